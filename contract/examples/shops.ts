import { deleteShopBanner, deleteShopLogo, updateShop } from '../shops';
import { example, found } from './example';

export const shopExamples = [
  example(updateShop, 'vendor.fashion', {
    body: {
      name: 'Rong Dhonu',
      name_bn: 'রংধনু',
      tagline: 'Colours of Bangladesh',
      slug: 'rong-dhonu',
      warehouse_id: found('warehouses', 'name', 'Dhaka Central'),
    },
    files: ['logo', 'banner'],
  }),
  example(deleteShopLogo, 'vendor.fashion'),
  example(deleteShopBanner, 'vendor.fashion'),
];
