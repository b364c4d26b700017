/**
 * Payload's queue creates a job, takes it, logs it and ends it, each time with newly built statements, read back and in
 * a transaction of their own. Here each step is one prepared statement or none. Failures are logged in Payload's own
 * way.
 *
 * A job is deleted when it ends (`deleteJobOnComplete`): nobody reads the log of one that succeeded, so it is not
 * written. Taking and ending a job do not wait for the disk: after a power cut it may be taken once more, as after any
 * crash, and finds its work done.
 */
import type { BaseDatabaseAdapter } from 'payload';
import { toDocs, wantedOf } from './direct/documents';
import type { Place, Shapes } from './direct/place';
import type { Shape } from './direct/shapes';
import { planCreate, planUpdate } from './direct/writes';
import type { RowStore } from './rows/types';

type Own = Pick<BaseDatabaseAdapter, 'create' | 'updateJobs'>;
type Change = Parameters<Own['updateJobs']>[0];
type Job = NonNullable<Awaited<ReturnType<Own['updateJobs']>>>[number];
type Find = Pick<RowStore, 'find'>;

const JOBS = 'payload-jobs';

export function shortJobs(own: Own, rows: Find, shapes: Shapes, place: Place): Own {
  const shapeOf = () => shapes.collection(JOBS);
  return {
    create: async (args) => {
      const shape = args.collection === JOBS ? shapeOf() : null;
      const now = new Date().toISOString();
      const plan = shape && planCreate(shape, { createdAt: now, updatedAt: now, ...args.data }, true);
      if (!shape || !plan || args.customID !== undefined) return own.create(args);
      const { read, write } = await place(args.req);
      const [job] = docsOf(shape, await write(plan.sql, plan.args), read);
      return job as never;
    },
    updateJobs: async (change) => {
      const shape = shapeOf();
      if (!shape) return own.updateJobs(change);
      if (isSuccess(change)) return null;
      if (change.id !== undefined && hasEnded(change)) return end(shape, place, change.id);
      if (change.id === undefined && isTaking(change)) return take(shape, place, rows, change);
      return (await update(shape, place, rows, change)) ?? own.updateJobs(change);
    },
  };
}

/** A log entry means that a task is done. The job itself ends right after it. */
function isSuccess({ data }: Change): boolean {
  const pushed = (data.log as { $push?: { state?: string } } | undefined)?.$push;
  return pushed?.state === 'succeeded';
}

const hasEnded = ({ data }: Change): boolean => typeof data.completedAt === 'string' && data.hasError !== true;
const isTaking = ({ data, limit }: Change): boolean => data.processing === true && limit !== undefined;

async function end(shape: Shape, place: Place, id: number | string): Promise<null> {
  const { jot } = await place(undefined);
  await jot(`DELETE FROM "${shape.table}" WHERE "id" = ?`, [id]);
  return null;
}

/** Takes waiting jobs that are still free when their turn comes. If none is waiting, no lock is needed. */
async function take(shape: Shape, place: Place, rows: Find, { where, sort, limit, data }: Change): Promise<Job[]> {
  const waiting = await rows.find(JOBS, { where, sort, limit, select: { taskSlug: true } }, undefined);
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  const free = { and: [{ id: { in: ids } }, { processing: { equals: false } }] };
  const plan = planUpdate(shape, free, data, true);
  if (!plan) throw new Error('the queue takes jobs by more than plain fields');
  const { jot, read } = await place(undefined);
  const taken = docsOf(shape, await jot(plan.sql, plan.args), read);
  return taken.sort((a, b) => ids.indexOf(Number(a.id)) - ids.indexOf(Number(b.id)));
}

/** Null for a change to anything other than plain fields. */
async function update(shape: Shape, place: Place, rows: Find, change: Change): Promise<Job[] | null> {
  const { log, ...data } = change.data;
  const isPlain = log === undefined || (Array.isArray(log) && log.length === 0);
  if (!isPlain || !planUpdate(shape, {}, data, true)) return null;
  const { read, write } = await place(change.req);
  const changed: Job[] = [];
  for (const id of await idsOf(change, rows)) {
    const plan = planUpdate(shape, { id: { equals: id } }, data, true);
    if (!plan) return null;
    changed.push(...docsOf(shape, await write(plan.sql, plan.args), read));
  }
  return change.returning === false ? [] : changed;
}

async function idsOf({ id, where, sort, limit, req }: Change, rows: Find): Promise<(number | string)[]> {
  if (id !== undefined) return [id];
  const found = await rows.find(JOBS, { where, sort, limit, select: { taskSlug: true } }, req);
  return found.map((job) => job.id);
}

/** Jobs with their logs. A job that was never tried has none. */
function docsOf(shape: Shape, cells: unknown[][], read: Parameters<typeof toDocs>[0]): Job[] {
  const wanted = wantedOf(shape, undefined);
  if (!wanted) throw new Error('the jobs have other than plain fields');
  const bare = toDocs<Job>(read, { ...wanted, lists: [] }, cells);
  return bare.some((job) => (job.totalTried ?? 0) > 0)
    ? toDocs<Job>(read, wanted, cells)
    : bare.map((job) => ({ ...job, log: [] }));
}
