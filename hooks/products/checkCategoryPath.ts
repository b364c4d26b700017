import type { CollectionBeforeChangeHook } from 'payload';
import { productType } from '../../domain/catalogue/productType';
import { Failure, type FieldProblems } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db';
import { readPathFacts, type PathFacts } from '../../services/products/pathFacts';
import { sameRef } from '../../services/relations';
import { changesAny } from '../changes';

const path = ['vendor', 'category', 'subcategory', 'childcategory', 'brand'] as const;

/** Each category lies below the one above it, and grocery vendors and the grocery category belong to each other. */
export const checkCategoryPath: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, req }) => {
  if (!changesAny(data, originalDoc && { ...originalDoc }, path)) return data;
  const product = { ...originalDoc, ...data };
  const problems = problemsOf(product, await readPathFacts(openDb(req.payload, req), product));
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return data;
};

function problemsOf(product: Partial<Product>, facts: PathFacts): FieldProblems {
  const problems: FieldProblems = {};
  const add = (field: string, code: string) => (problems[field] ??= [{ code }]);
  if (product.category && !facts.main) add('category', 'notFound');
  if (product.subcategory && !facts.sub) add('subcategory', 'notFound');
  if (product.childcategory && !facts.child) add('childcategory', 'notFound');
  if (product.brand && !facts.brand) add('brand', 'notFound');
  if (facts.main && facts.sub && !sameRef(facts.sub.category, facts.main)) add('subcategory', 'notInCategory');
  if (facts.child && !sameRef(facts.child.subcategory, facts.sub)) add('childcategory', 'notInCategory');
  if (facts.brand && !sameRef(facts.brand.subcategory, facts.sub)) add('brand', 'notInCategory');
  if (facts.main && facts.vendor && facts.groceryCategory !== null) {
    const inGrocery = sameRef(facts.main, facts.groceryCategory);
    const sellsGrocery = facts.vendor.type === productType.grocery;
    if (sellsGrocery && !inGrocery) add('category', 'groceryOnly');
    if (!sellsGrocery && inGrocery) add('category', 'notForGeneral');
  }
  return problems;
}
