import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

test('nobody signed in', async () => {
  for (const path of [
    '/my-order',
    '/account-dashboard-data',
    '/user-order-details/HT1',
    '/order-tracking/1',
    '/my-review-order',
  ]) {
    expect([path, (await shop.visitor.get(path)).http]).toEqual([path, 401]);
  }
  const navbar = await shop.visitor.get('/get-navbar-data');
  expect([navbar.http, navbar.status]).toEqual([200, 401]);
});

test('a part of the packages is the newest of all tabs, with what is in them and how many there are', async () => {
  const customer = await make.person();
  for (const status of [8, 0, 6, 0, 1]) await make.order({ seller, customer, status });
  const tabs = ['new', 'to_ship', 'to_receive', 'done', 'cancel'] as const;
  const read = async (query: string) => {
    const { body } = await customer.caller.get(`/my-order${query}`);
    const lists = body as unknown as Record<string, { order_id: number; product_count: number }[]>;
    return { total: body.totalcount, listed: tabs.flatMap((tab) => lists[`${tab}_package`] ?? []) };
  };
  const whole = await read('');
  const [first, rest] = [await read('?offset=0&limit=2'), await read('?offset=2&limit=20')];
  expect([whole.total, first.total, rest.total]).toEqual([5, 5, 5]);
  expect([first.listed.length, rest.listed.length]).toEqual([2, 3]);
  const newest = (await customer.caller.get('/my-order?limit=1')).body;
  expect([newest.to_ship_package.length, newest.new_package.length]).toEqual([1, 0]);
  const byNumber = (lists: typeof whole.listed) => [...lists].sort((a, b) => a.order_id - b.order_id);
  expect(byNumber([...first.listed, ...rest.listed])).toEqual(byNumber(whole.listed));
  expect(whole.listed.every((sent) => sent.product_count > 0)).toBe(true);
});

test('packages are in the tab of their status, and count as active only while on the way', async () => {
  const customer = await make.person();
  for (let status = 0; status <= 8; status += 1) await make.order({ seller, customer, status });
  const { body } = await customer.caller.get('/my-order');
  const statuses = (list: { status: number }[]) => list.map(({ status }) => status).sort();
  expect(statuses(body.new_package)).toEqual([0]);
  expect(statuses(body.to_ship_package)).toEqual([1, 2]);
  expect(statuses(body.to_receive_package)).toEqual([3, 4, 5]);
  expect(statuses(body.done_package)).toEqual([6, 7]);
  expect(statuses(body.cancel_package)).toEqual([8]);
  expect((await customer.caller.get('/account-dashboard-data')).body).toMatchObject({
    total_order: 9,
    active_order: 6,
    favorite: 0,
    cart: 0,
  });
});

test('an order is tracked by its number or a tracking id, in any case and script: one’s own with packages and items, any other number is invalid', async () => {
  const [customer, other] = [await make.person(), await make.person()];
  const made = await make.order({ seller, customer, status: 5 });
  const { body } = await customer.caller.get(`/order-tracking/${made.order.number}`);
  expect(body).toMatchObject({
    status: 200,
    order: { id: made.order.number, type: 2, payment_method: 'COD', payment_status: 0, total: 260 },
    package: [
      {
        tracking_id: made.package.tracking_id,
        status: 5,
        vendor: { name: seller.vendor.name },
        items: [{ qty: 2, price: 100, product: { name: made.product.name } }],
      },
    ],
  });
  const id = made.package.tracking_id;
  const inBangla = String(made.order.number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
  for (const typed of [id, id.toLowerCase(), ` ${id} `, `#${made.order.number}`, inBangla]) {
    const path = `/order-tracking/${encodeURIComponent(typed)}`;
    expect((await customer.caller.get(path)).body).toEqual(body);
    expect((await other.caller.get(path)).body.status).toBe(201);
  }
  for (const typed of ['1', 'abc', '0', '99999999999999999999', '%24ne', String(made.order.id)]) {
    expect([typed, (await customer.caller.get(`/order-tracking/${typed}`)).body.status]).toEqual([typed, 201]);
  }
  expect((await other.caller.get(`/order-tracking/${made.order.number}`)).body).toEqual({
    status: 201,
    message: 'Invalid Order Number',
  });
});

test('a package is shown only to its customer', async () => {
  const [customer, other] = [await make.person(), await make.person()];
  const made = await make.order({ seller, customer, status: 6 });
  const path = `/user-order-details/${made.package.tracking_id}`;
  expect((await customer.caller.get(path)).body).toMatchObject({
    status: 200,
    package: { status: 6, can_return: 1, can_review: 1, shop: { slug: seller.shop.slug } },
    pto: [{ returned: 0 }],
  });
  for (const caller of [other.caller, seller.caller]) expect((await caller.get(path)).status).toBe(404);
  expect((await customer.caller.get('/user-order-details/nothing')).status).toBe(404);
});
