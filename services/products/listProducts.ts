import type { Where } from 'payload';
import type { productSorts } from '../../contract/products';
import { productVerify } from '../../domain/catalogue/visible';
import { changeState } from '../../domain/products/changes';
import { normaliseText } from '../../domain/text/normalise';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { rowPart, type ListQuery } from '../listing';
import { ownVendor } from '../shops/ownVendor';
import type { SortOf } from '../db/types';
import { idsWithSku, skusOfVariants } from './skus';
import { productFilter, type ProductFilter } from './productFilter';

const FOUND = 200;
const WORDS = 8;
const newest: SortOf<'products'>[] = ['-createdAt', '-id'];
export type ProductSort = (typeof productSorts)[number];
type ProductQuery = ProductFilter & { sort?: ProductSort | undefined };
type Window = { offset: number; limit: number };
/** `variant_skus`: the codes of its variants. */
export type ListedProduct = Product & { variant_skus: string[] };
type Found = { docs: ListedProduct[]; total: number };

/** The document fields that a table shows. */
const rowFields = {
  name: true,
  name_bn: true,
  slug: true,
  type: true,
  thumbnail: true,
  selling_price: true,
  original_price: true,
  qty: true,
  sold: true,
  sku: true,
  has_variants: true,
  status: true,
  featured: true,
  verify: true,
  change_state: true,
  waiting_since: true,
  reject_reason: true,
  category: true,
  subcategory: true,
  childcategory: true,
  shop: true,
  createdAt: true,
  updatedAt: true,
} as const;
const names = { name: true, name_bn: true, slug: true } as const;
const around = {
  category: { collection: 'main-categories', select: names },
  subcategory: { collection: 'sub-categories', select: names },
  childcategory: { collection: 'child-categories', select: names },
  shop: { collection: 'shops', select: { name: true, name_bn: true, slug: true } },
} as const;
const why = 'limited to the caller’s own products, or to callers who see all';

/** A window of all vendors' products, for admins. */
export async function listAllProducts(ctx: Ctx, window: Window, query: ProductQuery = {}): Promise<Found> {
  return list(ctx, [], window, query);
}

/** A window of the signed-in vendor's products. */
export async function listOwnProducts(ctx: Ctx, window: Window, query: ProductQuery = {}): Promise<Found> {
  return list(ctx, [await own(ctx)], window, query);
}

/** All vendors' products by name, shop or SKU, for admins. */
export async function searchAllProducts(ctx: Ctx, keyword: string, part: ListQuery & ProductQuery): Promise<Found> {
  const words = wordsIn(keyword);
  const shops = await Promise.all(words.map((word) => shopsNamed(ctx, word)));
  const named = everyWord(words, (index) => (shops[index]?.length ? [{ shop: { in: shops[index] } }] : []));
  return find(ctx, [await orCoded(ctx, named, keyword, null)], part);
}

/** The signed-in vendor's products by name or SKU. */
export async function searchOwnProducts(ctx: Ctx, keyword: string, part: ListQuery & ProductQuery): Promise<Found> {
  const mine = await own(ctx);
  return find(ctx, [mine, await orCoded(ctx, everyWord(wordsIn(keyword)), keyword, mine)], part);
}

/** Those with the typed text as their SKU too: their ids, so that a search for a mere name is the same as without. */
async function orCoded(ctx: Ctx, named: Where, typed: string, mine: Where | null): Promise<Where> {
  const ids = await idsWithSku(ctx, why, typed, mine);
  return ids.length === 0 ? named : { or: [named, { id: { in: ids } }] };
}

/** Products waiting for an admin: new ones, and changes to approved ones. */
export const waitsForApproval: Where = {
  or: [
    { verify: { equals: productVerify.pending } },
    { and: [{ verify: { equals: productVerify.approved } }, { change_state: { equals: changeState.waiting } }] },
  ],
};

/** Products and changes to products waiting for approval, the longest waiting first. */
export async function listPendingProducts(ctx: Ctx, part: ListQuery & ProductFilter): Promise<Found> {
  const named = part.search ? [await orCoded(ctx, everyWord(wordsIn(part.search)), part.search, null)] : [];
  const where = { and: [waitsForApproval, ...productFilter(ctx, part), ...named] };
  const { docs, total } = await rowPart(ctx, why, 'products', part, {
    where,
    sort: ['waiting_since', 'updatedAt', 'id'],
    select: rowFields,
  });
  return { docs: await fill(ctx, docs), total };
}

async function list(ctx: Ctx, where: Where[], window: Window, query: ProductQuery): Promise<Found> {
  const { docs, total } = await ctx.db.rowWindow(why, 'products', {
    ...window,
    where: { and: [...where, ...productFilter(ctx, query)] },
    sort: sortFields(query.sort),
    select: rowFields,
  });
  return { docs: await fill(ctx, docs), total };
}

async function find(ctx: Ctx, where: Where[], part: ListQuery & ProductQuery): Promise<Found> {
  const { docs, total } = await rowPart(ctx, why, 'products', part, {
    where: { and: [...where, ...productFilter(ctx, part)] },
    sort: sortFields(part.sort),
    limit: FOUND,
    select: rowFields,
  });
  return { docs: await fill(ctx, docs), total };
}

async function fill(ctx: Ctx, products: Product[]): Promise<ListedProduct[]> {
  const skusOf = await skusOfVariants(ctx, why, products);
  const filled = await fillRelations(ctx, why, products, around);
  return filled.map((product) => ({ ...product, variant_skus: skusOf(product) }));
}

async function own(ctx: Ctx): Promise<Where> {
  return { vendor: { equals: (await ownVendor(ctx)).id } };
}

const wordsIn = (keyword: string): string[] => normaliseText(keyword).split(' ').filter(Boolean).slice(0, WORDS);

/**
 * Each word must be in the name, in either language, or in the slug; `others` adds alternative conditions for a word.
 */
function everyWord(words: readonly string[], others: (index: number) => Where[] = () => []): Where {
  if (words.length === 0) return { id: { exists: false } };
  return {
    and: words.map((word, index) => ({
      or: [...['name', 'name_bn', 'slug'].map((field) => ({ [field]: { contains: word } })), ...others(index)],
    })),
  };
}

async function shopsNamed(ctx: Ctx, word: string): Promise<Id[]> {
  const shops = await ctx.db.rows(why, 'shops', {
    where: { or: [{ name: { contains: word } }, { name_bn: { contains: word } }] },
    limit: FOUND,
    select: { name: true },
  });
  return shops.map(({ id }) => id);
}

function sortFields(sort: ProductSort = 'newest'): SortOf<'products'>[] {
  if (sort === 'newest' || sort === '-created_at') return newest;
  if (sort === 'oldest' || sort === 'created_at') return ['createdAt', 'id'];
  return [sort, 'id'];
}
