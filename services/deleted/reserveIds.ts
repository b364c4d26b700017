import type { CollectionSlug } from 'payload';
import { kindOfCollection } from '../../domain/deleted/kinds';
import type { Ctx, Id } from '../ctx';

const why = 'the id of what was deleted is given to nothing else';

/** Collections whose documents others name by id: they are restored with the same id or not at all. */
export const isReserved = (slug: CollectionSlug): boolean => slug in kindOfCollection || slug === 'variants';

/**
 * After the newest record is deleted, SQLite would give its id to the next one. Restoring needs the old id, so the
 * highest deleted id is stored, and new records continue after it (`database/freedIds.ts`).
 */
export async function reserveIds(ctx: Ctx, slug: CollectionSlug, highest: Id): Promise<void> {
  if (typeof highest !== 'number') return;
  const name = { name: { equals: `last-id ${slug}` } };
  const known = await ctx.db.row(why, 'counters', { where: name });
  if (!known) await ctx.db.append(why, 'counters', { name: name.name.equals, value: highest });
  else await ctx.db.claim('counters', { and: [name, { value: { less_than: highest } }] }, { value: highest });
}
