import { Failure, invalid } from '../../domain/failure';
import { isWithVendor, openStatuses, packageStatusRow } from '../../domain/packages/status';
import type { Package, Warehouse } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { notify } from '../notifications/notify';
import { possibleId, refId, sameRef } from '../relations';

const why = 'only admins decide which warehouse receives a package';

/**
 * Assigns an unfinished package to a warehouse. Its staff are notified if the parcel is there or on its way; the
 * previous warehouse no longer sees it.
 */
export async function assignWarehouse(ctx: Ctx, trackingId: string, warehouseId: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const found = await ctx.db.row(why, 'packages', { where: { tracking_id: { equals: trackingId } } });
    if (!found) throw new Failure('notFound');
    const warehouse = await findWarehouse(ctx, warehouseId);
    if (sameRef(found.warehouse, warehouse)) return;
    const claimed = await ctx.db.claim(
      'packages',
      { and: [{ id: { equals: found.id } }, { status: { in: [...openStatuses] } }] },
      { warehouse: warehouse.id },
    );
    if (!claimed) throw new Failure('refused');
    await recordChange(ctx, {
      action: 'changed',
      target: 'packages',
      id: found.id,
      title: found.tracking_id,
      before: { warehouse: refId(found.warehouse) },
      after: { warehouse: warehouse.id },
    });
    await tellPeople(ctx, claimed, warehouse);
  });
}

async function findWarehouse(ctx: Ctx, given: Id): Promise<Warehouse> {
  const id = possibleId(ctx, given);
  const warehouse =
    id === null ? null : await ctx.db.row(why, 'warehouses', { where: { id: { equals: id } }, select: people });
  if (!warehouse) throw invalid({ warehouse_id: 'notFound' });
  return warehouse;
}

const people = { name: true, incharge1: true, incharge2: true, incharge3: true } as const;

async function tellPeople(
  ctx: Ctx,
  sent: Package,
  { name, incharge1, incharge2, incharge3 }: Warehouse,
): Promise<void> {
  const queue = packageStatusRow(sent.status)?.queue;
  if (isWithVendor(sent.status) || !queue) return;
  await notify(ctx, {
    users: [incharge1, incharge2, incharge3].map((person) => refId(person)).filter((person) => person !== null),
    type: 1,
    en: `Package ${sent.tracking_id} was given to ${name}`,
    bn: `${sent.tracking_id} প্যাকেজটি ${name}-কে দেওয়া হয়েছে`,
    link: `/admin/${queue}`,
  });
}
