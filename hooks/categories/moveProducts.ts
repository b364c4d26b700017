import type { CollectionAfterChangeHook } from 'payload';
import type { ChildCategory, SubCategory } from '../../payload-types';
import { invalid } from '../../domain/failure';
import { openDb } from '../../services/db/openDb';
import type { Db } from '../../services/db/types';
import { refreshVisibility } from '../../services/products/refreshVisibility';
import { refId, sameRef } from '../../services/relations';

/** Moving a sub category to another main category takes its products along; grocery and other categories do not mix. */
export const moveWithMain: CollectionAfterChangeHook<SubCategory> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || sameRef(doc.category, previousDoc.category)) return doc;
  const db = openDb(req.payload, req);
  const scope = { subcategory: { equals: doc.id } };
  if (await crossesGrocery(db, refId(previousDoc.category), refId(doc.category))) {
    const products = await db.asSystem('products below decide whether a category may move').count('products', scope);
    if (products > 0) throw invalid({ category: 'hasProducts' });
  }
  await db.setWhere('products', scope, { category: refId(doc.category) });
  await refreshVisibility(db, scope);
  return doc;
};

/** The same for a child category moved to another sub category. Brands belong to the old one and stay there. */
export const moveWithSub: CollectionAfterChangeHook<ChildCategory> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || sameRef(doc.subcategory, previousDoc.subcategory)) return doc;
  const db = openDb(req.payload, req);
  const catalogue = db.asSystem('products follow the category they are in');
  const scope = { childcategory: { equals: doc.id } };
  const from = await catalogue.findById('sub-categories', refId(previousDoc.subcategory) ?? 0);
  const to = await catalogue.findById('sub-categories', refId(doc.subcategory) ?? 0);
  if (!to) return doc;
  if (await crossesGrocery(db, refId(from?.category), refId(to.category))) {
    if ((await catalogue.count('products', scope)) > 0) throw invalid({ subcategory: 'hasProducts' });
  }
  await db.setWhere('products', scope, { subcategory: to.id, category: refId(to.category), brand: null });
  await refreshVisibility(db, scope);
  return doc;
};

async function crossesGrocery(db: Db, from: number | string | null, to: number | string | null): Promise<boolean> {
  const site = await db.asSystem('the grocery category is public').global('site-information');
  return sameRef(from, site.grocery_category) !== sameRef(to, site.grocery_category);
}
