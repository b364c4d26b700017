/** The vendor's own shop profile. The public shop page is in the catalogue. */
import { z } from 'zod';
import { shopForm, shopPictures } from '../domain/shops/fields';
import { inputShape, pictureFiles } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute, nothing } from './route';
import { formId, id } from './shapes';

export const warehouseOption = z
  .strictObject({ id, name: z.string(), district: z.string().nullable() })
  .meta({ id: 'WarehouseOption', description: 'A warehouse to choose.' });
export type WarehouseOption = z.output<typeof warehouseOption>;

export const ownShopShape = z
  .strictObject({
    id,
    ...answerShape(shopForm),
    ...answerShape(shopPictures),
    warehouse: warehouseOption.nullable(),
  })
  .meta({ id: 'OwnShop', description: 'The shop of the signed-in vendor.' });
export type OwnShopShape = z.output<typeof ownShopShape>;

export const getShopData = defineRoute({
  name: 'getShopData',
  method: 'GET',
  path: '/get-shop-data',
  who: ['vendor'],
  scope: 'catalogue:read',
  tag: 'Shop',
  summary: 'The signed-in vendor’s own shop and its connected warehouse',
  answers: { 200: z.strictObject({ shop: ownShopShape, warehouse: warehouseOption.nullable() }) },
  fails: ['shopNotFound'],
});

export const getShopWarehouse = defineRoute({
  name: 'getShopWarehouse',
  method: 'GET',
  path: '/get-shop-warehouse',
  who: ['vendor'],
  scope: 'catalogue:read',
  tag: 'Shop',
  summary: 'The warehouses a shop can be connected to',
  answers: { 200: z.strictObject({ warehouse: z.array(warehouseOption).describe('The warehouses.') }) },
});

export const updateShop = defineRoute({
  name: 'updateShop',
  shownBy: { call: 'getShopData', at: 'shop' },
  method: 'POST',
  path: '/update-shop',
  who: ['vendor'],
  scope: 'catalogue:write',
  tag: 'Shop',
  summary: 'Change the signed-in vendor’s shop',
  body: z.strictObject({
    id: formId.optional().describe('The shop; only the vendor’s own is accepted.'),
    ...inputShape(shopForm),
  }),
  files: pictureFiles(shopPictures, false),
  answers: { 200: nothing },
  fails: ['shopNotFound'],
});

export const deleteShopLogo = defineRoute({
  name: 'deleteShopLogo',
  method: 'POST',
  path: '/delete-shop-logo',
  who: ['vendor'],
  scope: 'catalogue:write',
  tag: 'Shop',
  summary: 'Remove the shop’s logo',
  answers: { 200: nothing },
  fails: ['shopNotFound', 'pictureNotFound'],
});

export const deleteShopBanner = defineRoute({
  name: 'deleteShopBanner',
  method: 'POST',
  path: '/delete-shop-banner',
  who: ['vendor'],
  scope: 'catalogue:write',
  tag: 'Shop',
  summary: 'Remove the shop’s banner',
  answers: { 200: nothing },
  fails: ['shopNotFound', 'pictureNotFound'],
});
