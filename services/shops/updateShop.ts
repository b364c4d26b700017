import type { InputOf } from '../../contract/route';
import type { updateShop as updateShopCall } from '../../contract/shops';
import { Failure, invalid } from '../../domain/failure';
import type { Shop } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { givenFields } from '../givenFields';
import { picturesOf, withFiles } from '../media/withFiles';
import { sameRef } from '../relations';
import { ownVendor } from './ownVendor';

type ShopChange = InputOf<typeof updateShopCall>['body'];
type Pictures = InputOf<typeof updateShopCall>['files'];

/** Changes the signed-in vendor's shop. Fields that are not sent stay; a hook keeps it from losing its warehouse. */
export async function updateShop(ctx: Ctx, change: ShopChange, pictures: Pictures): Promise<void> {
  const shop = await changeableShop(ctx, change);
  const { id: _own, warehouse_id: warehouse, ...words } = change;
  const data: Record<string, unknown> = givenFields(words);
  if (warehouse !== undefined) data.warehouse = await warehouseOf(ctx, warehouse);
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
