import { Failure } from '../../domain/failure';
import { openStatuses } from '../../domain/packages/status';
import { cashAt, cashLines } from '../cash/cashThere';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { correctionsNaming, keepParties } from '../ledger/parties';

/**
 * Throws `warehouseInUse`, with how many shops and unfinished packages depend on the warehouse and its cash in taka;
 * throws `warehouseHasHistory` if cash was counted or moved there, or a correction names it, because the journal refers to it for
 * good, or will.
 */
export async function refuseWarehouseInUse(db: Db, id: Id): Promise<void> {
  await keepParties({ db });
  const records = db.asSystem('what depends on a warehouse decides whether it may go');
  const here = { warehouse: { equals: id } };
  const shops = await records.count('shops', here);
  const packages = await records.count('packages', { and: [here, { status: { in: [...openStatuses] } }] });
  const cash = await cashAt({ db }, id);
  if (shops + packages > 0 || cash !== 0) throw new Failure('warehouseInUse', { params: { shops, packages, cash } });
  const count = (await records.count('cash-counts', here)) + (await records.count('cash-deposits', here));
  // Cash that packages brought and a correction took is there no more, and its lines name the warehouse all the same.
  const lines = await records.count('journal-lines', { and: [cashLines, { party: { equals: String(id) } }] });
  const corrections = await correctionsNaming({ db }, 'cash_warehouse', id, ['prepared']);
  if (count + lines + corrections > 0)
    throw new Failure('warehouseHasHistory', { params: { count, lines, corrections } });
}
