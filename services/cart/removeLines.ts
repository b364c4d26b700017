import type { Where } from 'payload';
import type { ProductType } from '../../domain/catalogue/productType';
import { Failure } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';

const own = 'lines of the caller’s own cart';

/** Removes one line; returns the number of lines left. */
export async function removeLine(ctx: Ctx, lineId: Id): Promise<number> {
  const { id: user } = actorOf(ctx);
  const line = possibleId(ctx, lineId);
  const removed =
    line === null ? 0 : await remove(ctx, { and: [{ id: { equals: line } }, { user: { equals: user } }] });
  if (removed === 0) throw new Failure('notFound');
  return ctx.db.countRows(own, 'carts', { user: { equals: user } });
}

/** Empties the grocery or the general cart; returns how many lines were removed and how many are left. */
export async function clearCart(ctx: Ctx, type: ProductType): Promise<{ removed: number; left: number }> {
  const { id: user } = actorOf(ctx);
  const removed = await remove(ctx, { and: [{ user: { equals: user } }, { type: { equals: type } }] });
  return { removed, left: await ctx.db.countRows(own, 'carts', { user: { equals: user } }) };
}

/** Nothing refers to a cart line, so its deletion needs no hooks. */
async function remove(ctx: Ctx, where: Where): Promise<number> {
  const there = await ctx.db.countRows(own, 'carts', where);
  if (there > 0) await ctx.db.dropWhere('carts', where);
  return there;
}
