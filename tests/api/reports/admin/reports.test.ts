import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let other: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  other = await make.seller();
  admin = await make.admin();
  const product = await make.product(seller, { selling_price: 250 });
  // The first is still April in Dhaka, the last is June there.
  await make.order({ seller, product, qty: 1, status: 7, createdAt: '2024-04-30T17:59:59.000Z' });
  await make.order({ seller, product, qty: 2, status: 7, createdAt: '2024-04-30T18:00:00.000Z' });
  await make.order({ seller, product, qty: 3, status: 6, createdAt: '2024-05-15T10:00:00.000Z' });
  await make.order({ seller, product, qty: 4, status: 0, createdAt: '2024-05-31T17:59:59.000Z' });
  await make.order({ seller, product, qty: 5, status: 8, createdAt: '2024-05-31T18:00:00.000Z' });
  await make.order({ seller: other, qty: 7, status: 7, createdAt: '2024-05-15T10:00:00.000Z' });
});

const items = (body: { order: { item: number }[] }) => body.order.map((row) => row.item);

describe('a month in Dhaka', () => {
  test('has the packages of that month and their total', async () => {
    const { body } = await seller.caller.get('/get-vendor-monthly-order-report/5/2024/0');
    expect(body).toMatchObject({ status: 200, total_amount: 250 * 9, truncated: 0 });
    expect(items(body)).toEqual([2, 3, 4]);
    expect(body.order[0]).toEqual({
      order_id: expect.any(Number),
      tracking_id: expect.any(String),
      status: 7,
      created_at: '2024-04-30T18:00:00.000Z',
      item: 2,
      price: 500,
    });
  });

  test.each(['1', 'true'])('with the switch at %s has only delivered and completed ones', async (on) => {
    const { body } = await seller.caller.get(`/get-vendor-monthly-order-report/5/2024/${on}`);
    expect(items(body)).toEqual([2, 3]);
    expect(body.total_amount).toBe(1250);
  });

  test('is the same for an admin, with the vendor named', async () => {
    const { body } = await admin.caller.get(`/get-admin-monthly-order-report/5/2024/false/${seller.vendor.id}`);
    expect(items(body)).toEqual([2, 3, 4]);
    expect(body.vendor).toEqual({
      id: seller.vendor.id,
      name: seller.vendor.name,
      business_name: seller.vendor.business_name,
    });
    const others = (await admin.caller.get(`/get-admin-monthly-order-report/5/2024/0/${other.vendor.id}`)).body;
    expect(items(others)).toEqual([7]);
  });
});

describe('days in Dhaka', () => {
  test('count from the first to the last, both included', async () => {
    const may = (await seller.caller.get('/get-vendor-day-range-report/2024-05-01/2024-05-31/0')).body;
    expect(items(may)).toEqual([2, 3, 4]);
    const one = (await seller.caller.get('/get-vendor-day-range-report/2024-06-01/2024-06-01/0')).body;
    expect(items(one)).toEqual([5]);
    const byAdmin = (await admin.caller.get(`/get-admin-day-range-report/2024-04-30/2024-05-01/0/${seller.vendor.id}`))
      .body;
    expect(items(byAdmin)).toEqual([1, 2]);
  });

  test('an omitted date leaves that end open', async () => {
    const { body } = await seller.caller.get('/get-vendor-day-range-report/null/2024-05-01/0');
    expect(items(body)).toEqual([1, 2]);
    expect(items((await seller.caller.get('/get-vendor-day-range-report/2024-05-20/null/0')).body)).toEqual([4, 5]);
  });

  test('an empty period has no rows and the total 0', async () => {
    const { body } = await seller.caller.get('/get-vendor-day-range-report/2022-01-01/2022-01-02/0');
    expect(body).toMatchObject({ status: 200, order: [], total_amount: 0 });
  });
});

describe('a report refuses', () => {
  test.each([
    '/get-vendor-monthly-order-report/13/2024/0',
    '/get-vendor-monthly-order-report/5/2020/0',
    '/get-vendor-monthly-order-report/5/2024/maybe',
    '/get-vendor-day-range-report/2024-05-32/2024-06-01/0',
    '/get-vendor-day-range-report/yesterday/today/0',
  ])('%s', async (path) => {
    expect(await seller.caller.get(path)).toMatchObject({ http: 400, status: 400 });
  });

  test('a range that ends before it starts', async () => {
    const { body } = await seller.caller.get('/get-vendor-day-range-report/2024-06-02/2024-06-01/0');
    expect(body).toMatchObject({ status: 422, errors: { to: expect.any(Array) } });
  });

  test('an unknown vendor', async () => {
    expect((await admin.caller.get('/get-admin-monthly-order-report/5/2024/0/99999')).status).toBe(404);
  });

  test('callers without permission', async () => {
    const vendorCalls = [
      '/get-vendor-monthly-order-report/5/2024/0',
      '/get-vendor-day-range-report/2024-05-01/2024-05-02/0',
    ];
    const adminCalls = [
      `/get-admin-monthly-order-report/5/2024/0/${seller.vendor.id}`,
      `/get-admin-day-range-report/2024-05-01/2024-05-02/0/${seller.vendor.id}`,
    ];
    const customer = await make.person();
    for (const path of vendorCalls) {
      for (const caller of [customer.caller, admin.caller]) expect((await caller.get(path)).http).toBe(403);
      expect((await shop.visitor.get(path)).http).toBe(401);
    }
    for (const path of adminCalls) {
      for (const caller of [customer.caller, seller.caller]) expect((await caller.get(path)).http).toBe(403);
      expect((await shop.visitor.get(path)).http).toBe(401);
    }
  });
});

describe('the export of phone numbers', () => {
  const numbersOf = async (type: string, verified: number | string = 0) =>
    (await admin.caller.post(`/get-all-user-mobile/${type}/${verified}`)).body as {
      numbers: { mobile: string }[];
      total: number;
    };

  test('gives each kind its own numbers', async () => {
    const customer = await make.person({ mobile_verify: 0 });
    const has = async (type: string, mobile: string, verified: number | string = 0) =>
      (await numbersOf(type, verified)).numbers.some((each) => each.mobile === mobile);
    const table = [
      [customer.user.mobile, { admin: false, vendor: false, customer: true, customervendor: true, all: true }],
      [seller.user.mobile, { admin: false, vendor: true, customer: false, customervendor: true, all: true }],
      [admin.user.mobile, { admin: true, vendor: false, customer: false, customervendor: false, all: true }],
    ] as const;
    for (const [mobile, kinds] of table) {
      for (const [kind, expected] of Object.entries(kinds))
        expect([kind, mobile, await has(kind, mobile)]).toEqual([kind, mobile, expected]);
    }
    expect(await has('customer', customer.user.mobile, 'true')).toBe(false);
    const all = await numbersOf('all', 'false');
    expect(all.total).toBe(all.numbers.length);
  });

  test('is for admins only', async () => {
    expect((await shop.visitor.post('/get-all-user-mobile/all/0')).http).toBe(401);
    for (const caller of [seller.caller, (await make.person()).caller]) {
      expect((await caller.post('/get-all-user-mobile/all/0')).http).toBe(403);
    }
    expect((await (await make.subadmin()).caller.post('/get-all-user-mobile/all/1')).status).toBe(200);
    expect((await admin.caller.post('/get-all-user-mobile/everybody/0')).http).toBe(400);
  });
});
