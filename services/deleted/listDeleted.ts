import { keptSince, type DeletedKind } from '../../domain/deleted/kinds';
import { Failure } from '../../domain/failure';
import type { DeletedRecord } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { allOf, is, rowPart, type ListQuery } from '../listing';
import { possibleId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

const why = 'limited to what the caller may restore';

export type DeletedQuery = ListQuery & { kind?: DeletedKind | undefined };

/** What can still be restored, the last deletion first: for admins everything, for vendors their own products. */
export async function listDeleted(ctx: Ctx, query: DeletedQuery): Promise<{ docs: DeletedRecord[]; total: number }> {
  const vendor = await onlyVendor(ctx);
  const { search } = query;
  return rowPart(ctx, why, 'deleted-records', query, {
    where: allOf(
      { createdAt: { greater_than: keptSince(ctx.now).toISOString() } },
      { taken: { equals: 0 } },
      is('kind', query.kind),
      vendor === null ? null : { vendor: { equals: vendor } },
      search ? { or: ['title', 'title_bn', 'by_name'].map((field) => ({ [field]: { contains: search } })) } : null,
    ),
    sort: '-createdAt',
  });
}

/**
 * One deletion, for whoever may see it. A vendor restores what the shop itself has deleted; what an admin has deleted only an
 * admin brings back. Throws `notFound`, or `forbidden`.
 */
export async function readDeleted(ctx: Ctx, given: Id, to: 'see' | 'restore'): Promise<DeletedRecord> {
  const id = possibleId(ctx, given);
  const found = id === null ? null : await ctx.db.row(why, 'deleted-records', { where: { id: { equals: id } } });
  const vendor = await onlyVendor(ctx);
  if (!found || (vendor !== null && !sameRef(found.vendor, vendor))) throw new Failure('notFound');
  if (to === 'restore' && !mayRestore(ctx, found)) throw new Failure('forbidden');
  return found;
}

/** Whether the caller, who may see it, may bring it back. */
export const mayRestore = (ctx: Ctx, { by_vendor }: DeletedRecord): boolean => isAdmin(ctx) || by_vendor === 1;

const isAdmin = (ctx: Ctx) => has(ctx, 'superadmin', 'subadmin');

/** The vendor whose products the caller is limited to; null for admins. */
async function onlyVendor(ctx: Ctx): Promise<Id | null> {
  if (isAdmin(ctx)) return null;
  const vendor = await findOwnVendor(ctx);
  if (!vendor) throw new Failure('forbidden');
  return vendor.id;
}
