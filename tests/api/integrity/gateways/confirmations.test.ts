/**
 * An order is confirmed by SMS and mail right after it is placed, and neither waits for the other: what the provider could
 * not take is sent by a job of its own, what it refused is marked as failed, and nothing is sent twice. Where this process
 * may not send, each waits in the queue.
 */
import { settingsOf, jobRunsOf } from '../../../../services/openCtx';
import { beginToEnd, endJobs } from '../../../../services/jobs/endJobs';
import { serve, type Answerer, type Served } from '../../../gateways/serve';
import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const accepted: Answerer = () => ({ status: 200, body: '{"response_code":202,"message_id":1}' });
let provider: Served;
let mood: Answerer = accepted;
beforeAll(async () => {
  provider = await serve((heard) => mood(heard));
  Object.assign(process.env, {
    SMS_GATEWAY: 'http',
    SMS_SEND_URL: `${provider.url}/send`,
    SMS_BALANCE_URL: `${provider.url}/balance`,
    SMS_API_KEY: 'key',
    SMS_SENDER_ID: 'Haat',
    SMS_TIMEOUT_SECONDS: '1',
  });
});
afterAll(() => provider.close());

const shop = openShop();
const race = racing(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await race.seller();
  await race.delivery();
});
afterEach(async () => {
  mood = accepted;
  await race.expectSound();
});

type Sent = { channel: string; status: string; tries: number; error?: string };
type Job = { id: number; taskSlug: string; waitUntil?: string };

/** Places an order and waits until its messages are over or put back; how the SMS and the mail stand. */
async function order() {
  const { customer } = await race.basket(seller, 5);
  const { order_number: number } = await race.placed(customer);
  const messages = async () => {
    const rows = (await race.rowsOf('messages', { user: { equals: customer.user.id } })) as unknown as Sent[];
    return Object.fromEntries(rows.map((row) => [row.channel, row]));
  };
  const settled = async () => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const { sms, mail } = await messages();
      if (sms && mail && sms.status !== 'sending' && mail.status !== 'sending') return { sms, mail };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the order was not confirmed');
  };
  const heard = () => provider.heard.filter(({ body }) => body.includes(String(number))).length;
  return { heard, messages, ...(await settled()) };
}

const jobs = () => race.rowsOf('payload-jobs', { taskSlug: { equals: 'sendMessage' } });

test('both are sent once, and no job is left', async () => {
  const { sms, mail, heard } = await order();
  expect([sms, mail]).toMatchObject([
    { status: 'sent', tries: 1 },
    { status: 'sent', tries: 1 },
  ]);
  expect([heard(), (await jobs()).length]).toEqual([1, 0]);
});

test('an SMS that the provider cannot take now is sent later by a job of its own; the mail does not wait for it', async () => {
  mood = () => ({ status: 503, body: '' });
  const { sms, mail, heard, messages } = await order();
  expect(mail).toMatchObject({ status: 'sent', tries: 1 });
  expect(sms).toMatchObject({ status: 'queued', tries: 1, error: expect.stringMatching(/^transient /) });
  const waiting = (await jobs()) as unknown as Job[];
  expect(waiting.map(({ taskSlug }) => taskSlug)).toEqual(['sendMessage']);
  expect(Date.parse(waiting[0]?.waitUntil ?? '')).toBeGreaterThan(Date.now() - 2_000);

  mood = accepted;
  await shop.payload().db.updateOne({
    collection: 'payload-jobs',
    id: waiting[0]!.id,
    data: { waitUntil: new Date(0).toISOString() },
    options: { atomic: true },
  } as never);
  await Promise.all([1, 2, 3].map(() => shop.payload().jobs.run({ limit: 50, silent: true })));
  expect(await messages()).toMatchObject({ sms: { status: 'sent', tries: 2 }, mail: { status: 'sent', tries: 1 } });
  expect([heard(), (await jobs()).length]).toEqual([2, 0]);
});

test('an SMS that the provider refuses is marked as failed; the mail is sent', async () => {
  mood = () => ({ status: 200, body: '{"response_code":1001}' });
  const { sms, mail, heard } = await order();
  expect(sms).toMatchObject({ status: 'failed', tries: 1, error: expect.stringMatching(/^invalid 1001/) });
  expect(mail).toMatchObject({ status: 'sent' });
  expect([heard(), (await jobs()).length]).toEqual([1, 0]);
});

test.each<[string, () => () => void]>([
  [
    'leaves sending to a worker',
    () => {
      const settings = settingsOf(shop.payload());
      settings.runsJobs = false;
      return () => (settings.runsJobs = true);
    },
  ],
  [
    'is about to end',
    () => {
      beginToEnd(shop.payload());
      return () => (jobRunsOf(shop.payload()).ending = false);
    },
  ],
])('a process that %s queues both with the order, and a worker sends each once', async (_name, begin) => {
  const end = begin();
  try {
    const { sms, mail, heard, messages } = await order();
    expect([sms, mail]).toMatchObject([
      { status: 'queued', tries: 0 },
      { status: 'queued', tries: 0 },
    ]);
    expect([heard(), (await jobs()).length]).toEqual([0, 2]);
    end();
    await Promise.all([1, 2].map(() => shop.payload().jobs.run({ limit: 50, silent: true })));
    expect(await messages()).toMatchObject({ sms: { status: 'sent', tries: 1 }, mail: { status: 'sent', tries: 1 } });
    expect([heard(), (await jobs()).length]).toEqual([1, 0]);
  } finally {
    end();
  }
});

test('a process that is sending a hundred already has them sent by jobs', async () => {
  const run = jobRunsOf(shop.payload());
  run.sending = 100;
  try {
    const { messages, heard } = await order();
    for (let n = 0; n < 100 && (await jobs()).length > 0; n += 1) await new Promise((go) => setTimeout(go, 50));
    expect(await messages()).toMatchObject({ sms: { status: 'sent', tries: 1 }, mail: { status: 'sent', tries: 1 } });
    expect([heard(), run.sending]).toEqual([1, 100]);
  } finally {
    run.sending = 0;
  }
});

test('a process that ends waits for what it is sending', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  mood = async (heard) => {
    await answered;
    return accepted(heard);
  };
  const { customer } = await race.basket(seller, 5);
  await race.placed(customer);
  const run = jobRunsOf(shop.payload());
  expect(run.sending).toBe(2);
  let isOver = false;
  const ending = endJobs(shop.payload()).then(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isOver).toBe(false);
  answer();
  await ending;
  run.ending = false;
  const sent = await race.rowsOf('messages', { user: { equals: customer.user.id } });
  expect([run.sending, ...sent.map(({ status }) => status)]).toEqual([0, 'sent', 'sent']);
});

test('an order that is not placed is not confirmed', async () => {
  const { customer } = await race.basket(seller, 5);
  expect((await customer.caller.post('/order-place', race.payload({ expected_total: 1 }))).status).toBe(409);
  expect(await race.rowsOf('messages', { user: { equals: customer.user.id } })).toEqual([]);
});
