/** The thread about the rejection of a return: the reason, the customer's answers, replies, and that it was opened again. */
import { returnStatus, type ReturnStatus } from '../../domain/returns/status';
import type { Return, ReturnEvent, ReviewNote } from '../../payload-types';
import type { Ctx } from '../ctx';
import { addReviewNote, readReviewNotes } from '../products/reviewNotes';
import { historyOfReturn } from './returnChange';

/** A note, or the reason of a rejection that an earlier release stored without one. */
export type ThreadNote = Pick<ReviewNote, 'kind' | 'text' | 'by_shop' | 'by_name' | 'createdAt'>;

/** What was said, oldest first. A return that an earlier release rejected has no notes: its reason is the thread. */
export async function readThread(ctx: Ctx, request: Return, history: readonly ReturnEvent[]): Promise<ThreadNote[]> {
  const notes = await readReviewNotes(ctx.db, { return: request.id });
  if (notes.length > 0) return notes;
  const reason = reasonOf(request, history);
  return reason ? [{ kind: 'rejected', text: reason.text, by_shop: 1, by_name: '', createdAt: reason.at }] : [];
}

/** Stores the reason as the first note where an earlier release has rejected the return. */
export async function beginThread(ctx: Ctx, request: Return): Promise<void> {
  const about = { return: request.id };
  if ((await readReviewNotes(ctx.db, about)).length > 0) return;
  const reason = reasonOf(request, await historyOfReturn(ctx, request.id));
  if (reason) await addReviewNote(ctx.db, about, { kind: 'rejected', byShop: true, actor: null, ...reason });
}

function reasonOf(request: Return, history: readonly ReturnEvent[]): { text: string; at: string } | null {
  if (request.status !== returnStatus.canceled) return null;
  const step = history.findLast(({ to }) => to === returnStatus.canceled);
  return { text: request.cancel_reason ?? '', at: step?.createdAt ?? request.updatedAt };
}

/** Notes that a return was rejected, or opened again. Call it in the transaction of the move, with the return as it was. */
export async function noteMove(ctx: Ctx, before: Return, to: ReturnStatus, reason: string): Promise<void> {
  const about = { return: before.id };
  const said = { text: reason, byShop: true, actor: ctx.actor };
  if (to === returnStatus.canceled) return addReviewNote(ctx.db, about, { kind: 'rejected', ...said });
  if (before.status !== returnStatus.canceled) return;
  await beginThread(ctx, before);
  await addReviewNote(ctx.db, about, { kind: 'reopened', ...said });
}
