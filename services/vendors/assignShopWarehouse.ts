import { Failure, invalid } from '../../domain/failure';
import { possibleId } from '../relations';
import type { Ctx, Id } from '../ctx';
import { readVendorWithShop } from './readVendor';

/** Connects a vendor's shop to a warehouse; a hook shows its products. Throws `vendorNotFound` if there is no shop yet. */
export async function assignShopWarehouse(ctx: Ctx, vendorId: Id, warehouseId: Id): Promise<void> {
  const { shop } = await readVendorWithShop(ctx, vendorId);
  if (!shop) throw new Failure('vendorNotFound');
  const id = possibleId(ctx, warehouseId);
  const warehouse = id === null ? null : await ctx.db.asActor.findById('warehouses', id);
  if (!warehouse) throw invalid({ warehouse_id: 'notFound' });
  await ctx.db.asActor.update('shops', shop.id, { warehouse: warehouse.id });
}
