import * as contract from '../contract/shops';
import { listShopWarehouses } from '../services/shops/listShopWarehouses';
import { readOwnShop } from '../services/shops/readOwnShop';
import { removeShopPicture } from '../services/shops/removeShopPicture';
import { updateShop } from '../services/shops/updateShop';
import { implement, type Implementation } from './implement';
import { presentOwnShop, presentWarehouseOption } from './present/shop';

/** The vendor's own shop. */
export const shopEndpoints: Implementation[] = [
  implement(contract.getShopData, async (ctx) => {
    const shop = presentOwnShop(await readOwnShop(ctx));
    return { status: 200, shop, warehouse: shop.warehouse };
  }),
  implement(contract.getShopWarehouse, async (ctx) => ({
    status: 200,
    warehouse: (await listShopWarehouses(ctx)).map(presentWarehouseOption),
  })),
  implement(contract.updateShop, async (ctx, { body, files }) => {
    await updateShop(ctx, body, files);
    return { status: 200, message: 'shopUpdated' };
  }),
  implement(contract.deleteShopLogo, async (ctx) => {
    await removeShopPicture(ctx, 'logo');
    return { status: 200, message: 'shopLogoDeleted' };
  }),
  implement(contract.deleteShopBanner, async (ctx) => {
    await removeShopPicture(ctx, 'banner');
    return { status: 200, message: 'shopBannerDeleted' };
  }),
];
