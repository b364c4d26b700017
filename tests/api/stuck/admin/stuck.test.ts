/** What is stuck is shown to admins and tried again by them, against a provider that is slow, refuses and answers late. */
import { createLocalReq } from 'payload';
import { sendMessage } from '../../../../services/messages/sendMessage';
import { openCtx } from '../../../../services/openCtx';
import { serve, type Served } from '../../../gateways/serve';
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

let provider: Served;
/** What the provider does with the next messages, by their text. */
const moods = new Map<string, () => Promise<{ status: number; body: string }> | 'hang'>();
const accepted = { status: 200, body: JSON.stringify({ response_code: 202 }) };
const internalError = { status: 200, body: JSON.stringify({ response_code: 1005 }) };
const heardOf = (text: string) =>
  provider.heard.filter((each) => new URLSearchParams(each.body).get('message') === text).length;

beforeAll(async () => {
  provider = await serve(
    async ({ body }) => (await moods.get(new URLSearchParams(body).get('message') ?? '')?.()) ?? accepted,
  );
  Object.assign(process.env, {
    SMS_GATEWAY: 'http',
    SMS_SEND_URL: `${provider.url}/send`,
    SMS_BALANCE_URL: `${provider.url}/balance`,
    SMS_API_KEY: 'key',
    SMS_SENDER_ID: 'Haat',
    SMS_TIMEOUT_SECONDS: '1',
    BKASH_TIMEOUT_SECONDS: '1',
  });
});
afterAll(() => provider.close());

const shop = openShop({ ledgerOff: 'payments are written past everything that posts' });
const make = market(shop);
const buy = shopping(shop);
type Message = { id: number; status: string; tries: number; error?: string };

const ctxNow = async () => openCtx(await createLocalReq({}, shop.payload()));
const old = () => new Date(Date.now() - 60 * 60_000).toISOString();
const message = (data: object) =>
  make.create<Message>('messages', {
    channel: 'sms',
    to: '01911111111',
    purpose: 'broadcast',
    status: 'queued',
    tries: 0,
    ...data,
  });
const read = async (id: number) =>
  (await shop.payload().findByID({ collection: 'messages', id, depth: 0, overrideAccess: true })) as unknown as Message;
const sendNow = async (id: number) =>
  sendMessage(await ctxNow(), { message: String(id), sealed: '' }).catch(() => undefined);
async function settled(id: number): Promise<Message> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const now = await read(id);
    if (now.status === 'sent' || now.status === 'failed') return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the message stays on its way');
}

test('a message the provider refused is listed, and sent once by any number of retries', async () => {
  const admin = await shop.as('admin');
  moods.set('refused once', () => Promise.resolve(internalError));
  const { id } = await message({ text: 'refused once', status: 'failed', tries: 5, error: 'transient 1005' });
  expect((await admin.get('/stuck-messages?limit=100')).body.messages.map((each: Message) => each.id)).toContain(id);
  moods.delete('refused once');
  const replies = await Promise.all([1, 2, 3].map(() => admin.post(`/retry-message/${id}`)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 201, 201]);
  expect(await settled(id)).toMatchObject({ status: 'sent' });
  expect((await admin.post(`/retry-message/${id}`)).status).toBe(201);
  expect(heardOf('refused once')).toBe(1);
  expect((await admin.get('/stuck-messages?limit=100')).body.messages.map((each: Message) => each.id)).not.toContain(
    id,
  );
});

test('a message the provider accepted without answering is not sent twice, unless the admin confirms it', async () => {
  const admin = await shop.as('admin');
  moods.set('taken in silence', () => 'hang');
  const { id } = await message({ text: 'taken in silence' });
  await sendNow(id);
  expect(await read(id)).toMatchObject({ status: 'failed', error: expect.stringMatching(/^noAnswer/) });
  moods.delete('taken in silence');
  const refused = await admin.post(`/retry-message/${id}`, {}, { language: 'bn' });
  expect(refused.body).toMatchObject({ status: 409, message: 'এটি হয়তো আগেই পৌঁছে গেছে: সেবাদাতা কোনো উত্তর দেয়নি।' });
  expect(heardOf('taken in silence')).toBe(1);
  expect((await admin.post(`/retry-message/${id}`, { even_if_sent: 1 })).status).toBe(200);
  await settled(id);
  expect(heardOf('taken in silence')).toBe(2);
});

test('an answer that arrives late during an admin’s retry counts once', async () => {
  const admin = await shop.as('admin');
  let open = () => {};
  moods.set('slow', () => new Promise((resolve) => (open = () => resolve(accepted))));
  const { id } = await message({ text: 'slow' });
  const sending = sendNow(id);
  while (heardOf('slow') === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await admin.post(`/retry-message/${id}`, { even_if_sent: 1 })).status).toBe(201);
  open();
  await sending;
  expect(await read(id)).toMatchObject({ status: 'sent' });
  expect(heardOf('slow')).toBe(1);
});

test('a message that waits too long is listed and sent once, although its first job runs as well', async () => {
  const admin = await shop.as('admin');
  const { id } = await message({ text: 'forgotten', createdAt: old(), updatedAt: old() });
  await shop
    .payload()
    .db.updateOne({ collection: 'messages', id, data: { updatedAt: old() }, options: { atomic: true } } as never);
  const before = (await admin.get('/stuck-counts')).body;
  expect(before.messages).toBeGreaterThanOrEqual(1);
  const [reply] = await Promise.all([admin.post(`/retry-message/${id}`), sendNow(id)]);
  expect([200, 201, 409]).toContain(reply.status);
  await settled(id);
  expect(heardOf('forgotten')).toBe(1);
});

async function startedPayment() {
  await buy.delivery();
  const [seller, customer] = [await buy.seller(), await buy.person()];
  await buy.fill(customer, [[await buy.product(seller), 1]]);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    buy.payload({ payment_method: 'bKash', payment_amount: 100 }),
  );
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  const { docs } = await shop.payload().find({
    collection: 'payments',
    where: { order_number: { equals: body.order_number } },
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]!;
}
const approve = (paymentID: string) =>
  fetch(`${shop.origin()}/sandbox/bkash/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, success: '1' }),
  });

test('a payment whose callback was lost is queried and recorded, once', async () => {
  const admin = await shop.as('subadmin');
  const payment = await startedPayment();
  await approve(payment.payment_id!);
  await shop.payload().db.updateOne({
    collection: 'payments',
    id: payment.id,
    data: { status: 'stuck', detail: 'query: timeout' },
    options: { atomic: true },
  } as never);
  const listed = (await admin.get('/stuck-payments?limit=100')).body.payments;
  expect(listed).toContainEqual(expect.objectContaining({ id: payment.id, status: 'stuck', amount: 100 }));
  const replies = await Promise.all([
    admin.post(`/ask-payment-again/${payment.id}`),
    admin.post(`/ask-payment-again/${payment.id}`),
  ]);
  expect(replies.map((reply) => reply.status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  const after = await shop
    .payload()
    .findByID({ collection: 'payments', id: payment.id, depth: 0, overrideAccess: true });
  expect(after).toMatchObject({ status: 'paid', trx_id: expect.any(String) });
  expect((await admin.post(`/ask-payment-again/${payment.id}`)).status).toBe(201);
  expect((await admin.post('/ask-payment-again/999999')).status).toBe(404);
});

test('a stuck refund is compared with the gateway’s list and made exactly once', async () => {
  const admin = await shop.as('admin');
  const payment = await startedPayment();
  await approve(payment.payment_id!);
  await shop.payload().db.updateOne({
    collection: 'payments',
    id: payment.id,
    data: { status: 'stuck' },
    options: { atomic: true },
  } as never);
  await admin.post(`/ask-payment-again/${payment.id}`);
  await shop.payload().db.updateOne({
    collection: 'payments',
    id: payment.id,
    data: { status: 'stuck', refund_due: 100 },
    options: { atomic: true },
  } as never);
  const replies = await Promise.all([1, 2].map(() => admin.post(`/ask-payment-again/${payment.id}`)));
  expect(replies.map((reply) => reply.status)).toContain(200);
  expect(
    await shop.payload().findByID({ collection: 'payments', id: payment.id, depth: 0, overrideAccess: true }),
  ).toMatchObject({ status: 'refunded', refunded_amount: 100 });
  // Lost from our side although the money went back: the list knows it.
  await shop.payload().db.updateOne({
    collection: 'payments',
    id: payment.id,
    data: { status: 'stuck', refunded_amount: 0 },
    options: { atomic: true },
  } as never);
  await admin.post(`/ask-payment-again/${payment.id}`);
  const { payments } = (await (await fetch(`${shop.origin()}/sandbox/bkash/payments`)).json()) as {
    payments: { paymentId: string; refunds: { amount: number }[] }[];
  };
  expect(payments.find((each) => each.paymentId === payment.payment_id)!.refunds.map((each) => each.amount)).toEqual([
    100,
  ]);
});

test('a failed job is listed without its input, and is queued again once', async () => {
  const admin = await shop.as('admin');
  const { id: messageId } = await message({ text: 'by a second job', status: 'queued' });
  const job = await make.create<{ id: number }>('payload-jobs', {
    taskSlug: 'sendMessage',
    input: { message: String(messageId), sealed: '' },
    hasError: true,
    totalTried: 5,
    error: { message: 'sms transient 1005' },
    queue: 'default',
  });
  const { body } = await admin.get('/stuck-jobs?limit=100');
  expect(body.jobs).toContainEqual(
    expect.objectContaining({ id: job.id, task: 'sendMessage', error: 'sms transient 1005', is_lost: 0 }),
  );
  expect(JSON.stringify(body)).not.toContain('sealed');
  const replies = await Promise.all([1, 2].map(() => admin.post(`/retry-job/${job.id}`)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 404]);
  expect(await settled(messageId)).toMatchObject({ status: 'sent' });
  expect(heardOf('by a second job')).toBe(1);
  expect((await admin.get('/stuck-jobs?limit=100')).body.jobs).not.toContainEqual(
    expect.objectContaining({ id: job.id }),
  );
});
