/**
 * Payload's queue takes jobs in two steps, "which are free" and "they are mine", and two processes can both take the same
 * ones between them. Here the second step holds only for jobs that are still free, and each process reads back which it got.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Adapter, Model, Write, WriteCall } from './types';

const JOBS = 'payload-jobs';
/** Written beside Payload's own fields, which do not show it. */
const TAKER = 'taken_by';
/** Digits of a document's id. */
const OBJECT_ID = 24;

export function takeJobsOnce(adapter: Adapter): void {
  const calls = adapter as unknown as { updateJobs: WriteCall; find: WriteCall };
  const update = calls.updateJobs.bind(adapter);
  calls.updateJobs = async (given) => {
    if (!takes(given)) return update(given);
    const { docs } = (await calls.find({ ...free(given), collection: JOBS } as Write)) as { docs: { id: string }[] };
    const mine = await take(
      adapter.collections[JOBS]!,
      docs.map(({ id }) => id),
    );
    if (mine.length === 0) return null;
    const { data, sort, req, returning } = given;
    return update({ data, where: { id: { in: mine } }, sort, req, returning } as Write);
  };
}

/**
 * What is due by the clock is queued by every process that looks at it. The job's id is made of task and due time: it is there
 * once, by the first that needs it; the others get that one.
 */
export function queueScheduledOnce(adapter: Adapter): void {
  const calls = adapter as unknown as { create: WriteCall; findOne: WriteCall };
  const create = calls.create.bind(adapter);
  calls.create = async (given) => {
    const { taskSlug, queue, waitUntil, meta } = (given.data ?? {}) as {
      taskSlug?: string;
      queue?: string;
      waitUntil?: string;
      meta?: { scheduled?: boolean };
    };
    if (given.collection !== JOBS || !meta?.scheduled || !waitUntil) return create(given);
    const customID = createHash('sha256').update(`${taskSlug} ${queue} ${waitUntil}`).digest('hex').slice(0, OBJECT_ID);
    try {
      return await create({ ...given, customID } as Write);
    } catch (error) {
      const there = await calls.findOne({ collection: JOBS, where: { id: { equals: customID } } });
      if (!there) throw error;
      return there;
    }
  };
}

/** "Give me so many jobs": the only call of the queue with a limit. */
const takes = ({ data, limit, where }: Write): boolean =>
  data?.processing === true && limit !== undefined && where !== undefined;

const free = ({ where, limit, sort }: Write) => ({ where, limit, sort, pagination: false, select: {} });

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
