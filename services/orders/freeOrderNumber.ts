import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';

const CANDIDATES = 20;

/** An unused order number. Numbers are random and may repeat; the unique index decides. One query. */
export async function freeOrderNumber(ctx: Ctx): Promise<number> {
  const drawn = Array.from({ length: CANDIDATES }, () => ctx.gateways.ids.newOrderNumber(ctx.now));
  const where = { number: { in: drawn } };
  const taken = await ctx.db.rows('looks whether a number is taken', 'orders', { where, select: { number: true } });
  const numbers = new Set(taken.map((order) => order.number));
  const free = drawn.find((number) => !numbers.has(number));
  if (free === undefined) throw new Failure('busy');
  return free;
}
