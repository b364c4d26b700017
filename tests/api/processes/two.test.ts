/** Two real server processes, and this one, on one MongoDB. SQLite has one process. */
import { onMongo } from '../../support/databases';
import { Caller, emailOf, openShop, PASSWORD } from '../../support/http';
import { openProcesses, type ServerProcess } from '../../support/processes';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const together = onMongo ? describe : describe.skip;

let processes: ServerProcess[] = [];

const caller = (at: number, token: string | null = null) => new Caller(() => processes[at]!.origin, token);
const signIn = async (at: number, email: string) => {
  const { body } = await caller(at).post('/login', { email, password: PASSWORD });
  return body.token as string;
};

together('two processes on one database', () => {
  beforeAll(async () => {
    processes = await openProcesses(2, { RATE_LIMITS: 'on' });
  }, 120_000);
  afterAll(() => {
    for (const { end } of processes) end();
  });

  test('each serves public answers from its cache, and shows a change of the other with the next request', async () => {
    const admin = caller(0, await signIn(0, emailOf('admin')));
    for (let turn = 0; turn < 5; turn += 1) {
      const etag = (await caller(1).get('/topbar-information')).headers.get('etag')!;
      expect((await caller(1).get('/topbar-information', { headers: { 'If-None-Match': etag } })).http).toBe(304);
      await admin.post('/update-footer-text', { footer_text: `Said by the other ${turn}` });
      expect((await caller(1).get('/topbar-information')).body.footer_text).toBe(`Said by the other ${turn}`);
    }
  });

  test('a session started at one is valid at the other, and ended at one is ended at both', async () => {
    const token = await signIn(0, emailOf('customer2'));
    expect((await caller(1, token).get('/account-dashboard-data')).status).toBe(200);
    expect((await caller(1, token).post('/logout')).status).toBe(200);
    expect((await caller(0, token).get('/account-dashboard-data')).status).toBe(401);
  });

  test('wrong passwords are counted together', async () => {
    const triesUntilLocked = async (email: string, next: (n: number) => number) => {
      for (let tries = 0; tries < 60; tries += 1) {
        const reply = await caller(next(tries)).post('/login', { email, password: 'wrong-Pass-1' });
        if (reply.status === 429) return tries;
      }
      return -1;
    };
    expect(await triesUntilLocked('nobody.one@demo.test', () => 0)).toBeGreaterThan(0);
    // What was used up at one is used up at the other: not one more try.
    expect(await triesUntilLocked('nobody.one@demo.test', () => 1)).toBe(0);
  });

  test('a queued job is done once, however many look for work', async () => {
    const { user } = await make.person();
    const texts = Array.from({ length: 40 }, (_, n) => `Job ${n} for ${user.id}`);
    for (const text of texts) {
      await shop
        .payload()
        .jobs.queue({ task: 'notices' as never, input: { users: [user.id], type: 1, en: text, bn: text } as never });
    }
    const left = async () =>
      (await shop.payload().count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'notices' } } }))
        .totalDocs;
    const end = Date.now() + 90_000;
    while ((await left()) > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 250));
    const { docs } = await shop
      .payload()
      .find({ collection: 'notifications', where: { user: { equals: user.id } }, limit: 200, depth: 0 });
    expect(docs.map((doc) => doc.message).sort()).toEqual([...texts].sort());
  }, 150_000);

  test('the last pieces go to as many customers as there are pieces, with different order numbers', async () => {
    await make.delivery();
    const product = await make.product(await make.seller(), { qty: 5 });
    const customers = await make.crowd(12);
    for (const customer of customers) await make.fill(customer, [[product, 1]]);
    const replies = await Promise.all(
      customers.map((customer, n) => caller(n % 2, customer.caller.token).post('/order-place', make.payload())),
    );
    const placed = replies.filter(({ status }) => status === 200);
    expect([placed.length, await make.stockOf(product)]).toEqual([5, 0]);
    expect(new Set(placed.map(({ body }) => body.order_number)).size).toBe(5);
  }, 150_000);

  test('one Idempotency-Key sent to both is one order with one answer', async () => {
    const product = await make.product(await make.seller(), { qty: 10 });
    const customer = await make.person();
    await make.fill(customer, [[product, 2]]);
    const headers = { 'Idempotency-Key': 'to-both-at-once' };
    const replies = await Promise.all(
      [0, 1, 0, 1].map((at) => caller(at, customer.caller.token).post('/order-place', make.payload(), { headers })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([replies[0]!.status, await make.stockOf(product)]).toEqual([200, 8]);
  }, 150_000);
});
