import { MOST_WATCHES, type WatchKind } from '../../domain/watches/rules';
import type { Product, ProductWatch } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { possibleId } from '../relations';

const why = 'what the caller waits for, also of products that are not shown any more';

export type WatchedRow = ProductWatch & { product: Id | Product };

const product = {
  collection: 'products',
  select: { slug: true, name: true, name_bn: true, thumbnail: true, selling_price: true, qty: true, visible: true },
} as const;

/** All of the caller's watches, newest first. Two queries. */
export async function listWatches(ctx: Ctx): Promise<WatchedRow[]> {
  const watches = await ctx.db.rows(why, 'product-watches', {
    where: { user: { equals: actorOf(ctx).id } },
    sort: ['-createdAt', '-id'],
    limit: MOST_WATCHES,
  });
  return fillRelations(ctx, why, watches, { product });
}

/** The caller's watches of one product. */
export async function readWatch(ctx: Ctx, given: Id): Promise<WatchKind[]> {
  const id = possibleId(ctx, given);
  if (id === null) return [];
  const found = await ctx.db.rows(why, 'product-watches', {
    where: { and: [{ user: { equals: actorOf(ctx).id } }, { product: { equals: id } }] },
  });
  return found.map(({ kind }) => kind);
}
