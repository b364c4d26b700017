/**
 * The stock somebody saw when they typed a number over it, on its way from the call to the hook that writes what they meant:
 * only the hook knows the stock the write begins from.
 */
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { Ctx, Id } from '../ctx';

/** For the next write of this product in this request. */
export function noteStockSeen(ctx: Ctx, product: Id, qty: number): void {
  notesOf(ctx.req).stockSeen = { of: String(product), qty };
}

/** Given out once, so that a later write of the same request means what it says. */
export function takeStockSeen(req: PayloadRequest, product: Id): number | undefined {
  const notes = notesOf(req);
  const seen = notes.stockSeen;
  delete notes.stockSeen;
  return seen?.of === String(product) ? seen.qty : undefined;
}
