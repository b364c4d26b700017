/**
 * Payload's queue takes jobs in two steps, "which are free" and "they are mine", and two processes can both take the
 * same ones in between. Here the second step applies only to jobs that are still free, and each process reads back
 * which it got.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Adapter, Model } from './types';

const JOBS = 'payload-jobs';
/** Stored beside Payload's own fields; Payload does not return it. */
const TAKER = 'taken_by';
/** Digits of a document's id. */
const OBJECT_ID = 24;

export function takeJobsOnce(adapter: Adapter): void {
  const update = adapter.updateJobs.bind(adapter);
  adapter.updateJobs = async (given) => {
    // A request for a number of jobs: the only call of the queue with a limit.
    if (given.data.processing !== true || given.limit === undefined || given.where === undefined) return update(given);
    const { limit, where, ...taken } = given;
    const sort = taken.sort === undefined ? {} : { sort: taken.sort };
    const free = { where, limit, ...sort, pagination: false, select: {} };
    const { docs } = await adapter.find<{ id: string }>({ collection: JOBS, ...free });
    const mine = await take(
      adapter.collections[JOBS]!,
      docs.map(({ id }) => id),
    );
    return mine.length === 0 ? null : update({ ...taken, where: { id: { in: mine } } });
  };
}

/**
 * A scheduled job is queued by every process that checks the schedule. The job's id is made of task and due time: it is
 * created once, by the first process that needs it; the others get the same one.
 */
export function queueScheduledOnce(adapter: Adapter): void {
  const create = adapter.create.bind(adapter);
  adapter.create = async (given) => {
    const { taskSlug, queue, waitUntil, meta } = given.data as {
      taskSlug?: string;
      queue?: string;
      waitUntil?: string;
      meta?: { scheduled?: boolean };
    };
    if (given.collection !== JOBS || !meta?.scheduled || !waitUntil) return create(given);
    const customID = createHash('sha256').update(`${taskSlug} ${queue} ${waitUntil}`).digest('hex').slice(0, OBJECT_ID);
    try {
      return await create({ ...given, customID });
    } catch (error) {
      const there = await adapter.findOne({ collection: JOBS, where: { id: { equals: customID } } });
      if (!there) throw error;
      return there;
    }
  };
}

async function take(model: Model, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const me = randomUUID();
  await model.updateMany(
    { _id: { $in: ids }, processing: { $ne: true } },
    { $set: { processing: true, [TAKER]: me } },
    { strict: false, timestamps: false },
  );
  const mine = await model.find({ _id: { $in: ids }, [TAKER]: me }, { _id: 1 }).lean();
  return mine.map((job: { _id: unknown }) => String(job._id));
}
