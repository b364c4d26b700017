/** What a process leaves when it dies is taken up: nothing is lost, nothing is done twice. */
import { createLocalReq } from 'payload';
import { openDb } from '../../../services/db/openDb';
import { recoverWork } from '../../../services/jobs/recoverWork';
import { jobRunsOf } from '../../../services/openCtx';
import { onMongo } from '../../support/databases';
import { openShop } from '../../support/http';
import type { Person, Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const db = () => shop.payload().db;

/** As the first call leaves a payment that bKash has not answered for. MongoDB keeps nothing for that: of two nulls one would be too many. */
async function notOpened(where: { order_number: { equals: number } }, updatedAt: string): Promise<void> {
  await db().updateMany({
    collection: 'payments',
    where,
    data: { ...(onMongo ? {} : { payment_id: null }), updatedAt },
  } as never);
  if (!onMongo) return;
  const { connection } = db() as unknown as {
    connection: { collection(name: string): { updateMany(filter: object, change: object): Promise<unknown> } };
  };
  await connection
    .collection('payments')
    .updateMany({ order_number: where.order_number.equals }, { $unset: { payment_id: '' } });
}
const recover = async (leftBefore: Date) =>
  recoverWork(openDb(shop.payload(), await createLocalReq({}, shop.payload())), leftBefore);
const row = async (collection: string, id: number | string) =>
  (await db().findOne({ collection, where: { id: { equals: id } } } as never)) as Record<string, unknown> | null;
const write = async (collection: string, data: object) =>
  (await db().create({
    collection,
    data: { createdAt: LONG_AGO, updatedAt: LONG_AGO, ...data },
  } as never)) as unknown as { id: number };
const noticesOf = ({ user }: Person) =>
  shop.payload().count({ collection: 'notifications', where: { user: { equals: user.id } } });
const queueNotice = (person: Person) =>
  shop.payload().jobs.queue({
    task: 'notices' as never,
    input: { users: [person.user.id], type: 1, en: 'Hello', bn: 'হ্যালো', link: '#' } as never,
  });

test('a message interrupted while being sent is not sent again automatically: it is marked as failed, and may have arrived', async () => {
  const message = await write('messages', {
    channel: 'sms',
    to: '+8801711111111',
    text: 'Hello',
    purpose: 'test',
    status: 'sending',
    tries: 1,
  });
  await recover(new Date('2020-06-01'));
  expect(await row('messages', message.id)).toMatchObject({
    status: 'failed',
    error: 'interrupted: it may have arrived',
  });
});

test('a job held by a dead process is done by another; a new one is left alone', async () => {
  const [told, untouched] = [await make.person(), await make.person()];
  const left = { taskSlug: 'notices', queue: 'default', processing: true, hasError: false, totalTried: 0 };
  const input = (person: Person) => ({ users: [person.user.id], type: 1, en: 'Hello', bn: 'হ্যালো', link: '#' });
  await write('payload-jobs', { ...left, input: input(told) });
  const fresh = await write('payload-jobs', { ...left, input: input(untouched), updatedAt: new Date().toISOString() });
  await recover(new Date(Date.now() - 60_000));
  await shop.payload().jobs.run({ limit: 100 });
  expect((await noticesOf(told)).totalDocs).toBe(1);
  expect((await noticesOf(untouched)).totalDocs).toBe(0);
  expect(await row('payload-jobs', fresh.id)).toMatchObject({ processing: true });
  await db().deleteMany({ collection: 'payload-jobs', where: { id: { equals: fresh.id } } } as never);
});

test('a job completed before its process died is not done again, and is removed', async () => {
  const person = await make.person();
  const job = await write('payload-jobs', {
    taskSlug: 'notices',
    queue: 'default',
    processing: true,
    hasError: false,
    totalTried: 0,
    completedAt: LONG_AGO,
    input: { users: [person.user.id], type: 1, en: 'Hello', bn: 'হ্যালো', link: '#' },
  });
  await recover(new Date());
  await shop.payload().jobs.run({ limit: 100 });
  expect((await noticesOf(person)).totalDocs).toBe(0);
  expect(await row('payload-jobs', job.id)).toBeNull();
});

test('workers that look for work at the same moment notify everybody once', async () => {
  const people = await make.crowd(6);
  for (const person of people) await queueNotice(person);
  await Promise.all(Array.from({ length: 8 }, () => shop.payload().jobs.run({ limit: 100 })));
  expect(await Promise.all(people.map(async (person) => (await noticesOf(person)).totalDocs))).toEqual(
    people.map(() => 1),
  );
});

describe('a bKash order whose first call died before it had the payment URL', () => {
  const order = async (customer: Person, key: string) =>
    customer.caller.post('/bkash/checkout-url/create', make.payload({ payment_method: 'bKash', payment_amount: 200 }), {
      headers: { 'Idempotency-Key': key },
    });
  const begin = async () => {
    const customer = await make.person();
    await make.fill(customer, [[await make.product(seller), 2]]);
    const first = (await order(customer, 'dies')).body;
    const { bkashurl: _lost, ...answer } = first as { bkashurl: string; order_number: number; status: number };
    await db().updateMany({
      collection: 'idempotency-keys',
      where: { user: { equals: customer.user.id } },
      data: { answer },
    } as never);
    const where = { order_number: { equals: first.order_number as number } };
    return { customer, first, where };
  };

  test('an immediate repeat waits for the first; a later one continues, and bKash opens no second payment', async () => {
    const { customer, first, where } = await begin();
    await notOpened(where, LONG_AGO);
    const again = (await order(customer, 'dies')).body;
    expect(again).toMatchObject({ status: 200, order_number: first.order_number });
    expect(again.bkashurl).toMatch(/\/order-placed\/payment\/failed$/);
    const [kept] = (
      await shop.payload().find({ collection: 'orders', where: { number: { equals: first.order_number } }, depth: 0 })
    ).docs;
    expect(kept).toMatchObject({ payment_method: 'COD', payment_status: 0 });
    expect((await order(customer, 'dies')).body.bkashurl).toBe(again.bkashurl);
  });

  test('an answer that was not sent is sent when the call is repeated', async () => {
    const customer = await make.person();
    await make.fill(customer, [[await make.product(seller), 2]]);
    const first = (await order(customer, 'again')).body;
    const again = (await order(customer, 'again')).body;
    expect(again).toEqual(first);
  });
});

test('a broadcast interrupted by a shutdown is continued by the next process, and nobody is reached twice', async () => {
  const people = await make.crowd(230);
  const text = `Leaving ${people[0]!.user.id}`;
  const broadcast = await write('broadcasts', {
    kind: 'notification',
    audience: 'everyone',
    text,
    type: 1,
    link: '#',
    also_email: 0,
    status: 'queued',
    done: 0,
    total: 0,
  });
  const job = () =>
    shop.payload().jobs.queue({ task: 'broadcast' as never, input: { broadcast: String(broadcast.id) } as never });
  const told = async () =>
    (await shop.payload().count({ collection: 'notifications', where: { message: { equals: text } } })).totalDocs;
  await job();
  const run = jobRunsOf(shop.payload());
  run.ending = true;
  await shop.payload().jobs.run({ limit: 1 });
  expect(await row('broadcasts', broadcast.id)).toMatchObject({ status: 'sending', done: 100 });
  expect(await told()).toBe(100);
  run.ending = false;
  await shop.payload().jobs.run({ limit: 100 });
  const { status, done } = (await row('broadcasts', broadcast.id))!;
  expect(status).toBe('finished');
  expect(Number(done)).toBeGreaterThan(230);
  expect(await told()).toBe(done);
});

test('a shopper whose bKash order was interrupted before it was opened continues immediately on a single-process database', async () => {
  const runs = jobRunsOf(shop.payload());
  const before = runs.aloneSince;
  const customer = await make.person();
  await make.fill(customer, [[await make.product(seller), 2]]);
  const order = () =>
    customer.caller.post('/bkash/checkout-url/create', make.payload({ payment_method: 'bKash', payment_amount: 200 }), {
      headers: { 'Idempotency-Key': 'cut' },
    });
  const { bkashurl: _lost, ...answer } = (await order()).body as { bkashurl: string; order_number: number };
  await db().updateMany({
    collection: 'idempotency-keys',
    where: { user: { equals: customer.user.id } },
    data: { answer },
  } as never);
  // Just now, and by the process before this one.
  await notOpened({ order_number: { equals: answer.order_number } }, new Date().toISOString());
  runs.aloneSince = Date.now() + 1;
  const from = performance.now();
  expect((await order()).body).toMatchObject({
    status: 200,
    order_number: answer.order_number,
    bkashurl: expect.any(String),
  });
  expect(performance.now() - from).toBeLessThan(5_000);
  runs.aloneSince = before;
});
