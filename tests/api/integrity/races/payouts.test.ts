/** Payouts: prepared, approved and sent by several people at once, while returns and suspensions come in between. */
import { approveRun } from '../../../../services/payouts/approveRun';
import { markFailed, markSent } from '../../../../services/payouts/movePayout';
import { prepareRun } from '../../../../services/payouts/prepareRun';
import { openShop } from '../../../support/http';
import { form, type Person } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const make = settling(shop);
const { beforeWriting, ctxOf, outcome, tally } = race;
const { earner, earn, ids, prepare, payoutsOf, balanceOf, entriesOf } = make;

let sub: Person;
let admin: Person;
beforeAll(async () => {
  [sub, admin] = [await race.subadmin(), await race.admin()];
  await race.delivery();
});
afterEach(race.expectSound);

const wish = (...sellers: Parameters<typeof ids>) => ({ minimum: 1, vendor_ids: ids(...sellers), note: '' });
const approved = (...sellers: Parameters<typeof ids>) =>
  make.approved({ maker: sub.caller, checker: admin.caller }, ...sellers);
/** Each by a transfer of its own. */
const sent = (id: unknown) => ({ reference: `R${id}`, from: 'bank' }) as const;
const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);
const suspend = (id: number | string) =>
  shop.payload().update({ collection: 'vendors', id, data: { accept: 2 }, overrideAccess: true } as never);

test('two prepare at once: no balance is taken twice', async () => {
  const sellers = [await earner(500), await earner(600)];
  const first = beforeWriting(await ctxOf(sub), () => prepare(admin.caller, ...sellers));
  expect(await outcome(prepareRun(first, wish(...sellers)))).toBe('nothingToPay');
  const more = [await earner(700), await earner(800)];
  const calls = Array.from({ length: 6 }, (_, place) =>
    (place % 2 ? sub : admin).caller.post('/payout-run-prepare', wish(...more)),
  );
  expect(tally(await Promise.all(calls))).toEqual({ 200: 1, 201: 5 });
  for (const seller of more) expect(await balanceOf(sub.caller, seller)).toMatchObject({ available: 0 });
});

test('one payout is sent by two admins and a double click: paid once', async () => {
  const [payout] = await payoutsOf(await approved(await earner(900)));
  const first = beforeWriting(await ctxOf(sub), () =>
    admin.caller.post(`/payout-sent/${payout!.id}`, sent(payout!.id)),
  );
  expect(await outcome(markSent(first, payout!.id, sent(payout!.id)))).toBe('changedMeanwhile');
  expect(await entriesOf(payout!.id)).toEqual([['payout_sent', 900]]);
  const [other] = await payoutsOf(await approved(await earner(901)));
  const calls = Array.from({ length: 8 }, (_, place) =>
    (place % 2 ? sub : admin).caller.post(`/payout-sent/${other!.id}`, sent(other!.id)),
  );
  expect(tally(await Promise.all(calls))).toEqual({ 200: 1, 409: 7 });
  expect(await entriesOf(other!.id)).toEqual([['payout_sent', 901]]);
});

test('sent and failed at once: one of them', async () => {
  const [payout] = await payoutsOf(await approved(await earner(300)));
  const seen = { seen: 'approved', reason: 'Wrong number' } as const;
  const first = beforeWriting(await ctxOf(sub), () =>
    admin.caller.post(`/payout-sent/${payout!.id}`, sent(payout!.id)),
  );
  expect(await outcome(markFailed(first, payout!.id, seen))).toBe('changedMeanwhile');
  const [other] = await payoutsOf(await approved(await earner(301)));
  const replies = await Promise.all([
    ...[1, 2, 3].map(() => sub.caller.post(`/payout-sent/${other!.id}`, sent(other!.id))),
    ...[1, 2, 3].map(() => admin.caller.post(`/payout-failed/${other!.id}`, seen)),
  ]);
  expect(tally(replies)).toEqual({ 200: 1, 409: 5 });
});

test('the last two payouts of a run end at once: the run is done', async () => {
  const run = await approved(await earner(10), await earner(20));
  const payouts = await payoutsOf(run);
  const replies = await Promise.all(payouts.map(({ id }) => sub.caller.post(`/payout-sent/${id}`, sent(id))));
  expect(tally(replies)).toEqual({ 200: 2 });
  expect((await sub.caller.get(`/payout-run/${run}`)).body.run.status).toBe('done');
});

test('two payouts are marked by one transfer at once: one of them', async () => {
  const payouts = await payoutsOf(await approved(await earner(30), await earner(40)));
  const replies = await Promise.all(payouts.map(({ id }) => sub.caller.post(`/payout-sent/${id}`, sent('same'))));
  expect(tally(replies)).toEqual({ 200: 1, 422: 1 });
  const states = await payoutsOf(payouts[0]!.run as number);
  expect(states.map(({ status }) => status).sort()).toEqual(['approved', 'sent']);
});

test('approved and discarded at once: one of them', async () => {
  const seller = await earner(400);
  const run = await prepare(sub.caller, seller);
  const first = beforeWriting(await ctxOf(admin), () => sub.caller.post(`/payout-run-discard/${run}`));
  expect(await outcome(approveRun(first, run))).toBe('changedMeanwhile');
  expect(await balanceOf(sub.caller, seller)).toMatchObject({ available: 400, in_payout: 0 });
});

test('a step that fails takes everything back: no payout without its run, no mark without its entry', async () => {
  const seller = await earner(450);
  const ctx = await ctxOf(sub);
  const broken = { ...ctx, db: { ...ctx.db, append: () => Promise.reject(new Error('power cut')) } };
  expect(await outcome(prepareRun(broken, wish(seller)))).toContain('power cut');
  expect(await balanceOf(sub.caller, seller)).toMatchObject({ available: 450, in_payout: 0 });
  const [payout] = await payoutsOf(await approved(seller));
  expect(await outcome(markSent(broken, payout!.id, sent(payout!.id)))).toContain('power cut');
  expect(await entriesOf(payout!.id)).toEqual([]);
  expect((await sub.caller.post(`/payout-sent/${payout!.id}`, sent(payout!.id))).status).toBe(200);
});

test('a vendor is suspended in the middle: approval gives back, what is approved can still be recorded', async () => {
  const [stays, goes] = [await earner(500), await earner(600)];
  const run = await prepare(sub.caller, stays, goes);
  const first = beforeWriting(await ctxOf(admin), () => suspend(goes.vendor.id));
  expect(await outcome(approveRun(first, run))).toBe('done');
  const states = (await payoutsOf(run)).map(({ amount, status }) => [amount, status]).sort();
  expect(states).toEqual([
    [500, 'approved'],
    [600, 'failed'],
  ]);
  expect(await balanceOf(sub.caller, goes)).toMatchObject({ available: 600, in_payout: 0 });
  await suspend(stays.vendor.id);
  const [payout] = (await payoutsOf(run)).filter(({ status }) => status === 'approved');
  expect((await admin.caller.get(`/payout-bank-file/${run}`)).body).toMatchObject({ payouts: [], left_out_count: 1 });
  expect((await sub.caller.post(`/payout-sent/${payout!.id}`, sent(payout!.id))).status).toBe(200);
});

test('a return is settled while a payout is approved: it is paid as frozen, and the next payout is smaller', async () => {
  const house = await race.warehouse();
  const seller = await earner(1_000);
  await race.moveShop(seller, house.warehouse);
  const { customer, product } = await race.basket(seller, 10, 2);
  const { order_number: order, tracking_ids } = await race.placed(customer);
  const code = String(tracking_ids[0]);
  await seller.caller.post(`/pto-update-status/${code}/3`);
  for (const status of [6, 7]) await house.incharge.caller.post(`/pto-update-status/${code}/${status}`);
  // It was completed two days ago, so the run covers it; the customer had asked by then.
  const over = new Date(Date.now() - 60_000).toISOString();
  for (const { id, createdAt } of await race.rowsOf('package-events', { tracking_id: { equals: code } })) {
    const at = new Date(Date.parse(String(createdAt)) - 2 * 24 * 60 * 60 * 1_000 - 60_000).toISOString();
    await shop.payload().db.updateOne({ collection: 'package-events', id: id as number, data: { createdAt: at } });
  }
  for (const [collection, time] of [
    ['journal-lines', 'available_at'],
    ['payout-lines', 'due'],
  ] as const)
    await shop.payload().update({
      collection,
      where: { and: [{ party: { equals: String(seller.vendor.id) } }, { [time]: { greater_than: over } }] },
      data: { [time]: over },
      overrideAccess: true,
    });
  const [payout] = await payoutsOf(await approved(seller));
  expect(payout).toMatchObject({ amount: 1_184, lines: 2 });
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
  for (const status of [1, 3, 4]) await admin.caller.post(`/update-return-status/${status}/${body.returns.id}`);
  const before = await balanceOf(sub.caller, seller);
  expect(before!.available).toBeLessThan(0);
  expect((await sub.caller.post(`/payout-sent/${payout!.id}`, sent(payout!.id))).status).toBe(200);
  expect(await balanceOf(sub.caller, seller)).toMatchObject({
    balance: before!.balance - 1_184,
    available: before!.available,
  });
  await earn(seller, 500);
  const run = await prepare(sub.caller, seller);
  expect(sum(await payoutsOf(run))).toBe(500 + before!.available);
});
