import type { CollectionConfig, Field } from 'payload';
import { approvedFields } from '../domain/products/fieldSets';
import { anyOf, isAdmin, nobody, ofVendor } from './access/rules';
import { declaredFields } from './fields/declared';
import { labels, one } from './fields/values';

/**
 * Not unique and not required: two waiting changes may want the same slug, and a category or brand may be deleted
 * meanwhile. A change is validated when it is sent, and again when it is approved.
 */
const loosened = (field: Field): Field => {
  const { required: _required, unique: _unique, ...rest } = field as Field & { required?: boolean; unique?: boolean };
  return rest;
};

/**
 * A vendor's change to an approved product that waits for an admin, or was rejected: one per product. Written by the
 * products' hooks only; the product states which of the two it is.
 */
export const productEdits: CollectionConfig = {
  slug: 'product-edits',
  labels: labels(
    { en: 'Change to a product', 'bn-BD': 'পণ্যের পরিবর্তন' },
    { en: 'Changes to products', 'bn-BD': 'পণ্যের পরিবর্তন' },
  ),
  admin: { hidden: true },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofVendor()),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  fields: [
    one('product', 'products', { required: true, unique: true }),
    one('vendor', 'vendors', { required: true }),
    /** The fields that differ from the product: only these are applied. */
    { name: 'columns', type: 'json', required: true },
    ...declaredFields(approvedFields).map(loosened),
  ],
};
