import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let other: Seller;
let admin: Person;
let subadmin: Person;
beforeAll(async () => {
  seller = await make.seller();
  other = await make.seller();
  admin = await make.admin();
  subadmin = await make.subadmin();
});

const requestAt = async (status: number, more: object = {}) => {
  const made = await make.order({ seller, status: 6, customer: await customer() });
  const request = await make.returnOf(made, { status, ...more });
  return { ...made, request };
};
let shopper: Promise<Person> | undefined;
const customer = () => (shopper ??= make.person());

const detailsOf = async (made: { product: { id: number }; order: { number: number } }) =>
  (await admin.caller.get(`/get-return-details/${made.product.id}/${made.order.number}`)).body;

/** Spec part 2, section 4.2. */
const byAdmin: Record<number, number[]> = { 0: [1, 5], 1: [3, 5], 2: [3, 5], 3: [4, 5], 4: [5], 5: [0, 1] };
const statuses = [0, 1, 2, 3, 4, 5];

describe('an admin makes only the moves in the table', () => {
  test.each(statuses)('from %i', async (from) => {
    for (const to of statuses) {
      const { request, ...made } = await requestAt(from);
      const caller = to % 2 === 0 ? admin.caller : subadmin.caller;
      const moved = await caller.post(`/update-return-status/${to}/${request.id}`);
      const allowed = byAdmin[from]!.includes(to);
      expect([from, to, moved.status]).toEqual([from, to, allowed ? 200 : 201]);
      expect(moved.body.message).toBe(allowed ? 'Return Status Updated' : 'This cannot be done now');
      const read = (
        await admin.caller.get(`/get-return-details/${made.product.id}/${made.order.number}?id=${request.id}`)
      ).body;
      expect(read.returns.status).toBe(allowed ? to : from);
    }
  });

  test.each(statuses)('refunds at %i', async (status) => {
    const possible: Record<number, number[]> = { 3: [1], 4: [0, 1] };
    for (const [before, mark] of [
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 1],
    ] as const) {
      const { request } = await requestAt(status, { payment_refund: before });
      const marked = await admin.caller.post(`/update-refund-status/${mark}/${request.id}`);
      const allowed = before !== mark && (possible[status] ?? []).includes(mark);
      expect([status, before, mark, marked.status]).toEqual([status, before, mark, allowed ? 200 : 201]);
    }
  });

  test('customer and vendor are notified of a move and of a refund', async () => {
    const made = await make.order({ seller: other, status: 6, customer: await make.person() });
    const request = await make.returnOf(made, { status: 3 });
    await admin.caller.post(`/update-refund-status/1/${request.id}`);
    await admin.caller.post(`/update-return-status/4/${request.id}`);
    for (const caller of [made.customer.caller, other.caller]) {
      const messages = (await caller.get('/user-notification')).body.notification.map(
        (each: { message: string }) => each.message,
      );
      expect(messages).toEqual(
        expect.arrayContaining([`Return ${request.id} is refunded`, `Return ${request.id} is successful`]),
      );
    }
    const details = await detailsOf(made);
    expect(details.returns).toMatchObject({ status: 4, payment_refund: 1 });
    expect(details.history).toMatchObject([
      { from: null, to: null, refund_from: 0, refund_to: 1, actor_role: 'superadmin' },
      { from: 3, to: 4, refund_from: null, refund_to: null, actor_role: 'superadmin' },
    ]);
  });

  test('if six complete it at once, one succeeds', async () => {
    const { request } = await requestAt(3);
    const answers = await Promise.all(statuses.map(() => admin.caller.post(`/update-return-status/4/${request.id}`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refunds = await Promise.all(statuses.map(() => admin.caller.post(`/update-refund-status/0/${request.id}`)));
    expect(refunds.filter((answer) => answer.status === 200)).toHaveLength(0);
  });
});

describe('what the screens show', () => {
  test('lists by status, with counts, searched by code, page by page', async () => {
    const fresh = await requestAt(0);
    const received = await requestAt(3, { payment_refund: 1 });
    const ids = async (path: string, caller = admin.caller) =>
      (await caller.get(path)).body.returns.map((each: { id: number }) => each.id) as number[];
    expect(await ids('/admin-all-return-product')).toEqual(
      expect.arrayContaining([fresh.request.id, received.request.id]),
    );
    expect(await ids('/admin-new-return-product')).toContain(fresh.request.id);
    expect(await ids('/admin-new-return-product')).not.toContain(received.request.id);
    expect(await ids('/admin-refund-request', subadmin.caller)).toContain(received.request.id);
    expect(await ids('/admin-refund-request')).not.toContain(fresh.request.id);
    expect(await ids(`/admin-all-return-product?search=${fresh.request.tracking_id}`)).toEqual([fresh.request.id]);
    expect(await ids(`/admin-all-return-product?search=${fresh.request.id}`)).toContain(fresh.request.id);
    const part = (await admin.caller.get('/admin-all-return-product?offset=0&limit=1')).body;
    expect(part.returns).toHaveLength(1);
    expect(part.totalcount).toBeGreaterThan(1);
  });

  test('details: product, customer, vendor, order and the account of the refund', async () => {
    const { request, ...made } = await requestAt(1);
    expect(await detailsOf(made)).toMatchObject({
      status: 200,
      returns: { id: expect.anything(), case: 'Wrong Size', payment_method: 'bKash', payment_account: '01711111111' },
      user: { id: made.customer.user.id, mobile: made.customer.user.mobile },
      vendor: { id: seller.vendor.id, business_name: seller.vendor.business_name },
      order: { id: made.order.number, address_line: made.order.address_line },
      product: { id: made.product.id, slug: made.product.slug },
    });
    expect(request.id).toBeDefined();
    expect(await admin.caller.get(`/get-return-details/${made.product.id}/5`)).toMatchObject({
      http: 200,
      status: 404,
    });
  });
});

describe('a vendor and a customer have one step each', () => {
  test('the vendor confirms receipt, only of their own products', async () => {
    for (const from of statuses) {
      const { request } = await requestAt(from);
      const foreign = await other.caller.post(`/update-return-status/3/${request.id}`);
      expect(foreign).toMatchObject({ http: 200, status: 404 });
      const own = await seller.caller.post(`/update-return-status/3/${request.id}`);
      expect([from, own.status]).toEqual([from, from === 2 ? 200 : 201]);
    }
    const { request } = await requestAt(0);
    for (const to of [0, 1, 2, 4, 5]) {
      expect((await seller.caller.post(`/update-return-status/${to}/${request.id}`)).status).toBe(201);
    }
  });

  test('the customer marks an accepted product as sent, only for their own requests', async () => {
    const stranger = await make.person();
    for (const from of statuses) {
      const { request, ...made } = await requestAt(from);
      expect((await stranger.caller.post(`/update-return-status/2/${request.id}`)).status).toBe(404);
      const own = await made.customer.caller.post(`/update-return-status/2/${request.id}`);
      expect([from, own.status]).toEqual([from, from === 1 ? 200 : 201]);
    }
  });

  test('vendor lists and details show the vendor’s own products, without the refund account', async () => {
    const { request, ...made } = await requestAt(1);
    const received = await requestAt(4);
    const ids = async (path: string, caller: Person['caller']) =>
      (await caller.get(path)).body.returns.map((each: { id: number }) => each.id) as number[];
    expect(await ids('/vendor-new-return-product', seller.caller)).toContain(request.id);
    expect(await ids('/vendor-received-return-product', seller.caller)).toContain(received.request.id);
    expect(await ids('/vendor-new-return-product', other.caller)).toEqual([]);
    const path = `/get-vendor-return-details/${made.product.id}/${made.order.number}?id=${request.id}`;
    const details = (await seller.caller.get(path)).body;
    expect(details).toMatchObject({
      status: 200,
      returns: { id: request.id, case: 'Wrong Size' },
      product: { slug: made.product.slug },
    });
    expect(JSON.stringify(details)).not.toContain('01711111111');
    expect((await other.caller.get(path)).status).toBe(404);
  });

  test('the CMS can neither move a return nor pay a refund', async () => {
    const { request, ...made } = await requestAt(1);
    for (const caller of [seller.caller, other.caller, made.customer.caller, admin.caller, shop.visitor]) {
      expect(
        (await caller.patch(`/returns/${request.id}`, { status: 4, payment_refund: 1 })).http,
      ).toBeGreaterThanOrEqual(400);
    }
    const update = (data: object) =>
      shop.payload().update({ collection: 'returns', id: request.id, data: data, overrideAccess: true });
    await expect(update({ status: 4 })).rejects.toMatchObject({ code: 'refused' });
    await expect(update({ payment_refund: 1 })).rejects.toMatchObject({ code: 'refused' });
    const seen = await seller.caller.get(`/returns/${request.id}`);
    expect(JSON.stringify(seen.body)).not.toContain('01711111111');
  });
});
