import type { Where } from 'payload';
import { keptSince, kindOfSlots, type DeletedKind } from '../../domain/deleted/kinds';
import { Failure } from '../../domain/failure';
import type { DeletedRecord } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { allOf, byTime, is, rowPart, type ListQuery } from '../listing';
import { possibleId } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

const why = 'limited to what the caller may restore';

export type DeletedQuery = ListQuery & { kind?: DeletedKind | undefined; sort?: string | undefined };

/**
 * Deletions that can still be restored, latest first: all for admins, slides and banners for editors, their own
 * products for vendors.
 */
export async function listDeleted(ctx: Ctx, query: DeletedQuery): Promise<{ docs: DeletedRecord[]; total: number }> {
  const seen = await seenBy(ctx);
  const { search } = query;
  return rowPart(ctx, why, 'deleted-records', query, {
    where: allOf(
      { createdAt: { greater_than: keptSince(ctx.now).toISOString() } },
      { taken: { equals: 0 } },
      is('kind', query.kind),
      seen,
      search ? { or: ['title', 'title_bn', 'by_name'].map((field) => ({ [field]: { contains: search } })) } : null,
    ),
    sort: byTime('createdAt', query.sort),
  });
}

/**
 * One deletion, if the caller may see it. Vendors can restore what they deleted themselves; a deletion by an admin can
 * be restored only by an admin. Throws `notFound`, or `forbidden`.
 */
export async function readDeleted(ctx: Ctx, given: Id, to: 'see' | 'restore'): Promise<DeletedRecord> {
  const id = possibleId(ctx, given);
  const seen = await seenBy(ctx);
  const where = { and: [{ id: { equals: id } }, ...(seen ? [seen] : [])] };
  const found = id === null ? null : await ctx.db.row(why, 'deleted-records', { where });
  if (!found) throw new Failure('notFound');
  if (to === 'restore' && !mayRestore(ctx, found)) throw new Failure('forbidden');
  return found;
}

/** Whether the caller, who may see it, may restore it. */
export const mayRestore = (ctx: Ctx, { kind, by_vendor }: DeletedRecord): boolean =>
  isAdmin(ctx) || by_vendor === 1 || (has(ctx, 'editor') && isContent(kind));

const isAdmin = (ctx: Ctx) => has(ctx, 'superadmin', 'subadmin');

const contentKinds: readonly string[] = Object.values(kindOfSlots);
const isContent = (kind: string): boolean => contentKinds.includes(kind);

/** The condition for the deletions the caller may see; null means all. Throws `forbidden`. */
async function seenBy(ctx: Ctx): Promise<Where | null> {
  if (isAdmin(ctx)) return null;
  const vendor = has(ctx, 'vendor') ? await findOwnVendor(ctx) : null;
  const parts: Where[] = [
    ...(vendor ? [{ vendor: { equals: vendor.id } }] : []),
    ...(has(ctx, 'editor') ? [{ kind: { in: [...contentKinds] } }] : []),
  ];
  if (parts.length === 0) throw new Failure('forbidden');
  return { or: parts };
}
