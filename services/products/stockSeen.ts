/**
 * Passes the stock that a person saw when typing a new number from the call to the hook, which computes the intended
 * change: only the hook knows the stock at the time of the write.
 */
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { StockSeen } from '../../domain/catalogue/stock';
import type { Ctx, Id } from '../ctx';

/** Set for the next write of this product in this request. */
export function noteStockSeen(ctx: Ctx, product: Id, seen: StockSeen): void {
  notesOf(ctx.req).stockSeen = { of: String(product), ...seen };
}

/** Can be read once only, so that a later write of the same request is taken literally. */
export function takeStockSeen(req: PayloadRequest, product: Id): StockSeen | undefined {
  const notes = notesOf(req);
  const seen = notes.stockSeen;
  delete notes.stockSeen;
  return seen?.of === String(product) ? seen : undefined;
}
