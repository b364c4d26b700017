import { productVerify } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { changeState } from '../../domain/products/changes';
import { checkAnswer } from '../../domain/rejections/answers';
import { returnStatus } from '../../domain/returns/status';
import type { ReviewNote } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { readProduct } from '../products/readProduct';
import { addReviewNote, readReviewNotes, type About } from '../products/reviewNotes';
import { ownReturn } from '../returns/returnChange';
import { beginThread } from '../returns/returnThread';

/**
 * Adds the vendor's answer to the thread about an own rejected product, or a rejected change to it. Answers with the
 * thread. Throws `refused` where nothing is rejected, `answersFull` after too many answers in a row.
 */
export async function answerProductRejection(ctx: Ctx, id: Id, text: string): Promise<ReviewNote[]> {
  return ctx.db.inTransaction(async () => {
    const { id: product, verify, change_state: change } = await readProduct(ctx, id);
    if (verify !== productVerify.rejected && change !== changeState.rejected) throw new Failure('refused');
    return answer(ctx, { product }, text);
  });
}

/** The same for the caller's own rejected application or profile change. */
export async function answerRejection(ctx: Ctx, text: string): Promise<ReviewNote[]> {
  return ctx.db.inTransaction(() => answer(ctx, { applicant: actorOf(ctx).id }, text));
}

/**
 * The same for an own return that was rejected. `notFound` for anybody else's. Of several answers at once each counts those
 * before it.
 */
export async function answerReturnRejection(ctx: Ctx, id: Id, text: string): Promise<ReviewNote[]> {
  return ctx.db.inTransaction(async () => {
    const { request, roles } = await ownReturn(ctx, id);
    if (!roles.includes('customer')) throw new Failure('notFound');
    const canceled = { and: [{ id: { equals: request.id } }, { status: { equals: returnStatus.canceled } }] };
    const claimed = await ctx.db.claim('returns', canceled, { updatedAt: request.updatedAt });
    if (!claimed) throw new Failure('refused');
    await beginThread(ctx, claimed);
    return answer(ctx, { return: request.id }, text);
  });
}

async function answer(ctx: Ctx, about: About, text: string): Promise<ReviewNote[]> {
  checkAnswer(await readReviewNotes(ctx.db, about));
  await addReviewNote(ctx.db, about, { kind: 'answered', text, byShop: false, actor: ctx.actor });
  return readReviewNotes(ctx.db, about);
}
