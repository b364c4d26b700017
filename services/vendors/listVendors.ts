import type { Vendor } from '../../payload-types';
import type { VendorAccept } from '../../domain/catalogue/visible';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { rowPart, type ListQuery } from '../listing';

const why = 'only admins come here, and they see every vendor';
/** The fields that a table of vendors shows. */
const shown = {
  name: true,
  image: true,
  mobile: true,
  email: true,
  business_name: true,
  type: true,
  accept: true,
  createdAt: true,
} as const;

/** Vendors in one state, newest first. */
export async function listVendors(
  ctx: Ctx,
  accept: VendorAccept,
  part: ListQuery,
): Promise<{ docs: Vendor[]; total: number }> {
  const { docs, total } = await rowPart(ctx, why, 'vendors', part, {
    where: { and: [{ accept: { equals: accept } }, { deleted: { equals: 0 } }] },
    sort: ['-createdAt', '-id'],
    select: shown,
  });
  return { docs: await fillRelations(ctx, why, docs, { image: { collection: 'media', select: pictureNames } }), total };
}
