import type { Vendor } from '../../payload-types';
import type { VendorAccept } from '../../domain/catalogue/visible';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, inDays, is, related, rowPart, type DayQuery, type ListQuery } from '../listing';

type VendorQuery = ListQuery & DayQuery & { type?: number | undefined; district?: string | undefined };

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
  part: VendorQuery,
): Promise<{ docs: Vendor[]; total: number }> {
  const { docs, total } = await rowPart(ctx, why, 'vendors', part, {
    where: allOf(
      { accept: { equals: accept } },
      { deleted: { equals: 0 } },
      inDays('createdAt', part),
      is('type', part.type),
      related(ctx, 'business_district', part.district),
    ),
    sort: ['-createdAt', '-id'],
    select: shown,
  });
  return { docs: await fillRelations(ctx, why, docs, { image: { collection: 'media', select: pictureNames } }), total };
}
