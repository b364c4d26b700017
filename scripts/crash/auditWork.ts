/** Checks afterwards that everything to be sent or done was, exactly once. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { ref, type Row } from '../verify/reader';
import type { Told } from './told';
import { all } from './rows';

const JOB_FIELDS = ['taskSlug', 'waitUntil', 'processing', 'hasError', 'completedAt', 'meta'];
/** A failed job is retried within half a minute. */
const ROUNDS = 40;

const jobsOf = (payload: Payload): Promise<Row[]> => all(payload, 'payload-jobs', JOB_FIELDS);
const isScheduled = (job: Row): boolean => (job.meta as { scheduled?: boolean } | null)?.scheduled === true;

/** Runs due jobs until none is left, and failed ones again when they are due. */
export async function finishJobs(payload: Payload): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    while (!(await payload.jobs.run({ limit: 100, silent: true })).noJobsRemaining);
    if (!(await jobsOf(payload)).some((job) => !isScheduled(job) && job.hasError !== true)) return;
    await wait(1_000);
  }
}

/** Only scheduled jobs are left, each waiting for its next run exactly once. */
export async function auditJobs(payload: Payload, wrong: string[]): Promise<void> {
  const early = await jobsOf(payload);
  await payload.jobs.handleSchedules();
  // One that becomes due from here on may be left waiting.
  const now = Date.now();
  await finishJobs(payload);
  await payload.jobs.handleSchedules();
  const waiting = new Map<string, number>();
  const count = (jobs: Row[]) => {
    waiting.clear();
    for (const job of jobs.filter(isScheduled))
      waiting.set(ref(job.taskSlug), (waiting.get(ref(job.taskSlug)) ?? 0) + 1);
  };
  count(early);
  for (const [task, times] of waiting) if (times > 1) wrong.push(`the scheduled ${task} waited ${times} times`);
  const late = await jobsOf(payload);
  count(late);
  const scheduled = (payload.config.jobs.tasks ?? []).filter(({ schedule }) => schedule?.length);
  if (scheduled.length === 0) wrong.push('no task is scheduled: the audit looks in the wrong place');
  for (const { slug } of scheduled)
    if (waiting.get(slug) !== 1) wrong.push(`the scheduled ${slug} waits ${waiting.get(slug) ?? 0} times`);
  const left = late.filter(
    (job) =>
      !isScheduled(job) ||
      job.processing === true ||
      job.hasError === true ||
      Boolean(job.completedAt) ||
      !(Date.parse(ref(job.waitUntil)) > now),
  );
  for (const job of left) wrong.push(`job ${job.id} is left: ${JSON.stringify(job)}`);
}

/** Mobiles are stored with their prefix and sent without it. */
const sentAs = (channel: string, to: string, text: string): string =>
  `${channel} ${channel === 'sms' ? to.slice(-11) : to} ${text}`;

/** Messages marked as sent were sent once; interrupted ones at most once; none is waiting. */
export async function auditMessages(payload: Payload, dataDir: string, wrong: string[]): Promise<void> {
  const left = new Map<string, number>();
  for (const channel of ['sms', 'mail']) {
    const file = path.join(dataDir, 'outbox', `${channel}.jsonl`);
    if (!fs.existsSync(file)) continue;
    for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { to, text } = JSON.parse(line) as { to: string; text: string };
      const key = sentAs(channel, to, text);
      left.set(key, (left.get(key) ?? 0) + 1);
    }
  }
  const known = new Set<string>();
  for (const message of await all(payload, 'messages', ['channel', 'to', 'text', 'status', 'error'])) {
    const key = sentAs(ref(message.channel), ref(message.to), ref(message.text));
    known.add(key);
    const times = left.get(key) ?? 0;
    const cut = message.status === 'failed' && ref(message.error).startsWith('interrupted');
    if (cut ? times > 1 : message.status !== 'sent' || times !== 1)
      wrong.push(`message ${message.id} is ${ref(message.status)} and left ${times} times`);
  }
  for (const key of left.keys()) if (!known.has(key)) wrong.push(`nobody knows of a message that left: ${key}`);
}

/** Every confirmed broadcast is finished; each recipient has exactly one message or notification of it. */
export async function auditBroadcasts(payload: Payload, told: Told, wrong: string[]): Promise<void> {
  const broadcasts = await all(payload, 'broadcasts', ['kind', 'text', 'status', 'done', 'total', 'also_email']);
  const begun = new Map(broadcasts.map((one) => [ref(one.text), one]));
  for (const text of told.broadcasts)
    if (!begun.has(text)) wrong.push(`the broadcast "${text}" was promised and is not there`);
  for (const one of broadcasts.filter((each) => /^(News|Notice) \d+$/.test(ref(each.text)))) {
    const { status, done, total, kind, also_email: alsoEmail } = one;
    if (status !== 'finished' || done !== total)
      wrong.push(`the broadcast "${ref(one.text)}" is ${ref(status)}, ${String(done)} of ${String(total)}`);
    const notices =
      kind === 'sms'
        ? []
        : (await all(payload, 'notifications', ['user'], { message: { equals: ref(one.text) } })).map((each) =>
            ref(each.user),
          );
    const messages = (await all(payload, 'messages', ['to'], { batch: { equals: `broadcast-${one.id}` } })).map(
      (each) => ref(each.to),
    );
    const wanted: [string, string[], unknown][] = [
      ['notices', notices, kind === 'sms' ? 0 : total],
      ['messages', messages, kind === 'sms' || alsoEmail === 1 ? total : 0],
    ];
    for (const [what, people, number] of wanted) {
      if (people.length !== number || new Set(people).size !== people.length) {
        wrong.push(
          `the broadcast "${ref(one.text)}" is for ${String(number)} ${what}: ${people.length} to ${new Set(people).size} people`,
        );
      }
    }
  }
}
