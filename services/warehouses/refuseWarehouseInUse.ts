import { Failure } from '../../domain/failure';
import { openStatuses } from '../../domain/packages/status';
import type { Id } from '../ctx';
import type { Db } from '../db/types';

/** Throws `warehouseInUse`, with how many shops and unfinished packages depend on the warehouse. */
export async function refuseWarehouseInUse(db: Db, id: Id): Promise<void> {
  const records = db.asSystem('what depends on a warehouse decides whether it may go');
  const here = { warehouse: { equals: id } };
  const shops = await records.count('shops', here);
  const packages = await records.count('packages', { and: [here, { status: { in: [...openStatuses] } }] });
  if (shops + packages > 0) throw new Failure('warehouseInUse', { params: { shops, packages } });
}
