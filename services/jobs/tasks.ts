/** What Payload's queue runs. Each task is one service; the worker has nobody signed in. */
import type { JobsConfig, Payload, PayloadRequest } from 'payload';
import type { Ctx, Id } from '../ctx';
import { jobRunsOf, openCtx, runQueuedJobs } from '../openCtx';
import { clearSignInLock } from '../auth/clearSignInLock';
import { pruneAuditLog } from '../audit/pruneAuditLog';
import { sweepFiles } from '../media/sweepFiles';
import { runBroadcast } from '../messages/runBroadcast';
import { sendMessage } from '../messages/sendMessage';
import { runNotices } from '../notifications/runNotices';
import type { JobInputs } from './inputs';
import { runImport } from '../productImports/runImport';
import { forgetOldAnswers } from '../repeats/forgetOldAnswers';
import { settleUnfinishedPayments } from '../payments/settleUnfinishedPayments';

type Retries = { attempts: number; backoff: { type: 'exponential'; delay: number } };
type Run = { input: unknown; job: { id: Id }; req: PayloadRequest };

const patient: Retries = { attempts: 4, backoff: { type: 'exponential', delay: 2_000 } };

async function work({ req }: Run, run: (ctx: Ctx) => Promise<void>) {
  const ctx = openCtx(req);
  await run(ctx);
  runQueuedJobs(ctx);
  return { output: {} };
}

/** A job that services queue. Its input comes back from the database as `enqueue` was given it. */
const queued = <J extends keyof JobInputs>(
  slug: J,
  run: (ctx: Ctx, input: JobInputs[J], job: Id) => Promise<void>,
  retries: Retries | 0 = patient,
) => ({
  slug,
  retries,
  handler: (given: Run) => work(given, (ctx) => run(ctx, given.input as JobInputs[J], given.job.id)),
});

/** A job that is queued by itself, at the times of a cron expression. */
const scheduled = (slug: string, cron: string, run: (ctx: Ctx) => Promise<void>) => ({
  slug,
  retries: 0,
  schedule: [{ cron, queue: 'default' }],
  handler: (given: Run) => work(given, run),
});

const tasks: NonNullable<JobsConfig['tasks']> = [
  queued('sendMessage', sendMessage),
  queued('broadcast', runBroadcast),
  queued('notices', runNotices),
  queued('importProducts', runImport),
  queued('clearSignInLock', clearSignInLock, 0),
  scheduled('forgetOldAnswers', '0 40 21 * * *', forgetOldAnswers),
  scheduled('settlePayments', '0 */2 * * * *', settleUnfinishedPayments),
  scheduled('pruneAuditLog', '0 30 20 * * *', pruneAuditLog),
  scheduled('sweepFiles', '0 50 20 * * *', sweepFiles),
];

/** How often waiting jobs are looked for besides right after the call that queued them. */
const EVERY_TEN_SECONDS = '*/10 * * * * *';

type JobsOptions = {
  /** Off: this process queues and leaves the work to others. */
  run: boolean;
  /** Called before waiting jobs are looked for: takes up what a dead process left. */
  recover: (payload: Payload) => Promise<void>;
};

/** The jobs part of Payload's config. */
export const jobs = ({ run, recover }: JobsOptions): JobsConfig => ({
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: () => false, read: () => false, update: () => false, delete: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
  ...(run ? { autoRun: [{ cron: EVERY_TEN_SECONDS, limit: 100, silent: true }] } : {}),
  shouldAutoRun: async (payload) => {
    if (jobRunsOf(payload).ending) return false;
    await recover(payload);
    return true;
  },
  tasks,
});
