import { addressFields } from '../addresses/fields';
import { brandFields } from '../brands/fields';
import { childCategoryFields, subCategoryFields } from '../categories/fields';
import { commissionFields } from '../commissions/fields';
import { couponFields } from '../coupons/fields';
import { productFields } from '../products/fields';
import { returnFields } from '../returns/fields';
import { shopFields } from '../shops/fields';
import { vendorFields } from '../vendors/fields';
import type { FieldDeclarations } from './declare';

/**
 * The declared fields of all records. Several records have a field of one name (`qty`): if it is needed only once, the
 * later declaration counts.
 */
const recordFields: readonly FieldDeclarations[] = [
  brandFields,
  subCategoryFields,
  childCategoryFields,
  shopFields,
  vendorFields,
  addressFields,
  returnFields,
  productFields,
  couponFields,
  commissionFields,
];

/** The result of `of` for the fields of each record, by name. */
export const ofRecords = <T>(of: (fields: FieldDeclarations) => Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(recordFields.flatMap((fields) => Object.entries(of(fields))));
