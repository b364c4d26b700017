import type { CollectionSlug } from 'payload';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { publicCatalogue } from '../catalogue/onlyVisible';
import { dropProduct, putProduct, searchIndexOf, type SearchIndex } from './searchIndex';

const publicNames = 'names of brands, shops and categories are public';
const PAGE = 1_000;
const MAX_NAMES = 20_000;
/** A transaction that began earlier may commit later: what changed shortly before the newest change is looked at again. */
const OVERLAP_MS = 10_000;
/** Names changed by another process are seen after this long; those changed by this one, at once. */
const NAMES_CHECK_MS = 5_000;
const nameSources = ['brands', 'shops', 'main-categories', 'sub-categories', 'child-categories'] as const;
/** A hidden category or a suspended vendor hides products without touching them. */
const sources = [...nameSources, 'vendors'] as const;
const wordFields = {
  name: true,
  name_bn: true,
  brand: true,
  shop: true,
  category: true,
  subcategory: true,
  childcategory: true,
  visible: true,
  updatedAt: true,
} as const;

/**
 * Brings the index to what is committed now. Two queries when nothing changed: the newest change, and how many products are
 * visible. That pair is compared, and not a flag of this process, so that several processes on one database agree.
 */
export async function refreshIndex(ctx: Ctx, visible: number): Promise<SearchIndex> {
  const index = searchIndexOf(ctx.db.payload);
  index.refreshing ??= refresh(ctx, index, visible).finally(() => {
    index.refreshing = null;
  });
  await index.refreshing;
  return index;
}

async function refresh(ctx: Ctx, index: SearchIndex, visible: number): Promise<void> {
  const renamed = await refreshNames(ctx, index);
  const [newest] = await ctx.db.rows(publicCatalogue, 'products', {
    sort: '-updatedAt',
    limit: 1,
    select: { updatedAt: true },
  });
  const updatedAt = newest?.updatedAt ?? '';
  const same = index.seen?.updatedAt === updatedAt && index.seen.visible === visible;
  if (same && !renamed) return;
  if (index.seen) await readChanges(ctx, index, index.seen.updatedAt);
  // The first time, or when something changed that left no trace on the products themselves.
  if (!index.seen || renamed || index.products.size !== visible) await readAll(ctx, index);
  index.seen = { updatedAt, visible };
}

async function readChanges(ctx: Ctx, index: SearchIndex, since: string): Promise<void> {
  const from = since === '' ? 0 : Date.parse(since) - OVERLAP_MS;
  const changed = await ctx.db.rows(publicCatalogue, 'products', {
    where: { updatedAt: { greater_than_equal: new Date(from).toISOString() } },
    select: wordFields,
    limit: PAGE,
  });
  for (const product of changed) take(index, product);
  if (changed.length === PAGE) await readAll(ctx, index);
}

async function readAll(ctx: Ctx, index: SearchIndex): Promise<void> {
  const there = new Set<string>();
  // Page by page, because a catalogue may be larger than one answer should be.
  for (let page = 1; ; page += 1) {
    const products = await ctx.db.rows(publicCatalogue, 'products', {
      where: { visible: { equals: 1 } },
      sort: 'id',
      select: wordFields,
      limit: PAGE,
      page,
    });
    for (const product of products) {
      there.add(String(product.id));
      take(index, product);
    }
    if (products.length < PAGE) break;
  }
  for (const [key, product] of [...index.products]) if (!there.has(key)) dropProduct(index, product.id);
}

function take(index: SearchIndex, product: Product): void {
  if (product.visible !== 1) {
    dropProduct(index, product.id);
    return;
  }
  putProduct(index, {
    id: product.id,
    name: product.name,
    name_bn: product.name_bn,
    brand: nameKey('brands', product.brand),
    shop: nameKey('shops', product.shop),
    categories: [
      nameKey('main-categories', product.category),
      nameKey('sub-categories', product.subcategory),
      nameKey('child-categories', product.childcategory),
    ].filter((key) => key !== null),
  });
}

const nameKey = (collection: CollectionSlug, relation: Parameters<typeof refId>[0]): string | null => {
  const id = refId(relation);
  return id === null ? null : `${collection}/${id}`;
};

/** A shop has one name only. */
const namesOf = (source: (typeof nameSources)[number]) => ({
  name: true,
  ...(source === 'shops' ? {} : { name_bn: true }),
});

/** Names of brands, shops and categories change seldom: they are looked at after a save here, and every few seconds. True: they changed. */
async function refreshNames(ctx: Ctx, index: SearchIndex): Promise<boolean> {
  const moment = ctx.now.getTime();
  const due = Math.abs(moment - index.namesCheckedAt) >= NAMES_CHECK_MS;
  if (!due && !index.namesTouched && index.namesSeen !== '') return false;
  index.namesCheckedAt = moment;
  const newest = await Promise.all(
    sources.map((source) =>
      ctx.db.rows(publicNames, source, { sort: '-updatedAt', limit: 1, select: { updatedAt: true } }),
    ),
  );
  const revision = newest.map(([doc]) => doc?.updatedAt ?? '').join(' ');
  if (revision === index.namesSeen) return false;
  await readNames(ctx, index);
  index.namesSeen = revision;
  index.namesTouched = false;
  return true;
}

async function readNames(ctx: Ctx, index: SearchIndex): Promise<void> {
  const lists = await Promise.all(
    nameSources.map((source) => ctx.db.rows(publicNames, source, { select: namesOf(source), limit: MAX_NAMES })),
  );
  index.names.clear();
  for (const [place, source] of nameSources.entries()) {
    for (const doc of lists[place] ?? []) {
      const { name, name_bn: bangla } = doc as { name: string; name_bn?: string | null };
      index.names.set(`${source}/${doc.id}`, bangla ? `${name} ${bangla}` : name);
    }
  }
}
