import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { discountPercent } from '../../domain/catalogue/flash';
import { firstShownAt } from '../../domain/follows/rules';
import { isVisible } from '../../domain/catalogue/visible';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { settingsOf } from '../../services/openCtx';
import { readPathFacts } from '../../services/products/pathFacts';
import { refId } from '../../services/relations';
import { changesAny } from '../changes';
import { keptFacts } from './facts';

type Data = Partial<Product>;

/**
 * Maintains the derived fields that public lists query on each product: its visibility, its discount, its thumbnail,
 * and the values copied from its vendor. Skips those whose sources have not changed.
 */
export const keepDerivedFields: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, req }) => {
  const before = originalDoc && { ...originalDoc };
  const product = { ...originalDoc, ...data };
  data.discount_percent = discountPercent(product.selling_price ?? 0, product.original_price ?? 0);
  if (changesAny(data, before, ['vendor', 'category', 'subcategory', 'childcategory', 'status', 'verify'])) {
    await keepPlace(data, product, req);
  }
  if (changesAny(data, before, ['image1'])) data.thumbnail = await thumbnailPath(product, req);
  data.first_shown_at = firstShownAt(
    before,
    data.visible ?? before?.visible ?? 0,
    settingsOf(req.payload).gateways.clock.now(),
  );
  return data;
};

async function keepPlace(data: Data, product: Data, req: PayloadRequest): Promise<void> {
  const { vendor, shop, main, sub, child } =
    keptFacts(req, product) ?? (await readPathFacts(openDb(req.payload, req), product));
  if (vendor) {
    data.type = vendor.type;
    data.business_district = vendor.business_district;
    data.business_upazila = vendor.business_upazila;
  }
  data.shop = shop?.id ?? null;
  const path = [main?.status ?? 0, sub?.status ?? 0, ...(product.childcategory ? [child?.status ?? 0] : [])];
  data.visible = isVisible({
    status: product.status ?? 1,
    verify: product.verify ?? 0,
    shopOpen: shop?.active === 1,
    hasWarehouse: refId(shop?.warehouse) !== null,
    categoryStatuses: path,
  })
    ? 1
    : 0;
}

async function thumbnailPath(product: Data, req: PayloadRequest): Promise<string | null> {
  const id = refId(product.image1);
  const picture =
    id === null ? null : await openDb(req.payload, req).asSystem('pictures are public').findById('media', id);
  const name = picture?.sizes?.thumbnail?.filename ?? picture?.filename;
  return name ? `/uploads/media/${name}` : null;
}
