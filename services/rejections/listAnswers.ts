import type { Product, Return, ReviewNote, User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { rowPart, type ListQuery } from '../listing';
import { aboutOf, readReviewNotes } from '../products/reviewNotes';
import { filled } from '../relations';

export const answersWhy = 'only admins come here, who decide about all of these';
export type WaitingAnswer = {
  note: ReviewNote;
  product: Product | null;
  applicant: User | null;
  returned: Return | null;
  thread: ReviewNote[];
};

/** The answers to rejections that no admin has dealt with, the longest waiting first, each with its thread. */
export async function listAnswers(ctx: Ctx, part: ListQuery): Promise<{ docs: WaitingAnswer[]; total: number }> {
  const { docs, total } = await rowPart(ctx, answersWhy, 'review-notes', part, {
    where: { waits: { equals: 1 } },
    sort: ['createdAt', 'id'],
    limit: 20,
  });
  const notes = await fillRelations(ctx, answersWhy, docs, {
    product: { collection: 'products', select: { name: true, name_bn: true, slug: true } },
    applicant: { collection: 'users', select: { name: true } },
    return: { collection: 'returns', select: { product: true, order_number: true, tracking_id: true } },
  });
  const read: WaitingAnswer[] = [];
  for (const note of notes) {
    const about = aboutOf(note);
    const thread = about ? await readReviewNotes(ctx.db, about) : [];
    read.push({
      note,
      product: filled<Product>(note.product),
      applicant: filled<User>(note.applicant),
      returned: filled<Return>(note.return),
      thread,
    });
  }
  return { docs: read, total };
}
