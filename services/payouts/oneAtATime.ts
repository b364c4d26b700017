import type { Ctx } from '../ctx';
import { payoutsWhy } from './reasons';

/**
 * Part of a transaction that may not run beside another of its name: both would find the same. The second waits for the first, or
 * where databases do not wait, begins again when it has ended.
 */
export async function oneAtATime(ctx: Pick<Ctx, 'db'>, name: string): Promise<void> {
  if (!(await ctx.db.claim('counters', { name: { equals: name } }, { value: { $inc: 1 } })))
    await ctx.db.append(payoutsWhy, 'counters', { name, value: 1 });
}
