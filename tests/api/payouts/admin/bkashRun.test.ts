/** All payouts of a run by bKash: what was confirmed is sent, one after another, each once. */
import { askAboutPayouts } from '../../../../services/payouts/askAboutPayouts';
import { sendPayouts } from '../../../../services/payouts/sendPayouts';
import { bkashBeside } from '../../../support/bkashServer';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';
import { racing } from '../../../support/races';

const bkash = bkashBeside();
const shop = openShop();
const race = racing(shop);
const make = settling(shop);

let sub: Person;
let admin: Person;
beforeAll(async () => {
  [sub, admin] = [await race.subadmin(), await race.admin()];
});
afterEach(race.expectSound);

let wallets = 0;
const walleted = (amount: number) =>
  make.earner(amount, { method: 'bkash', number: `0181${String((wallets += 1)).padStart(7, '0')}` });
const approved = (...sellers: Seller[]) => make.approved({ maker: sub.caller, checker: admin.caller }, ...sellers);
const runOf = async (run: number) => (await sub.caller.get(`/payout-run/${run}`)).body;
const send = (run: number, body: object, by = sub) => by.caller.post(`/payout-run-bkash-send/${run}`, body);
const ended = async (run: number) => {
  for (let step = 0; step < 200 && (await runOf(run)).bkash.sending; step += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return runOf(run);
};
const states = async (run: number) => (await make.payoutsOf(run)).map(({ amount, status }) => [amount, status]).sort();
const paid = (amounts: number[]) =>
  bkash.state.payouts
    .map(({ amount }) => Number(amount))
    .filter((amount) => amounts.includes(amount))
    .sort();

test('those that bKash can send are named, and sent; the others wait', async () => {
  const suspended = await walleted(304);
  const run = await approved(await walleted(301), await walleted(302), await make.earner(303), suspended);
  await shop
    .payload()
    .update({ collection: 'vendors', id: suspended.vendor.id, data: { accept: 2 }, overrideAccess: true } as never);
  expect((await runOf(run)).bkash).toEqual({ on: true, count: 2, total: 603, sending: false });
  for (const wrong of [
    { count: 3, total: 603 },
    { count: 2, total: 602 },
  ])
    expect((await send(run, wrong)).body.status).toBe(409);
  expect((await send(run, { count: 2, total: 603 })).body).toMatchObject({
    status: 200,
    message: 'The payouts are being sent by bKash',
  });
  expect((await ended(run)).bkash).toEqual({ on: true, count: 0, total: 0, sending: false });
  expect(await states(run)).toEqual([
    [301, 'sent'],
    [302, 'sent'],
    [303, 'approved'],
    [304, 'approved'],
  ]);
  expect(paid([301, 302, 303, 304])).toEqual([301, 302]);
});

test('two admins, each with a double click, and single payouts in between: each is paid once', async () => {
  const amounts = [311, 312, 313];
  const run = await approved(...(await Promise.all(amounts.map(walleted))));
  const [first] = await make.payoutsOf(run);
  const replies = await Promise.all([
    ...[sub, admin, sub, admin].map((by) => send(run, { count: 3, total: 936 }, by)),
    sub.caller.post(`/payout-bkash-send/${first!.id}`),
  ]);
  expect(replies.slice(0, 4).filter(({ body }) => body.status === 200).length).toBeLessThanOrEqual(1);
  await ended(run);
  const { bkash: left } = await runOf(run);
  if (left.count > 0) await send(run, left);
  expect((await ended(run)).run.status).toBe('done');
  expect(paid(amounts)).toEqual(amounts);
});

test('our wallet is empty: the rest is not asked for, and waits', async () => {
  const run = await approved(await walleted(321), await walleted(322));
  const before = bkash.asked('b2cPayment');
  bkash.state.scripts.push('payoutInsufficientBalance');
  await send(run, { count: 2, total: 643 });
  expect((await ended(run)).bkash).toMatchObject({ count: 2, total: 643, sending: false });
  expect(bkash.asked('b2cPayment') - before).toBe(1);
});

test('the job is stopped in the middle and started again: each is paid once', async () => {
  const amounts = [331, 332, 333];
  const run = await approved(...(await Promise.all(amounts.map(walleted))));
  const ctx = await race.workerLater();
  const { bkashPayouts } = ctx.gateways;
  let asked = 0;
  const dying = {
    ...bkashPayouts,
    send: async (request: Parameters<typeof bkashPayouts.send>[0]) => {
      const made = await bkashPayouts.send(request);
      if ((asked += 1) === 2) throw new Error('power cut');
      return made;
    },
  };
  const input = { run: String(run), by: String(sub.user.id) };
  await expect(sendPayouts({ ...ctx, gateways: { ...ctx.gateways, bkashPayouts: dying } }, input)).rejects.toThrow(
    'power cut',
  );
  await sendPayouts(await race.workerLater(), input);
  expect((await states(run)).map(([, status]) => status).sort()).toEqual(['sending', 'sent', 'sent']);
  const [open] = (await make.payoutsOf(run)).filter(({ status }) => status === 'sending');
  await askAboutPayouts(await race.workerLater(3));
  expect(await make.entriesOf(open!.id)).toEqual([['payout_sent', open!.amount]]);
  expect(paid(amounts)).toEqual(amounts);
  expect((await runOf(run)).run.status).toBe('done');
});
