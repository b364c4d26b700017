import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { invalid } from '../../domain/failure';
import type { Vendor } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { refId } from '../../services/relations';
import { changesAny } from '../changes';

/** Grocery and general products have different categories, so a vendor's type is fixed once there are products. */
export const fixType: CollectionBeforeChangeHook<Vendor> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !changesAny(data, { ...originalDoc }, ['type'])) return data;
  const products = await openDb(req.payload, req)
    .asSystem('products decide whether the type may change')
    .count('products', { vendor: { equals: originalDoc.id } });
  if (products > 0) throw invalid({ type: 'hasProducts' });
  return data;
};

/** Groceries are sold in the vendor's area: products store a copy of it for the public lists. */
export const spreadBusiness: CollectionAfterChangeHook<Vendor> = async ({ doc, previousDoc, operation, req }) => {
  const area = { business_district: refId(doc.business_district), business_upazila: refId(doc.business_upazila) };
  if (operation !== 'update' || !changesAny(area, { ...previousDoc }, ['business_district', 'business_upazila']))
    return doc;
  await openDb(req.payload, req).setWhere('products', { vendor: { equals: doc.id } }, area);
  return doc;
};
