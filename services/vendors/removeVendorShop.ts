import type { PayloadRequest } from 'payload';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { dropProducts } from '../products/dropProducts';

/** Takes a vendor's products and shop away; packages keep what they copied. */
export async function removeVendorShop(db: Db, req: PayloadRequest, vendor: Id): Promise<void> {
  const own = { vendor: { equals: vendor } };
  await dropProducts(db, req, own);
  await db.setWhere('packages', own, { shop: null });
  await db.asSystem('a vendor’s shop goes with the vendor').removeWhere('shops', own);
}
