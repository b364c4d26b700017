import type { CollectionBeforeChangeHook } from 'payload';
import { openDb } from '../../services/db/openDb';
import { above, type CategoryLevel } from '../../services/categories/levels';
import { idIn, sameRef } from '../../services/relations';

type Category = Record<string, unknown> & { id: number | string };

/** Places a new category, and one that moves to another parent, after its siblings. */
export const placeLast =
  (level: CategoryLevel): CollectionBeforeChangeHook<Category> =>
  async ({ data, originalDoc, operation, req }) => {
    const field = above[level]?.field;
    if (operation === 'update') {
      const stays = !field || data[field] === undefined || sameRef(idIn(data[field]), idIn(originalDoc?.[field]));
      if (stays) return data;
    }
    const beside = field ? { [field]: { equals: idIn(data[field]) } } : {};
    const last = await openDb(req.payload, req).row('the place of a category is after the last one', level, {
      where: beside,
      sort: '-position',
    });
    return { ...data, position: last ? (last.position ?? 0) + 1 : 0 };
  };
