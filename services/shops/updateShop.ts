import type { ReceivedFile } from '../../contract/route';
import { Failure, invalid } from '../../domain/failure';
import type { Shop } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { picturesOf, withFiles } from '../media/withFiles';
import { sameRef } from '../relations';
import { ownVendor } from './ownVendor';

export type ShopChange = {
  id?: Id | undefined;
  name: string;
  tagline?: string | undefined;
  slug: string;
  warehouse_id?: Id | undefined;
};
type Pictures = { logo?: ReceivedFile; banner?: ReceivedFile };

/** Changes the signed-in vendor's shop. What is not sent stays; an empty warehouse disconnects it. */
export async function updateShop(ctx: Ctx, change: ShopChange, pictures: Pictures): Promise<void> {
  const shop = await changeableShop(ctx, change);
  const data: Record<string, unknown> = { name: change.name, slug: change.slug };
  if (change.tagline !== undefined) data.tagline = change.tagline;
  if (change.warehouse_id !== undefined) data.warehouse = await warehouseOf(ctx, change.warehouse_id);
  await withFiles(ctx, pictures, picturesOf('shop', change.name), (ids) =>
    ctx.db.asActor.update('shops', shop.id, { ...data, ...ids }),
  );
}

async function changeableShop(ctx: Ctx, change: ShopChange): Promise<Shop> {
  const vendor = await ownVendor(ctx);
  const shops = ctx.db.asSystem('finds the own shop, and whether another one has the slug');
  const found = await shops.find('shops', {
    where: { or: [{ vendor: { equals: vendor.id } }, { slug: { equals: change.slug } }] },
    limit: 2,
  });
  const own = found.find((shop) => sameRef(shop.vendor, vendor.id));
  if (!own) throw new Failure('shopNotFound');
  if (change.id !== undefined && change.id !== '' && !sameRef(change.id, own.id)) throw new Failure('forbidden');
  if (found.some((shop) => shop.id !== own.id)) throw invalid({ slug: 'taken' });
  return own;
}

async function warehouseOf(ctx: Ctx, id: Id): Promise<Id | null> {
  if (id === '') return null;
  const warehouse = await ctx.db.asSystem('every vendor chooses among all warehouses').findById('warehouses', id);
  if (!warehouse) throw invalid({ warehouse_id: 'notFound' });
  return warehouse.id;
}
