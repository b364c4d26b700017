/** Where orders, returns and payouts meet: prices, rules and vendors change while money is on its way. */
import type { JournalLine } from '../../../../payload-types';
import { applyBankRows } from '../../../../services/payouts/importBank';
import { markSent } from '../../../../services/payouts/movePayout';
import { movePackage } from '../../../../services/packages/movePackage';
import { moveReturn } from '../../../../services/returns/moveReturn';
import { openShop } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const make = settling(shop);
const { basket, beforeWriting, ctxOf, outcome, placed, rowsOf, tally } = race;
const { balanceOf, earner, entriesOf, ids, payoutsOf, prepare } = make;

let sub: Person;
let admin: Person;
beforeAll(async () => {
  [sub, admin] = [await race.subadmin(), await race.admin()];
  await race.delivery();
});
afterEach(race.expectSound);

/** Each by a transfer of its own. */
const sent = (id: unknown) => ({ reference: `R${id}`, from: 'bank' }) as const;
const approved = (...sellers: Seller[]) => make.approved({ maker: sub.caller, checker: admin.caller }, ...sellers);
const suspend = (of: Seller, accept = 2) =>
  shop.payload().update({ collection: 'vendors', id: of.vendor.id, data: { accept }, overrideAccess: true } as never);
const move = (code: string, ...way: number[]) =>
  way.reduce<Promise<unknown>>(async (before, to) => {
    await before;
    expect((await admin.caller.post(`/pto-update-status/${code}/${to}`)).status).toBe(200);
  }, Promise.resolve());
/** What the accounts hold of an order; those that are even are left out. */
const holds = async (order: number): Promise<Record<string, number>> => {
  const lines = (await rowsOf('journal-lines', { order_number: { equals: order } })) as unknown as JournalLine[];
  const sums = new Map<string, number>();
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};

/** Two pieces of a product of 100 taka, ordered. */
async function ordered(seller: Seller) {
  const { customer, product } = await basket(seller, 20, 2);
  const { order_number: order, tracking_ids: codes } = await placed(customer);
  return { customer, product, order: Number(order), code: String(codes[0]) };
}

async function askedBack({ customer, product, order, code }: Awaited<ReturnType<typeof ordered>>): Promise<number> {
  const { body } = await customer.caller.post(
    '/create-return',
    form({
      product_id: String(product.id),
      order_id: String(order),
      tracking_id: code,
      case: 'Wrong Size',
      qty: '1',
      payment_method: 'bKash',
      payment_account: '01711111111',
    }),
  );
  return body.returns.id as number;
}

test('two admins send one run at once, by hand and by the bank’s file: each payout once', async () => {
  const sellers = [await earner(500), await earner(600), await earner(700)];
  const payouts = await payoutsOf(await approved(...sellers));
  const rows = payouts.map(({ id, number, amount }, line) => ({
    line: line + 1,
    payout_id: id,
    number,
    amount,
    reference: `B${line}`,
  }));
  const file = beforeWriting(await ctxOf(admin), () =>
    sub.caller.post(`/payout-sent/${payouts[0]!.id}`, sent(payouts[0]!.id)),
  );
  const [marks, ...replies] = await Promise.all([
    applyBankRows(file, rows),
    ...payouts.slice(1).map(({ id }) => sub.caller.post(`/payout-sent/${id}`, sent(id))),
  ]);
  expect(marks[0]).toMatchObject({ sent: false });
  expect(marks.filter((row) => row.sent).length + (tally(replies)[200] ?? 0)).toBe(2);
  for (const { id, amount } of payouts) expect(await entriesOf(id)).toEqual([['payout_sent', amount]]);
});

test('a return succeeds while the payout is being sent: both count, and the next payout is smaller', async () => {
  const seller = await earner(1_000);
  const one = await ordered(seller);
  await move(one.code, 3, 6, 7);
  const request = await askedBack(one);
  for (const status of [1, 3]) await admin.caller.post(`/update-return-status/${status}/${request}`);
  const [payout] = await payoutsOf(await approved(seller));
  const before = await balanceOf(sub.caller, seller);
  const first = beforeWriting(await ctxOf(sub), () => admin.caller.post(`/update-return-status/4/${request}`));
  expect(await outcome(markSent(first, payout!.id, sent(payout!.id)))).toBe('done');
  expect(await entriesOf(payout!.id)).toEqual([['payout_sent', 1_000]]);
  const returned = -((await holds(one.order)).owed_refund ?? 0);
  expect(returned).toBe(100);
  const after = await balanceOf(sub.caller, seller);
  expect(before!.balance - after!.balance).toBeGreaterThan(1_000);
  // The other way round, the payout comes in between.
  const other = await ordered(seller);
  await move(other.code, 3, 6, 7);
  const second = await askedBack(other);
  for (const status of [1, 3]) await admin.caller.post(`/update-return-status/${status}/${second}`);
  await make.earn(seller, 800);
  const [next] = await payoutsOf(await approved(seller));
  const late = beforeWriting(await ctxOf(admin), () => sub.caller.post(`/payout-sent/${next!.id}`, sent(next!.id)));
  expect(await outcome(moveReturn(late, second, 4, ''))).toBe('done');
  expect(await entriesOf(next!.id)).toEqual([['payout_sent', next!.amount]]);
});

test('price and commission rule change between placing and completing: everything stays as frozen', async () => {
  const seller = await race.seller();
  const rule = { vendor_id: seller.vendor.id, rate: 1_000, starts_on: '2020-01-01' };
  expect((await admin.caller.post('/commission-create', rule)).status).toBe(200);
  const one = await ordered(seller);
  const change = async () => {
    expect((await seller.caller.patch(`/products/${one.product.id}`, { selling_price: 70 })).http).toBe(200);
    const dearer = { ...rule, rate: 3_000, starts_on: '2021-01-01' };
    expect((await admin.caller.post('/commission-create', dearer)).status).toBe(200);
  };
  await move(one.code, 3, 6);
  expect(await outcome(movePackage(beforeWriting(await ctxOf(admin), change), one.code, 7))).toBe('done');
  const frozen = { cash_warehouse: 200, owed_vendor: -180, income_commission: -20 };
  expect(await holds(one.order)).toEqual(frozen);
  // What comes back later is worth what it was sold for, with its part of that commission.
  const request = await askedBack(one);
  for (const status of [1, 3, 4]) await admin.caller.post(`/update-return-status/${status}/${request}`);
  expect(await holds(one.order)).toEqual({
    cash_warehouse: 200,
    owed_vendor: -90,
    income_commission: -10,
    owed_refund: -100,
  });
  const newer = await ordered(seller);
  await move(newer.code, 3, 6, 7);
  expect(await holds(newer.order)).toEqual({ cash_warehouse: 200, owed_vendor: -140, income_commission: -60 });
});

describe('a vendor is suspended in the middle', () => {
  test('packages are completed and canceled all the same, and nothing is paid while it lasts', async () => {
    const seller = await earner(500);
    const [done, undone] = [await ordered(seller), await ordered(seller)];
    await move(done.code, 3, 6);
    const first = beforeWriting(await ctxOf(admin), () => suspend(seller));
    expect(await outcome(movePackage(first, done.code, 7))).toBe('done');
    await move(undone.code, 8);
    const earned = -((await holds(done.order)).owed_vendor ?? 0);
    expect(earned).toBeGreaterThan(0);
    expect(await holds(undone.order)).toEqual({});
    expect(await balanceOf(sub.caller, seller)).toMatchObject({
      suspended: true,
      available: 500,
      pending: earned,
      balance: 500 + earned,
    });
    const wish = { minimum: 1, vendor_ids: ids(seller), note: '' };
    const { body } = await sub.caller.post('/payout-run-preview', wish);
    expect(body.preview).toMatchObject({ payouts: [], left_out: [{ reason: 'suspended', available: 500 }] });
    expect((await sub.caller.post('/payout-run-prepare', wish)).status).toBe(201);
    await suspend(seller, 1);
    const [payout] = await payoutsOf(await prepare(sub.caller, seller));
    expect(payout).toMatchObject({ amount: 500, status: 'prepared' });
  });

  test('returns are settled, and deducted from the vendor’s payout', async () => {
    const seller = await earner(500);
    const one = await ordered(seller);
    await move(one.code, 3, 6, 7);
    const request = await askedBack(one);
    await suspend(seller);
    for (const status of [1, 3]) await admin.caller.post(`/update-return-status/${status}/${request}`);
    const before = await holds(one.order);
    await admin.caller.post(`/update-return-status/4/${request}`);
    const after = await holds(one.order);
    expect(after.owed_refund).toBe(-100);
    expect(after.owed_vendor).toBe(before.owed_vendor! / 2);
    expect(await balanceOf(sub.caller, seller)).toMatchObject({ balance: 500 - after.owed_vendor! });
    expect(
      (await sub.caller.post('/payout-run-prepare', { minimum: 1, vendor_ids: ids(seller), note: '' })).status,
    ).toBe(201);
  });

  test('a payout that is approved already is recorded as it ends: sent, or failed and available again', async () => {
    const [paid, unpaid] = [await earner(500), await earner(600)];
    const payouts = await payoutsOf(await approved(paid, unpaid));
    for (const seller of [paid, unpaid]) await suspend(seller);
    const of = (amount: number) => payouts.find((each) => each.amount === amount)!.id;
    expect((await sub.caller.post(`/payout-sent/${of(500)}`, sent(of(500)))).status).toBe(200);
    const failed = { seen: 'approved', reason: 'The vendor is suspended' };
    expect((await sub.caller.post(`/payout-failed/${of(600)}`, failed)).status).toBe(200);
    expect(await balanceOf(sub.caller, paid)).toMatchObject({ available: 0, in_payout: 0 });
    expect(await balanceOf(sub.caller, unpaid)).toMatchObject({ available: 600, in_payout: 0 });
  });
});
