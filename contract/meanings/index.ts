/**
 * The meaning of a field with this name, wherever its declaration has no `.describe()` of its own. The reference shows
 * it; a test finds fields without a description.
 */
import type { FieldDeclarations } from '../../domain/fields/declare';
import { brandFields } from '../../domain/brands/fields';
import { childCategoryFields, subCategoryFields } from '../../domain/categories/fields';
import { couponFields } from '../../domain/coupons/fields';
import { deliveryFields } from '../../domain/delivery/fields';
import { addressFields } from '../../domain/addresses/fields';
import { productFields } from '../../domain/products/fields';
import { returnFields } from '../../domain/returns/fields';
import { shopFields } from '../../domain/shops/fields';
import { vendorFields } from '../../domain/vendors/fields';
import { catalogueMeanings } from './catalogue';
import { orderMeanings } from './orders';
import { peopleMeanings } from './people';
import { siteMeanings } from './site';

const declared = (fields: FieldDeclarations): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { meaning }]) => (meaning ? [[name, meaning]] : [])));

export const meanings: Readonly<Record<string, string>> = {
  ...declared(brandFields),
  ...declared(subCategoryFields),
  ...declared(childCategoryFields),
  // Several records have a `qty`: the product's is meant wherever a declaration does not say otherwise.
  ...declared(shopFields),
  ...declared(vendorFields),
  ...declared(addressFields),
  ...declared(returnFields),
  ...declared(productFields),
  ...declared(couponFields),
  ...declared(deliveryFields),
  ...catalogueMeanings,
  ...orderMeanings,
  ...peopleMeanings,
  ...siteMeanings,
};
