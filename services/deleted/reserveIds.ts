import type { CollectionSlug } from 'payload';
import { kindOfCollection } from '../../domain/deleted/kinds';
import type { Ctx, Id } from '../ctx';

const why = 'the id of what was deleted is given to nothing else';

/** What other records name by its id: it comes back under the same one or not at all. */
export const isReserved = (slug: CollectionSlug): boolean => slug in kindOfCollection || slug === 'variants';

/**
 * SQLite gives the id of the newest record to the next one once it is deleted. Whatever comes back with its old id needs it kept
 * free: the highest that was deleted is written down, and new records continue after it (`database/freedIds.ts`).
 */
export async function reserveIds(ctx: Ctx, slug: CollectionSlug, highest: Id): Promise<void> {
  if (typeof highest !== 'number') return;
  const name = { name: { equals: `last-id ${slug}` } };
  const known = await ctx.db.row(why, 'counters', { where: name });
  if (!known) await ctx.db.append(why, 'counters', { name: name.name.equals, value: highest });
  else await ctx.db.claim('counters', { and: [name, { value: { less_than: highest } }] }, { value: highest });
}
