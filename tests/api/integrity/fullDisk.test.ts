/** A database that cannot grow, or is read-only: clear messages, not ready, nothing broken, and automatic recovery. */
import { verifyData } from '../../../scripts/verify/verifyData';
import { onSqlite } from '../../support/databases';
import { openShop, type Body } from '../../support/http';
import { pngBytes, form, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
// The limits are SQLite's own; MongoDB has none that a test could set.
const whereFiles = onSqlite ? describe : describe.skip;

type Client = { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
const pragma = (text: string) => (shop.payload().db as unknown as { client: Client }).client.execute(`PRAGMA ${text}`);
/** Asks until it answers so, for as long as it keeps what it found; what it says. */
async function readiness(wanted: number): Promise<string | undefined> {
  for (let n = 0; n < 100; n += 1) {
    const reply = await fetch(`${shop.origin()}/readyz`);
    if (reply.status === wanted) return ((await reply.json()) as { message?: string }).message;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`/readyz never answered ${wanted}`);
}
const words = {
  en: 'The shop cannot save anything at the moment. Nothing was changed. Please try again later.',
  bn: 'দোকানটি এই মুহূর্তে কিছুই সংরক্ষণ করতে পারছে না। কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।',
};

const faults: [name: string, begin: string, end: string][] = [
  ['a full disk', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['a read-only database', 'query_only = ON', 'query_only = OFF'],
];

whereFiles.each(faults)('%s', (_name, begin, end) => {
  let seller: Seller;
  let customer: Person;
  beforeAll(async () => {
    await make.delivery();
    seller = await make.seller();
    customer = await make.person();
    await make.fill(customer, [[await make.product(seller, { qty: 1_000 }), 1]]);
    // What is free inside the file is used up first, so that a full disk is full at once.
    if (begin.startsWith('max'))
      await shop.payload().db.create({
        collection: 'messages',
        data: { channel: 'sms', to: '1', purpose: 'fill', status: 'failed', tries: 0, text: 'x'.repeat(3_000_000) },
      } as never);
    await pragma(begin);
  });
  afterAll(() => pragma(end));

  test('is answered with 503 in the reader’s language, and nothing is half done', async () => {
    const { body: before } = await customer.caller.get('/cart');
    const orders = await shop.payload().count({ collection: 'orders' });
    for (const language of ['en', 'bn'] as const) {
      // What still fits into the last page is stored; then writes fail.
      let reply = await customer.caller.post('/order-place', make.payload({ address_line: 'far '.repeat(200) }), {
        language,
      });
      for (let n = 0; reply.http === 200 && n < 50; n += 1)
        reply = await customer.caller.post(
          '/add-address',
          { ...(await addressOf()), details: 'd'.repeat(450) },
          { language },
        );
      expect(reply).toMatchObject({
        http: 503,
        body: { status: 503, message: words[language], request_id: expect.any(String) },
      });
    }
    expect((await customer.caller.get('/cart')).body).toEqual(before);
    expect(await shop.payload().count({ collection: 'orders' })).toEqual(orders);
  });

  test('refuses a picture with the same message, and still serves the shop', async () => {
    let reply = { http: 200, body: {} as Body };
    for (let n = 0; reply.http === 200 && n < 60; n += 1) {
      reply = await customer.caller.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes() } }));
    }
    expect(reply).toMatchObject({ http: 503, body: { message: words.en } });
    expect((await shop.visitor.get('/get-home-product')).http).toBe(200);
  });

  test('reports not ready with the reason, while the process is healthy', async () => {
    expect(await readiness(503)).toMatch(/cannot keep anything/);
    expect((await fetch(`${shop.origin()}/healthz`)).status).toBe(200);
  });

  test('recovers without a restart, and the data is consistent', async () => {
    await pragma(end);
    const { body } = await customer.caller.post('/order-place', make.payload());
    expect(body).toMatchObject({ status: 200 });
    await readiness(200);
    const { broken } = await verifyData(shop.payload());
    expect(Object.fromEntries(broken)).toEqual({});
  });
});

let place: Awaited<ReturnType<typeof make.place>> | undefined;
async function addressOf() {
  place ??= await make.place();
  return { label: 'Home', name: 'Rahima', district: place.district.id, upazila: place.upazila.id, thana: 'Sadar' };
}
