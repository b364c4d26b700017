import type { CollectionBeforeDeleteHook } from 'payload';
import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { openCtx } from '../../services/openCtx';
import { dropQuestions } from '../../services/questions/dropQuestions';
import { hasMoneyHistory, refuseVendorWithMoney } from '../../services/vendors/refuseVendorWithMoney';
import { removeVendorShop } from '../../services/vendors/removeVendorShop';

/**
 * Only an application, or a suspended vendor that never sold anything and whom the ledger does not name, can be deleted here; for
 * others there is a separate call.
 */
export const guardDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ctx = openCtx(req);
  const records = ctx.db.asSystem('what points at a vendor decides whether it may go');
  const vendor = await records.findById('vendors', id);
  if (!vendor) return;
  const packages = await records.count('packages', { vendor: { equals: vendor.id } });
  if (vendor.accept === vendorAccept.approved || packages > 0) throw new Failure('refused');
  await refuseVendorWithMoney(ctx, vendor.id);
  if (await hasMoneyHistory(ctx, vendor.id)) throw new Failure('refused');
  await removeVendorShop(ctx, vendor.id);
  await dropQuestions(ctx.db, { vendor: { equals: vendor.id } });
};
