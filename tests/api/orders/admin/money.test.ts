/** The money of an order in the answers for admins, the vendor and the customer. */
import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
});

test('one package canceled, one completed: only that one is due and paid', async () => {
  const [seller, other] = [await make.seller(), await make.seller()];
  const made = await make.order({ seller, status: 8 });
  const second = await make.addPackage(made.order, made.customer, { seller: other, status: 7, payment_status: 1 });
  const paid = second.package.total;
  const whole = { due: paid, paid, refunded: 0, refund_owed: 0, outstanding: 0, state: 'paid' };
  const read = (await admin.caller.get(`/admin-order-details/${made.order.number}`)).body;
  expect(read.order.money).toEqual(whole);
  const byId = Object.fromEntries(
    read.package.map((each: { tracking_id: string; money: object }) => [each.tracking_id, each.money]),
  );
  expect(byId[made.package.tracking_id]).toMatchObject({ due: 0, paid: 0, outstanding: 0, state: 'nothing_due' });
  expect(byId[second.package.tracking_id]).toMatchObject({ due: paid, paid, state: 'paid' });
  const list = (await admin.caller.get(`/all-vendor-order?search=${made.order.number}`)).body;
  expect(list.orders[0].money).toEqual(whole);
  const own = (await seller.caller.get(`/vendor-order-details/${made.order.number}`)).body;
  expect(own.package.money.state).toBe('nothing_due');
  expect(own.order).not.toHaveProperty('money');
});

test('a canceled order that was paid owes the money until it went back', async () => {
  const seller = await make.seller();
  const made = await make.order({ seller, status: 8, payment_method: 'bKash', payment_status: 1 });
  const { total, tracking_id } = made.package;
  const payment = await make.create<{ id: number }>('payments', {
    order: made.order.id,
    order_number: made.order.number,
    customer: made.customer.user.id,
    gateway: 'bkash',
    payment_id: `money-${made.order.number}`,
    invoice: `HT${made.order.number}`,
    amount: total,
    status: 'refunding',
    trx_id: `TRX${made.order.number}`,
    refund_due: total,
    refunded_amount: 0,
  });
  const moneyOf = async () => (await made.customer.caller.get(`/user-order-details/${tracking_id}`)).body.package.money;
  expect(await moneyOf()).toEqual({
    due: 0,
    paid: total,
    refunded: 0,
    refund_owed: total,
    outstanding: 0,
    state: 'refund_owed',
  });
  await shop.payload().update({
    collection: 'payments',
    id: payment.id,
    data: { refunded_amount: total, status: 'refunded' } as never,
  });
  expect(await moneyOf()).toMatchObject({ refunded: total, refund_owed: 0, state: 'refunded' });
});
