/**
 * The search index in memory, one per Payload instance: the vocabulary and all names, and in small catalogues also the
 * products. It is stored on the global object because the panel's bundle and the server load this module twice in one
 * process.
 */
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { ProductWords } from '../../domain/search/rank';
import { commonSynonyms, makeSynonyms, type Synonyms } from '../../domain/search/synonyms';
import { forget, learn, makeVocabulary, type Vocabulary } from '../../domain/search/vocabulary';
import type { Product } from '../../payload-types';
import type { Id } from '../ctx';
import { refId } from '../relations';

const nameFields = [
  ['brand', 'brands'],
  ['shop', 'shops'],
  ['category', 'main-categories'],
  ['subcategory', 'sub-categories'],
  ['childcategory', 'child-categories'],
] as const;
type NameField = (typeof nameFields)[number][0];
/** A brand, shop or category: its collection and its id. */
export type NameKey = `${(typeof nameFields)[number][1]}/${string}`;

type IndexedProduct = { row: Product; words: ProductWords; signature: string };
/** The ids of the best matches, the suggested spelling, and whether nothing matches in the whole catalogue. */
export type Ranked = { ids: readonly Id[]; meant: string | null; isUnknown: boolean };

export type SearchIndex = {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  synonymLines: string;
  /** Whether products are held in memory; otherwise they are searched in the database. */
  isWhole: boolean;
  /** The limit for holding products in memory, as it was at the last check. */
  most: number;
  products: Map<string, IndexedProduct>;
  /** The products that contain each word. */
  byWord: Map<string, Set<string>>;
  /** The words of each brand, shop or category name; below, the names that contain each word. */
  names: Map<string, string[]>;
  namesByWord: Map<string, Set<NameKey>>;
  /** Answers to recent searches, by place and words, until a word or a place of sale changes. */
  answers: LRUCache<string, Ranked>;
  /** The newest product change seen, and how many products were visible then. */
  seen: { updatedAt: string; visible: number } | null;
  /** The database revision that was checked last; null before the first check, and where it is unknown. */
  revision: number | null;
  /** The newest change of every collection that names are taken from. */
  namesSeen: string;
  /** A name was saved by this process; it may not be committed yet. */
  namesTouched: boolean;
  /** The running refresh: searches that arrive meanwhile wait for the same one. */
  refreshing: Promise<void> | null;
};

const ANSWERS = 1_000;
const kept = globalThis as { haatSearch?: WeakMap<Payload, SearchIndex> };

/** The index of this instance; empty until its first refresh. */
export function searchIndexOf(payload: Payload): SearchIndex {
  const all = (kept.haatSearch ??= new WeakMap());
  const found = all.get(payload);
  if (found) return found;
  const made: SearchIndex = {
    vocabulary: makeVocabulary(),
    synonyms: makeSynonyms(commonSynonyms),
    synonymLines: '',
    isWhole: true,
    most: 0,
    products: new Map(),
    byWord: new Map(),
    names: new Map(),
    namesByWord: new Map(),
    answers: new LRUCache({ max: ANSWERS }),
    seen: null,
    revision: null,
    namesSeen: '',
    namesTouched: false,
    refreshing: null,
  };
  all.set(payload, made);
  return made;
}

/** Starts over, with products or without: the catalogue has grown or shrunk past the limit. */
export function startAgain(index: SearchIndex, isWhole: boolean): void {
  index.isWhole = isWhole;
  index.vocabulary = makeVocabulary();
  index.products.clear();
  index.byWord.clear();
  index.answers.clear();
  index.seen = null;
  index.namesSeen = '';
}

/** Adds the names of everything that products refer to. */
export function putNames(index: SearchIndex, names: Iterable<readonly [NameKey, string]>): void {
  index.names.clear();
  index.namesByWord.clear();
  index.answers.clear();
  for (const [key, text] of names) {
    const words = learn(index.vocabulary, text);
    index.names.set(key, words);
    for (const word of words) index.namesByWord.set(word, (index.namesByWord.get(word) ?? new Set()).add(key));
  }
}

/** The words of a product and of its related names. */
export function wordsOfProduct(index: SearchIndex, product: Product): ProductWords {
  const named = (field: NameField) => index.names.get(nameKey(field, product) ?? '') ?? [];
  return {
    names: [learn(index.vocabulary, product.name), learn(index.vocabulary, product.name_bn)],
    brand: named('brand'),
    shop: named('shop'),
    categories: [named('category'), named('subcategory'), named('childcategory')],
  };
}

const collectionOf = Object.fromEntries(nameFields) as Record<NameField, (typeof nameFields)[number][1]>;

function nameKey(field: NameField, product: Product): NameKey | null {
  const id = refId(product[field]);
  return id === null ? null : `${collectionOf[field]}/${id}`;
}

/** The field and the id that a key stands for. */
export function fieldOf(key: NameKey): { field: NameField; id: string } {
  const at = key.indexOf('/');
  const [field] = nameFields.find(([, collection]) => collection === key.slice(0, at))!;
  return { field, id: key.slice(at + 1) };
}

/** Adds a product, or updates its words. */
export function putProduct(index: SearchIndex, product: Product): void {
  const key = String(product.id);
  const words = wordsOfProduct(index, product);
  if (!index.isWhole) return;
  const signature = JSON.stringify([words, product.type, product.business_upazila]);
  const before = index.products.get(key);
  if (before?.signature === signature) {
    before.row = product;
    return;
  }
  index.products.set(key, { row: product, words, signature });
  const said = allWords(words);
  for (const word of said) index.byWord.set(word, (index.byWord.get(word) ?? new Set()).add(key));
  if (before)
    unlink(
      index,
      key,
      [...allWords(before.words)].filter((word) => !said.has(word)),
    );
  index.answers.clear();
}

const allWords = ({ names, brand, shop, categories }: ProductWords): Set<string> =>
  new Set([...names.flat(), ...brand, ...shop, ...categories.flat()]);

function unlink(index: SearchIndex, key: string, words: Iterable<string>): void {
  for (const word of words) {
    const products = index.byWord.get(word);
    products?.delete(key);
    if (products?.size !== 0) continue;
    index.byWord.delete(word);
    if (!index.namesByWord.has(word)) forget(index.vocabulary, word);
  }
}

/** Removes a product. */
export function dropProduct(index: SearchIndex, id: Id): void {
  const key = String(id);
  const product = index.products.get(key);
  if (!product) return;
  unlink(index, key, allWords(product.words));
  index.products.delete(key);
  index.answers.clear();
}
