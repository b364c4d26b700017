import { checkTaken } from '../../domain/cash/desk';
import { invalid } from '../../domain/failure';
import { NOWHERE } from '../../domain/ledger/events';
import type { Ctx, Id } from '../ctx';
import { oneAtATime } from '../payouts/oneAtATime';
import { cashAt } from './cashThere';
import { holdWarehouse } from './deskOf';

const why = 'who is refused more than a desk holds is told which desk it is';

/**
 * Locks a desk for the rest of the transaction, and refuses to take more from it than it holds. `field`: what of the
 * record is too much.
 */
export async function takeFromDesk(ctx: Ctx, warehouse: Id, taken: number, field: string): Promise<void> {
  await holdWarehouse(ctx, warehouse);
  const found = await ctx.db.row(why, 'warehouses', { where: { id: { equals: warehouse } }, select: { name: true } });
  checkTaken({ name: found?.name ?? '', holds: await cashAt(ctx, warehouse) }, taken, field);
}

/** The same of the cash of packages without a warehouse, which is at no desk. */
export async function takeFromNowhere(ctx: Ctx, taken: number, field: string): Promise<void> {
  await oneAtATime(ctx, 'cash without a desk');
  const max = Math.max(await cashAt(ctx, NOWHERE), 0);
  if (taken > max) throw invalid({ [field]: { code: 'tooBig', params: { max } } });
}
