import type { Where } from 'payload';
import { kindOfCollection } from '../../domain/deleted/kinds';
import type { Ctx, Id } from '../ctx';
import { beginKeeping } from '../deleted/keepDeleted';
import { idsOfBrands } from '../brands/idsOfBrands';
import { tellOfDeletion } from '../products/tellOfDeletion';
import type { CategoryLevel } from './levels';
import { categoriesBelow, fieldOf } from './removeCategoryTree';

/**
 * Keeps a category and everything below it as one deletion, in the order of restoring, and notifies the vendors of its
 * products.
 */
export async function keepCategoryTree(ctx: Ctx, level: CategoryLevel, id: Id): Promise<void> {
  const category = await ctx.db.asSystem('what is deleted is kept').findById(level, id);
  if (!category) return;
  const { name, name_bn } = category;
  const root = { kind: kindOfCollection[level], record: category.id, title: name, title_bn: name_bn };
  const { subs, brandsOf, children } = await categoriesBelow(ctx.db, level, category.id);
  const brands = brandsOf.length === 0 ? [] : await idsOfBrands(ctx.db, brandsOf);
  const keeping = await beginKeeping(ctx, root);
  await keeping.documentsOf(level, { id: { equals: category.id } });
  await keeping.these('sub-categories', subs);
  await keeping.these('child-categories', children);
  await keeping.these('brands', brands);
  await keeping.documentsOf('commission-rules', rulesOf(level, category.id, subs, children));
  await keeping.linksTo(level, [category.id]);
  const products = { [fieldOf[level]]: { equals: category.id } };
  await keeping.products(products);
  await keeping.end();
  await tellOfDeletion(ctx, products, {
    en: `The category ${name} was deleted with your products in it.`,
    bn: `${name_bn} ক্যাটাগরি আপনার পণ্যগুলোসহ মুছে ফেলা হয়েছে।`,
    link: '/admin/view-product',
  });
}

/** Keeps the commission rules of these categories; they are restored after the categories they name. */
function rulesOf(level: CategoryLevel, id: Id, subs: readonly Id[], children: readonly Id[]): Where {
  const named = (field: string, ids: readonly Id[]): Where[] => (ids.length > 0 ? [{ [field]: { in: [...ids] } }] : []);
  return {
    or: [{ [fieldOf[level]]: { equals: id } }, ...named('subcategory', subs), ...named('childcategory', children)],
  };
}
