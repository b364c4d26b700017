import type { ProductType } from '../../domain/catalogue/productType';
import { Failure } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';

const own = 'lines of the caller’s own cart';

/** Takes one line out; the number of lines that are left. */
export async function removeLine(ctx: Ctx, lineId: Id): Promise<number> {
  const { id: user } = actorOf(ctx);
  const carts = ctx.db.asSystem(own);
  const removed = await carts.removeWhere('carts', { and: [{ id: { equals: lineId } }, { user: { equals: user } }] });
  if (removed === 0) throw new Failure('notFound');
  return carts.count('carts', { user: { equals: user } });
}

/** Empties the grocery or the general cart: how many lines went and how many are left. */
export async function clearCart(ctx: Ctx, type: ProductType): Promise<{ removed: number; left: number }> {
  const { id: user } = actorOf(ctx);
  const carts = ctx.db.asSystem(own);
  const removed = await carts.removeWhere('carts', { and: [{ user: { equals: user } }, { type: { equals: type } }] });
  return { removed, left: await carts.count('carts', { user: { equals: user } }) };
}
