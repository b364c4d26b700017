/** Prices and stock of many products at once, and what narrows the list they are chosen from. */
import { openShop } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

type Result = { id: number; problem: string | null; selling_price: number | null; original_price: number; qty: number };
const change = async (seller: Seller, changes: object[]) =>
  (await seller.caller.post('/change-product-amounts', { changes })).body.results as Result[];
const product = (seller: Seller, data: object = {}) =>
  make.product(seller, { selling_price: 100, original_price: 100, qty: 10, ...data });

test('each product is changed, or left as it was with the reason', async () => {
  const seller = await make.seller();
  const other = await make.seller();
  const plain = await product(seller);
  const reduced = await product(seller, { selling_price: 80 });
  const foreign = await product(other);
  const results = await change(seller, [
    { id: plain.id, selling_price: 120, price_seen: 100, qty: 25, qty_seen: 10 },
    { id: reduced.id, selling_price: 90, price_seen: 70 },
    { id: foreign.id, selling_price: 1 },
    { id: reduced.id, selling_price: 95, price_seen: 80 },
  ]);
  expect(results).toEqual([
    { id: plain.id, problem: null, selling_price: 120, original_price: 120, qty: 25 },
    { id: reduced.id, problem: expect.any(String), selling_price: 80, original_price: 100, qty: 10 },
    { id: foreign.id, problem: expect.any(String), selling_price: null, original_price: null, qty: null },
    { id: reduced.id, problem: null, selling_price: 95, original_price: 100, qty: 10 },
  ]);
  const { body } = await seller.caller.get(`/edit-product/${plain.id}`);
  expect(body.product).toMatchObject({ selling_price: 120, original_price: 120, qty: 25, verify: 1 });
  expect((await other.caller.get(`/edit-product/${foreign.id}`)).body.product.selling_price).toBe(100);
});

test('an admin changes products of several vendors, and each says so', async () => {
  const admin = await make.subadmin();
  const [one, two] = [await product(await make.seller()), await product(await make.seller())];
  const { body } = await admin.caller.post('/change-product-amounts', {
    changes: [
      { id: one.id, selling_price: 130, price_seen: 100 },
      { id: two.id, qty: 4, qty_seen: 10 },
      { id: two.id, selling_price: 140, price_seen: 90 },
    ],
  });
  expect(body.results).toMatchObject([
    { id: one.id, problem: null, selling_price: 130, original_price: 130 },
    { id: two.id, problem: null, qty: 4 },
    { id: two.id, problem: expect.any(String), selling_price: 100 },
  ]);
});

test('pieces sold since the vendor looked stay sold', async () => {
  const seller = await make.seller();
  const made = await product(seller, { qty: 7 });
  expect(await change(seller, [{ id: made.id, qty: 20, qty_seen: 10 }])).toMatchObject([{ problem: null, qty: 17 }]);
});

test('a repeated call with the same key changes nothing again, and another change with that key is refused', async () => {
  const seller = await make.seller();
  const made = await product(seller, { qty: 7 });
  const other = await product(seller, { qty: 3 });
  const send = async (changes: object[]) =>
    (await seller.caller.post('/change-product-amounts', { changes }, { headers: { 'Idempotency-Key': 'stock-1' } }))
      .body.results as Result[];
  const changes = [
    { id: made.id, qty: 8, qty_seen: 6 },
    { id: other.id, qty: 1, qty_seen: 3 },
    { id: made.id, selling_price: 90, price_seen: 1 },
  ];
  const first = await send(changes);
  expect(first).toMatchObject([{ qty: 9 }, { qty: 1 }, { problem: expect.any(String), selling_price: 100 }]);
  expect(await send(changes)).toMatchObject([{ problem: null, qty: 9 }, { problem: null, qty: 1 }, { qty: 9 }]);
  expect(await Promise.all([send(changes), send(changes)])).toMatchObject([
    [{ qty: 9 }, {}, {}],
    [{ qty: 9 }, {}, {}],
  ]);
  expect(await send([{ id: made.id, qty: 20, qty_seen: 6 }])).toMatchObject([{ problem: expect.any(String), qty: 9 }]);
  const { body } = await seller.caller.get(`/edit-product/${made.id}`);
  expect(body.product.qty).toBe(9);
});

test('nothing, more than a hundred, and impossible amounts are refused', async () => {
  const seller = await make.seller();
  const { id } = await product(seller);
  const tries = [
    [],
    Array.from({ length: 101 }, () => ({ id, qty: 1 })),
    [{ id, selling_price: 0 }],
    [{ id, qty: -1 }],
  ];
  for (const changes of tries)
    expect((await seller.caller.post('/change-product-amounts', { changes })).body.status).toBe(422);
});

test('the list is narrowed by stock, visibility, approval and category, and so is a search', async () => {
  const seller = await make.seller();
  const out = await product(seller, { name: 'Lantern blue', qty: 0 });
  const low = await product(seller, { name: 'Lantern red', qty: 5, status: 0 });
  const many = await product(seller, { name: 'Basket', qty: 6 });
  const list = async (query: string, path = '/view-all-vendor-product/0/10') => {
    const { body } = await seller.caller.get(`${path}?${query}`);
    expect(body.totalcount).toBe(body.products.length);
    return body.products.map((row: { id: number }) => row.id).sort();
  };
  expect(await list('stock=out')).toEqual([out.id]);
  expect(await list('stock=low')).toEqual([low.id]);
  expect(await list('stock=in')).toEqual([many.id]);
  expect(await list('status=0')).toEqual([low.id]);
  expect(await list('verify=2')).toEqual([]);
  expect(await list('category=999999')).toEqual([]);
  expect(await list('sort=-qty', '/vendor-product-search/lantern')).toEqual([out.id, low.id].sort());
  expect(await list('stock=out', '/vendor-product-search/lantern')).toEqual([out.id]);
  const admin = await make.admin();
  const found = (await admin.caller.get(`/view-admin-product/0/10?vendor=${seller.vendor.id}&stock=in`)).body;
  expect(found.products.map((row: { id: number }) => row.id)).toEqual([many.id]);
  expect((await admin.caller.get('/view-admin-product/0/10?vendor=999999')).body.totalcount).toBe(0);
  expect((await admin.caller.get('/view-admin-product/0/10?stock=some')).status).toBe(422);
  // What the call does not know is ignored, as everywhere: older clients may send it.
  expect((await admin.caller.get('/view-admin-product/0/10?page=2&featured_first=1')).status).toBe(200);
});

test('a copy is hidden, waits for approval, has a slug of its own and the same pictures', async () => {
  const seller = await make.seller();
  const other = await make.seller();
  const made = await product(seller, { name: 'Clay cup', slug: 'clay-cup', featured: 1, qty: 3 });
  const copies = [1, 2].map(async () => (await seller.caller.post(`/copy-product/${made.id}`)).body);
  const [first, second] = await Promise.all(copies);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([first.slug, second.slug].sort()).toEqual(['clay-cup-copy', 'clay-cup-copy-2']);
  const { body } = await seller.caller.get(`/edit-product/${first.id}`);
  expect(body.product).toMatchObject({
    name: 'Clay cup',
    status: 0,
    verify: 0,
    featured: 0,
    qty: 3,
    selling_price: 100,
  });
  const before = (await seller.caller.get(`/edit-product/${made.id}`)).body.product;
  expect(body.product.image1).toBe(before.image1);
  expect((await other.caller.post(`/copy-product/${made.id}`)).body.status).toBe(404);
});
