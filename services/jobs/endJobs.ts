import type { Payload } from 'payload';
import type { Ctx } from '../ctx';
import { jobRunsOf } from '../openCtx';

const STEP_MS = 25;
const LONGEST_MS = 12_000;

/** From now on this process starts no more jobs, and nothing in it waits for other work. */
export function beginToEnd(payload: Payload): void {
  jobRunsOf(payload).ending = true;
}

/** Whether long-running work should stop at its next step: the rest waits for the next start. */
export const isEnding = (ctx: Ctx): boolean => jobRunsOf(ctx.req.payload).ending;

/**
 * Starts no more jobs and waits for the running ones and for messages being sent, up to a limit: unfinished jobs are
 * released at the next start.
 */
export async function endJobs(payload: Payload): Promise<void> {
  const run = jobRunsOf(payload);
  beginToEnd(payload);
  const crons = [...payload.crons];
  for (let waited = 0; waited < LONGEST_MS; waited += STEP_MS) {
    if (!run.running && run.sending === 0 && crons.every((cron) => !cron.isBusy())) return;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
