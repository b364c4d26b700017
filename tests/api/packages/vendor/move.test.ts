import { openShop } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const statusOf = async (caller: Awaited<ReturnType<typeof make.seller>>['caller'], order: { number: number }) =>
  (await caller.get(`/vendor-order-details/${order.number}`)).body.package.status as number;

describe('a vendor moves their own package', () => {
  let seller: Seller;
  beforeAll(async () => {
    seller = await make.seller();
  });

  test.each([0, 1, 2].flatMap((from) => [0, 1, 2, 3, 8].filter((to) => to !== from).map((to) => [from, to] as const)))(
    'from %i to %i, and reads it back',
    async (from, to) => {
      const made = await make.order({ seller, status: from });
      const moved = await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/${to}`);
      expect(moved.body).toEqual({ status: 200, message: 'Status Updated' });
      expect(await statusOf(seller.caller, made.order)).toBe(to);
      const listed = await seller.caller.get(`/vendor-order/${to}`);
      expect(listed.body.order_count).toBe(listed.body.orders.length);
      expect(listed.body.orders).toContainEqual(
        expect.objectContaining({ id: made.order.number, tracking_id: made.package.tracking_id, status: to }),
      );
    },
  );

  test.each([3, 4, 5, 6, 7, 8])('is refused at %i, with the advice to contact support', async (from) => {
    const made = await make.order({ seller, status: from });
    const refused = await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/1`);
    expect(refused).toMatchObject({ http: 200, status: 201 });
    expect(refused.body.message).toMatch(/shipped or canceled/);
    expect(await statusOf(seller.caller, made.order)).toBe(from);
  });

  test('cannot make the warehouse’s moves', async () => {
    const made = await make.order({ seller });
    for (const to of [4, 5, 6, 7]) {
      expect((await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/${to}`)).status).toBe(201);
    }
    expect(await statusOf(seller.caller, made.order)).toBe(0);
  });

  test('a cancellation returns the stock once, however often it is requested', async () => {
    const product = await make.product(seller, { qty: 8, sold: 2 });
    const made = await make.order({ seller, product, qty: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => seller.caller.post(`/pto-update-status/${made.package.tracking_id}/8`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 201, 201, 201, 201, 201]);
    const after = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
    expect(after).toMatchObject({ qty: 10, sold: 0 });
  });

  test('records who moved it, when and between which statuses, and notifies the customer', async () => {
    const customer = await make.person();
    const made = await make.order({ seller, customer });
    await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/2`);
    await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/3`);
    const { history } = (await seller.caller.get(`/vendor-order-details/${made.order.number}`)).body;
    expect(history).toEqual([
      {
        from: 0,
        to: 2,
        actor: seller.user.name,
        actor_role: 'vendor',
        reason: '',
        note: '',
        created_at: expect.any(String),
      },
      {
        from: 2,
        to: 3,
        actor: seller.user.name,
        actor_role: 'vendor',
        reason: '',
        note: '',
        created_at: expect.any(String),
      },
    ]);
    const notices = (await customer.caller.get('/user-notification')).body.notification;
    expect(notices.map((notice: { message: string }) => notice.message)).toEqual([
      `Your package ${made.package.tracking_id} is shipped to the warehouse`,
      `Your package ${made.package.tracking_id} is ready to ship`,
    ]);
    const inBangla = (await customer.caller.get('/user-notification', { language: 'bn' })).body.notification;
    expect(inBangla[0].message).toContain('গুদামে পাঠানো হয়েছে');
  });
});

describe('a package of another vendor', () => {
  let seller: Seller;
  let other: Seller;
  beforeAll(async () => {
    [seller, other] = [await make.seller(), await make.seller()];
  });

  test('cannot be seen or moved', async () => {
    const made = await make.order({ seller });
    const seen = await other.caller.get(`/vendor-order-details/${made.order.number}`);
    expect(seen).toMatchObject({ http: 200, body: { status: 404 } });
    const moved = await other.caller.post(`/pto-update-status/${made.package.tracking_id}/1`);
    expect(moved).toMatchObject({ http: 200, body: { status: 404 } });
    expect(await statusOf(seller.caller, made.order)).toBe(0);
    expect((await other.caller.get('/vendor-order/0')).body).toMatchObject({ orders: [], order_count: 0 });
  });

  test('cannot be moved through the CMS either, nor one’s own outside the table of moves', async () => {
    const made = await make.order({ seller });
    for (const caller of [
      other.caller,
      seller.caller,
      made.customer.caller,
      (await make.admin()).caller,
      shop.visitor,
    ]) {
      const patched = await caller.patch(`/packages/${made.package.id}`, { status: 7 });
      expect(patched.http).toBeGreaterThanOrEqual(400);
      const bulk = await caller.patch(`/packages?where[id][equals]=${made.package.id}`, { status: 7 });
      expect(bulk.body.docs ?? []).toEqual([]);
      const deleted = await caller.delete(`/packages/${made.package.id}`);
      expect(deleted.http).toBeGreaterThanOrEqual(400);
    }
    expect(await statusOf(seller.caller, made.order)).toBe(0);
    expect((await other.caller.get(`/packages/${made.package.id}`)).http).toBeGreaterThanOrEqual(400);
    const listed = await other.caller.get('/packages?limit=1000&depth=0');
    expect(listed.body.docs).toEqual([]);
  });

  test('the guard refuses a move that bypasses the service, even from the server itself', async () => {
    const seller = await make.seller();
    const made = await make.order({ seller });
    const update = shop
      .payload()
      .update({ collection: 'packages', id: made.package.id, data: { status: 5 }, overrideAccess: true });
    await expect(update).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('who may not move packages as a vendor does', () => {
  test.each(['visitor', 'customer', 'admin', 'subadmin'] as const)('a %s', async (who) => {
    const seller = await make.seller();
    const made = await make.order({ seller });
    const caller =
      who === 'visitor'
        ? shop.visitor
        : who === 'customer'
          ? made.customer.caller
          : who === 'admin'
            ? (await make.admin()).caller
            : (await make.subadmin()).caller;
    const expected = who === 'visitor' ? 401 : 403;
    // Admins may move it, but have no lists of a vendor's own.
    if (who === 'visitor' || who === 'customer')
      expect(await caller.post(`/pto-update-status/${made.package.tracking_id}/1`)).toMatchObject({
        http: expected,
        status: expected,
      });
    for (const path of ['/vendor-order/0', `/vendor-order-details/${made.order.number}`]) {
      expect(await caller.get(path)).toMatchObject({ http: expected, status: expected });
    }
  });

  test('an invalid status or package id is refused before anything happens', async () => {
    const seller = await make.seller();
    const made = await make.order({ seller });
    expect((await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/9`)).http).toBe(400);
    expect((await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/-1`)).http).toBe(400);
    expect((await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/one`)).http).toBe(400);
    expect((await seller.caller.post('/pto-update-status/%7B%22%24ne%22%3A1%7D/1')).http).toBe(400);
    expect(await seller.caller.post('/pto-update-status/HTNOSUCH/1')).toMatchObject({ http: 200, status: 404 });
    expect((await seller.caller.get('/vendor-order/9')).http).toBe(400);
    expect(await seller.caller.get('/vendor-order-details/999')).toMatchObject({ http: 200, status: 404 });
  });
});
