import { commonSynonyms, makeSynonyms } from '../../domain/search/synonyms';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { facetFields } from '../catalogue/countFacets';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import {
  dropProduct,
  putNames,
  putProduct,
  searchIndexOf,
  startAgain,
  type NameKey,
  type SearchIndex,
} from './searchIndex';

const publicNames = 'names of brands, shops and categories are public';
const PAGE = 1_000;
const MAX_NAMES = 20_000;
/** A transaction that began earlier may commit later: changes made shortly before the newest one are checked again. */
const OVERLAP_MS = 10_000;
const nameSources = ['brands', 'shops', 'main-categories', 'sub-categories', 'child-categories'] as const;
/** A hidden category or a suspended vendor hides products without changing the products themselves. */
const sources = [...nameSources, 'vendors'] as const;
/** The fields that search filters, sorts and counts by. */
export const rowFields = {
  ...facetFields,
  type: true,
  business_upazila: true,
  total_review: true,
  sold: true,
  createdAt: true,
} as const;
/** The additional fields it takes words from. */
export const wordFields = {
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
/** The fields that words come from when the products are not held in memory. */
const nameFields = { name: true, name_bn: true } as const;

/**
 * The index of everything committed so far; only the vocabulary if the catalogue has more visible products than `most`.
 * No query while the database's revision is unchanged; every commit changes it, including those of other processes.
 */
export async function refreshIndex(ctx: Ctx, most: number): Promise<SearchIndex> {
  const index = searchIndexOf(ctx.db.payload);
  const revision = await ctx.db.revision();
  if (index.most === most && isCurrent(index, revision)) return index;
  const count = () => ctx.db.countRows(publicCatalogue, 'products', onlyVisible());
  const visible = await ctx.db.briefly('visible products', count, (found) => found > most);
  // A running refresh may have begun before the change this search has to see.
  while (index.refreshing) await index.refreshing.catch(() => undefined);
  if (index.most === most && isCurrent(index, revision)) return index;
  if (index.isWhole !== visible <= most) startAgain(index, visible <= most);
  index.most = most;
  index.refreshing = refresh(ctx, index, visible).finally(() => {
    index.refreshing = null;
  });
  await index.refreshing;
  index.revision = revision;
  return index;
}

const isCurrent = (index: SearchIndex, revision: number | null): boolean =>
  revision !== null && index.revision !== null && index.revision >= revision && !namesAreDue(index);

async function refresh(ctx: Ctx, index: SearchIndex, visible: number): Promise<void> {
  const renamed = await refreshNames(ctx, index);
  const [newest] = await ctx.db.rows(publicCatalogue, 'products', {
    sort: '-updatedAt',
    limit: 1,
    select: { updatedAt: true },
  });
  const updatedAt = newest?.updatedAt ?? '';
  if (index.seen) await readChanges(ctx, index, index.seen.updatedAt);
  // The first time, or after a change that left no trace on the products themselves.
  if (!index.seen || (index.isWhole && (renamed || index.products.size !== visible))) await readAll(ctx, index);
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
  let last: Id | null = null;
  // In batches, because a catalogue may be too large for one answer.
  for (;;) {
    const products: Product[] = await ctx.db.rows(publicCatalogue, 'products', {
      where: onlyVisible(...(last === null ? [] : [{ id: { greater_than: last } }])),
      sort: 'id',
      select: index.isWhole ? wordFields : nameFields,
      limit: PAGE,
    });
    for (const product of products) {
      there.add(String(product.id));
      putProduct(index, product);
    }
    if (products.length < PAGE) break;
    last = products.at(-1)!.id;
  }
  for (const key of [...index.products.keys()]) if (!there.has(key)) dropProduct(index, key);
}

function take(index: SearchIndex, product: Product): void {
  if (product.visible === 1) putProduct(index, product);
  else dropProduct(index, product.id);
}

const namesAreDue = (index: SearchIndex): boolean => index.namesTouched || index.namesSeen === '';

/** Names and synonyms rarely change: only what was saved last is read. True: a name changed. */
async function refreshNames(ctx: Ctx, index: SearchIndex): Promise<boolean> {
  await readSynonyms(ctx, index);
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

/** The built-in synonyms, and those an admin added: one group per line. */
async function readSynonyms(ctx: Ctx, index: SearchIndex): Promise<void> {
  const { synonyms } = await ctx.db.globalRow('what search knows is public', 'search-settings');
  const lines = synonyms ?? '';
  if (lines === index.synonymLines) return;
  index.synonyms = makeSynonyms([...commonSynonyms, ...lines.split('\n')]);
  index.synonymLines = lines;
  index.answers.clear();
}

async function readNames(ctx: Ctx, index: SearchIndex): Promise<void> {
  const lists = await Promise.all(
    nameSources.map((source) =>
      ctx.db.rows(publicNames, source, { select: { name: true, name_bn: true }, limit: MAX_NAMES }),
    ),
  );
  putNames(
    index,
    nameSources.flatMap((source, place) =>
      (lists[place] ?? []).map((doc): [NameKey, string] => {
        const { name, name_bn: bangla } = doc as { name: string; name_bn?: string | null };
        return [`${source}/${doc.id}`, bangla ? `${name} ${bangla}` : name];
      }),
    ),
  );
}
