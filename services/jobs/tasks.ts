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
import { runImport } from '../productImports/runImport';
import { forgetOldAnswers } from '../repeats/forgetOldAnswers';
import { settleUnfinishedPayments } from '../payments/settleUnfinishedPayments';

type Task = {
  slug: string;
  run: (ctx: Ctx, input: never, job: Id) => Promise<void>;
  retries?: { attempts: number; backoff: { type: 'exponential' | 'fixed'; delay: number } };
  /** Cron expression: queued by itself. */
  every?: string;
};

const patient = { attempts: 4, backoff: { type: 'exponential' as const, delay: 2_000 } };

const list: Task[] = [
  { slug: 'sendMessage', run: sendMessage, retries: patient },
  { slug: 'broadcast', run: runBroadcast, retries: patient },
  { slug: 'notices', run: runNotices, retries: patient },
  { slug: 'importProducts', run: runImport, retries: patient },
  { slug: 'clearSignInLock', run: clearSignInLock },
  { slug: 'forgetOldAnswers', run: forgetOldAnswers, every: '0 40 21 * * *' },
  { slug: 'settlePayments', run: settleUnfinishedPayments, every: '0 */2 * * * *' },
  { slug: 'pruneAuditLog', run: pruneAuditLog, every: '0 30 20 * * *' },
  { slug: 'sweepFiles', run: sweepFiles, every: '0 50 20 * * *' },
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
  tasks: list.map((task) => ({
    slug: task.slug,
    retries: task.retries ?? 0,
    ...(task.every ? { schedule: [{ cron: task.every, queue: 'default' }] } : {}),
    handler: async ({ input, job, req }: { input: unknown; job: { id: Id }; req: PayloadRequest }) => {
      const ctx = openCtx(req);
      await task.run(ctx, (input ?? {}) as never, job.id);
      runQueuedJobs(ctx);
      return { output: {} };
    },
  })) as NonNullable<JobsConfig['tasks']>,
});
