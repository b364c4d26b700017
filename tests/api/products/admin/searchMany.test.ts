/** A word that very many products carry: the tables find the same by another way than for a rare word. */
import { openShop } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
/** More than the database lists by their ids. */
const MANY = 620;
const OWN = 7;
let [many, few]: Seller[] = [];

beforeAll(async () => {
  [many, few] = [await make.seller(), await make.seller()];
  const [one, other] = [
    await make.product(many, { name: 'Kadamtala Basket' }),
    await make.product(few, { name: 'Kadamtala Mat' }),
  ];
  await copies(one.id, MANY - 1);
  await copies(other.id, OWN - 1);
});

/** Rows as they are, beside the rules: only their number matters. */
async function copies(id: number | string, count: number): Promise<void> {
  const { id: _id, ...row } = (await shop.payload().findByID({
    collection: 'products',
    id,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  })) as unknown as Record<string, unknown>;
  for (let n = 0; n < count; n += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
    await shop
      .payload()
      .db.create({ collection: 'products', data: { ...row, slug: `${String(row.slug)}-${n}`, createdAt } } as never);
  }
}

type Row = { name: string; created_at: string };
const found = async (
  caller: { get: (path: string) => Promise<{ body: { products: Row[]; totalcount: number } }> },
  path: string,
) => (await caller.get(path)).body;

test('an admin gets them newest first, page by page, with the total', async () => {
  const admin = await shop.as('admin');
  const seen: Row[] = [];
  for (const offset of [0, 100, 200, 300, 400, 500, 600]) {
    const { products, totalcount } = await found(admin, `/admin-product-search/kadamtala?limit=100&offset=${offset}`);
    expect(totalcount).toBe(MANY + OWN);
    seen.push(...products);
  }
  expect(seen.length).toBe(MANY + OWN);
  expect(seen.every(({ name }) => name.startsWith('Kadamtala'))).toBe(true);
  const times = seen.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
});

test('with a second word only those that have both', async () => {
  const { products, totalcount } = await found(
    await shop.as('admin'),
    '/admin-product-search/kadamtala%20mat?limit=20&offset=0',
  );
  expect([products.length, totalcount, new Set(products.map(({ name }) => name))]).toEqual([
    OWN,
    OWN,
    new Set(['Kadamtala Mat']),
  ]);
});

test('a vendor gets only their own', async () => {
  const own = await found(few!.caller, '/vendor-product-search/kadamtala?limit=20&offset=0');
  expect([own.products.length, own.totalcount]).toEqual([OWN, OWN]);
  const others = await found(many!.caller, '/vendor-product-search/kadamtala?limit=20&offset=0');
  expect([others.products.length, others.totalcount]).toEqual([20, MANY]);
  expect((await found(few!.caller, '/vendor-product-search/basket?limit=20&offset=0')).totalcount).toBe(0);
});
