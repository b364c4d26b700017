/**
 * Payload's queue takes, marks and ends jobs by `updateJobs`: each time a job is read, written and read again, by
 * statements built anew. Here a change of plain fields is one prepared statement for each job. A change of its log takes
 * Payload's own way.
 */
import type { BaseDatabaseAdapter } from 'payload';
import { toDocs } from './direct/documents';
import type { Place, Shapes } from './direct/place';
import { planUpdate } from './direct/writes';
import type { RowStore } from './rows/types';

type UpdateJobs = BaseDatabaseAdapter['updateJobs'];
type Change = Parameters<UpdateJobs>[0];
type Job = NonNullable<Awaited<ReturnType<UpdateJobs>>>[number];
type Find = Pick<RowStore, 'find'>;

const JOBS = 'payload-jobs';

export function shortJobUpdates(own: UpdateJobs, rows: Find, shapes: Shapes, place: Place): UpdateJobs {
  return async (change) => {
    const { log, ...data } = change.data;
    const shape = shapes.collection(JOBS);
    const isPlain = log === undefined || (Array.isArray(log) && log.length === 0);
    if (!shape || !isPlain || !planUpdate(shape, {}, data, true)) return own(change);
    const { read, write } = await place(change.req);
    const changed: Job[] = [];
    for (const id of await idsOf(change, rows)) {
      const plan = planUpdate(shape, { id: { equals: id } }, data, true);
      if (!plan?.wanted) return own(change);
      changed.push(...toDocs<Job>(read, plan.wanted, await write(plan.sql, plan.args)));
    }
    return change.returning === false ? null : changed;
  };
}

async function idsOf({ id, where, sort, limit, req }: Change, rows: Find): Promise<(number | string)[]> {
  if (id !== undefined) return [id];
  const found = await rows.find(JOBS, { where, sort, limit, select: { taskSlug: true } }, req);
  return found.map((job) => job.id);
}
