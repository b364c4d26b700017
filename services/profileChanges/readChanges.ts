import { Failure } from '../../domain/failure';
import { entries, forEachField } from '../../domain/fields/declare';
import { vendorForm, vendorPapers } from '../../domain/vendors/fields';
import { changeState, mostChanges, type Change, type Changes } from '../../domain/vendors/profileChange';
import type { Document, ProfileChange, Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { byTime, rowPart, type ListQuery } from '../listing';
import { possibleId } from '../relations';
import { ownVendor } from '../shops/ownVendor';

export const changeWhy = 'the vendor’s own requests, or admins decide about them';
type Field = keyof typeof vendorForm;
/** A request with its places by name. */
export type ReadChange = { request: ProfileChange; changes: (Change & { field: Field })[] };

const paper = { collection: 'documents', select: { filename: true } } as const;
const around = {
  vendor: { collection: 'vendors', select: { business_name: true } },
  ...forEachField<Record<keyof typeof vendorPapers, typeof paper>>(vendorPapers, () => paper),
} as const;

/** The requests of the signed-in vendor, newest first. */
export async function readOwnChanges(ctx: Ctx): Promise<ReadChange[]> {
  const vendor = await ownVendor(ctx);
  const found = await ctx.db.rows(changeWhy, 'profile-changes', {
    where: { vendor: { equals: vendor.id } },
    sort: ['-createdAt', '-id'],
    limit: mostChanges,
  });
  return filledIn(ctx, found);
}

/** Requests in one state, for admins: those that wait with the longest waiting first, unless sorted otherwise. */
export async function listChanges(
  ctx: Ctx,
  { state = changeState.open, sort, ...part }: ListQuery & { state?: number | undefined; sort?: string | undefined },
): Promise<{ docs: ReadChange[]; total: number }> {
  const { docs, total } = await rowPart(ctx, changeWhy, 'profile-changes', part, {
    where: { state: { equals: state } },
    sort: byTime('createdAt', sort ?? (state === changeState.open ? 'created_at' : undefined)),
    limit: 200,
  });
  return { docs: await filledIn(ctx, docs), total };
}

export async function readChange(ctx: Ctx, id: Id): Promise<ReadChange> {
  const [read] = await filledIn(ctx, [await findChange(ctx, id)]);
  return read!;
}

/** One request as stored. Throws `notFound`, also when a vendor asks for another vendor's request. */
export async function findChange(ctx: Ctx, id: Id, whose?: Vendor): Promise<ProfileChange> {
  const known = possibleId(ctx, id);
  const own = whose ? [{ vendor: { equals: whose.id } }] : [];
  const found =
    known === null
      ? null
      : await ctx.db.row(changeWhy, 'profile-changes', { where: { and: [{ id: { equals: known } }, ...own] } });
  if (!found) throw new Failure('notFound');
  return found;
}

async function filledIn(ctx: Ctx, requests: ProfileChange[]): Promise<ReadChange[]> {
  const placed = await fillRelations(ctx, changeWhy, requests, around);
  const nameOf = await placeNames(ctx, requests);
  return placed.map((request) => ({
    request,
    changes: fieldsOf(request.changes as Changes).map(({ field, before, after }) => ({
      field,
      before: nameOf(field, before),
      after: nameOf(field, after),
    })),
  }));
}

const fieldsOf = (changes: Changes): (Change & { field: Field })[] =>
  entries(vendorForm).flatMap(([field]) => {
    const change = changes[field];
    return change ? [{ field, ...change }] : [];
  });

/** Replaces the id of a place by its name; every other value stays. Two queries for all requests together. */
async function placeNames(
  ctx: Ctx,
  requests: readonly ProfileChange[],
): Promise<(field: Field, value: string) => string> {
  const ids = { districts: new Set<Id>(), upazilas: new Set<Id>() };
  for (const { changes } of requests)
    for (const { field, before, after } of fieldsOf(changes as Changes)) {
      const declared = vendorForm[field];
      if (declared.kind !== 'place') continue;
      for (const value of [before, after]) {
        const known = possibleId(ctx, value);
        if (known !== null) ids[declared.to].add(known);
      }
    }
  const names = new Map<string, string>();
  for (const to of ['districts', 'upazilas'] as const) {
    if (ids[to].size === 0) continue;
    const where = { id: { in: [...ids[to]] } };
    for (const place of await ctx.db.rows(changeWhy, to, { where, select: { name: true } }))
      names.set(`${to} ${place.id}`, place.name);
  }
  return (field, value) => {
    const declared = vendorForm[field];
    return declared.kind === 'place' ? (names.get(`${declared.to} ${value}`) ?? '') : value;
  };
}

export const filenameOf = (paper: Id | Document | null | undefined): string | null =>
  typeof paper === 'object' && paper !== null ? (paper.filename ?? null) : null;
