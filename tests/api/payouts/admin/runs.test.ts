/** Payout runs: who is paid and who is left out, another person approves, and every payout ends once. */
import { createLocalReq } from 'payload';
import { verifyData } from '../../../../scripts/verify/verifyData';
import { openCtx } from '../../../../services/openCtx';
import { keepLate, listPast } from '../../../../services/payouts/listPast';
import { openShop, type Caller } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';

const shop = openShop();
const make = settling(shop);
const { earner, earn, ids, prepare, payoutsOf, balanceOf, entriesOf } = make;

let maker: Caller;
let checker: Caller;
let admin: Person;
beforeAll(async () => {
  maker = (await make.subadmin()).caller;
  admin = await make.admin();
  checker = admin.caller;
});

const approved = (...sellers: Parameters<typeof make.ids>) => make.approved({ maker, checker }, ...sellers);
/** Each by a transfer of its own. */
const sent = ({ id }: { id: unknown }) => ({ reference: `BEFTN-${id}`, from: 'bank' });
const failed = (seen: string) => ({ seen, reason: 'The account is closed' });
const noticesOf = async ({ user }: { user: { id: unknown } }) =>
  (
    await shop.payload().find({
      collection: 'notifications',
      where: { user: { equals: user.id as number } },
      sort: '-id',
      depth: 0,
      overrideAccess: true,
    })
  ).docs;

/** What a payout covers, as admins are shown it. */
const coveredBy = async (payout: number) => {
  const { statement } = (await maker.get(`/payout-statement/${payout}`)).body;
  const { amount, lines } = statement.payout;
  return { payout: { amount, lines }, amounts: statement.movements.map((each: { amount: number }) => each.amount) };
};

describe('preparing', () => {
  test('freezes what is available, and tells who is left out and why', async () => {
    const [paid, poor, waits, none, negative, suspended] = [
      await earner(1_500),
      await earner(99),
      await make.seller(),
      await make.seller(),
      await earner(-300),
      await earner(800),
    ];
    await make.account(waits, { valid_from: new Date(Date.now() + 3_600_000).toISOString() });
    await earn(waits, 400);
    await earn(none, 400);
    await earn(paid, 700, new Date(Date.now() + 86_400_000));
    await shop
      .payload()
      .update({ collection: 'vendors', id: suspended.vendor.id, data: { accept: 2 }, overrideAccess: true });
    const wish = { minimum: 100, vendor_ids: ids(paid, poor, waits, none, negative, suspended) };
    const seen = (await maker.post('/payout-run-preview', wish)).body.preview;
    expect(seen).toMatchObject({
      total: 1_500,
      left_out_count: 5,
      payouts: [{ vendor_id: paid.vendor.id, amount: 1_500 }],
    });
    const reasons = Object.fromEntries(
      seen.left_out.map((each: { vendor_id: number; reason: string }) => [each.vendor_id, each.reason]),
    );
    expect(reasons).toEqual({
      [poor.vendor.id]: 'belowMinimum',
      [waits.vendor.id]: 'accountWaits',
      [none.vendor.id]: 'noAccount',
      [negative.vendor.id]: 'negative',
      [suspended.vendor.id]: 'suspended',
    });
    expect(await balanceOf(maker, paid)).toMatchObject({ available: 1_500, pending: 700, in_payout: 0 });
    const { body } = await maker.post('/payout-run-prepare', { ...wish, note: 'Weekly' });
    expect(body).toMatchObject({ status: 200, message: 'Payout run prepared', preview: seen });
    expect(await payoutsOf(body.id)).toMatchObject([
      { amount: 1_500, status: 'prepared', method: 'bank', bank: 'Made Bank', routing: '010261335' },
    ]);
    expect(await balanceOf(maker, paid)).toMatchObject({
      balance: 2_200,
      available: 0,
      pending: 700,
      in_payout: 1_500,
    });
    const again = await maker.post('/payout-run-prepare', { minimum: 1, vendor_ids: ids(paid) });
    expect(again.body).toMatchObject({ status: 201, message: expect.stringContaining('Nothing was prepared') });
  });

  test('the account is that of the moment: a change that waits does not count, one that counts later neither', async () => {
    const seller = await earner(500, { number: '111', valid_from: '2026-01-01T00:00:00.000Z' });
    await make.account(seller, { number: '222', valid_from: '2026-02-01T00:00:00.000Z' });
    await make.account(seller, { number: '333', valid_from: new Date(Date.now() + 3_600_000).toISOString() });
    const run = await prepare(maker, seller);
    await make.account(seller, { number: '444' });
    expect(await payoutsOf(run)).toMatchObject([{ number: '222' }]);
  });

  test('until a moment: what came later is not paid, what was taken back later neither', async () => {
    const seller = await earner(1_000);
    await earn(seller, 250, new Date(Date.now() - 60_000));
    await earn(seller, -400, new Date(Date.now() - 60_000));
    const until = new Date(Date.now() - 3_600_000).toISOString();
    const preview = async (more: object) =>
      (await maker.post('/payout-run-preview', { minimum: 1, vendor_ids: ids(seller), ...more })).body.preview.total;
    expect(await preview({})).toBe(850);
    expect(await preview({ until })).toBe(600);
    await earn(seller, 900, new Date(Date.now() - 60_000));
    expect([await preview({}), await preview({ until })]).toEqual([1_750, 600]);
    const [payout] = await payoutsOf(
      (await maker.post('/payout-run-prepare', { minimum: 1, vendor_ids: ids(seller), until })).body.id,
    );
    expect(await coveredBy(payout!.id)).toEqual({ payout: { amount: 600, lines: 2 }, amounts: [1_000, -400] });
  });

  test.each([
    [{ minimum: 0 }, 'minimum'],
    [{ minimum: undefined }, 'minimum'],
    [{ minimum: 1.5 }, 'minimum'],
    [{ until: '2999-01-01T00:00' }, 'until'],
    [{ until: 'soon' }, 'until'],
    [{ vendor_ids: Array.from({ length: 501 }, () => 1) }, 'vendor_ids'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('%j is refused by name', async (wrong, field) => {
    const { body } = await maker.post('/payout-run-prepare', { minimum: 1, ...wrong });
    expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('approving', () => {
  test('is for another super admin; the settings switch that off, and the audit log knows', async () => {
    const seller = await earner();
    const run = await prepare(checker, seller);
    expect((await maker.post(`/payout-run-approve/${run}`)).http).toBe(403);
    expect((await checker.get(`/payout-run/${run}`)).body.cannot_approve).toBe('ownRun');
    expect((await maker.get(`/payout-run/${run}`)).body.cannot_approve).toBe('superAdminOnly');
    const own = await checker.post(`/payout-run-approve/${run}`, {}, { language: 'bn' });
    expect(own.body).toMatchObject({ status: 403, message: expect.stringContaining('আপনি প্রস্তুত করেছেন') });
    expect((await maker.post('/save-payout-settings', { one_person: 1 })).http).toBe(403);
    expect((await maker.post('/globals/payout-settings', { one_person: 1 })).http).toBe(403);
    expect((await checker.post('/save-payout-settings', { one_person: 1 })).body.status).toBe(200);
    expect((await checker.get('/get-payout-settings')).body.one_person).toBe(1);
    expect((await maker.post(`/payout-run-approve/${run}`)).http).toBe(403);
    expect((await checker.post(`/payout-run-approve/${run}`)).body.message).toBe('Payout run approved');
    await checker.post('/save-payout-settings', { one_person: 0 });
    const { body } = await checker.get('/get-audit-log?resource=payout-settings');
    expect(body.entries.length).toBe(2);
    const other = await prepare(checker, await earner());
    expect((await checker.post(`/payout-run-approve/${other}`)).status).toBe(403);
    expect((await (await make.admin()).caller.post(`/payout-run-approve/${other}`)).status).toBe(200);
  });

  test('is done once, and nothing is sent before', async () => {
    const run = await prepare(maker, await earner());
    const [payout] = await payoutsOf(run);
    expect((await maker.post(`/payout-sent/${payout!.id}`, sent(payout!))).status).toBe(409);
    expect((await checker.post(`/payout-run-approve/${run}`)).status).toBe(200);
    expect((await checker.post(`/payout-run-approve/${run}`)).status).toBe(409);
    expect((await checker.post(`/payout-run-discard/${run}`)).status).toBe(409);
    expect((await checker.post('/payout-run-approve/999999')).status).toBe(404);
    expect((await maker.get(`/payout-run/${run}`)).body).toMatchObject({
      run: { status: 'approved', approved_by: admin.user.name, payouts: 1, total: 1_000 },
      states: [{ status: 'approved', count: 1, amount: 1_000 }],
    });
  });

  test('discarding gives everything back', async () => {
    const seller = await earner();
    const run = await prepare(maker, seller);
    expect((await maker.post(`/payout-run-discard/${run}`)).body.message).toBe('Payout run discarded');
    expect(await balanceOf(maker, seller)).toMatchObject({ available: 1_000, in_payout: 0 });
    expect((await checker.post(`/payout-run-approve/${run}`)).status).toBe(409);
    expect((await maker.get('/all-payout-run?status=discarded&limit=100')).body.runs).toContainEqual(
      expect.objectContaining({ id: run, status: 'discarded', payouts: 1 }),
    );
  });
});

describe('a payout', () => {
  test('sent is posted once, the vendor is told in both languages, and the last one ends the run', async () => {
    const [one, other] = [await earner(1_234), await earner(2_000, { method: 'bkash', number: '01710000999' })];
    const run = await approved(one, other);
    const payouts = await payoutsOf(run);
    const first = payouts.find(({ amount }) => amount === 1_234)!;
    const second = payouts.find(({ amount }) => amount === 2_000)!;
    expect((await maker.post(`/payout-sent/${first.id}`, sent(first))).body.message).toBe('Payout marked as sent');
    expect((await checker.post(`/payout-sent/${first.id}`, sent(first))).status).toBe(409);
    expect(await entriesOf(first.id)).toEqual([['payout_sent', 1_234]]);
    expect(await balanceOf(maker, one)).toMatchObject({ balance: 0, available: 0, in_payout: 0 });
    const [notice] = await noticesOf(one);
    expect(notice).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^1,234 Taka was sent to your Bank account ….{4}\\. Transfer: BEFTN-${first.id}$`),
      ),
      message_bn: expect.stringContaining('১,২৩৪ টাকা পাঠানো হয়েছে'),
    });
    expect((await maker.get(`/payout-run/${run}`)).body.run.status).toBe('approved');
    await maker.post(`/payout-sent/${second.id}`, { reference: 'BKX1', from: 'wallet_bkash' });
    expect((await maker.get(`/payout-run/${run}`)).body.run.status).toBe('done');
    const { payouts: listed } = (await maker.get(`/all-payout?vendor_id=${other.vendor.id}`)).body;
    expect(listed).toMatchObject([
      {
        status: 'sent',
        reference: 'BKX1',
        sent_from: 'wallet_bkash',
        our_reference: `PAYOUT-${second.id}`,
        run_id: run,
      },
    ]);
  });

  test('is not sent by the transfer of another one', async () => {
    const [first, second] = await payoutsOf(await approved(await earner(310), await earner(320)));
    const transfer = { reference: 'beftn 77', from: 'bank' };
    expect((await maker.post(`/payout-sent/${first!.id}`, transfer)).body.status).toBe(200);
    const again = async (reference: string, language: 'en' | 'bn') =>
      (await checker.post(`/payout-sent/${second!.id}`, { ...transfer, reference }, { language })).body;
    expect(await again('beftn 77', 'en')).toMatchObject({
      status: 422,
      errors: {
        reference: [
          `This reference is that of the payout PAYOUT-${first!.id} to ${first!.holder}. Check the number of the transfer.`,
        ],
      },
    });
    expect(await again(' beftn 77', 'bn')).toMatchObject({
      errors: { reference: [expect.stringContaining(`পেআউট PAYOUT-${first!.id}-এ লেখা আছে`)] },
    });
    expect(await entriesOf(second!.id)).toEqual([]);
    expect(await payoutsOf(second!.run as number)).toMatchObject([{ status: 'sent' }, { status: 'approved' }]);
    expect((await checker.post(`/payout-sent/${second!.id}`, sent(second!))).status).toBe(200);
  });

  test('failed before it was sent is available again, and nothing is posted', async () => {
    const seller = await earner();
    const run = await approved(seller);
    const [payout] = await payoutsOf(run);
    expect((await maker.post(`/payout-failed/${payout!.id}`, failed('sent'))).status).toBe(409);
    expect((await maker.post(`/payout-failed/${payout!.id}`, failed('approved'))).status).toBe(200);
    expect((await maker.post(`/payout-sent/${payout!.id}`, sent(payout!))).status).toBe(409);
    expect(await entriesOf(payout!.id)).toEqual([]);
    expect(await balanceOf(maker, seller)).toMatchObject({ available: 1_000, in_payout: 0 });
    expect((await maker.get(`/payout-run/${run}`)).body.run.status).toBe('done');
    expect((await noticesOf(seller))[0]?.message).toContain('could not be sent');
  });

  test('that came back is reversed, once, and can be paid again', async () => {
    const seller = await earner();
    const [payout] = await payoutsOf(await approved(seller));
    await maker.post(`/payout-sent/${payout!.id}`, { reference: 'W1', from: 'wallet_bkash' });
    expect((await maker.post(`/payout-failed/${payout!.id}`, failed('approved'))).status).toBe(409);
    expect((await maker.post(`/payout-failed/${payout!.id}`, failed('sent'))).status).toBe(200);
    expect((await maker.post(`/payout-failed/${payout!.id}`, failed('sent'))).status).toBe(409);
    expect(await entriesOf(payout!.id)).toEqual([
      ['payout_sent', 1_000],
      ['payout_failed', -1_000],
    ]);
    expect(await balanceOf(maker, seller)).toMatchObject({ balance: 1_000, available: 1_000 });
    const [notice] = await noticesOf(seller);
    expect([notice?.message, notice?.message_bn]).toEqual([
      expect.stringContaining('came back'),
      expect.stringContaining('ফেরত এসেছে'),
    ]);
    const [again] = await payoutsOf(await approved(seller));
    expect(again).toMatchObject({ amount: 1_000, status: 'approved' });
  });

  test.each([
    ['payout-sent', { from: 'bank' }, 'reference'],
    ['payout-sent', { reference: ' ', from: 'bank' }, 'reference'],
    ['payout-sent', { reference: 'x'.repeat(101), from: 'bank' }, 'reference'],
    ['payout-sent', { reference: 'A1', from: 'held' }, 'from'],
    ['payout-failed', { seen: 'approved', reason: '' }, 'reason'],
    ['payout-failed', { seen: 'prepared', reason: 'No' }, 'seen'],
  ])('%s with %j is refused by name', async (call, body, field) => {
    expect(Object.keys((await maker.post(`/${call}/1`, body)).body.errors)).toEqual([field]);
  });
});

describe('lists', () => {
  test('vendors are searched, sorted, narrowed and summed', async () => {
    const [rich, owing] = [await earner(9_999_000), await earner(-9_999_000)];
    const { vendors, totals, totalcount } = (await maker.get('/settlement?sort=-balance&limit=2')).body;
    expect(vendors[0]).toMatchObject({
      vendor_id: rich.vendor.id,
      balance: 9_999_000,
      method: 'bank',
      suspended: false,
    });
    expect([vendors.length, totalcount > 2, Number.isInteger(totals.balance)]).toEqual([2, true, true]);
    const negative = (await maker.get('/settlement?sort=balance&show=negative&limit=100')).body;
    expect(negative.vendors[0]).toMatchObject({ vendor_id: owing.vendor.id, balance: -9_999_000 });
    expect(negative.vendors.every(({ balance }: { balance: number }) => balance < 0)).toBe(true);
    const one = (await maker.get(`/settlement?search=${encodeURIComponent(rich.vendor.business_name)}&show=payable`))
      .body;
    expect(one.totals).toMatchObject({ available: 9_999_000 });
    expect((await maker.get('/settlement?sort=name')).status).toBe(422);
  });

  test('payouts of a run are narrowed, and the bank’s file has the transfers that wait', async () => {
    const [bank, wallet, gone] = [
      await earner(100),
      await earner(200, { method: 'nagad', number: '01810000999' }),
      await earner(300),
    ];
    const run = await approved(bank, wallet, gone);
    await shop
      .payload()
      .update({ collection: 'vendors', id: gone.vendor.id, data: { accept: 2 }, overrideAccess: true });
    const list = async (query: string) => (await maker.get(`/all-payout?run_id=${run}${query}`)).body;
    expect((await list('')).totalcount).toBe(3);
    expect((await list('&method=nagad')).payouts).toMatchObject([{ vendor_id: wallet.vendor.id, amount: 200 }]);
    expect((await list('&status=sent')).totalcount).toBe(0);
    const file = (await checker.get(`/payout-bank-file/${run}`)).body;
    expect(file).toMatchObject({ left_out_count: 1, payouts: [{ vendor_id: bank.vendor.id, holder: bank.user.name }] });
    expect((await checker.get('/payout-bank-file/999999')).status).toBe(404);
    expect((await maker.get('/payout-run/999999')).status).toBe(404);
  });
});

test('only a super admin sees the numbers of accounts whole, through any door', async () => {
  const [whole, masked] = ['01710000321', '••••0321'];
  const seller = await earner(350, { method: 'bkash', number: whole });
  const wish = { minimum: 1, vendor_ids: ids(seller) };
  const preview = async (by: Caller) => (await by.post('/payout-run-preview', wish)).body.preview.payouts[0].number;
  expect([await preview(checker), await preview(maker)]).toEqual([whole, masked]);
  const { body } = await maker.post('/payout-run-prepare', { ...wish, note: '' });
  expect(body.preview.payouts[0].number).toBe(masked);
  const listed = async (by: Caller) => (await by.get(`/all-payout?run_id=${body.id}`)).body.payouts[0];
  expect([(await listed(checker)).number, (await listed(maker)).number]).toEqual([whole, masked]);
  const id = (await listed(maker)).id as number;
  for (const path of [
    `/payout-statement/${id}`,
    `/payouts/${id}`,
    `/payouts?where[id][equals]=${id}`,
    `/vendor-money/${seller.vendor.id}`,
    `/vendor-money-payouts/${seller.vendor.id}`,
  ])
    expect([path, JSON.stringify((await maker.get(path)).body)]).toEqual([path, expect.not.stringContaining(whole)]);
  expect((await maker.get(`/payout-bank-file/${body.id}`)).http).toBe(403);
  const whose = { vendor_id: seller.vendor.id, business_name: seller.vendor.business_name, run_id: body.id };
  expect((await maker.get(`/payout-statement/${id}`)).body.statement).toMatchObject(whose);
  expect((await seller.caller.get(`/my-payout-statement/${id}`)).body.statement).toMatchObject(whose);
  await checker.post(`/payout-run-discard/${body.id}`);
});

describe('the lines of a payout', () => {
  const unpaid = async (seller: Seller) =>
    (
      await shop.payload().find({
        collection: 'payout-lines',
        where: { and: [{ party: { equals: String(seller.vendor.id) } }, { run: { exists: false } }] },
        overrideAccess: true,
        depth: 0,
        sort: 'id',
      })
    ).docs.map(({ amount }) => -amount);

  test('are frozen with it: what comes later is for the next one, and no line is in two', async () => {
    const seller = await earner(600);
    await earn(seller, 250);
    await earn(seller, -50);
    const [first] = await payoutsOf(await approved(seller));
    await earn(seller, 70);
    expect(await coveredBy(first!.id)).toEqual({ payout: { amount: 800, lines: 3 }, amounts: [600, 250, -50] });
    await maker.post(`/payout-sent/${first!.id}`, sent(first!));
    // The transfer itself is none of the lines it was made for.
    expect((await coveredBy(first!.id)).amounts).toEqual([600, 250, -50]);
    const [second] = await payoutsOf(await approved(seller));
    expect(await coveredBy(second!.id)).toEqual({ payout: { amount: 70, lines: 1 }, amounts: [70] });
    expect(await unpaid(seller)).toEqual([]);
  });

  test.each([
    ['discarded', 'discard'],
    ['failed before it was sent', 'fail'],
    ['sent and come back', 'return'],
    ['of a vendor suspended before the approval', 'suspend'],
  ])('are open again once it is %s', async (_name, how) => {
    const seller = await earner(600);
    await earn(seller, 250);
    const run = await prepare(maker, seller);
    const [payout] = await payoutsOf(run);
    expect(await unpaid(seller)).toEqual([]);
    const accept = (status: number) =>
      shop
        .payload()
        .update({ collection: 'vendors', id: seller.vendor.id, data: { accept: status }, overrideAccess: true });
    if (how === 'suspend') await accept(2);
    if (how === 'discard') await maker.post(`/payout-run-discard/${run}`);
    else await checker.post(`/payout-run-approve/${run}`);
    if (how === 'fail') await maker.post(`/payout-failed/${payout!.id}`, failed('approved'));
    if (how === 'return') {
      await maker.post(`/payout-sent/${payout!.id}`, sent(payout!));
      await maker.post(`/payout-failed/${payout!.id}`, failed('sent'));
    }
    if (how === 'suspend') {
      const [notice] = await noticesOf(seller);
      expect(notice).toMatchObject({
        message: expect.stringContaining('could not be sent. It is in your balance again. Reason: Vendor suspended'),
        message_bn: expect.stringContaining('কারণ: বিক্রেতা স্থগিত আছেন'),
      });
      const { docs } = await shop.payload().find({
        collection: 'audit-logs',
        where: { and: [{ target: { equals: 'payouts' } }, { target_id: { equals: String(payout!.id) } }] },
        overrideAccess: true,
      });
      expect(docs).toMatchObject([{ action: 'changed', reason: 'Vendor suspended' }]);
      await accept(1);
    }
    expect(await unpaid(seller)).toEqual([600, 250]);
    expect((await coveredBy(payout!.id)).amounts).toEqual([]);
    const [again] = await payoutsOf(await prepare(maker, seller));
    expect(await coveredBy(again!.id)).toEqual({ payout: { amount: 850, lines: 2 }, amounts: [600, 250] });
  });

  test('are shown in parts, to admins and to the vendor they belong to', async () => {
    const [seller, other] = [await earner(600), await earner(100)];
    await earn(seller, 250);
    const [payout] = await payoutsOf(await approved(seller));
    const { body } = await seller.caller.get(`/my-payout-statement/${payout!.id}?offset=1&limit=1`);
    expect(body.statement).toMatchObject({
      payout: { amount: 850, lines: 2, status: 'approved' },
      movements: [{ amount: 250, payout_id: payout!.id, kind: 'adjustment' }],
      totalcount: 2,
    });
    expect((await other.caller.get(`/my-payout-statement/${payout!.id}`)).status).toBe(404);
    expect((await maker.get('/payout-statement/999999')).status).toBe(404);
    const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
    const { statement } = (await seller.caller.get(`/my-statement?from=${today}&to=${today}`)).body;
    expect(statement.movements.map((each: { payout_id: unknown }) => each.payout_id)).toEqual([payout!.id, payout!.id]);
  });

  test('that an older server beside this one has not kept are kept at night, and open', async () => {
    const seller = await earner(600);
    await shop.payload().db.rows.drop('payout-lines', { party: { equals: String(seller.vendor.id) } }, undefined);
    expect(await unpaid(seller)).toEqual([]);
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    await keepLate({ ...ctx, now: new Date(ctx.now.getTime() + 4 * 86_400_000) });
    expect(await unpaid(seller)).toEqual([]);
    await keepLate(ctx);
    await keepLate(ctx);
    expect(await unpaid(seller)).toEqual([600]);
  });

  test('of an early release are told from amounts and times, and such a payout holds the vendor back until it ends', async () => {
    const [known, unknown] = [await earner(600), await earner(600)];
    await earn(known, 250);
    const [first] = await payoutsOf(await approved(known));
    const [second] = await payoutsOf(await approved(unknown));
    const rows = shop.payload().db.rows;
    const both = { in: ids(known, unknown).map(String) };
    await rows.drop('payout-lines', { party: both }, undefined);
    await rows.set(
      'payouts',
      { vendor: { in: ids(known, unknown) } },
      { lines: null, updatedAt: new Date().toISOString() },
      undefined,
    );
    await rows.set(
      'payouts',
      { id: { equals: second!.id } },
      { amount: 599, updatedAt: new Date().toISOString() },
      undefined,
    );
    await rows.set(
      'payout-runs',
      { id: { equals: second!.run } },
      { total: 599, updatedAt: new Date().toISOString() },
      undefined,
    );
    await rows.drop('counters', { name: { equals: 'payout-lines-kept' } }, undefined);
    // Two servers start at once, and another one later.
    const start = async () => listPast(openCtx(await createLocalReq({}, shop.payload())), () => undefined);
    await Promise.all([start(), start()]);
    await start();
    expect(await coveredBy(first!.id)).toEqual({ payout: { amount: 850, lines: 2 }, amounts: [600, 250] });
    expect(await coveredBy(second!.id)).toEqual({ payout: { amount: 599, lines: null }, amounts: [] });
    await earn(unknown, 100);
    const preview = async () =>
      (await maker.post('/payout-run-preview', { minimum: 1, vendor_ids: ids(unknown) })).body.preview;
    expect((await preview()).left_out).toMatchObject([{ reason: 'unlisted' }]);
    await maker.post(`/payout-sent/${second!.id}`, sent(second!));
    // What it has paid is a line of the next payout.
    expect((await preview()).payouts).toMatchObject([{ amount: 101 }]);
  });
});

test('everything agrees with the journal afterwards', async () => {
  expect(Object.fromEntries((await verifyData(shop.payload())).broken)).toEqual({});
});
