import { Failure } from '../../domain/failure';
import { openStatuses } from '../../domain/packages/status';
import { cashAt } from '../cash/cashThere';
import type { Id } from '../ctx';
import type { Db } from '../db/types';

/**
 * Throws `warehouseInUse`, with how many shops and unfinished packages depend on the warehouse and its cash in taka;
 * throws `warehouseHasHistory` if cash was counted or deposited, because the journal refers to it for good.
 */
export async function refuseWarehouseInUse(db: Db, id: Id): Promise<void> {
  const records = db.asSystem('what depends on a warehouse decides whether it may go');
  const here = { warehouse: { equals: id } };
  const shops = await records.count('shops', here);
  const packages = await records.count('packages', { and: [here, { status: { in: [...openStatuses] } }] });
  const cash = await cashAt({ db }, id);
  if (shops + packages > 0 || cash !== 0) throw new Failure('warehouseInUse', { params: { shops, packages, cash } });
  const history = (await records.count('cash-counts', here)) + (await records.count('cash-deposits', here));
  if (history > 0) throw new Failure('warehouseHasHistory', { params: { count: history } });
}
