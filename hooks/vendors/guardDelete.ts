import type { CollectionBeforeDeleteHook } from 'payload';
import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { openDb } from '../../services/db/openDb';
import { removeVendorShop } from '../../services/vendors/removeVendorShop';

/** Only an application, or a suspended vendor that never sold anything, is torn out; the others have their own call. */
export const guardDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = openDb(req.payload, req);
  const records = db.asSystem('what points at a vendor decides whether it may go');
  const vendor = await records.findById('vendors', id);
  if (!vendor) return;
  const packages = await records.count('packages', { vendor: { equals: vendor.id } });
  if (vendor.accept === vendorAccept.approved || packages > 0) throw new Failure('refused');
  await removeVendorShop(db, req, vendor.id);
};
