import { withNotes } from '../../authority/requestNotes';
import { vendorAccept, type VendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { assignShopWarehouse } from './assignShopWarehouse';
import { readVendor } from './readVendor';

/** Moves a vendor from one state to another; the collection's hooks handle the consequences. */
async function move(ctx: Ctx, id: Id, from: VendorAccept, to: VendorAccept): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const vendor = await readVendor(ctx, id);
    if (vendor.accept !== from) throw new Failure('refused');
    await ctx.db.asActor.update('vendors', vendor.id, { accept: to });
  });
}

/** Approves an application and connects its shop to the warehouse, if one is given: both or neither. */
export const approveVendor = (ctx: Ctx, id: Id, warehouse?: Id) =>
  ctx.db.inTransaction(async () => {
    await move(ctx, id, vendorAccept.pending, vendorAccept.approved);
    if (warehouse !== undefined) await assignShopWarehouse(ctx, id, warehouse);
  });
/** `reason`: for the vendor and the audit log; none if it is empty. */
export const suspendVendorRecord = (ctx: Ctx, id: Id, reason = '') =>
  withNotes(ctx.req, { changeReason: reason }, () => move(ctx, id, vendorAccept.approved, vendorAccept.suspended));
export const liftVendorSuspension = (ctx: Ctx, id: Id) => move(ctx, id, vendorAccept.suspended, vendorAccept.approved);
