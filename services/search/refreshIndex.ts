import type { CollectionSlug } from 'payload';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { facetFields } from '../catalogue/countFacets';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
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
/** What search filters, sorts and counts by. */
export const rowFields = {
  ...facetFields,
  type: true,
  business_upazila: true,
  total_review: true,
  sold: true,
  createdAt: true,
} as const;
const wordFields = {
  ...rowFields,
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
 * The index as of what is committed now; null where the catalogue has more visible products than `most`. No query while the
 * database's revision stands still; every commit moves it, also of another process.
 */
export async function refreshIndex(ctx: Ctx, most: number): Promise<SearchIndex | null> {
  const index = searchIndexOf(ctx.db.payload);
  const revision = await ctx.db.revision();
  if (isCurrent(ctx, index, revision)) return index;
  const count = () => ctx.db.countRows(publicCatalogue, 'products', onlyVisible());
  const visible = await ctx.db.briefly('visible products', count, (found) => found > most);
  if (visible > most) return null;
  // A refresh that is under way may have begun before the change this search has to see.
  while (index.refreshing) await index.refreshing.catch(() => undefined);
  if (isCurrent(ctx, index, revision)) return index;
  index.refreshing = refresh(ctx, index, visible).finally(() => {
    index.refreshing = null;
  });
  await index.refreshing;
  index.revision = revision;
  return index;
}

const isCurrent = (ctx: Ctx, index: SearchIndex, revision: number | null): boolean =>
  revision !== null && index.revision !== null && index.revision >= revision && !namesAreDue(ctx, index);

async function refresh(ctx: Ctx, index: SearchIndex, visible: number): Promise<void> {
  const renamed = await refreshNames(ctx, index);
  const [newest] = await ctx.db.rows(publicCatalogue, 'products', {
    sort: '-updatedAt',
    limit: 1,
    select: { updatedAt: true },
  });
  const updatedAt = newest?.updatedAt ?? '';
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
    row: product,
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

const namesAreDue = ({ now }: Ctx, index: SearchIndex): boolean =>
  index.namesTouched || index.namesSeen === '' || Math.abs(now.getTime() - index.namesCheckedAt) >= NAMES_CHECK_MS;

/** Names of brands, shops and categories change seldom: they are looked at after a save here, and every few seconds. True: they changed. */
async function refreshNames(ctx: Ctx, index: SearchIndex): Promise<boolean> {
  if (!namesAreDue(ctx, index)) return false;
  index.namesCheckedAt = ctx.now.getTime();
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
