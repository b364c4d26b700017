/**
 * The words of all visible products, in memory, one index per Payload instance. It hangs on the global object because the
 * panel's bundle and the server load this module twice in one process.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Payload } from 'payload';
import type { Product } from '../../payload-types';
import type { Id } from '../ctx';
import { partsOf, typingErrorsAllowed, wordsOf } from './searchWords';

/** What is known of a product: its own words, and which names stand around it. */
export type IndexedProduct = {
  id: Id;
  name: string;
  name_bn: string;
  brand: string | null;
  shop: string | null;
  categories: string[];
  /** What search filters, sorts and counts by. */
  row: Product;
};

/** One text per field, as the index takes it. */
type Words = { id: Id; name: string; name_bn: string; brand: string; category: string; shop: string; parts: string };

export type SearchIndex = {
  mini: MiniSearch<Words>;
  products: Map<string, IndexedProduct>;
  /** What is in the index for a product, to leave alone what did not change. */
  signatures: Map<string, string>;
  /** The words that stand for an id of a brand, a shop or a category. */
  names: Map<string, string>;
  /** The newest change of a product that was seen, and how many products were visible then. */
  seen: { updatedAt: string; visible: number } | null;
  /** The database's revision that was looked at last; null before, and where it cannot be told. */
  revision: number | null;
  /** The newest change of every collection that names are taken from. */
  namesSeen: string;
  namesCheckedAt: number;
  /** A name was saved by this process; it may not be committed yet. */
  namesTouched: boolean;
  /** The refresh that is under way: searches that come meanwhile wait for the same one. */
  refreshing: Promise<void> | null;
};

const kept = globalThis as { haatSearch?: WeakMap<Payload, SearchIndex> };
const FIELDS = ['name', 'name_bn', 'brand', 'category', 'shop', 'parts'];
const WHOLE_WORDS = ['name', 'name_bn', 'brand', 'category', 'shop'];
const BOOST = { name: 5, name_bn: 5, brand: 3, category: 2, shop: 2, parts: 0.5 };

/** The index of this instance; empty until it is refreshed for the first time. */
export function searchIndexOf(payload: Payload): SearchIndex {
  const all = (kept.haatSearch ??= new WeakMap());
  const found = all.get(payload);
  if (found) return found;
  const made: SearchIndex = {
    mini: new MiniSearch<Words>({
      fields: FIELDS,
      tokenize: (text, field) => (field === 'parts' ? partsOf(text) : wordsOf(text)),
      processTerm: (term) => term,
      searchOptions: { boost: BOOST, tokenize: wordsOf },
    }),
    products: new Map(),
    signatures: new Map(),
    names: new Map(),
    seen: null,
    revision: null,
    namesSeen: '',
    namesCheckedAt: 0,
    namesTouched: false,
    refreshing: null,
  };
  all.set(payload, made);
  return made;
}

/** Puts a product in, or brings its words up to date. */
export function putProduct(index: SearchIndex, product: IndexedProduct): void {
  const key = String(product.id);
  const words = wordsFor(index, product);
  const signature = Object.values(words).join('\u0000');
  index.products.set(key, product);
  if (index.signatures.get(key) === signature) return;
  if (index.signatures.has(key)) index.mini.replace(words);
  else index.mini.add(words);
  index.signatures.set(key, signature);
}

/** Takes a product out. */
export function dropProduct(index: SearchIndex, id: Id): void {
  const key = String(id);
  const product = index.products.get(key);
  if (!product) return;
  index.mini.discard(product.id);
  index.products.delete(key);
  index.signatures.delete(key);
}

function wordsFor(index: SearchIndex, product: IndexedProduct): Words {
  const named = (key: string | null) => (key === null ? '' : (index.names.get(key) ?? ''));
  const category = product.categories.map(named).join(' ');
  const own = { name: product.name, name_bn: product.name_bn, brand: named(product.brand), category };
  const shop = named(product.shop);
  return { id: product.id, ...own, shop, parts: `${own.name} ${own.name_bn} ${own.brand}` };
}

/**
 * The ids that match, best first. All words must be there, whole or as parts; where nothing has them all, small typing
 * errors are allowed, and at last any of the words will do.
 */
export function searchIds(index: SearchIndex, keyword: string): Id[] {
  const fuzzy = { fields: WHOLE_WORDS, prefix: true, fuzzy: typingErrorsAllowed };
  const tries: SearchOptions[] = [
    { combineWith: 'AND', prefix: true },
    { combineWith: 'AND', ...fuzzy },
    { combineWith: 'OR', ...fuzzy },
  ];
  for (const options of tries) {
    const hits = index.mini.search(keyword, options);
    if (hits.length > 0) return hits.map((hit) => hit.id as Id);
  }
  return [];
}
