import { invalid } from '../../domain/failure';
import { vendorAccept } from '../../domain/catalogue/visible';
import type { Vendor } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';
import { ownVendor } from '../shops/ownVendor';

/** The vendor whose products are imported or exported: a vendor's own; admins name one. */
export async function importVendor(ctx: Ctx, asked: Id | undefined): Promise<Vendor> {
  if (!has(ctx, 'superadmin', 'subadmin')) return ownVendor(ctx);
  if (asked === undefined) {
    if (has(ctx, 'vendor')) return ownVendor(ctx);
    throw invalid({ vendor_id: 'required' });
  }
  const id = possibleId(ctx, asked);
  const vendor = id === null ? null : await ctx.db.asActor.findById('vendors', id);
  if (vendor?.accept !== vendorAccept.approved) throw invalid({ vendor_id: 'notFound' });
  return vendor;
}
