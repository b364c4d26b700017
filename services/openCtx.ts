/** Makes the ctx of a request or a job from Payload's request. */
import type { Payload, PayloadRequest } from 'payload';
import type { ErrorReports } from '../gateways/errorReports';
import type { Gateways } from '../gateways/types';
import { actorIn } from '../authority/actor';
import { entryOf } from '../authority/entry';
import type { RestingHours } from '../domain/sessions/isOver';
import type { Ctx, Language } from './ctx';
import { tracing, type Tracing } from '../telemetry/tracing';
import { openDb } from './db/openDb';

/** Passed in by the composition root, stored on Payload's config: one copy for both module graphs of the process. */
export type Settings = {
  gateways: Gateways;
  /** Demo mode: the actions named in the specs are disabled with their texts. */
  demo: boolean;
  rateLimits: boolean;
  /** How many days an entry of the audit log is kept. */
  auditKeepDays: number;
  /** How long a session may stay idle. */
  resting: RestingHours;
  /** Up to this many visible products, search keeps their words in memory. */
  searchInMemory: number;
  /** Parse every answer against its schema (development and tests). */
  checkAnswers: boolean;
  /** Reports an error to the owner's address; null where none is set. */
  reportError: ErrorReports | null;
  /** Off: this process queues jobs and leaves them to a worker. */
  runsJobs: boolean;
  secret: string;
  /** Other secrets still accepted while the secret is being changed. */
  otherSecrets: readonly string[];
  serverUrl: string;
  /** True in production behind HTTPS: cookies are Secure. */
  secureCookies: boolean;
};

export const settingsOf = (payload: Payload): Settings => payload.config.custom.haat as Settings;

export function openCtx(req: PayloadRequest): Ctx {
  const settings = settingsOf(req.payload);
  const entry = entryOf(req.headers);
  return {
    actor: actorIn(req),
    db: openDb(req.payload, req),
    gateways: settings.gateways,
    now: settings.gateways.clock.now(),
    language: languageOf(req.headers.get('accept-language')),
    requestId: entry?.requestId ?? 'none',
    ip: entry?.address ?? 'unknown',
    secret: settings.secret,
    otherSecrets: settings.otherSecrets,
    demo: settings.demo,
    req,
  };
}

/** Bangla when the first preference is Bangla, else English. */
export const languageOf = (header: string | null): Language => (/^\s*bn\b/i.test(header ?? '') ? 'bn' : 'en');

type Runs = {
  running: boolean;
  again: boolean;
  ending: boolean;
  /** How many messages it is sending without a job (`services/messages/sendRecorded.ts`). */
  sending: number;
  /** Since when this process has had the database to itself; null where other processes may use it. */
  aloneSince: number | null;
};
/** Jobs taken at once. If fewer were found, none is left. */
const AT_ONCE = 50;
const state = globalThis as { haatJobRuns?: WeakMap<Payload, Runs> };

/** How this process runs jobs: runs them now, recovers abandoned ones, starts no more. */
export function jobRunsOf(payload: Payload): Runs {
  const runs = (state.haatJobRuns ??= new WeakMap());
  const known = runs.get(payload) ?? { running: false, again: false, ending: false, sending: 0, aloneSince: null };
  runs.set(payload, known);
  return known;
}

/**
 * Starts the queued jobs now instead of at the next tick, if this request or job queued any, and continues until none
 * is waiting: a broadcast queues hundreds. The caller does not wait for it.
 */
export function runQueuedJobs(ctx: Ctx): void {
  const payload = ctx.req.payload;
  if (!ctx.db.queued() || !settingsOf(payload).runsJobs) return;
  const run = jobRunsOf(payload);
  if (run.ending) return;
  if (run.running) {
    run.again = true;
    return;
  }
  run.running = true;
  const apart: Tracing['apart'] = tracing()?.apart ?? ((work) => work());
  void apart(async () => {
    let taken;
    do {
      run.again = false;
      const done = await payload.jobs
        .run({ limit: AT_ONCE, silent: true })
        .catch((err: unknown) => payload.logger.error({ err }, 'jobs failed'));
      taken = Object.keys(done?.jobStatus ?? {}).length;
    } while (!run.ending && (run.again || taken === AT_ONCE));
    run.running = false;
  });
}
