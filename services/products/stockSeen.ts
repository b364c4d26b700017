/**
 * The stock somebody saw when they typed a number over it, on its way from the call to the hook that writes what they meant:
 * only the hook knows the stock the write begins from.
 */
import type { PayloadRequest } from 'payload';
import type { Ctx, Id } from '../ctx';

type Seen = { of: string; qty: number };

/** For the next write of this product in this request. */
export function noteStockSeen(ctx: Ctx, product: Id, qty: number): void {
  ctx.req.context.stockSeen = { of: String(product), qty } satisfies Seen;
}

/** Given out once, so that a later write of the same request means what it says. */
export function takeStockSeen(req: PayloadRequest, product: Id): number | undefined {
  const seen = req.context.stockSeen as Seen | undefined;
  delete req.context.stockSeen;
  return seen?.of === String(product) ? seen.qty : undefined;
}
