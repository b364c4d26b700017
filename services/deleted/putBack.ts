/** Writes deleted documents again, as far as the records they refer to still exist. */
import type { CollectionSlug } from 'payload';
import { freed, freeName } from '../../domain/deleted/fit';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { AnyRow } from '../db/types';
import { idIn } from '../relations';
import { relationFields } from './relationsOf';
import { isReserved } from './reserveIds';

const why = 'what was deleted comes back as it was';

export type Row = AnyRow;
/** What was changed when restoring. */
export type Renamed = { what: 'slug' | 'name' | 'sku'; from: string; to: string };
export type PutBack = { rows: Row[]; renamed: Renamed[] };

/** Writes these documents of one collection again, except those whose person, product or vendor no longer exists. */
export async function putBack(ctx: Ctx, slug: CollectionSlug, documents: readonly Row[]): Promise<PutBack> {
  const followed = slug === 'products' ? await alongCategories(ctx, documents) : documents;
  const rows = await withKnownRelations(ctx, slug, followed);
  const renamed = await apart(ctx, slug, rows);
  const taken = new Set(
    (
      await idsThere(
        ctx,
        slug,
        rows.map(({ id }) => id),
      )
    ).map(String),
  );
  const moment = ctx.gateways.clock.now().toISOString();
  for (const row of rows) {
    const isTaken = taken.has(String(row.id));
    if (isTaken && isReserved(slug)) throw new Failure('conflict');
    const { id, ...rest } = row;
    const data = { ...rest, ...(isTaken ? {} : { id }), ...(isReserved(slug) ? { updatedAt: moment } : {}) };
    await ctx.db.appendAny(why, slug, data);
  }
  return { rows, renamed };
}

/** Those of these ids that exist in the collection. */
export async function idsThere(ctx: Ctx, slug: CollectionSlug, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return [];
  const where = { id: { in: [...new Set(ids)] } };
  const found = await ctx.db.rows(why, slug, { where, sort: 'id', limit: ids.length, select: {} });
  return found.map(({ id }) => id);
}

/** Removes references to records that no longer exist; documents that require them are left out. */
async function withKnownRelations(ctx: Ctx, slug: CollectionSlug, documents: readonly Row[]): Promise<Row[]> {
  const fields = relationFields(ctx.db.payload, slug);
  const named = new Map<CollectionSlug, Id[]>();
  for (const { name, to } of fields)
    for (const row of documents) {
      const id = idIn(row[name]);
      if (id !== null) named.set(to, [...(named.get(to) ?? []), id]);
    }
  const there = new Map<CollectionSlug, Set<string>>();
  for (const [to, ids] of named) there.set(to, new Set((await idsThere(ctx, to, ids)).map(String)));
  const isGone = (row: Row, { name, to }: { name: string; to: CollectionSlug }): boolean => {
    const id = idIn(row[name]);
    return id !== null && !there.get(to)?.has(String(id));
  };
  return documents
    .filter((row) => !fields.some((field) => field.isNeeded && isGone(row, field)))
    .map((row) => {
      const empty = fields.filter((field) => isGone(row, field)).map(({ name }) => [name, null] as const);
      return empty.length === 0 ? row : { ...row, ...Object.fromEntries(empty) };
    });
}

/** Takes a product's categories above its child or sub category from where that is now: it may have been moved. */
async function alongCategories(ctx: Ctx, products: readonly Row[]): Promise<Row[]> {
  const idsAt = (field: string) => products.flatMap((row) => idIn(row[field]) ?? []);
  const above = async (slug: 'sub-categories' | 'child-categories', field: string, ids: Id[]) => {
    const where = { id: { in: [...new Set(ids)] } };
    const found = ids.length === 0 ? [] : await ctx.db.anyRows(why, slug, { where, sort: 'id', limit: ids.length });
    return new Map(found.map((row) => [String(row.id), idIn(row[field])]));
  };
  const subs = await above('child-categories', 'subcategory', idsAt('childcategory'));
  const subOf = (row: Row) => subs.get(String(idIn(row.childcategory))) ?? idIn(row.subcategory);
  const mains = await above(
    'sub-categories',
    'category',
    products.flatMap((row) => subOf(row) ?? []),
  );
  return products.map((row) => {
    const subcategory = subOf(row);
    return { ...row, subcategory, category: mains.get(String(subcategory)) ?? idIn(row.category) };
  });
}

/** Where the slug, name or SKU is taken by now, gives the document another slug or name, or no SKU, and reports it. */
async function apart(ctx: Ctx, slug: CollectionSlug, rows: Row[]): Promise<Renamed[]> {
  if (slug === 'coupons') await refuseTakenCode(ctx, rows);
  if (slug === 'brands') return apartByName(ctx, rows);
  const renamed = rows.some((row) => isReserved(slug) && typeof row.slug === 'string')
    ? await apartBySlug(ctx, slug, rows)
    : [];
  return slug === 'products' || slug === 'variants' ? [...renamed, ...(await apartBySku(ctx, rows))] : renamed;
}

async function refuseTakenCode(ctx: Ctx, rows: readonly Row[]): Promise<void> {
  const codes = rows.map(({ code }) => String(code));
  const taken = await ctx.db.row(why, 'coupons', { where: { code: { in: codes } } });
  if (taken) throw new Failure('codeTaken', { params: { code: taken.code } });
}

async function apartBySlug(ctx: Ctx, collection: CollectionSlug, rows: Row[]): Promise<Renamed[]> {
  const wanted = rows.map(({ slug }) => String(slug));
  const sameBeginning = { or: wanted.map((slug) => ({ slug: { equals: slug } })) };
  const taken = await ctx.db.anyRows(why, collection, { where: sameBeginning, sort: 'id', limit: wanted.length });
  if (taken.length === 0) return [];
  // Numbered slugs may be taken too.
  const bases = taken.map(({ slug }) => ({ slug: { contains: `${String(slug).slice(0, 100)}-` } }));
  const numbered = await ctx.db.anyRows(why, collection, { where: { or: bases }, sort: 'id', limit: 5_000 });
  const changed = freed(
    wanted.filter((slug) => taken.some((row) => row.slug === slug)),
    [...taken, ...numbered].map(({ slug }) => String(slug)),
  );
  for (const row of rows) row.slug = changed.get(String(row.slug)) ?? row.slug;
  return [...changed].map(([from, to]) => ({ what: 'slug', from, to }));
}

const LONGEST_BRAND = 100;

async function apartByName(ctx: Ctx, rows: Row[]): Promise<Renamed[]> {
  const subs = [...new Set(rows.map((row) => idIn(row.subcategory)!))];
  const there = await ctx.db.rows(why, 'brands', { where: { subcategory: { in: subs } }, sort: 'id', limit: 20_000 });
  const renamed: Renamed[] = [];
  for (const row of rows) {
    const from = String(row.name);
    const beside = there.filter((brand) => String(idIn(brand.subcategory)) === String(idIn(row.subcategory)));
    const to = freeName(from, new Set(beside.map(({ name }) => name)), LONGEST_BRAND);
    if (to !== from) renamed.push({ what: 'name', from, to });
    row.name = to;
  }
  return renamed;
}

/** A SKU is unique for a vendor: a record that has taken it meanwhile keeps it. */
async function apartBySku(ctx: Ctx, rows: Row[]): Promise<Renamed[]> {
  const skus = [...new Set(rows.map((row) => String(row.sku ?? '')).filter((sku) => sku !== ''))];
  if (skus.length === 0) return [];
  const vendors = [...new Set(rows.map((row) => idIn(row.vendor)!))];
  const where = { and: [{ vendor: { in: vendors } }, { sku: { in: skus } }] };
  const key = (row: object) => {
    const { vendor, sku } = row as { vendor?: unknown; sku?: unknown };
    return `${String(idIn(vendor))} ${String(sku ?? '')}`;
  };
  const there = [
    ...(await ctx.db.rows(why, 'products', { where, sort: 'id', limit: 5_000 })),
    ...(await ctx.db.rows(why, 'variants', { where, sort: 'id', limit: 5_000 })),
  ];
  const taken = new Set(there.map(key));
  const renamed: Renamed[] = [];
  for (const row of rows) {
    if (!row.sku || !taken.has(key(row))) continue;
    renamed.push({ what: 'sku', from: String(row.sku), to: '' });
    row.sku = '';
  }
  return renamed;
}
