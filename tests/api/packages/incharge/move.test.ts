import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';
import type { Warehouse } from '../../../../payload-types';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let here: { warehouse: Warehouse; incharge: Person };
let elsewhere: { warehouse: Warehouse; incharge: Person };
beforeAll(async () => {
  seller = await make.seller();
  here = await make.warehouse();
  elsewhere = await make.warehouse();
});

const packageAt = (status: number, more: object = {}) =>
  make.order({ seller, warehouse: here.warehouse, status, ...more });
const detailsOf = async (trackingId: string) =>
  (await here.incharge.caller.get(`/incharge-package-details/${trackingId}`)).body;
const move = (trackingId: string, to: number) => here.incharge.caller.post(`/pto-update-status/${trackingId}/${to}`);

const forward = [
  [3, 4],
  [3, 5],
  [3, 6],
  [3, 7],
  [3, 8],
  [4, 5],
  [4, 6],
  [4, 7],
  [4, 8],
  [5, 6],
  [5, 7],
  [5, 8],
  [6, 7],
  [6, 8],
] as const;

describe('an incharge moves packages of their own warehouse', () => {
  test.each(forward)('from %i to %i, and finds it in that queue', async (from, to) => {
    const made = await packageAt(from);
    const moved = await move(made.package.tracking_id, to);
    expect(moved.body).toEqual({ status: 200, message: 'Status Updated' });
    const queue = (await here.incharge.caller.get(`/warehouse-package/${to}?search=${made.package.tracking_id}`)).body;
    expect(queue.totalcount).toBe(1);
    expect(queue.package[0]).toMatchObject({
      tracking_id: made.package.tracking_id,
      status: to,
      vendor: { name: seller.vendor.name },
    });
    expect(queue.warehouse.name).toBe(here.warehouse.name);
  });

  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const others = all.flatMap((from) =>
    all.filter((to) => !forward.some(([a, b]) => a === from && b === to)).map((to) => [from, to] as const),
  );
  test('no other move is possible', async () => {
    for (const [from, to] of others) {
      const made = await packageAt(from);
      expect([from, to, (await move(made.package.tracking_id, to)).status]).toEqual([from, to, 201]);
      expect((await detailsOf(made.package.tracking_id)).package.status).toBe(from);
    }
  });

  test('completing a package paid on delivery marks it paid, and the order with its last package', async () => {
    const made = await packageAt(6);
    const second = await make.addPackage(made.order, made.customer, {
      seller: await make.seller(),
      warehouse: here.warehouse,
      status: 6,
    });
    await move(made.package.tracking_id, 7);
    let details = await detailsOf(made.package.tracking_id);
    expect(details.package).toMatchObject({ status: 7, payment_status: 1 });
    expect(details.order.payment_status).toBe(0);
    expect(details.totalpackage.map((each: { status: number }) => each.status).sort()).toEqual([6, 7]);
    await move(second.package.tracking_id, 7);
    details = await detailsOf(second.package.tracking_id);
    expect(details.order.payment_status).toBe(1);
  });

  test('a canceled package does not keep its order unpaid', async () => {
    const made = await packageAt(6);
    const second = await make.addPackage(made.order, made.customer, {
      seller: await make.seller(),
      warehouse: here.warehouse,
      status: 4,
    });
    await move(made.package.tracking_id, 7);
    await move(second.package.tracking_id, 8);
    expect((await detailsOf(made.package.tracking_id)).order.payment_status).toBe(1);
  });

  test('a package paid by bKash stays paid, a canceled one returns its stock', async () => {
    const paid = await packageAt(6, { payment_method: 'bKash', payment_status: 1 });
    await move(paid.package.tracking_id, 7);
    expect((await detailsOf(paid.package.tracking_id)).package).toMatchObject({ status: 7, payment_status: 1 });
    const product = await make.product(seller, { qty: 5, sold: 3 });
    const canceled = await packageAt(5, { product, qty: 3 });
    await move(canceled.package.tracking_id, 8);
    const after = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
    expect(after).toMatchObject({ qty: 8, sold: 0 });
  });

  test('for an order paid by bKash, the total of a canceled package is refunded, and with the last one all that is left', async () => {
    const made = await packageAt(4, { payment_method: 'bKash', payment_status: 1 });
    const second = await make.addPackage(made.order, made.customer, {
      seller: await make.seller(),
      warehouse: here.warehouse,
      status: 4,
      payment_method: 'bKash',
      payment_status: 1,
    });
    const payment = await make.create<{ id: number }>('payments', {
      order: made.order.id,
      order_number: made.order.number,
      customer: made.customer.user.id,
      gateway: 'bkash',
      payment_id: `TR${made.order.number}`,
      invoice: `INV${made.order.number}`,
      amount: 521,
      status: 'paid',
      trx_id: 'TRX1',
    });
    const now = async () =>
      await shop.payload().findByID({ collection: 'payments', id: payment.id, overrideAccess: true });
    await move(made.package.tracking_id, 8);
    expect(await now()).toMatchObject({ status: 'refunding', refund_due: 260, refunded_amount: 0 });
    await move(second.package.tracking_id, 8);
    expect(await now()).toMatchObject({ status: 'refunding', refund_due: 521, refunded_amount: 0 });
  });

  test('if vendor and incharge move at once, one wins and the history agrees', async () => {
    const made = await packageAt(3);
    const answers = await Promise.all([
      move(made.package.tracking_id, 4),
      move(made.package.tracking_id, 8),
      move(made.package.tracking_id, 4),
    ]);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(1);
    const { package: now, history } = await detailsOf(made.package.tracking_id);
    expect(history.at(-1).to).toBe(now.status);
    expect(history).toHaveLength(answers.filter((answer) => answer.status === 200).length);
  });
});

describe('what the warehouse reads', () => {
  test('details: order with address, vendor, package, all packages of the order', async () => {
    const made = await packageAt(3);
    const details = await detailsOf(made.package.tracking_id);
    expect(details).toMatchObject({
      status: 200,
      order: { id: made.order.number, address_line: made.order.address_line, delivery_note: 'Ring twice' },
      vendor: { business_name: seller.vendor.business_name, business_address: 'Market 1' },
      package: { tracking_id: made.package.tracking_id, warehouse: { name: here.warehouse.name } },
      totalpackage: [{ tracking_id: made.package.tracking_id }],
    });
    expect(details.vendor.business_upazila).toEqual(expect.any(String));
  });

  test('the cash memo: lines, charges, coupon and shop', async () => {
    const made = await packageAt(4);
    const memo = (await here.incharge.caller.get(`/warehouse-print-details/${made.package.tracking_id}`)).body;
    expect(memo).toMatchObject({
      status: 200,
      pto: [{ price: 100, qty: 2, total: 200, product: { slug: made.product.slug } }],
      package: { subtotal: 200, delivery_charge: 60, coupon_amount: 0, total: 260 },
      shop: { id: seller.shop.id, name: seller.shop.name },
    });
  });

  test('queues are paged and report the total', async () => {
    const own = await make.warehouse();
    for (let n = 0; n < 3; n += 1) await make.order({ seller, warehouse: own.warehouse, status: 5 });
    const first = (await own.incharge.caller.get('/warehouse-package/5?offset=0&limit=2')).body;
    const rest = (await own.incharge.caller.get('/warehouse-package/5?offset=2&limit=2')).body;
    expect([first.package.length, rest.package.length, first.totalcount, rest.totalcount]).toEqual([2, 1, 3, 3]);
    expect((await own.incharge.caller.get('/warehouse-package/2')).http).toBe(400);
  });
});

describe('a package of another warehouse', () => {
  test('cannot be seen, printed or moved, at any entry point', async () => {
    const made = await packageAt(3);
    const { caller } = elsewhere.incharge;
    for (const path of ['incharge-package-details', 'warehouse-print-details']) {
      expect(await caller.get(`/${path}/${made.package.tracking_id}`)).toMatchObject({ http: 200, status: 404 });
    }
    expect(await caller.post(`/pto-update-status/${made.package.tracking_id}/4`)).toMatchObject({
      http: 200,
      status: 404,
    });
    expect((await caller.get('/warehouse-package/3')).body.package).toEqual([]);
    expect((await caller.get(`/packages/${made.package.id}`)).http).toBeGreaterThanOrEqual(400);
    for (const door of [caller, here.incharge.caller]) {
      expect((await door.patch(`/packages/${made.package.id}`, { status: 7 })).http).toBeGreaterThanOrEqual(400);
    }
    expect((await detailsOf(made.package.tracking_id)).package.status).toBe(3);
  });

  test.each(['visitor', 'customer', 'vendor', 'admin', 'subadmin'] as const)(
    'the queues are not for a %s',
    async (who) => {
      const made = await packageAt(3);
      const caller = {
        visitor: async () => shop.visitor,
        customer: async () => made.customer.caller,
        vendor: async () => seller.caller,
        admin: async () => (await make.admin()).caller,
        subadmin: async () => (await make.subadmin()).caller,
      }[who];
      const http = who === 'visitor' ? 401 : 403;
      for (const path of [
        '/warehouse-package/3',
        `/incharge-package-details/${made.package.tracking_id}`,
        `/warehouse-print-details/${made.package.tracking_id}`,
      ]) {
        expect(await (await caller()).get(path)).toMatchObject({ http, status: http });
      }
    },
  );
});
