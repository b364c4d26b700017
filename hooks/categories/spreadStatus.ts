import type { CollectionAfterChangeHook, CollectionSlug, Where } from 'payload';
import { openDb } from '../../services/db/openDb';
import { refreshVisibility } from '../../services/products/refreshVisibility';

type CategoryDoc = { id: number | string; status?: number | null };

/** Hiding or showing a category hides or shows all products below it, in two statements. */
export const spreadStatus =
  (level: CollectionSlug): CollectionAfterChangeHook<CategoryDoc> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || doc.status === previousDoc.status) return doc;
    await refreshVisibility(openDb(req.payload, req), productsBelow(level, doc.id));
    return doc;
  };

/** The condition for all products of a category, whatever its level. */
function productsBelow(level: CollectionSlug, id: number | string): Where {
  if (level === 'main-categories') return { category: { equals: id } };
  if (level === 'sub-categories') return { subcategory: { equals: id } };
  return { childcategory: { equals: id } };
}
