import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { readPathFacts } from '../../services/products/pathFacts';
import { pathProblems } from '../../services/products/pathProblems';
import { changesAny } from '../changes';
import { keepFacts } from './facts';

const path = ['vendor', 'category', 'subcategory', 'childcategory', 'brand'] as const;

/**
 * Each category must be below its parent. Grocery vendors sell only in the grocery category, and no other vendor does.
 */
export const checkCategoryPath: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, req }) => {
  if (!changesAny(data, originalDoc && { ...originalDoc }, path)) return data;
  const product = { ...originalDoc, ...data };
  const facts = await readPathFacts(openDb(req.payload, req), product);
  const problems = pathProblems(product, facts);
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  keepFacts(req, product, facts);
  return data;
};
