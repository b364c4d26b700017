/** Lists that a screen may page through and search. Without paging a list returns its first 1,000 records. */
import type { CollectionSlug, Where } from 'payload';
import { westernDigits } from '../domain/text/bangla';
import type { Config } from '../payload-types';
import { endOfDay, startOfDay } from '../domain/time/dhaka';
import type { Ctx, Id } from './ctx';
import { possibleId } from './relations';
import type { Calls, FindOptions, RowOptions, WhereOf } from './db/types';

export type ListQuery = { offset?: number | undefined; limit?: number | undefined; search?: string | undefined };

export type DayQuery = { from?: string | undefined; to?: string | undefined };

const ALL = 1_000;
const PAGE = 20;

/** The requested part of a list and the total number of matches. */
export async function listPart<C extends CollectionSlug>(
  calls: Calls,
  collection: C,
  query: ListQuery,
  options: FindOptions<C>,
): Promise<{ docs: Config['collections'][C][]; total: number }> {
  if (query.offset !== undefined || query.limit !== undefined) {
    return calls.findWindow(collection, { ...options, offset: query.offset ?? 0, limit: query.limit ?? PAGE });
  }
  const docs = await calls.find(collection, { ...options, limit: ALL });
  const total = docs.length < ALL ? docs.length : await calls.count(collection, options.where);
  return { docs, total };
}

/** The same for rows as stored; without paging at most `limit`, or 1,000. */
export async function rowPart<C extends CollectionSlug>(
  { db }: Pick<Ctx, 'db'>,
  why: string,
  collection: C,
  { offset, limit }: ListQuery,
  options: RowOptions<C> & { where: WhereOf<C> },
): Promise<{ docs: Config['collections'][C][]; total: number }> {
  if (offset !== undefined || limit !== undefined)
    return db.rowWindow(why, collection, { ...options, offset: offset ?? 0, limit: limit ?? PAGE });
  const most = options.limit ?? ALL;
  const docs = await db.rows(why, collection, { ...options, limit: most });
  return { docs, total: docs.length < most ? docs.length : await db.countRows(why, collection, options.where) };
}

/** All the given conditions together. */
export function allOf(...conditions: (Where | null)[]): Where {
  return { and: conditions.filter((condition) => condition !== null) };
}

/**
 * Part of a number that people read off a slip. Databases that cannot search in numbers find only the whole number.
 * Null when the search is empty.
 */
export function numberHas(field: string, search: string | undefined): Where | null {
  const digits = westernDigits(search ?? '').replace(/^#\s*/, '');
  if (digits === '') return null;
  if (!/^\d{1,15}$/.test(digits)) return { [field]: { equals: -1 } };
  return { or: [{ [field]: { contains: digits } }, { [field]: { equals: Number(digits) } }] };
}

/** Part of a tracking id or a mobile, in digits of either script. Null when the search is empty. */
export const handleHas = (field: string, search: string | undefined): Where | null =>
  textHas(field, search && westernDigits(search));
/** Between two days in Dhaka, both included. Null without either. */
export function inDays(field: string, { from, to }: DayQuery): Where | null {
  const first = from ? startOfDay(from) : null;
  const after = to ? endOfDay(to) : null;
  const bounds: Where[] = [];
  if (first) bounds.push({ [field]: { greater_than_equal: first.toISOString() } });
  if (after) bounds.push({ [field]: { less_than: after.toISOString() } });
  return bounds.length === 0 ? null : { and: bounds };
}

/** The order of a list that is read by a time: latest first, unless `sort` has no leading minus. */
export const byTime = <F extends string>(field: F, sort: string | undefined): [F, 'id'] | [`-${F}`, '-id'] =>
  sort === undefined || sort.startsWith('-') ? [`-${field}`, '-id'] : [field, 'id'];

/** Exactly this value. Null when none is given. */
export const is = (field: string, value: string | number | undefined): Where | null =>
  value === undefined ? null : { [field]: { equals: value } };

/** A relation to the record with this id; matches nothing if no record can have the id. Null when none is given. */
export function related(ctx: Ctx, field: string, given: Id | undefined): Where | null {
  if (given === undefined) return null;
  const id = possibleId(ctx, given);
  return id === null ? { id: { exists: false } } : { [field]: { equals: id } };
}

/** Part of a text, case-insensitive. Null when the search is empty. */
export function textHas(field: string, search: string | undefined): Where | null {
  return search ? { [field]: { contains: search } } : null;
}
