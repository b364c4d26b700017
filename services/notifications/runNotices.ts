import type { Ctx, Id } from '../ctx';
import { once } from '../jobs/once';
import type { Notice } from './notice';
import { writeNotices } from './notify';

/** Writes the notices of a queued job, once. The task `notices`. */
export async function runNotices(ctx: Ctx, notice: Notice, job: Id): Promise<void> {
  await once(ctx, job, () => writeNotices(ctx, notice));
}
