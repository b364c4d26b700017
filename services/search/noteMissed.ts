/**
 * Counts searches without results in the memory of this process, and writes them a little later: no search waits for
 * it. The counts are on the global object because the panel's bundle and the server load this module twice in one
 * process.
 */
import { createLocalReq, type Payload } from 'payload';
import { missedLimits, missedQuery } from '../../domain/search/missed';
import { dhakaDay } from '../../domain/time/dhaka';
import type { Ctx } from '../ctx';
import { openDb } from '../db/openDb';
import type { Db } from '../db/types';

const LATER_MS = 60_000;
/** The number of different searches between two writes; beyond it, in a flood of nonsense, they are not counted. */
const DIFFERENT = 300;
const why = 'what was searched in vain is counted by the system';

type Missed = { query: string; day: string; times: number; last_at: string };
type Counts = { missed: Map<string, Missed>; timer: NodeJS.Timeout | null };
const kept = globalThis as { haatMissedSearches?: WeakMap<Payload, Counts> };

function countsOf(payload: Payload): Counts {
  const all = (kept.haatMissedSearches ??= new WeakMap());
  const known = all.get(payload) ?? { missed: new Map(), timer: null };
  all.set(payload, known);
  return known;
}

/** Counts one more search without results. */
export function noteMissed(ctx: Ctx, typed: string): void {
  const query = missedQuery(typed);
  if (query === null) return;
  const { payload } = ctx.db;
  const counts = countsOf(payload);
  const day = dhakaDay(ctx.now);
  const key = `${day} ${query}`;
  const known = counts.missed.get(key);
  if (!known && counts.missed.size >= DIFFERENT) return;
  counts.missed.set(key, { query, day, times: (known?.times ?? 0) + 1, last_at: ctx.now.toISOString() });
  counts.timer ??= setTimeout(() => void writeMissed(payload), LATER_MS).unref();
}

/**
 * Writes the counts since the last time. Counts that cannot be written are lost: they are not worth failing a search.
 */
export async function writeMissed(payload: Payload): Promise<void> {
  const counts = countsOf(payload);
  if (counts.timer) clearTimeout(counts.timer);
  const { missed } = counts;
  Object.assign(counts, { missed: new Map(), timer: null });
  if (missed.size === 0) return;
  try {
    const db = openDb(payload, await createLocalReq({}, payload));
    await db.inTransaction(() => write(db, missed));
  } catch (err) {
    payload.logger.error({ err }, 'searches without a result were not written');
  }
}

async function write(db: Db, missed: ReadonlyMap<string, Missed>): Promise<void> {
  const rows = await db.rows(why, 'missed-searches', {
    where: { key: { in: [...missed.keys()] } },
    select: { key: true },
    limit: missed.size,
  });
  const there = new Set(rows.map(({ key }) => key));
  const byTimes = new Map<number, string[]>();
  for (const [key, { times }] of missed) if (there.has(key)) byTimes.set(times, [...(byTimes.get(times) ?? []), key]);
  // Most searches occurred once: one statement for all with the same count.
  for (const [times, keys] of byTimes) {
    const last = keys.map((key) => missed.get(key)!.last_at).sort();
    await db.setWhere('missed-searches', { key: { in: keys } }, { times: { $inc: times }, last_at: last.at(-1)! });
  }
  for (const [key, row] of missed) if (!there.has(key)) await db.append(why, 'missed-searches', { key, ...row });
  await dropBeyond(db);
}

/** Beyond the limit, deletes the rarest searches, the oldest of them first. */
async function dropBeyond(db: Db): Promise<void> {
  const beyond = (await db.countRows(why, 'missed-searches', {})) - missedLimits.rows;
  if (beyond <= 0) return;
  const least = await db.rows(why, 'missed-searches', {
    sort: ['times', 'last_at'],
    select: { key: true },
    limit: beyond,
  });
  await db.dropWhere('missed-searches', { id: { in: least.map(({ id }) => id) } });
}
