import { onSqlite } from '../../../support/databases';
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
});

describe('all orders', () => {
  test('newest first, with what the table shows', async () => {
    const made = await make.order({ seller });
    const { body } = await admin.caller.get('/all-vendor-order');
    expect(body.orders[0]).toEqual({
      id: made.order.number,
      type: 2,
      money: { due: 260, paid: 0, refunded: 0, refund_owed: 0, outstanding: 260, state: 'unpaid' },
      payment_status: 0,
      payment_method: 'COD',
      total: 260,
      customer: { id: made.customer.user.id, name: made.customer.user.name, mobile: made.customer.user.mobile },
      // The order of a test names no area and no time.
      ...{ district: '', district_bn: '', upazila: '', upazila_bn: '', delivery_date: '', delivery_time: '' },
      package_statuses: [0],
      created_at: made.order.createdAt,
      updated_at: made.order.updatedAt,
    });
  });

  (onSqlite ? test : test.skip)('by a part of the number', async () => {
    const made = await make.order({ seller });
    const tail = String(made.order.number).slice(-8);
    const found = (await admin.caller.get(`/all-vendor-order?search=${tail}`)).body;
    expect(found.orders.map((row: { id: number }) => row.id)).toContain(made.order.number);
  });

  test('searched by the number, page by page', async () => {
    const made = await make.order({ seller });
    await make.order({ seller });
    expect((await admin.caller.get(`/all-vendor-order?search=${made.order.number}`)).body.totalcount).toBe(1);
    expect((await admin.caller.get('/all-vendor-order?search=nonsense')).body.orders).toEqual([]);
    const part = (await admin.caller.get('/all-vendor-order?offset=1&limit=1')).body;
    expect(part.orders).toHaveLength(1);
    expect(part.totalcount).toBeGreaterThan(1);
  });
});

describe('one order', () => {
  test('has its packages, each with its vendor, lines and history', async () => {
    const made = await make.order({ seller });
    const second = await make.addPackage(made.order, made.customer, { seller: other, qty: 3 });
    const { body } = await admin.caller.get(`/admin-order-details/${made.order.number}`);
    expect(body.order).toMatchObject({ id: made.order.number, address_line: made.order.address_line, total: 260 });
    expect(body.package.map((each: { vendor: { name: string } }) => each.vendor.name).sort()).toEqual(
      [seller.vendor.name, other.vendor.name].sort(),
    );
    const lines = (await admin.caller.get(`/admin-order-package-details/${second.package.tracking_id}`)).body;
    expect(lines.pto).toMatchObject([
      { price: 100, qty: 3, total: 300, product: { name: second.product.name, slug: second.product.slug } },
    ]);
    expect(lines.history).toEqual([]);
  });

  test('a vendor sees only their own package of it, and no data of the customer', async () => {
    const made = await make.order({ seller });
    const second = await make.addPackage(made.order, made.customer, { seller: other });
    const { body } = await seller.caller.get(`/vendor-order-details/${made.order.number}`);
    expect(body.package.tracking_id).toBe(made.package.tracking_id);
    expect(body.pto).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const secret of [second.package.tracking_id, 'Made Customer', '01900000000', made.customer.user.email])
      expect(text).not.toContain(secret);
  });

  test('an unknown number or tracking id is not found', async () => {
    expect((await admin.caller.get('/admin-order-details/12345')).status).toBe(404);
    expect((await admin.caller.get('/admin-order-package-details/HTNOSUCH')).status).toBe(404);
    expect((await admin.caller.get('/admin-order-details/abc')).http).toBe(400);
  });
});

describe('who may not read orders', () => {
  test('visitors, customers, vendors and the warehouse', async () => {
    const made = await make.order({ seller });
    const { incharge } = await make.warehouse();
    const paths = [
      '/all-vendor-order',
      `/admin-order-details/${made.order.number}`,
      `/admin-order-package-details/${made.package.tracking_id}`,
    ];
    for (const path of paths) {
      expect((await shop.visitor.get(path)).http).toBe(401);
      for (const caller of [made.customer.caller, seller.caller, incharge.caller])
        expect((await caller.get(path)).http).toBe(403);
      expect((await (await make.subadmin()).caller.get(path)).status).toBe(200);
    }
  });
});
