import { Failure } from '../../domain/failure';
import { mayClose } from '../../domain/questions/rules';
import type { Ctx, Id } from '../ctx';
import { findQuestion } from './findQuestion';

/**
 * Closes a conversation to the vendor's replies, by its customer or vendor. Throws `refused` when it is closed already.
 */
export async function closeQuestion(ctx: Ctx, id: Id): Promise<void> {
  const { question, viewer, standing } = await findQuestion(ctx, id);
  if (viewer === 'admin') throw new Failure('forbidden');
  const open = { and: [{ id: { equals: question.id } }, { closed: { equals: 0 } }] };
  const closed = mayClose(viewer, standing) && (await ctx.db.claim('questions', open, { closed: 1 }));
  if (!closed) throw new Failure('refused');
}
