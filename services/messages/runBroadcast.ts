import { emailOf } from '../../domain/emails';
import type { Broadcast, User } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { NoticeType } from '../notifications/notice';
import { writeNotices } from '../notifications/notify';
import { isEnding } from '../jobs/endJobs';
import { refId } from '../relations';
import { audienceOf } from './audience';
import { batchOf } from './batch';
import { queueMessage } from './queueMessage';

/** Recipients per step. Small enough that others get their turn at the database between steps. */
const STEP = 100;

/**
 * Sends a broadcast step by step. A step and its position are saved together, so that a job restarted after a crash
 * continues where it stopped and nobody gets the message twice. The task `broadcast`.
 */
export async function runBroadcast(ctx: Ctx, input: { broadcast: string }): Promise<void> {
  const calls = ctx.db.asSystem('the worker sends for the admin who started it');
  for (;;) {
    const broadcast = await calls.findOne('broadcasts', { where: { id: { equals: input.broadcast } } });
    if (!broadcast || broadcast.status === 'finished' || broadcast.status === 'stopped') return;
    const people = await nextPeople(ctx, broadcast);
    await ctx.db.inTransaction(() => takeStep(ctx, broadcast, people));
    if (people.length < STEP) return;
    // A process that is shutting down waits for its jobs, but not for a hundred thousand recipients: the rest is left
    // to the next process.
    if (isEnding(ctx)) return ctx.db.enqueue('broadcast', input);
  }
}

async function nextPeople(ctx: Ctx, broadcast: Broadcast): Promise<User[]> {
  const after = broadcast.cursor ? [{ id: { greater_than: broadcast.cursor } }] : [];
  return ctx.db.asSystem('the worker reads the audience').find('users', {
    where: { and: [...audienceOf(broadcast.kind, broadcast.audience, refId(broadcast.user)), ...after] },
    sort: 'id',
    limit: STEP,
    select: { email: true, mobile: true, mobile_prefix: true },
  });
}

async function takeStep(ctx: Ctx, broadcast: Broadcast, people: User[]): Promise<void> {
  const last = people.at(-1);
  const claimed = await ctx.db.claim(
    'broadcasts',
    {
      and: [
        { id: { equals: broadcast.id } },
        { done: { equals: broadcast.done } },
        { status: { equals: broadcast.status } },
      ],
    },
    {
      status: people.length < STEP ? 'finished' : 'sending',
      done: { $inc: people.length },
      ...(last ? { cursor: String(last.id) } : {}),
    },
  );
  if (!claimed) return;
  if (broadcast.kind === 'sms') await queueTexts(ctx, broadcast, people);
  else await tell(ctx, broadcast, people);
}

async function queueTexts(ctx: Ctx, broadcast: Broadcast, people: User[]): Promise<void> {
  for (const person of people) {
    await queueMessage(ctx, {
      channel: 'sms',
      to: `${person.mobile_prefix}${person.mobile}`,
      text: broadcast.text,
      purpose: 'broadcast',
      user: person.id,
      batch: batchOf(broadcast.id),
    });
  }
}

async function tell(ctx: Ctx, broadcast: Broadcast, people: User[]): Promise<void> {
  await writeNotices(ctx, {
    users: people.map((person) => person.id),
    type: broadcast.type as NoticeType,
    en: broadcast.text,
    bn: broadcast.text,
    link: broadcast.link ?? '#',
  });
  if (broadcast.also_email !== 1) return;
  for (const person of people.filter((one) => emailOf(one) !== '')) {
    await queueMessage(ctx, {
      channel: 'mail',
      to: person.email,
      subject: 'Notification',
      text: broadcast.text,
      purpose: 'broadcast',
      user: person.id,
      batch: batchOf(broadcast.id),
    });
  }
}
