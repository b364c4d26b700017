import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import { isSku } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import { changesAny } from '../changes';

/** A product's SKU must be valid, whatever the entry point. */
export const checkSku: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  if (!changesAny(data, originalDoc && { ...originalDoc }, ['sku']) || isSku(data.sku ?? '')) return data;
  throw new Failure('invalid', { fields: { sku: [{ code: 'wrongSku' }] } });
};
