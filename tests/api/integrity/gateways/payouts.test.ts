/**
 * Payouts by bKash: each is paid once or not at all, whatever bKash answers, whoever clicks, and wherever the server
 * stops. If the outcome is unknown, the payout stays as it is and bKash is asked about it; it is never sent again.
 */
import type { Payout } from '../../../../payload-types';
import type { Ctx } from '../../../../services/ctx';
import { recoverWork } from '../../../../services/jobs/recoverWork';
import { askAboutPayouts } from '../../../../services/payouts/askAboutPayouts';
import { sendByBkash } from '../../../../services/payouts/sendByBkash';
import { bkashBeside, changed, senseless, type Mood } from '../../../support/bkashServer';
import { openShop } from '../../../support/http';
import type { Person } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';
import { racing } from '../../../support/races';

const bkash = bkashBeside();
const shop = openShop();
const race = racing(shop);
const make = settling(shop);
const { payoutsOf, entriesOf, balanceOf } = make;

let sub: Person;
let admin: Person;
beforeAll(async () => {
  [sub, admin] = [await race.subadmin(), await race.admin()];
});
afterEach(async () => {
  bkash.well();
  bkash.state.scripts.length = 0;
  await race.expectSound();
});

let wallets = 0;
const wallet = () => ({
  method: 'bkash',
  number: `0171${String((wallets += 1)).padStart(7, '0')}`,
  bank: '',
  branch: '',
});

/** A vendor with a wallet, and the approved payout to it. */
async function payable(amount = 900) {
  const seller = await make.earner(amount, wallet());
  const run = await make.approved({ maker: sub.caller, checker: admin.caller }, seller);
  const [payout] = await payoutsOf(run);
  return { seller, run, payout: payout! };
}
const read = async ({ id }: Pick<Payout, 'id'>) =>
  (await race.rowsOf('payouts', { id: { equals: id } }))[0] as unknown as Payout;
const paid = ({ number }: Pick<Payout, 'number'>) =>
  bkash.state.payouts.filter(({ receiver }) => receiver === number).map(({ amount }) => Number(amount));
const send = ({ id }: Pick<Payout, 'id'>, by = sub) => by.caller.post(`/payout-bkash-send/${id}`);
const askAgain = ({ id }: Pick<Payout, 'id'>) => admin.caller.post(`/payout-ask-again/${id}`);
const job = async (minutes: number) => askAboutPayouts(await race.workerLater(minutes));
const byHand = ({ id }: Pick<Payout, 'id'>) =>
  sub.caller.post(`/payout-sent/${id}`, { reference: `PORTAL-${id}`, from: 'wallet_bkash' });
const fail = ({ id }: Pick<Payout, 'id'>) =>
  sub.caller.post(`/payout-failed/${id}`, { seen: 'sending', reason: 'It never left' });

/** The person’s own context, with a gateway that stops the process before or after bKash has done its work. */
async function stopping(at: 'before' | 'after'): Promise<Ctx> {
  const ctx = await race.ctxOf(sub);
  const { bkashPayouts } = ctx.gateways;
  const stop = async (request: Parameters<typeof bkashPayouts.send>[0]) => {
    if (at === 'after') await bkashPayouts.send(request);
    throw new Error('power cut');
  };
  return { ...ctx, gateways: { ...ctx.gateways, bkashPayouts: { ...bkashPayouts, send: stop } } };
}

/** It is sent: once at bKash and once in the journal. */
async function expectPaid(payout: Payout) {
  const { amount } = payout;
  expect(await read(payout)).toMatchObject({ status: 'sent', sent_from: 'wallet_bkash', said: '' });
  expect([paid(payout), await entriesOf(payout.id)]).toEqual([[amount], [['payout_sent', amount]]]);
}

describe('a payout by bKash', () => {
  test('is sent, posted from the wallet, and told to the vendor; its run is done', async () => {
    const { seller, run, payout } = await payable();
    const { body } = await send(payout);
    const { trxId, invoice } = bkash.state.payouts.at(-1)!;
    expect(body).toMatchObject({
      status: 200,
      message: 'bKash has sent the payout',
      payout: { status: 'sent', reference: trxId, invoice, sent_from: 'wallet_bkash', by_bkash: false },
    });
    expect(invoice).toMatch(new RegExp(`^PAYOUT-${payout.id}-`));
    await expectPaid(payout);
    const lines = await race.rowsOf('journal-lines', { account: { equals: 'wallet_bkash' } });
    expect(lines.at(0)).toMatchObject({ amount: -900 });
    expect((await sub.caller.get(`/payout-run/${run}`)).body.run.status).toBe('done');
    const notices = await race.rowsOf('notifications', { user: { equals: seller.user.id } });
    expect(JSON.stringify(notices)).toContain(trxId);
    const entries = await race.rowsOf('audit-logs', { target_id: { equals: String(payout.id) } });
    expect(entries.map(({ after }) => (after as { status: string }).status).sort()).toEqual(['sending', 'sent']);
  });

  test('clicked twice, in two tabs and by two admins is asked for once', async () => {
    const { payout } = await payable(901);
    const before = bkash.asked('b2cPayment');
    const replies = await Promise.all(Array.from({ length: 8 }, (_, place) => send(payout, place % 2 ? sub : admin)));
    expect(race.tally(replies)).toEqual({ 200: 1, 409: 7 });
    expect(bkash.asked('b2cPayment') - before).toBe(1);
    await expectPaid(payout);
  });

  test('and by hand at once: one of them', async () => {
    const { payout } = await payable(902);
    const first = race.beforeWriting(await race.ctxOf(admin), () => byHand(payout));
    expect(await race.outcome(sendByBkash(first, payout.id))).toBe('changedMeanwhile');
    expect([paid(payout), await entriesOf(payout.id)]).toEqual([[], [['payout_sent', 902]]]);
  });

  test('is only for bKash accounts, amounts that bKash takes and vendors who are not suspended, and can be off', async () => {
    const refused = async (of: Payout) => (await send(of)).body;
    const bank = await make.earner(500);
    const [toBank] = await payoutsOf(await make.approved({ maker: sub.caller, checker: admin.caller }, bank));
    expect(await refused(toBank!)).toMatchObject({
      status: 409,
      message: expect.stringContaining('bKash cannot send'),
    });
    expect(await refused((await payable(50_001)).payout)).toMatchObject({ status: 409 });
    const { payout, seller } = await payable(903);
    const off = await race.ctxOf(sub);
    const bkashPayouts = { ...off.gateways.bkashPayouts, isOn: false };
    const outcome = race.outcome(sendByBkash({ ...off, gateways: { ...off.gateways, bkashPayouts } }, payout.id));
    expect(await outcome).toBe('payoutsOff');
    await shop
      .payload()
      .update({ collection: 'vendors', id: seller.vendor.id, data: { accept: 2 }, overrideAccess: true } as never);
    expect(await refused(payout)).toMatchObject({ status: 409 });
    expect([(await read(payout)).status, paid(payout)]).toEqual(['approved', []]);
  });
});

describe('bKash says no', () => {
  test('because our wallet is empty: it waits with the reason, and is sent under another number later', async () => {
    const { payout } = await payable(910);
    bkash.state.scripts.push('payoutInsufficientBalance');
    const { body } = await send(payout);
    expect(body).toMatchObject({
      message: expect.stringContaining('bKash has not sent it'),
      payout: { status: 'approved', by_bkash: true, said: expect.stringContaining('2023') },
    });
    const { invoice } = await read(payout);
    expect((await send(payout)).body.payout).toMatchObject({ status: 'sent' });
    expect((await read(payout)).invoice).not.toBe(invoice);
    await expectPaid(payout);
  });

  test.each(['payoutUnknownReceiver', 'payoutBlockedReceiver'] as const)(
    'because of the wallet (%s): it has failed, and the vendor has the money again',
    async (script) => {
      const { payout, seller, run } = await payable(911);
      bkash.state.scripts.push(script);
      expect((await send(payout)).body.payout).toMatchObject({
        status: 'failed',
        failure: expect.stringMatching(/20/),
      });
      expect([paid(payout), await entriesOf(payout.id)]).toEqual([[], []]);
      expect(await balanceOf(sub.caller, seller)).toMatchObject({ available: 911, in_payout: 0 });
      expect((await sub.caller.get(`/payout-run/${run}`)).body.run.status).toBe('done');
    },
  );

  test('because nobody is there: nothing was asked for, and it waits', async () => {
    const { payout } = await payable(912);
    await bkash.down(() => send(payout));
    expect(await read(payout)).toMatchObject({ status: 'approved', said: expect.stringContaining('unreachable') });
    expect((await send(payout)).body.payout.status).toBe('sent');
    await expectPaid(payout);
  });
});

describe('the answer', () => {
  test.each([
    ...senseless(true),
    ['names another payout', changed({ merchantInvoiceNumber: 'OTHER' })],
    ['names another amount', changed({ amount: '1' })],
  ] as [string, Mood][])('%s, and the money has gone: it is found', async (_what, mood) => {
    const { payout } = await payable(920);
    bkash.set('b2cPayment', mood);
    expect((await send(payout)).body.payout).toMatchObject({ status: 'sent' });
    await expectPaid(payout);
  });

  test.each(senseless(true).slice(0, 4))(
    '%s, and the search says nothing either: it stays, and is found later',
    async (_what, mood) => {
      const { payout } = await payable(921);
      bkash.set('b2cPayment', mood);
      bkash.set('search', senseless(true)[3]![1]);
      expect((await send(payout)).body).toMatchObject({
        message: expect.stringContaining('bKash has not answered yet'),
        payout: { status: 'sending', by_bkash: false, unknown_to_bkash: false },
      });
      const before = bkash.asked('b2cPayment');
      for (const refused of [await send(payout), await byHand(payout), await fail(payout)])
        expect(refused.status).toBe(409);
      await job(10);
      expect(await read(payout)).toMatchObject({ status: 'sending', unknown_at: null, asks: 2 });
      bkash.well();
      expect((await askAgain(payout)).body.payout).toMatchObject({ status: 'sent' });
      expect(bkash.asked('b2cPayment')).toBe(before);
      await expectPaid(payout);
    },
  );

  test.each(senseless(false).slice(0, 5))(
    '%s, and no money has gone: a person decides once bKash says that it does not know it',
    async (_what, mood) => {
      const { payout, seller } = await payable(922);
      bkash.set('b2cPayment', mood);
      await send(payout);
      bkash.well();
      // So soon it says nothing that it is not found.
      expect((await askAgain(payout)).body.payout).toMatchObject({ status: 'sending', unknown_to_bkash: false });
      expect((await fail(payout)).status).toBe(409);
      const before = bkash.asked('b2cPayment');
      await job(10);
      expect(await read(payout)).toMatchObject({ status: 'sending', unknown_at: expect.any(String) });
      expect((await send(payout)).status).toBe(409);
      expect((await fail(payout)).status).toBe(200);
      expect([bkash.asked('b2cPayment') - before, paid(payout), await entriesOf(payout.id)]).toEqual([0, [], []]);
      expect(await balanceOf(sub.caller, seller)).toMatchObject({ available: 922, in_payout: 0 });
    },
  );

  test('and after ten minutes without an answer it is among what is stuck', async () => {
    const stuck = async () => (await admin.caller.get('/stuck-counts')).body.payouts;
    const { payout } = await payable(925);
    bkash.state.scripts.push('payoutPending');
    bkash.set('search', senseless(true)[3]![1]);
    expect((await send(payout)).body.payout.status).toBe('sending');
    const before = await stuck();
    const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await shop.payload().db.rows.set('payouts', { id: { equals: payout.id } }, { sending_at: longAgo }, undefined);
    expect(await stuck()).toBe(before + 1);
    expect((await admin.caller.get('/all-payout?status=sending')).body.payouts).toContainEqual(
      expect.objectContaining({ id: payout.id, status: 'sending' }),
    );
    bkash.well();
    await askAgain(payout);
    expect(await stuck()).toBe(before);
  });

  test('is that it is pending: it stays, and ends as bKash says later', async () => {
    const [good, bad] = [(await payable(923)).payout, (await payable(924)).payout];
    bkash.state.scripts.push('payoutPending');
    bkash.set('search', senseless(true)[3]![1]);
    expect((await send(good)).body.payout).toMatchObject({
      status: 'sending',
      said: expect.stringContaining('Initiated'),
    });
    bkash.well();
    expect((await askAgain(good)).body.payout.status).toBe('sent');
    await expectPaid(good);
    bkash.state.scripts.push('payoutFailed');
    bkash.set('search', senseless(true)[3]![1]);
    await send(bad);
    bkash.well();
    expect((await askAgain(bad)).body.payout).toMatchObject({
      status: 'approved',
      said: expect.stringContaining('Failed'),
    });
  });

  test('is found with another wallet: it is not taken for this one', async () => {
    const { payout } = await payable(926);
    bkash.set('b2cPayment', senseless(true)[1]![1]);
    bkash.set('search', changed({ receiverMSISDN: '01999999999' }));
    await send(payout);
    expect(await read(payout)).toMatchObject({ status: 'sending' });
    await job(10);
    expect(await read(payout)).toMatchObject({ status: 'sending', said: expect.stringContaining('01999999999') });
    bkash.well();
    expect((await askAgain(payout)).body.payout.status).toBe('sent');
    await expectPaid(payout);
  });

  test('is found with another amount: it is left to a person, and nothing is posted', async () => {
    const { payout } = await payable(925);
    bkash.state.scripts.push('payoutWrongAmount');
    await send(payout);
    await job(10);
    expect(await read(payout)).toMatchObject({ status: 'sending', said: expect.stringContaining('expected 925') });
    expect((await fail(payout)).status).toBe(409);
    expect([paid(payout), await entriesOf(payout.id)]).toEqual([[924], []]);
  });
});

describe('the server stops', () => {
  test('between claiming and asking: nothing is sent, and bKash says that it does not know it', async () => {
    const { payout } = await payable(930);
    const before = bkash.asked('b2cPayment');
    expect(await race.outcome(sendByBkash(await stopping('before'), payout.id))).toContain('power cut');
    expect(await read(payout)).toMatchObject({ status: 'sending', invoice: expect.stringContaining('PAYOUT-') });
    expect((await askAgain(payout)).status).toBe(409);
    await job(10);
    expect([(await read(payout)).status, bkash.asked('b2cPayment') - before]).toEqual(['sending', 0]);
    expect((await byHand(payout)).status).toBe(200);
    expect([paid(payout), await entriesOf(payout.id)]).toEqual([[], [['payout_sent', 930]]]);
  });

  test('between bKash’s answer and the journal: found by the job, and paid once', async () => {
    const { payout } = await payable(931);
    expect(await race.outcome(sendByBkash(await stopping('after'), payout.id))).toContain('power cut');
    expect([paid(payout), await entriesOf(payout.id)]).toEqual([[931], []]);
    await job(3);
    await expectPaid(payout);
  });

  test('and is started again: bKash is asked in the next round, without waiting', async () => {
    const { payout } = await payable(932);
    expect(await race.outcome(sendByBkash(await stopping('after'), payout.id))).toContain('power cut');
    const { db } = await race.workerLater();
    await recoverWork(db, new Date());
    await job(0);
    await expectPaid(payout);
  });

  test('in the transaction that posts: all of it or nothing', async () => {
    const { payout } = await payable(933);
    const ctx = await race.ctxOf(sub);
    // What the vendor is owed, and which run covers it, is written by then; the wallet's line is not.
    const append: Ctx['db']['append'] = (why, collection, row) =>
      collection === 'journal-lines' ? Promise.reject(new Error('power cut')) : ctx.db.append(why, collection, row);
    expect(await race.outcome(sendByBkash({ ...ctx, db: { ...ctx.db, append } }, payout.id))).toContain('power cut');
    expect([(await read(payout)).status, await entriesOf(payout.id)]).toEqual(['sending', []]);
    await job(3);
    await expectPaid(payout);
  });
});

test('many ask about one payout at once, and the job with them: it is posted once', async () => {
  const { payout } = await payable(940);
  bkash.set('b2cPayment', senseless(true)[1]![1]);
  bkash.set('search', senseless(true)[3]![1]);
  await send(payout);
  bkash.well();
  const replies = await Promise.all([...Array.from({ length: 5 }, () => askAgain(payout)), job(10).then(() => null)]);
  for (const reply of replies) if (reply) expect([200, 409]).toContain(reply.body.status);
  await expectPaid(payout);
});
