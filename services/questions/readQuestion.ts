import type { QuestionMessage } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { findQuestion, type FoundQuestion } from './findQuestion';

const PAGE = 30;
const why = 'messages of a conversation the caller may read';

export type ReadQuestion = FoundQuestion & { messages: QuestionMessage[]; total: number };

/**
 * A conversation with a window of its messages: the newest window first, each in the order of writing. Marks it as read
 * for its customer or vendor. A message that arrives meanwhile stays unread: nothing is marked if the count has
 * changed.
 */
export async function readQuestion(
  ctx: Ctx,
  id: Id,
  { offset = 0, limit = PAGE }: { offset?: number | undefined; limit?: number | undefined },
): Promise<ReadQuestion> {
  const found = await findQuestion(ctx, id);
  const { question, viewer } = found;
  const { docs, total } = await ctx.db.rowWindow(why, 'question-messages', {
    where: { question: { equals: question.id } },
    sort: ['-createdAt', '-id'],
    offset,
    limit,
  });
  if (viewer !== 'admin' && offset === 0) {
    const unread = viewer === 'vendor' ? 'vendor_unread' : 'customer_unread';
    const asRead = { and: [{ id: { equals: question.id } }, { messages: { equals: question.messages } }] };
    if (question[unread] > 0) await ctx.db.claim('questions', asRead, { [unread]: 0 });
  }
  return { ...found, messages: docs.reverse(), total };
}
