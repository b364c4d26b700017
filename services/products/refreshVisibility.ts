import type { CollectionSlug, Where } from 'payload';
import { productVerify } from '../../domain/catalogue/visible';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { markAllWatches } from '../watches/markWatches';

/**
 * Recomputes the visibility of the products in a scope, in three statements however many there are. The condition
 * states the rule of `domain/catalogue/visible.ts`; a test compares the two.
 */
export async function refreshVisibility(db: Db, scope: Where): Promise<void> {
  const shown = await shownCondition(db);
  await db.setWhere('products', { and: [scope, { visible: { equals: 1 } }] }, { visible: 0 });
  await db.setWhere('products', { and: [scope, shown] }, { visible: 1 });
  await markAllWatches(db);
}

async function shownCondition(db: Db): Promise<Where> {
  const shops = await idsOf(db, 'shops', {
    or: [{ active: { not_equals: 1 } }, { warehouse: { exists: false } }],
  });
  const mains = await idsOf(db, 'main-categories', { status: { not_equals: 1 } });
  const subs = await idsOf(db, 'sub-categories', { status: { not_equals: 1 } });
  const children = await idsOf(db, 'child-categories', { status: { not_equals: 1 } });
  const conditions: Where[] = [{ status: { equals: 1 } }, { verify: { equals: productVerify.approved } }];
  conditions.push({ shop: { exists: true } });
  if (shops.length > 0) conditions.push({ shop: { not_in: shops } });
  if (mains.length > 0) conditions.push({ category: { not_in: mains } });
  if (subs.length > 0) conditions.push({ subcategory: { not_in: subs } });
  if (children.length > 0) {
    conditions.push({ or: [{ childcategory: { exists: false } }, { childcategory: { not_in: children } }] });
  }
  return { and: conditions };
}

/**
 * Few shops and categories are hidden, closed or without a warehouse at a time, so the exceptions are listed, not the
 * rule.
 */
async function idsOf(db: Db, collection: CollectionSlug, where: Where): Promise<Id[]> {
  const exceptions = db.asSystem('hidden categories, closed shops and shops without a warehouse decide what is shown');
  const found = await exceptions.find(collection, { where, limit: 20_000, select: {} });
  return found.map(({ id }) => id);
}
