import type { Vendor } from '../../payload-types';
import type { VendorAccept } from '../../domain/catalogue/visible';
import type { Ctx } from '../ctx';

/** Vendors in one state, the newest first. */
export async function listVendors(ctx: Ctx, accept: VendorAccept): Promise<Vendor[]> {
  return ctx.db.asActor.find('vendors', {
    where: { and: [{ accept: { equals: accept } }, { deleted: { equals: 0 } }] },
    sort: ['-createdAt', '-id'],
    depth: 1,
  });
}
