import { productType } from '../../domain/catalogue/productType';
import type { FieldProblems } from '../../domain/failure';
import { sameRef } from '../relations';
import type { PathFacts, PathOf } from './pathFacts';

/** The problems with a product's category path, by product field. */
export function pathProblems(product: PathOf, facts: PathFacts): FieldProblems {
  const problems: FieldProblems = {};
  const add = (field: string, code: string) => (problems[field] ??= [{ code }]);
  if (product.category && !facts.main) add('category', 'notFound');
  if (product.subcategory && !facts.sub) add('subcategory', 'notFound');
  if (product.childcategory && !facts.child) add('childcategory', 'notFound');
  if (product.brand && !facts.brand) add('brand', 'notFound');
  if (facts.main && facts.sub && !sameRef(facts.sub.category, facts.main)) add('subcategory', 'notInCategory');
  if (facts.child && !sameRef(facts.child.subcategory, facts.sub)) add('childcategory', 'notInCategory');
  if (facts.brand && !sameRef(facts.brand.subcategory, facts.sub)) add('brand', 'notInCategory');
  const grocery = groceryProblem(facts);
  if (grocery) add('category', grocery);
  return problems;
}

/** Grocery vendors sell only in the grocery category, and no other vendor does. */
function groceryProblem({ vendor, main, groceryCategory }: PathFacts): string | null {
  if (!vendor || !main || groceryCategory === null) return null;
  const inGrocery = sameRef(main, groceryCategory);
  if (vendor.type === productType.grocery) return inGrocery ? null : 'groceryOnly';
  return inGrocery ? 'notForGeneral' : null;
}
