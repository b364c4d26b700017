import type { CollectionBeforeChangeHook } from 'payload';
import { priceProblems } from '../../domain/catalogue/prices';
import { Failure } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { changesAny } from '../changes';

/** The original price of a product is never below its current price, whatever the entry point. */
export const checkPrices: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  if (!changesAny(data, originalDoc && { ...originalDoc }, ['selling_price', 'original_price'])) return data;
  const problems = priceProblems({ ...originalDoc, ...data });
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return data;
};
