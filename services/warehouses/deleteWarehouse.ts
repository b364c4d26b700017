import { Failure } from '../../domain/failure';
import { isOpen, packageStatuses } from '../../domain/packages/status';
import type { Ctx, Id } from '../ctx';

/** Deletes a warehouse that has no open packages. Shops that used it have none until they choose another. */
export async function deleteWarehouse(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const warehouse = await ctx.db.asActor.findById('warehouses', id);
    if (!warehouse) throw new Failure('notFound');
    const open = await ctx.db.asActor.count('packages', {
      and: [{ warehouse: { equals: warehouse.id } }, { status: { in: packageStatuses.filter(isOpen) } }],
    });
    if (open > 0) throw new Failure('warehouseInUse');
    await ctx.db.setWhere('shops', { warehouse: { equals: warehouse.id } }, { warehouse: null });
    await ctx.db.setWhere('packages', { warehouse: { equals: warehouse.id } }, { warehouse: null });
    await ctx.db.asActor.remove('warehouses', warehouse.id);
  });
}
