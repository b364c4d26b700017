/**
 * An order is confirmed by SMS and mail in one job, and neither waits for the other: what the provider could not take is sent
 * by a job of its own, what it refused is marked as failed, and nothing is sent twice.
 */
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

const jobs = () => race.rowsOf('payload-jobs', { taskSlug: { in: ['confirmOrder', 'sendMessage'] } });

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
