import type { Vendor } from '../../payload-types';
import type { VendorAccept } from '../../domain/catalogue/visible';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';

const why = 'only admins come here, and they see every vendor';
/** What a table of vendors shows. */
const shown = { name: true, image: true, mobile: true, email: true, business_name: true, type: true, accept: true, createdAt: true } as const;

/** Vendors in one state, the newest first. */
export async function listVendors(ctx: Ctx, accept: VendorAccept): Promise<Vendor[]> {
  const vendors = await ctx.db.rows(why, 'vendors', {
    where: { and: [{ accept: { equals: accept } }, { deleted: { equals: 0 } }] },
    sort: ['-createdAt', '-id'],
    select: shown,
  });
  return fillRelations(ctx, why, vendors, { image: { collection: 'media', select: pictureNames } });
}
