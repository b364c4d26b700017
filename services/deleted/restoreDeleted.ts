import type { CollectionSlug, Where } from 'payload';
import { keptSince, type RestorableCollection, type SlotSettings } from '../../domain/deleted/kinds';
import { Failure } from '../../domain/failure';
import type { DeletedRecord } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { returnCouponDue } from '../packages/restoreCoupon';
import { returnStockDue } from '../packages/restoreStock';
import { refreshVisibility } from '../products/refreshVisibility';
import { idIn } from '../relations';
import { recountRatings } from '../reviews/recountRatings';
import { touchNames } from '../search/touchNames';
import { readDeleted } from './listDeleted';
import { idsThere, putBack, type Renamed, type Row } from './putBack';
import { relationFields } from './relationsOf';
import { collectionOf, slotsOf, targetOf } from './targets';

const why = 'what was deleted comes back as it was';

export type Restored = { deletion: DeletedRecord; renamed: Renamed[]; left_out: number };
type Link = { id: Id; to: Id };

/**
 * Writes everything of a deletion again, all or nothing. Of two simultaneous calls the second finds nothing to restore.
 */
export async function restoreDeleted(ctx: Ctx, id: Id): Promise<Restored> {
  return ctx.db.inTransaction(async () => {
    const deletion = await readDeleted(ctx, id, 'restore');
    const own = { id: { equals: deletion.id } };
    const since = { createdAt: { greater_than: keptSince(ctx.now).toISOString() } };
    const isOurs = await ctx.db.claim('deleted-records', { and: [own, { taken: { equals: 0 } }, since] }, { taken: 1 });
    if (!isOurs) throw new Failure('notFound');
    const slots = slotsOf(deletion.kind);
    const done = slots ? await restoreSlot(ctx, deletion, slots) : await restoreDocuments(ctx, deletion);
    await ctx.db.dropWhere('deleted-documents', { deletion: { equals: deletion.id } });
    await ctx.db.dropWhere('deleted-records', own);
    await recordChange(ctx, {
      action: 'restored',
      target: targetOf(deletion.kind),
      id: deletion.record,
      title: deletion.title ?? '',
      after: { restored: deletion.documents, ...(done.left_out > 0 ? { left_out: done.left_out } : {}) },
    });
    return { deletion, ...done };
  });
}

async function restoreDocuments(ctx: Ctx, deletion: DeletedRecord): Promise<Omit<Restored, 'deletion'>> {
  const root = collectionOf(deletion.kind)!;
  const renamed: Renamed[] = [];
  const products: Id[] = [];
  let [kept, back] = [0, 0];
  let isRootBack = false;
  for await (const { target, field, documents } of chunksOf(ctx, deletion.id)) {
    if (field) {
      await link(ctx, target as CollectionSlug, field, documents as Link[]);
      continue;
    }
    const rows = documents as Row[];
    const done = await putBack(ctx, target as CollectionSlug, rows);
    isRootBack ||= target === root && done.rows.some((row) => String(row.id) === deletion.record);
    if (!isRootBack) throw new Failure(await whatIsGone(ctx, root, rows[0]!));
    renamed.push(...done.renamed);
    if (target === 'products') products.push(...done.rows.map(({ id: product }) => product));
    if (target === 'coupon-redemptions')
      await returnCouponDue(
        ctx,
        done.rows.flatMap((row) => idIn(row.order) ?? []),
      );
    kept += rows.length;
    back += done.rows.length;
  }
  if (!isRootBack) throw new Failure('notFound');
  // Reviews of people whose account was deleted meanwhile have not come back.
  await recountRatings(ctx.db, products);
  const scope = productsOf(deletion, root);
  if (scope) await refreshVisibility(ctx.db, scope);
  touchNames(ctx.db.payload);
  return { renamed, left_out: kept - back };
}

/** The rows of a deletion in order, one at a time, so that little is in memory however much was deleted. */
async function* chunksOf(ctx: Ctx, deletion: Id) {
  let last = 0;
  for (;;) {
    const chunk = await ctx.db.row(why, 'deleted-documents', {
      where: { and: [{ deletion: { equals: deletion } }, { place: { greater_than: last } }] },
      sort: 'place',
    });
    if (!chunk) return;
    yield { target: chunk.target, field: chunk.field, documents: chunk.documents as unknown[] };
    last = chunk.place;
  }
}

/** Restores the links to what is back, except where another record has been linked meanwhile. */
async function link(ctx: Ctx, from: CollectionSlug, field: string, links: readonly Link[]): Promise<void> {
  const byTarget = new Map<string, { to: Id; ids: Id[] }>();
  for (const { id, to } of links) {
    const known = byTarget.get(String(to)) ?? { to, ids: [] };
    known.ids.push(id);
    byTarget.set(String(to), known);
  }
  const { to: target } = relationFields(ctx.db.payload, from).find(({ name }) => name === field)!;
  const there = new Set(
    (
      await idsThere(
        ctx,
        target,
        links.map(({ to }) => to),
      )
    ).map(String),
  );
  // Products are new for whoever follows changes; returns and questions keep the date of their own last change.
  const updatedAt = from === 'products' ? ctx.gateways.clock.now().toISOString() : null;
  for (const { to, ids } of byTarget.values()) {
    if (!there.has(String(to))) continue;
    const empty: Where = { and: [{ id: { in: ids } }, { [field]: { exists: false } }] };
    await ctx.db.setWhere(from, empty, { [field]: to, updatedAt });
  }
  if (from === 'order-lines' && target === 'products')
    await returnStockDue(
      ctx,
      links.map(({ id }) => id),
    );
}

/** Why the deletion cannot be restored: its category or its vendor no longer exists. */
async function whatIsGone(ctx: Ctx, root: RestorableCollection, row: Row): Promise<'categoryGone' | 'vendorGone'> {
  if (root !== 'products') return 'categoryGone';
  const vendor = await ctx.db.row(why, 'vendors', { where: { id: { equals: idIn(row.vendor) ?? 0 } } });
  return vendor ? 'categoryGone' : 'vendorGone';
}

/** The condition for the products that were restored; null if there are none. */
function productsOf({ record }: DeletedRecord, root: RestorableCollection): Where | null {
  const id = /^\d{1,15}$/.test(record) ? Number(record) : record;
  if (root === 'products') return { id: { equals: id } };
  if (root === 'main-categories') return { category: { equals: id } };
  if (root === 'sub-categories') return { subcategory: { equals: id } };
  if (root === 'child-categories') return { childcategory: { equals: id } };
  return null;
}

async function restoreSlot(ctx: Ctx, deletion: DeletedRecord, slug: SlotSettings): Promise<Omit<Restored, 'deletion'>> {
  const settings = new Map(Object.entries(await ctx.db.asActor.global(slug)));
  if (settings.get(deletion.record)) throw new Failure('placeTaken');
  const chunk = await ctx.db.row(why, 'deleted-documents', { where: { deletion: { equals: deletion.id } } });
  const [picture] = (chunk?.documents ?? []) as Row[];
  const media = picture && (await ctx.db.row(why, 'media', { where: { id: { equals: picture.id } } }));
  if (!media) throw new Failure('fileGone');
  await ctx.db.asActor.updateGlobal(slug, { [deletion.record]: media.id });
  return { renamed: [], left_out: 0 };
}
