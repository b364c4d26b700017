/** What Payload's queue runs. Each task calls one service; in the worker nobody is signed in. */
import type { JobsConfig, Payload, PayloadRequest } from 'payload';
import type { Ctx, Id } from '../ctx';
import { jobRunsOf, openCtx, runQueuedJobs } from '../openCtx';
import { clearSignInLock } from '../auth/clearSignInLock';
import { postLate } from '../ledger/postPast';
import { keepLate } from '../payouts/listPast';
import { keyPast } from '../refunds/keyPast';
import { pruneAuditLog } from '../audit/pruneAuditLog';
import { pruneDeleted } from '../deleted/dropDeleted';
import { pruneRefused } from '../vendors/pruneRefused';
import { pruneMissed } from '../search/pruneMissed';
import { sweepFiles } from '../media/sweepFiles';
import { dropUploads } from '../products/pictureUploads';
import { countBoughtTogether } from '../boughtTogether/countBoughtTogether';
import { runBroadcast } from '../messages/runBroadcast';
import { sendMessage } from '../messages/sendMessage';
import { textVendor } from '../questions/textVendor';
import { runNotices } from '../notifications/runNotices';
import { timed } from '../../telemetry/figures';
import { tracing } from '../../telemetry/tracing';
import type { JobInputs } from './inputs';
import { runImport } from '../productImports/runImport';
import { forgetOldAnswers } from '../repeats/forgetOldAnswers';
import { tellFollowers } from '../follows/tellFollowers';
import { tellWatchers } from '../watches/tellWatchers';
import { askAboutPayouts } from '../payouts/askAboutPayouts';
import { sendPayouts } from '../payouts/sendPayouts';
import { settleUnfinishedPayments } from '../payments/settleUnfinishedPayments';

type Retries = { attempts: number; backoff: { type: 'exponential'; delay: number } };
type Run = { input: unknown; job: { id: Id }; req: PayloadRequest };

const patient: Retries = { attempts: 4, backoff: { type: 'exponential', delay: 2_000 } };

async function work(task: string, { req, input }: Run, run: (ctx: Ctx) => Promise<void>) {
  const began = performance.now();
  let outcome = 'failed';
  const carryOut = async () => {
    const ctx = openCtx(req);
    await run(ctx);
    outcome = 'done';
    runQueuedJobs(ctx);
  };
  try {
    const parent = (input as { traceparent?: string } | null)?.traceparent;
    await (tracing()?.later(parent, `job ${task}`, {}, carryOut) ?? carryOut());
  } finally {
    timed('job_seconds', { task, outcome }, began);
  }
  return { output: {} };
}

/** A job that services queue. Its input comes back from the database as `enqueue` received it. */
const queued = <J extends keyof JobInputs>(
  slug: J,
  run: (ctx: Ctx, input: JobInputs[J], job: Id) => Promise<void>,
  retries: Retries | 0 = patient,
) => ({
  slug,
  retries,
  handler: (given: Run) => work(slug, given, (ctx) => run(ctx, given.input as JobInputs[J], given.job.id)),
});

/** A job that is queued automatically, at the times of a cron expression, in Dhaka (`keepShopsTime`). */
const scheduled = (slug: string, cron: string, run: (ctx: Ctx) => Promise<void>) => ({
  slug,
  retries: 0,
  schedule: [{ cron, queue: 'default' }],
  handler: (given: Run) => work(slug, given, run),
});

const tasks: NonNullable<JobsConfig['tasks']> = [
  queued('sendMessage', sendMessage),
  queued('broadcast', runBroadcast),
  queued('notices', runNotices),
  queued('textVendor', textVendor),
  queued('importProducts', runImport),
  queued('sendPayouts', sendPayouts),
  queued('clearSignInLock', clearSignInLock, 0),
  scheduled('forgetOldAnswers', '0 40 3 * * *', forgetOldAnswers),
  scheduled('settlePayments', '0 */2 * * * *', settleUnfinishedPayments),
  scheduled('askAboutPayouts', '20 */2 * * * *', askAboutPayouts),
  scheduled('tellFollowers', '45 */10 * * * *', tellFollowers),
  scheduled('tellWatchers', '30 * * * * *', tellWatchers),
  scheduled('countBoughtTogether', '0 10 3 * * *', countBoughtTogether),
  scheduled('pruneAuditLog', '0 30 2 * * *', pruneAuditLog),
  scheduled('pruneMissedSearches', '0 35 2 * * *', pruneMissed),
  scheduled('pruneRefusedApplications', '0 20 2 * * *', pruneRefused),
  scheduled('pruneDeleted', '0 25 2 * * *', pruneDeleted),
  scheduled('postLate', '0 15 2 * * *', async (ctx) => {
    await postLate(ctx);
    await keepLate(ctx);
    await keyPast(ctx);
  }),
  scheduled('sweepFiles', '0 50 2 * * *', async (ctx) => {
    await dropUploads(ctx);
    await sweepFiles(ctx);
  }),
];

/**
 * How often to look for waiting jobs. A process whose jobs are queued by others finds them only this way; jobs queued
 * by its own calls start at once.
 */
const EVERY_TWO_SECONDS = '*/2 * * * * *';
const EVERY_TEN_SECONDS = '*/10 * * * * *';

type JobsOptions = {
  role: 'web' | 'worker' | 'both';
  /** Called before waiting jobs are fetched: recovers the work of crashed processes. */
  recover: (payload: Payload) => Promise<void>;
};

/** The jobs part of Payload's config. */
export const jobs = ({ role, recover }: JobsOptions): JobsConfig => ({
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: () => false, read: () => false, update: () => false, delete: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
  ...(role === 'web'
    ? {}
    : {
        autoRun: [{ cron: role === 'worker' ? EVERY_TWO_SECONDS : EVERY_TEN_SECONDS, limit: 100, silent: true }],
      }),
  shouldAutoRun: async (payload) => {
    if (jobRunsOf(payload).ending) return false;
    await recover(payload);
    return true;
  },
  tasks,
});
