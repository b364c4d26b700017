/**
 * Keeps records that are about to be deleted, in the same transaction: the documents as they are, and the links to
 * them.
 */
import type { CollectionSlug, Where } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { countedCollections, type DeletedCounts, type DeletedKind } from '../../domain/deleted/kinds';
import { has, type Ctx, type Id } from '../ctx';
import { inParts } from '../inParts';
import { idIn } from '../relations';
import { markOf, marksOf } from './marks';
import { reasonOf } from './reasonOf';
import { linksTo } from './relationsOf';
import { isReserved, reserveIds } from './reserveIds';

const why = 'what is deleted is kept for those who may restore it';
/** Documents kept in one row. */
const TOGETHER = 100;
/** Ids in one condition. */
const AT_ONCE = 500;

/** What is deleted with a product and comes back with it. Carts do not: nobody expects a cart to fill itself. */
const withProduct = [
  'variants',
  'product-edits',
  'review-notes',
  'reviews',
  'favorites',
  'product-watches',
] as const satisfies readonly CollectionSlug[];

/** Documents that are deleted together with the record they point at: their links are not kept. */
const goneWith: Partial<Record<CollectionSlug, readonly CollectionSlug[]>> = {
  products: [...withProduct, 'carts', 'saved-lines', 'bought-together'],
  'main-categories': ['sub-categories', 'products', 'commission-rules'],
  'sub-categories': ['child-categories', 'brands', 'products', 'commission-rules'],
  'child-categories': ['products', 'commission-rules'],
  coupons: ['coupon-redemptions'],
};

export type Root = {
  kind: DeletedKind;
  record: Id;
  title: string;
  title_bn?: string | null | undefined;
  vendor?: Id | null;
};

type Row = Record<string, unknown> & { id: Id };

/** The state of a deletion while its records are being kept. */
export class Keeping {
  private place = 0;
  private documents = 0;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly ctx: Ctx,
    readonly deletion: Id,
  ) {}

  /** Keeps every document of the collection that meets the condition, in batches. */
  async documentsOf(slug: CollectionSlug, where: Where): Promise<void> {
    for await (const rows of pagesOf(this.ctx, slug, where)) {
      await this.write(slug, '', rows, marksOf(this.ctx.db.payload, slug, rows));
      if (isReserved(slug)) await reserveIds(this.ctx, slug, rows.at(-1)!.id);
      this.documents += rows.length;
      this.counts.set(slug, (this.counts.get(slug) ?? 0) + rows.length);
    }
  }

  /** Keeps these documents, with the links to them. */
  async these(slug: CollectionSlug, ids: readonly Id[]): Promise<void> {
    for (const some of inParts(ids, AT_ONCE)) {
      await this.documentsOf(slug, { id: { in: some } });
      await this.linksTo(slug, some);
    }
  }

  /** Keeps the links of other documents to these. */
  async linksTo(slug: CollectionSlug, ids: readonly Id[]): Promise<void> {
    const gone = goneWith[slug] ?? [];
    for (const { from, name } of linksTo(this.ctx.db.payload, slug)) {
      if (gone.includes(from)) continue;
      for (const some of inParts(ids, AT_ONCE)) {
        for await (const rows of pagesOf(this.ctx, from, { [name]: { in: some } }, { [name]: true }))
          await this.write(
            from,
            name,
            rows.map((row) => ({ id: row.id, to: idIn(row[name]) })),
            '',
          );
      }
    }
  }

  /** Keeps the products that meet a condition, with everything that belongs to them. */
  async products(where: Where): Promise<void> {
    await this.documentsOf('products', where);
    for await (const rows of pagesOf(this.ctx, 'products', where, {})) {
      const ids = rows.map(({ id }) => id);
      for (const slug of withProduct) {
        if (slug === 'variants') await this.variants(ids);
        else await this.documentsOf(slug, { product: { in: ids } });
      }
      await this.linksTo('products', ids);
    }
  }

  /** Keeps the picture of a slide or a banner. */
  async picture(id: Id): Promise<void> {
    await this.write('media', '', [{ id }], markOf('media', id));
    this.documents += 1;
  }

  /** Stores how many records were kept. */
  async end(): Promise<void> {
    const counts = Object.fromEntries(
      Object.entries(countedCollections).map(([name, slug]) => [name, this.counts.get(slug) ?? 0]),
    ) as DeletedCounts;
    const { documents } = this;
    await this.ctx.db.claim('deleted-records', { id: { equals: this.deletion } }, { counts, documents });
  }

  private async variants(products: readonly Id[]): Promise<void> {
    const where = { product: { in: [...products] } };
    await this.documentsOf('variants', where);
    for await (const rows of pagesOf(this.ctx, 'variants', where, {}))
      await this.linksTo(
        'variants',
        rows.map(({ id }) => id),
      );
  }

  private async write(target: string, field: string, documents: object[], marks: string): Promise<void> {
    this.place += 1;
    const { deletion, place } = this;
    await this.ctx.db.append(why, 'deleted-documents', { deletion, place, target, field, documents, marks });
  }
}

/** Starts keeping a deletion; call `end` once everything is kept. */
export async function beginKeeping(ctx: Ctx, root: Root): Promise<Keeping> {
  const { id } = await ctx.db.insert(why, 'deleted-records', {
    kind: root.kind,
    record: String(root.record),
    title: root.title,
    title_bn: root.title_bn ?? '',
    by: ctx.actor?.id ?? null,
    by_name: ctx.actor?.user.name ?? '',
    reason: reasonOf(ctx.req),
    vendor: root.vendor ?? null,
    by_vendor: ctx.actor && !has(ctx, 'superadmin', 'subadmin') ? 1 : 0,
    counts: {},
    documents: 0,
    taken: 0,
  });
  notesOf(ctx.req).deletion = id;
  return new Keeping(ctx, id);
}

/** Rows in the order of their ids, in batches. */
async function* pagesOf(
  ctx: Ctx,
  slug: CollectionSlug,
  where: Where,
  select?: Record<string, true>,
): AsyncGenerator<Row[]> {
  let last: Id | null = null;
  for (;;) {
    const rows: Row[] = await ctx.db.anyRows(why, slug, {
      where: { and: [where, ...(last === null ? [] : [{ id: { greater_than: last } }])] },
      sort: 'id',
      limit: TOGETHER,
      ...(select ? { select } : {}),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < TOGETHER) return;
    last = rows.at(-1)!.id;
  }
}
