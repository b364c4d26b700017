/**
 * What very many lines of the journal come to, without summing them each time. Lines are only ever added, and where ids are
 * numbers they grow with every commit: what was summed once in this process stays right, and only newer lines are read. Nothing
 * is stored, so nothing can drift.
 */
import type { Payload } from 'payload';
import type { JournalLine } from '../../payload-types';
import type { Ctx } from '../ctx';

const why = 'sums of the journal; who may see them is checked by those who ask';
/** Fewer lines are summed faster than anybody could mind. */
const MANY = 200_000;
/** More new lines than this are summed by the database, with all the others. */
const MOST_NEW = 5_000;

export type SummedLine = Pick<JournalLine, 'account' | 'party' | 'amount'>;
export type Summing<T> = {
  /** What it is kept under. */
  name: string;
  /** Of all lines up to this id. */
  first: (upTo: number) => Promise<T>;
  /** With newer lines; a value of its own. */
  add: (before: T, lines: readonly SummedLine[]) => T | Promise<T>;
};
type Kept = { upTo: number; value: unknown };
const kept = new WeakMap<Payload, Map<string, Kept>>();

/** As things stand in the caller's transaction. Null: there are not many lines, or ids say nothing of their order. */
export async function soFar<T>(ctx: Pick<Ctx, 'db'>, summing: Summing<T>, many = MANY): Promise<T | null> {
  if (ctx.db.payload.db.defaultIDType !== 'number') return null;
  const newest = await ctx.db.row(why, 'journal-lines', {
    where: { id: { greater_than_equal: many } },
    sort: '-id',
    select: { account: true },
  });
  if (typeof newest?.id !== 'number') return null;
  const known = (kept.get(ctx.db.payload) ?? new Map<string, Kept>()).get(summing.name) as
    { upTo: number; value: T } | undefined;
  const now = await upToDate(ctx, summing, known && known.upTo <= newest.id ? known : null, newest.id);
  // What this transaction has written may be taken back, and other lines get its ids.
  if (await ctx.db.isWriting()) return now.value;
  const all = kept.get(ctx.db.payload) ?? new Map<string, Kept>();
  kept.set(ctx.db.payload, all.set(summing.name, now));
  return now.value;
}

async function upToDate<T>(
  ctx: Pick<Ctx, 'db'>,
  { first, add }: Summing<T>,
  known: { upTo: number; value: T } | null,
  newest: number,
): Promise<{ upTo: number; value: T }> {
  if (known?.upTo === newest) return known;
  const newer = known && newest - known.upTo < MOST_NEW ? await linesAfter(ctx, known.upTo, newest) : null;
  return { upTo: newest, value: known && newer ? await add(known.value, newer) : await first(newest) };
}

const linesAfter = (ctx: Pick<Ctx, 'db'>, last: number, newest: number): Promise<JournalLine[]> =>
  ctx.db.rows(why, 'journal-lines', {
    where: { and: [{ id: { greater_than: last } }, { id: { less_than_equal: newest } }] },
    select: { account: true, party: true, amount: true },
    sort: 'id',
    limit: MOST_NEW,
  });
