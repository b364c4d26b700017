import { freeSlug, slugFromName } from '../../domain/slugs';
import type { Shop, Vendor } from '../../payload-types';
import type { Db } from '../db/types';

/**
 * Creates the shop of an approved vendor, named after the business. A vendor has only ever one shop: a second approval
 * finds it again.
 */
export async function createShop(db: Db, vendor: Vendor): Promise<Shop> {
  const shops = db.asSystem('an approval makes the shop');
  const existing = await shops.findOne('shops', { where: { vendor: { equals: vendor.id } } });
  if (existing) return existing;
  const wanted = slugFromName(vendor.business_name) || 'shop';
  const taken = await shops.find('shops', { where: { slug: { contains: wanted } }, select: { slug: true } });
  const slug = freeSlug(wanted, new Set(taken.map((shop) => shop.slug)));
  return shops.create('shops', { vendor: vendor.id, name: vendor.business_name, slug, active: 1 });
}
