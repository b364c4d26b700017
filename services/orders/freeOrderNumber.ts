import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';

/** The first number drawn is nearly always free; on a day with very many orders it may not be. */
const DRAWS = [1, 20];

/** An unused order number. Numbers are random and may repeat; the unique index decides. One query, rarely two. */
export async function freeOrderNumber(ctx: Ctx): Promise<number> {
  for (const count of DRAWS) {
    const drawn = Array.from({ length: count }, () => ctx.gateways.ids.newOrderNumber(ctx.now));
    const taken = await ctx.db.rows('looks whether a number is taken', 'orders', {
      where: { number: { in: drawn } },
      select: { number: true },
      limit: count,
    });
    const numbers = new Set(taken.map((order) => order.number));
    const free = drawn.find((number) => !numbers.has(number));
    if (free !== undefined) return free;
  }
  throw new Failure('busy');
}
