import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import type { CategoryLevel } from '../../services/categories/levels';
import { keepCategoryTree } from '../../services/categories/keepCategoryTree';
import { removeCategoryTree } from '../../services/categories/removeCategoryTree';
import { openCtx } from '../../services/openCtx';
import { sameRef } from '../../services/relations';

/**
 * Deleting a category deletes everything below it: sub and child categories, brands and products; all of it can be
 * restored. The grocery category cannot be deleted, because grocery vendors are limited to it.
 */
export const removeBelow =
  (level: CategoryLevel & CollectionSlug): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (notesOf(req).belowIsGone) return;
    const ctx = openCtx(req);
    if (level === 'main-categories') {
      const site = await ctx.db.asSystem('the grocery category is public').global('site-information');
      if (sameRef(id, site.grocery_category)) throw new Failure('groceryCategoryNeeded');
    }
    await keepCategoryTree(ctx, level, id);
    await removeCategoryTree(ctx, level, id);
  };
