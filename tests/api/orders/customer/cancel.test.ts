/** A customer cancels: what comes back, who hears of it, until when, and never twice. */
import { movePackage } from '../../../../services/packages/movePackage';
import { cancelOrder } from '../../../../services/orders/cancelOrder';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import type { Coupon, Product } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { beforeWriting, ctxOf, fill, outcome, placed, rowsOf, stockOf, tally, workerLater } = race;
let sellers: [Seller, Seller];
let house: Awaited<ReturnType<typeof race.warehouse>>;
let admin: Person;

beforeAll(async () => {
  house = await race.warehouse();
  sellers = [await race.seller(), await race.seller()];
  admin = await race.admin();
  await shop.payload().update({
    collection: 'shops',
    id: sellers[0].shop.id,
    data: { warehouse: house.warehouse.id },
    overrideAccess: true,
  } as never);
  await race.delivery();
});
afterEach(race.expectSound);

type Bought = { customer: Person; products: Product[]; number: number; ids: string[] };
const why = { reason: 'changed_mind', note: '' };
const cancel = ({ customer, number }: Pick<Bought, 'customer' | 'number'>, data: object = {}, key?: string) =>
  customer.caller.post(
    `/cancel-order/${number}`,
    { ...why, ...data },
    key ? { headers: { 'Idempotency-Key': key } } : {},
  );

/** One order with two pieces from each of so many sellers. */
async function bought(from: readonly Seller[] = sellers, data: object = {}): Promise<Bought> {
  const customer = await race.person();
  const products: Product[] = [];
  for (const seller of from) products.push(await race.product(seller, { qty: 10 }));
  await fill(
    customer,
    products.map((product) => [product, 2]),
  );
  const { order_number: number, tracking_ids: ids } = await placed(customer, data);
  return { customer, products, number, ids };
}
const move = (seller: Seller, id: string, to: number) => seller.caller.post(`/pto-update-status/${id}/${to}`);
const sellerOf = async (id: string): Promise<Seller> => {
  const [one] = await rowsOf('packages', { tracking_id: { equals: id } });
  return sellers.find(({ vendor }) => vendor.id === one!.vendor)!;
};
const statusesOf = async ({ number }: Bought) =>
  (await rowsOf('packages', { order_number: { equals: number } })).map(({ status }) => status).sort();
const noticesOf = async ({ user }: Pick<Person, 'user'>, about: string) =>
  (await rowsOf('notifications', { and: [{ user: { equals: user.id } }, { message: { like: about } }] })).map(
    ({ message, link }) => [message, link],
  );

describe('what a customer can cancel', () => {
  test('one package of an order: its stock is back, the other goes on', async () => {
    const order = await bought();
    const [id] = order.ids as [string, string];
    const { body } = await order.customer.caller.get(`/user-order-details/${id}`);
    expect(body.package).toMatchObject({ can_cancel: 1, can_cancel_order: 1 });
    expect((await cancel(order, { tracking_id: id })).body).toMatchObject({
      status: 200,
      tracking_ids: [id],
      refund: 0,
    });
    expect(await statusesOf(order)).toEqual([0, 8]);
    const stock = await Promise.all(order.products.map(stockOf));
    expect([...stock].sort()).toEqual([10, 8]);
    const after = (await order.customer.caller.get(`/user-order-details/${id}`)).body.package;
    expect(after).toMatchObject({ status: 8, can_cancel: 0, can_cancel_order: 0 });
    const tabs = (await order.customer.caller.get('/my-order')).body;
    expect(tabs.cancel_package).toMatchObject([{ tracking_id: id }]);
  });

  test('the whole order: vendor and warehouse hear why, the history and the audit log say it', async () => {
    const order = await bought([sellers[0]]);
    const [id] = order.ids as [string];
    await move(sellers[0], id, 1);
    const said = await cancel(order, { reason: 'wrong_choice', note: 'I need a <b>blue</b> one' });
    expect(said.body).toMatchObject({ status: 200, tracking_ids: [id], refund: 0 });
    const text = `The customer canceled package ${id}: Wrong product, size or color – “I need a <b>blue</b> one”`;
    expect(await noticesOf(sellers[0], id)).toEqual([[text, `/admin/order-details/${order.number}`]]);
    expect(await noticesOf(house.incharge, id)).toEqual([[text, '/admin/package-cancel']]);
    expect(await noticesOf(order.customer, 'is canceled')).toHaveLength(1);
    const { body } = await sellers[0].caller.get(`/vendor-order-details/${order.number}`);
    expect(body.history.at(-1)).toMatchObject({
      from: 1,
      to: 8,
      actor_role: 'customer',
      actor: '',
      reason: 'wrong_choice',
      note: 'I need a <b>blue</b> one',
    });
    const entries = await rowsOf('audit-logs', { and: [{ title: { equals: id } }, { action: { equals: 'moved' } }] });
    expect(entries).toHaveLength(2);
  });

  test.each([2, 3, 8])('not a package with status %i: nothing changes', async (status) => {
    const order = await bought([sellers[0]]);
    await move(sellers[0], order.ids[0]!, status);
    const before = await stockOf(order.products[0]!);
    expect((await cancel(order)).body).toMatchObject({ status: 201 });
    expect(await statusesOf(order)).toEqual([status]);
    expect(await stockOf(order.products[0]!)).toBe(before);
  });

  test('an order of which one parcel is ready: as a whole refused, nothing of it is canceled', async () => {
    const order = await bought();
    const ready = order.ids.at(-1)!;
    await move(await sellerOf(ready), ready, 2);
    expect((await cancel(order)).status).toBe(201);
    expect(await statusesOf(order)).toEqual([0, 2]);
    const [open] = order.ids.filter((id) => id !== ready);
    expect((await cancel(order, { tracking_id: open })).status).toBe(200);
  });

  test('not another customer’s order, and not without a reason from the list', async () => {
    const order = await bought([sellers[0]]);
    const stranger = await race.person();
    expect((await cancel({ ...order, customer: stranger })).status).toBe(404);
    expect((await cancel({ ...order, customer: admin })).status).toBe(404);
    expect((await cancel(order, { tracking_id: 'HTUNKNOWN' })).status).toBe(404);
    const wrong = await cancel(order, { reason: 'because' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['reason']]);
    expect((await cancel(order, { note: 'x'.repeat(301) })).status).toBe(422);
    expect(await statusesOf(order)).toEqual([0]);
  });
});

describe('the coupon', () => {
  const coupon = async (code: string) => {
    await admin.caller.post('/coupon-create', { code, type: 1, fixed: 10, quantity: 1, status: 1 });
    const read = async () => (await rowsOf('coupons', { code: { equals: code } }))[0] as unknown as Coupon;
    return { terms: { coupon_code: code, coupon_amount: 10 }, read };
  };

  test('comes back with the last package only, and may be used again by the same customer', async () => {
    const { terms, read } = await coupon('BACK1');
    const order = await bought(sellers, terms);
    await cancel(order, { tracking_id: order.ids[0] });
    expect((await read()).remain).toBe(0);
    await cancel(order, { tracking_id: order.ids[1] });
    expect((await read()).remain).toBe(1);
    await fill(order.customer, [[order.products[0]!, 1]]);
    expect((await placed(order.customer, terms)).status).toBe(200);
    expect((await read()).remain).toBe(0);
  });

  test('both packages canceled at once: it comes back once', async () => {
    const { terms, read } = await coupon('BACK2');
    const order = await bought(sellers, terms);
    await Promise.all([...order.ids, ...order.ids].map((id) => cancel(order, { tracking_id: id })));
    expect(await statusesOf(order)).toEqual([8, 8]);
    expect((await read()).remain).toBe(1);
  });

  test('deleted meanwhile: the order is canceled all the same', async () => {
    const { terms, read } = await coupon('BACK3');
    const order = await bought([sellers[0]], terms);
    await admin.caller.delete(`/coupon-delete/${(await read()).id}`);
    expect((await cancel(order)).status).toBe(200);
  });
});

describe('the money', () => {
  const sandbox = (path: string, fields: object) =>
    fetch(`${shop.origin()}/sandbox/bkash${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
  type Paying = Bought & { paymentId: string };
  async function started(): Promise<Paying> {
    const customer = await race.person();
    const products = [await race.product(sellers[0]), await race.product(sellers[1])];
    await fill(customer, [
      [products[0]!, 1],
      [products[1]!, 2],
    ]);
    const payload = race.payload({ payment_method: 'bKash', payment_amount: 300 });
    const { body } = await customer.caller.post('/bkash/checkout-url/create', payload);
    const paymentId = new URL(body.bkashurl).searchParams.get('paymentID') ?? '';
    return { customer, products, number: body.order_number, ids: body.tracking_ids, paymentId };
  }
  async function pay({ paymentId }: Paying): Promise<void> {
    const reply = await sandbox('/decide', { paymentID: paymentId, success: '1' });
    const to = new URL(reply.headers.get('location')!);
    await shop.visitor.get(`${to.pathname.replace(/^\/api/, '')}${to.search}`);
  }
  const sumsOf = async ({ number }: Paying) => {
    const [payment] = await rowsOf('payments', { order_number: { equals: number } });
    return [payment!.status, payment!.refund_due, payment!.refunded_amount];
  };
  const refundsOf = async ({ paymentId }: Paying) => {
    const { payments } = (await (await fetch(`${shop.origin()}/sandbox/bkash/payments`)).json()) as {
      payments: { paymentId: string; refunds: { amount: number }[] }[];
    };
    return payments.find((each) => each.paymentId === paymentId)!.refunds.map(({ amount }) => amount);
  };

  test('of a paid order goes back, each part once, however often it is asked', async () => {
    const order = await started();
    await pay(order);
    const key = 'cancel-once';
    const replies = await Promise.all([1, 2, 3].map(() => cancel(order, { tracking_id: order.ids[0] }, key)));
    expect(tally(replies)).toEqual({ 200: 3 });
    const { refund } = replies[0]!.body as { refund: number };
    expect([100, 200]).toContain(refund);
    expect(await sumsOf(order)).toEqual(['refunding', refund, 0]);
    await settleUnfinishedPayments(await workerLater(5));
    expect(await refundsOf(order)).toEqual([refund]);
    expect((await cancel(order)).body).toMatchObject({ status: 200, refund: 300 - refund });
    expect((await cancel(order)).status).toBe(201);
    await settleUnfinishedPayments(await workerLater(10));
    await settleUnfinishedPayments(await workerLater(15));
    expect(await sumsOf(order)).toEqual(['refunded', 300, 300]);
    expect(await refundsOf(order)).toEqual([refund, 300 - refund]);
  });

  test('canceled and paid at once: all money is refunded', async () => {
    const order = await started();
    await Promise.all([pay(order), cancel(order)]);
    // A payment that arrived in between refuses the cancellation: the second try counts with it.
    if ((await statusesOf(order))[0] !== 8) expect((await cancel(order)).status).toBe(200);
    await settleUnfinishedPayments(await workerLater(5));
    expect(await sumsOf(order)).toEqual(['refunded', 300, 300]);
    expect((await refundsOf(order)).reduce((sum, one) => sum + one, 0)).toBe(300);
  });
});

describe('races with the vendor', () => {
  test('the parcel is made ready in between: refused, it goes on', async () => {
    const order = await bought([sellers[0]]);
    const [id] = order.ids as [string];
    const ctx = beforeWriting(await ctxOf(order.customer), () => move(sellers[0], id, 2));
    const asked = { order: order.number, package: null, reason: 'other', note: '' } as const;
    expect(await outcome(cancelOrder(ctx, asked))).toBe('tooLateToCancel');
    expect([await statusesOf(order), await stockOf(order.products[0]!)]).toEqual([[2], 8]);
  });

  test('canceled while the vendor makes it ready: the vendor is refused', async () => {
    const order = await bought([sellers[0]]);
    const [id] = order.ids as [string];
    const ctx = beforeWriting(await ctxOf(sellers[0]), () => cancel(order));
    expect(await outcome(movePackage(ctx, id, 2))).toBe('packageShipped');
    expect([await statusesOf(order), await stockOf(order.products[0]!)]).toEqual([[8], 10]);
  });

  test('many at once: one of the two wins, and stock and history match it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await bought([sellers[0]]);
      const [id] = order.ids as [string];
      await Promise.all([cancel(order), move(sellers[0], id, 2), cancel(order), move(sellers[0], id, 8)]);
      const [status] = await statusesOf(order);
      expect(await stockOf(order.products[0]!)).toBe(status === 8 ? 10 : 8);
    }
  });
});
