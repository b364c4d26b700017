import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import { openDb } from '../../services/db/openDb';
import type { CategoryLevel } from '../../services/categories/levels';
import { removeCategoryTree } from '../../services/categories/removeCategoryTree';
import { sameRef } from '../../services/relations';

/**
 * A category goes with everything below it: sub and child categories, brands and products. The grocery category cannot go:
 * grocery vendors are confined to it.
 */
export const removeBelow =
  (level: CategoryLevel & CollectionSlug): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (notesOf(req).belowIsGone) return;
    const db = openDb(req.payload, req);
    if (level === 'main-categories') {
      const site = await db.asSystem('the grocery category is public').global('site-information');
      if (sameRef(id, site.grocery_category)) throw new Failure('groceryCategoryNeeded');
    }
    await removeCategoryTree(db, req, level, id);
  };
