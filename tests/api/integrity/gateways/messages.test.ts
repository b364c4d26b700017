/**
 * The SMS and mail providers fail in every way: what was not accepted is retried by the queue, with growing delays
 * and five times in all; what may have arrived is not sent again automatically; and all of it stands on the screen,
 * from where an admin sends it, once.
 */
import { createLocalReq } from 'payload';
import type { Message } from '../../../../payload-types';
import { queueMessage } from '../../../../services/messages/queueMessage';
import { openCtx } from '../../../../services/openCtx';
import { serve, type Answerer, type Reply, type Served } from '../../../gateways/serve';
import { openShop } from '../../../support/http';
import { racing } from '../../../support/races';
import { openSmtpServer, type MailMood } from '../../../support/smtpServer';

const accepted: Reply = { status: 200, body: '{"response_code":202,"message_id":1}' };
let provider: Served;
let mood: Answerer = () => accepted;
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
beforeAll(async () => {
  provider = await serve((heard) => mood(heard));
  smtp = await openSmtpServer();
  Object.assign(process.env, {
    SMS_GATEWAY: 'http',
    SMS_SEND_URL: `${provider.url}/send`,
    SMS_BALANCE_URL: `${provider.url}/balance`,
    SMS_API_KEY: 'key',
    SMS_SENDER_ID: 'Haat',
    SMS_TIMEOUT_SECONDS: '1',
    MAIL_GATEWAY: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp.port),
    SMTP_TIMEOUT_SECONDS: '1',
  });
});
afterAll(async () => {
  await provider.close();
  await smtp.close();
});

const shop = openShop();
const race = racing(shop);
afterEach(async () => {
  mood = () => accepted;
  smtp.set('well');
  await race.expectSound();
});

type Channel = 'sms' | 'mail';
let people = 0;
const somebody = (channel: Channel): string => {
  people += 1;
  return channel === 'sms' ? `+88017${String(people).padStart(8, '0')}` : `somebody.${people}@made.test`;
};
const read = async (to: string) => (await race.rowsOf('messages', { to: { equals: to } }))[0] as unknown as Message;
type Job = { id: number; waitUntil?: string; input: { message: string }; hasError?: boolean };

/** Sends by the shop's own queue, without waiting as long as it would between tries; how long it would have waited, in seconds. */
async function send(channel: Channel): Promise<{ to: string; message: Message; waits: number[] }> {
  const to = somebody(channel);
  const payload = shop.payload();
  await queueMessage(openCtx(await createLocalReq({}, payload)), {
    channel,
    to,
    subject: 'Hello',
    text: `Hello ${to}`,
    purpose: 'test',
  });
  const waits: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await payload.jobs.run({ limit: 50, silent: true });
    const message = await read(to);
    const job = ((await race.rowsOf('payload-jobs', { taskSlug: { equals: 'sendMessage' } })) as Job[]).find(
      ({ input }) => input.message === String(message.id),
    );
    if (!job) return { to, message, waits };
    if (job.waitUntil && message.tries !== waits.length) {
      waits.push(Math.round((Date.parse(job.waitUntil) - Date.now()) / 1_000));
      await payload.db.updateOne({
        collection: 'payload-jobs',
        id: job.id,
        data: { waitUntil: new Date(0).toISOString() },
        options: { atomic: true },
      } as never);
    }
  }
  throw new Error('it is tried without end');
}
const heardOf = (to: string) =>
  provider.heard.filter(({ body }) => new URLSearchParams(body).get('message') === `Hello ${to}`).length;

const onScreen = async ({ id }: Message) =>
  (await (await shop.as('admin')).get('/stuck-messages?limit=100')).body.messages.find(
    (each: Message) => each.id === id,
  ) as Message | undefined;
async function retry({ id }: Message, more: object = {}): Promise<number> {
  const { status } = await (await shop.as('admin')).post(`/retry-message/${id}`, more);
  await shop.payload().jobs.run({ limit: 50, silent: true });
  return status;
}
const isSent = async (to: string): Promise<boolean> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await read(to)).status === 'sent') return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

/** Five tries, each later than the one before, then the screen; one that an admin sends when the provider is well again. */
async function triedFiveTimes({ to, message, waits }: Awaited<ReturnType<typeof send>>): Promise<void> {
  expect(message).toMatchObject({ status: 'failed', tries: 5, error: expect.stringMatching(/^transient /) });
  expect(waits).toHaveLength(4);
  expect(waits[0]).toBeGreaterThanOrEqual(1);
  for (const [at, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan(waits[at]! * 1.5);
  expect(await onScreen(message)).toMatchObject({ status: 'failed' });
  mood = () => accepted;
  smtp.set('well');
  expect(await Promise.all([retry(message), retry(message)]).then((all) => all.sort())).toEqual([200, 201]);
  expect(await isSent(to)).toBe(true);
  expect(await onScreen(message)).toBeUndefined();
}

/** One try, then the screen; sent again only by an admin who says so. */
async function triedOnce({ to, message, waits }: Awaited<ReturnType<typeof send>>, error: RegExp): Promise<void> {
  expect(message).toMatchObject({ status: 'failed', tries: 1, error: expect.stringMatching(error) });
  expect(waits).toEqual([]);
  expect(await onScreen(message)).toMatchObject({ status: 'failed' });
  mood = () => accepted;
  smtp.set('well');
  const mayHaveArrived = /^noAnswer/.test(message.error ?? '');
  if (mayHaveArrived) expect(await retry(message)).toBe(409);
  expect(await retry(message, { even_if_sent: mayHaveArrived ? 1 : 0 })).toBe(200);
  expect(await isSent(to)).toBe(true);
}

const json = (body: object, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe('the SMS provider', () => {
  test.each<[string, Answerer]>([
    ['is down and says so', () => ({ status: 503, body: '<html>down</html>' })],
    ['has a fault of its own, with HTTP 200', () => json({ response_code: 1005 })],
    ['has too many calls', () => ({ status: 429, body: '' })],
  ])('%s: tried five times, later each time', async (_what, answer) => {
    mood = answer;
    const sent = await send('sms');
    expect(heardOf(sent.to)).toBe(5);
    await triedFiveTimes(sent);
    expect(heardOf(sent.to)).toBe(6);
  });

  test('is unreachable: tried five times, and nothing was sent', async () => {
    const { port } = new URL(provider.url);
    await provider.close();
    const sent = await send('sms');
    provider = await serve((heard) => mood(heard), Number(port));
    expect(heardOf(sent.to)).toBe(0);
    await triedFiveTimes(sent);
    expect(heardOf(sent.to)).toBe(1);
  });

  test.each<[string, Answerer, RegExp]>([
    ['never answers, and has sent it', () => 'hang', /^noAnswer timeout/],
    ['cuts the line', () => 'drop', /^noAnswer interrupted/],
    ['cuts the line in the middle of its answer', () => ({ ...accepted, cut: true }), /^noAnswer interrupted/],
    ['answers nonsense', () => ({ status: 200, body: 'ok, thank you' }), /^noAnswer unreadable/],
    [
      'answers a proxy’s page',
      () => ({ status: 502, headers: { 'Content-Type': 'text/html' }, body: '<html>Bad Gateway</html>' }),
      /^noAnswer http502/,
    ],
    ['answers JSON of another shape', () => json({ hello: ['world'] }), /^noAnswer unreadable/],
    ['answers without end', () => ({ status: 200, body: 'x'.repeat(3_000_000) }), /^noAnswer tooLong/],
    ['refuses the number, with HTTP 200', () => json({ response_code: 1001 }), /^invalid 1001/],
    ['has no balance left', () => json({ response_code: 1007 }), /^setup 1007/],
  ])('%s: asked once, and never again by itself', async (_what, answer, error) => {
    mood = answer;
    const sent = await send('sms');
    expect(heardOf(sent.to)).toBe(1);
    await triedOnce(sent, error);
    expect(heardOf(sent.to)).toBe(2);
  });

  test('is slow, and answers before the timeout: sent once', async () => {
    mood = () => new Promise((resolve) => setTimeout(() => resolve(accepted), 600));
    const { to, message, waits } = await send('sms');
    expect([message.status, message.tries, waits, heardOf(to)]).toEqual(['sent', 1, [], 1]);
  });

  test('recovers at the third attempt: sent once', async () => {
    let asked = 0;
    mood = () => ((asked += 1) < 3 ? { status: 503, body: '' } : accepted);
    const { message, waits } = await send('sms');
    expect([message.status, message.tries, waits.length]).toEqual(['sent', 3, 2]);
  });
});

describe('the mail server', () => {
  test.each<[string, MailMood]>([
    ['never greets', 'silentBefore'],
    ['takes nothing now', 451],
  ])('%s: tried five times, later each time', async (_what, how) => {
    smtp.set(how);
    const before = smtp.talks();
    const sent = await send('mail');
    expect([smtp.talks() - before, smtp.taken(sent.to)]).toEqual([5, 0]);
    await triedFiveTimes(sent);
    expect(smtp.taken(sent.to)).toBe(1);
  });

  test('is unreachable: tried five times, and nothing was sent', async () => {
    const sent = await smtp.down(() => send('mail'));
    await triedFiveTimes(sent);
    expect(smtp.taken(sent.to)).toBe(1);
  });

  test.each<[string, MailMood, RegExp, number]>([
    ['takes the mail and never says so', 'silentAfter', /^noAnswer /, 1],
    ['takes the mail and cuts the line', 'cutAfter', /^noAnswer /, 1],
    ['cuts the line in the middle of the conversation', 'cutBefore', /^noAnswer /, 0],
    ['greets with nonsense', 'nonsense', /^noAnswer /, 0],
    ['does not know the address', 550, /^invalid 550/, 0],
  ])('%s: asked once, and never again by itself', async (_what, how, error, taken) => {
    smtp.set(how);
    const sent = await send('mail');
    expect(smtp.taken(sent.to)).toBe(taken);
    await triedOnce(sent, error);
    expect(smtp.taken(sent.to)).toBe(taken + 1);
  });
});
