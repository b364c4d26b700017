import type { Where } from 'payload';
import type { productSorts } from '../../contract/products';
import { productVerify } from '../../domain/catalogue/visible';
import { normaliseText } from '../../domain/text/normalise';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { ownVendor } from '../shops/ownVendor';

const FOUND = 200;
const WORDS = 8;
const newest = ['-createdAt', '-id'];
export type ProductSort = (typeof productSorts)[number];
type Window = { offset: number; limit: number };

/** What a table shows, and nothing else of the documents. */
const rowFields = {
  name: true,
  name_bn: true,
  slug: true,
  type: true,
  thumbnail: true,
  selling_price: true,
  original_price: true,
  qty: true,
  status: true,
  featured: true,
  verify: true,
  category: true,
  subcategory: true,
  childcategory: true,
  shop: true,
  createdAt: true,
  updatedAt: true,
} as const;
const names = { name: true, name_bn: true, slug: true } as const;
const row = {
  depth: 1,
  select: rowFields,
  populate: {
    'main-categories': names,
    'sub-categories': names,
    'child-categories': names,
    shops: { name: true, slug: true },
  },
};
const why = 'limited to the caller’s own products, or to callers who see all';

/** A window of all vendors' products, for admins. */
export async function listAllProducts(
  ctx: Ctx,
  window: Window,
  sort?: ProductSort,
): Promise<{ docs: Product[]; total: number }> {
  return ctx.db.asSystem(why).findWindow('products', { ...row, ...window, sort: sortFields(sort) });
}

/** A window of the signed-in vendor's products. */
export async function listOwnProducts(
  ctx: Ctx,
  window: Window,
  sort?: ProductSort,
): Promise<{ docs: Product[]; total: number }> {
  const where = await own(ctx);
  return ctx.db.asSystem(why).findWindow('products', { ...row, ...window, where, sort: sortFields(sort) });
}

/** All vendors' products by name or shop, for admins. */
export async function searchAllProducts(ctx: Ctx, keyword: string): Promise<Product[]> {
  return find(ctx, everyWord(keyword, ['name', 'name_bn', 'slug', 'shop.name']));
}

/** The signed-in vendor's products by name. */
export async function searchOwnProducts(ctx: Ctx, keyword: string): Promise<Product[]> {
  return find(ctx, { and: [await own(ctx), everyWord(keyword, ['name', 'name_bn', 'slug'])] });
}

/** Products that wait for approval, the longest waiting first. */
export async function listPendingProducts(ctx: Ctx): Promise<Product[]> {
  return ctx.db.asSystem(why).find('products', {
    ...row,
    where: { verify: { equals: productVerify.pending } },
    sort: ['updatedAt', 'id'],
  });
}

const find = (ctx: Ctx, where: Where): Promise<Product[]> =>
  ctx.db.asSystem(why).find('products', { ...row, where, sort: newest, limit: FOUND });

async function own(ctx: Ctx): Promise<Where> {
  return { vendor: { equals: (await ownVendor(ctx)).id } };
}

/** Each word of the keyword stands in at least one of the fields. */
function everyWord(keyword: string, fields: readonly string[]): Where {
  const words = normaliseText(keyword).split(' ').filter(Boolean).slice(0, WORDS);
  if (words.length === 0) return { id: { exists: false } };
  return { and: words.map((word) => ({ or: fields.map((field) => ({ [field]: { contains: word } })) })) };
}

function sortFields(sort: ProductSort = 'newest'): string[] {
  if (sort === 'newest') return newest;
  if (sort === 'oldest') return ['createdAt', 'id'];
  return [sort, 'id'];
}
