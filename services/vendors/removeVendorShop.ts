import type { PayloadRequest } from 'payload';
import type { Id } from '../ctx';
import type { Db } from '../db';
import { dropProductRecords } from '../products/dropProductRecords';

/** Takes a vendor's products and shop away; packages keep what they copied. */
export async function removeVendorShop(db: Db, req: PayloadRequest, vendor: Id): Promise<void> {
  const own = { vendor: { equals: vendor } };
  const catalogue = db.asSystem('a vendor’s goods go with the vendor');
  const products = await catalogue.find('products', { where: own, limit: 200_000, select: {} });
  if (products.length > 0) {
    await dropProductRecords(
      db,
      products.map(({ id }) => id),
    );
    const before = req.context.belowIsGone;
    req.context = { ...req.context, belowIsGone: true };
    await catalogue.removeWhere('products', own);
    req.context = { ...req.context, belowIsGone: before };
  }
  await db.setWhere('packages', own, { shop: null });
  await catalogue.removeWhere('shops', own);
}
