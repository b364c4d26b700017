import { Failure } from '../../domain/failure';
import type { Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

/** The vendor that an admin's report is about. */
export async function readReportVendor(ctx: Ctx, id: Id): Promise<Vendor> {
  const vendor = await ctx.db.asActor.findById('vendors', id);
  if (!vendor) throw new Failure('vendorNotFound');
  return vendor;
}
