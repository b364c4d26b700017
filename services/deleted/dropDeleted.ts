/** Removes deletions for good: after the retention period, or when the super admin says so. */
import { keptSince } from '../../domain/deleted/kinds';
import { Failure } from '../../domain/failure';
import type { PicturePurpose } from '../../domain/pictures/purposes';
import type { DeletedDocument } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { removeFiles } from '../media/removeFiles';
import { idIn } from '../relations';
import { readDeleted } from './listDeleted';
import { marksOf, picturesIn } from './marks';
import { targetOf } from './targets';

const why = 'what can no longer be restored is dropped';
const AT_ONCE = 100;
/** The purposes of these documents' pictures: only pictures with these purposes are deleted with them. */
const purposes: Readonly<Record<string, PicturePurpose>> = {
  products: 'product',
  'product-edits': 'product',
  reviews: 'review',
  media: 'site',
};

/** Removes one deletion. It cannot be restored from then on, even if the process ends before everything is removed. */
export async function dropForever(ctx: Ctx, id: Id): Promise<void> {
  const deletion = await ctx.db.inTransaction(async () => {
    const found = await readDeleted(ctx, id, 'see');
    const isOurs = await ctx.db.claim(
      'deleted-records',
      { and: [{ id: { equals: found.id } }, { taken: { equals: 0 } }] },
      { taken: 1 },
    );
    if (!isOurs) throw new Failure('notFound');
    await recordChange(ctx, {
      action: 'removed',
      target: targetOf(found.kind),
      id: found.record,
      title: found.title ?? '',
      before: { kept_until: 'now', documents: found.documents },
    });
    return found;
  });
  await dropOne(ctx, deletion.id);
}

/**
 * Runs every night: removes deletions older than the retention period, and those that a crashed process left half
 * removed.
 */
export async function pruneDeleted(ctx: Ctx): Promise<void> {
  const over = { or: [{ createdAt: { less_than_equal: keptSince(ctx.now).toISOString() } }, { taken: { equals: 1 } }] };
  for (;;) {
    const deletions = await ctx.db.rows(why, 'deleted-records', {
      where: over,
      sort: 'id',
      limit: AT_ONCE,
      select: {},
    });
    for (const { id } of deletions) {
      if (isEnding(ctx)) return;
      await dropOne(ctx, id);
    }
    if (deletions.length < AT_ONCE) return;
  }
}

/** Removes part after part, and the deletion itself last: interrupted work continues the next night. */
async function dropOne(ctx: Ctx, deletion: Id): Promise<void> {
  const own = { deletion: { equals: deletion } };
  const sold = await soldProducts(ctx, deletion);
  for (;;) {
    const chunk = await ctx.db.row(why, 'deleted-documents', {
      where: { and: [own, { field: { equals: '' } }] },
      sort: 'place',
    });
    if (!chunk) break;
    await ctx.db.dropWhere('deleted-documents', { id: { equals: chunk.id } });
    await removeFiles(ctx, 'media', picturesOf(ctx, chunk, sold), purposes[chunk.target]);
  }
  await ctx.db.dropWhere('deleted-documents', own);
  await ctx.db.dropWhere('deleted-records', { id: { equals: deletion } });
}

/** Order lines show pictures from the day of the sale, so pictures of sold products stay. */
async function soldProducts(ctx: Ctx, deletion: Id): Promise<Set<string>> {
  const lines = {
    and: [{ deletion: { equals: deletion } }, { target: { equals: 'order-lines' } }, { field: { equals: 'product' } }],
  };
  const chunks = await ctx.db.rows(why, 'deleted-documents', { where: lines, sort: 'place', limit: 100_000 });
  return new Set(chunks.flatMap(({ documents }) => (documents as { to: Id }[]).map(({ to }) => String(to))));
}

function picturesOf(ctx: Ctx, { target, documents, marks }: DeletedDocument, sold: ReadonlySet<string>): Id[] {
  if (!purposes[target]) return [];
  if (target === 'media') return picturesIn(marks ?? '').map((id) => idOf(ctx, id));
  const rows = (documents as (Record<string, unknown> & { id: Id })[]).filter(
    (row) => !sold.has(String(target === 'products' ? row.id : target === 'product-edits' ? idIn(row.product) : '')),
  );
  return picturesIn(marksOf(ctx.db.payload, target as 'products', rows)).map((id) => idOf(ctx, id));
}

const idOf = (ctx: Ctx, id: string): Id => (ctx.db.payload.db.defaultIDType === 'number' ? Number(id) : id);
