/**
 * Payload's queue takes jobs in two steps, "which are free" and "they are mine", and two processes can both take the same
 * ones between them. Here the second step holds only for jobs that are still free, and each process reads back which it got.
 */
import { randomUUID } from 'node:crypto';
import type { Adapter, Model, Write, WriteCall } from './types';

const JOBS = 'payload-jobs';
/** Written beside Payload's own fields, which do not show it. */
const TAKER = 'taken_by';

export function takeJobsOnce(adapter: Adapter): void {
  const calls = adapter as unknown as { updateJobs: WriteCall; find: WriteCall };
  const update = calls.updateJobs.bind(adapter);
  calls.updateJobs = async (given) => {
    if (!takes(given)) return update(given);
    const { docs } = (await calls.find({ ...free(given), collection: JOBS } as Write)) as { docs: { id: string }[] };
    const mine = await take(adapter.collections[JOBS]!, docs.map(({ id }) => id));
    if (mine.length === 0) return null;
    const { data, sort, req, returning } = given;
    return update({ data, where: { id: { in: mine } }, sort, req, returning } as Write);
  };
}

/** "Give me so many jobs": the only call of the queue with a limit. */
const takes = ({ data, limit, where }: Write): boolean => data?.processing === true && limit !== undefined && where !== undefined;

const free = ({ where, limit, sort }: Write) => ({ where, limit, sort, pagination: false, select: {} });

async function take(model: Model, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const me = randomUUID();
  await model.updateMany({ _id: { $in: ids }, processing: { $ne: true } }, { $set: { processing: true, [TAKER]: me } }, { strict: false, timestamps: false });
  const mine = await model.find({ _id: { $in: ids }, [TAKER]: me }, { _id: 1 }).lean();
  return mine.map((job: { _id: unknown }) => String(job._id));
}
