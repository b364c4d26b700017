/** Where a search looks: groceries are found in the shopper's upazila only, everything else everywhere. */
import type { Where } from 'payload';
import { productType } from '../../domain/catalogue/productType';
import { anywhere } from '../../domain/places/reach';
import type { Product, Upazila } from '../../payload-types';
import { sameRef } from '../relations';

/** Null if the place does not exist: no groceries. */
export type Here = Pick<Upazila, 'id'> | typeof anywhere | null;

/** The same place has the same key. */
export const keyOfPlace = (here: Here): string => (here === anywhere ? here : String(here?.id ?? ''));

export const isSoldHere = (row: Pick<Product, 'type' | 'business_upazila'>, here: Here): boolean =>
  row.type !== productType.grocery || here === anywhere || sameRef(row.business_upazila, here);

/** The same as conditions on products. */
export function soldHere(here: Here): Where[] {
  if (here === anywhere) return [];
  const general: Where = { type: { not_equals: productType.grocery } };
  return here ? [{ or: [general, { business_upazila: { equals: here.id } }] }] : [general];
}
