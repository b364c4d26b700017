/** A vendor's money: from an order to what may be paid out, the statement that leads there, and who sees it. */
import { dhakaDay } from '../../../../domain/time/dhaka';
import type { Product } from '../../../../payload-types';
import { presentVendorMoney } from '../../../../endpoints/present/vendorMoney';
import type { Ctx } from '../../../../services/ctx';
import { post } from '../../../../services/ledger/post';
import { readVendorOrder } from '../../../../services/orders/readVendorOrder';
import { prepareRun } from '../../../../services/payouts/prepareRun';
import { readVendorMoney } from '../../../../services/vendorMoney/readVendorMoney';
import { saveAccount, withdrawAccount } from '../../../../services/vendorMoney/saveAccount';
import { openShop, type Caller } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';
import { readPdf } from '../../../support/pdf';

const shop = openShop();
const make = racing(shop);
/** The services' own context of a person, so many days from now: a session over HTTP would have ended. */
async function daysLater(person: Person, days: number): Promise<Ctx> {
  const ctx = await make.ctxOf(person);
  return { ...ctx, now: new Date(ctx.now.getTime() + days * 24 * 60 * 60 * 1_000) };
}

let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
  await make.delivery();
  for (const { id } of (await admin.caller.get('/all-commission')).body.rules)
    await admin.caller.delete(`/commission-delete/${id}`);
});

/** A vendor who gives the marketplace ten per cent. */
async function newSeller(): Promise<Seller> {
  const seller = await make.seller();
  const rule = { vendor_id: seller.vendor.id, rate: 1_000, starts_on: '2020-01-01' };
  expect((await admin.caller.post('/commission-create', rule)).body.status).toBe(200);
  return seller;
}

/** A completed package of so many pieces of products for 1,000 taka each. */
async function sold(seller: Seller, ...pieces: number[]) {
  const products: Product[] = [];
  for (const _ of pieces) products.push(await make.product(seller, { selling_price: 1_000, qty: 50 }));
  const [product] = products;
  const customer = await make.person();
  await make.fill(
    customer,
    products.map((each, at) => [each, pieces[at]!]),
  );
  const placed = await make.placed(customer);
  expect(placed).toMatchObject({ status: 200 });
  const [sent] = (await make.rowsOf('packages', { customer: { equals: customer.user.id } })) as {
    tracking_id: string;
    order_number: number;
  }[];
  for (const status of [3, 4, 5, 6, 7]) {
    const by = status === 3 ? seller : admin;
    const { body } = await by.caller.post(`/pto-update-status/${sent!.tracking_id}/${status}`, {});
    expect({ status, answer: body.status }).toEqual({ status, answer: 200 });
  }
  return { product: product!, customer, tracking: sent!.tracking_id, number: sent!.order_number };
}

/** The customer has sent pieces back, and the marketplace has accepted them. */
async function returned(
  made: { product: Product; customer: Person; number: number; tracking: string },
  qty: number,
  at = 0,
) {
  const line = (await make.rowsOf('order-lines', { order_number: { equals: made.number } }))[at];
  const request = await make.create<{ id: number }>('returns', {
    order_line: line!.id,
    order: line!.order,
    order_number: made.number,
    package: line!.package,
    tracking_id: made.tracking,
    product: made.product.id,
    customer: made.customer.user.id,
    vendor: line!.vendor,
    status: 3,
    case: 'Wrong Size',
    qty,
    payment_method: 'bKash',
    payment_account: '01711111111',
  });
  return async () => {
    const { body } = await admin.caller.post(`/update-return-status/4/${request.id}`);
    expect(body).toMatchObject({ status: 200 });
  };
}

/** From the next day on the vendor can be paid. */
async function payable(seller: Seller): Promise<void> {
  const account = { method: 'bkash', number: '01712345678', holder: 'Rahima Khatun' };
  await seller.caller.post('/payout-account-save', { ...account, current_password: 'demo-Pass-2026' });
}
const wishFor = (seller: Seller) => ({ minimum: 1, vendor_ids: [seller.vendor.id], until: null, note: '' });

/** As if what an order has posted had become due so many days later. */
async function laterBy(order_number: number, days: number): Promise<void> {
  const later = (at: unknown) => new Date(Date.parse(String(at)) + days * 24 * 60 * 60 * 1_000).toISOString();
  const { db } = shop.payload();
  for (const line of await make.rowsOf('journal-lines', { order_number: { equals: order_number } })) {
    if (line.available_at === null) continue;
    const [row] = await make.rowsOf('payout-lines', { line: { equals: line.id } });
    const id = line.id as number;
    await db.updateOne({ collection: 'journal-lines', id, data: { available_at: later(line.available_at) } });
    await db.updateOne({ collection: 'payout-lines', id: row!.id as number, data: { due: later(row!.due) } });
  }
}

const moneyOf = async (seller: Seller) => (await seller.caller.get('/my-money')).body.money;
const moneyLater = async (seller: Seller, days: number) =>
  presentVendorMoney(await readVendorMoney(await daysLater(seller, days), seller.vendor.id), true);
const today = () => dhakaDay(new Date());
const statementOf = async (caller: Caller, path = '/my-statement', query = '') =>
  (await caller.get(`${path}?from=${today()}&to=${today()}${query}`)).body.statement;

describe('what a package brings', () => {
  test('waits for two days, then it may be paid out', async () => {
    const seller = await newSeller();
    const nothing = { available: 0, pending: 0, blocked: 0, in_payout: 0, owed_back: 0 };
    expect(await moneyOf(seller)).toMatchObject({ ...nothing, account: null, waiting: null });
    const { number } = await sold(seller, 2);
    expect(await moneyOf(seller)).toMatchObject({ ...nothing, pending: 1_800 });
    const earnings = async (person = seller) =>
      (await person.caller.get(`/vendor-order-details/${number}`)).body.earnings;
    const parts = { goods: 2_000, coupon: 0, commission: -200, returned: 0, earned: 1_800 };
    expect(await earnings()).toMatchObject({ ...parts, state: 'pending', available_at: expect.any(String) });
    expect(await moneyLater(seller, 1.99)).toMatchObject({ ...nothing, pending: 1_800 });
    expect(await moneyLater(seller, 2.01)).toMatchObject({ ...nothing, available: 1_800 });
    const then = await readVendorOrder(await daysLater(seller, 2.01), number);
    expect(then.earnings).toMatchObject({ ...parts, state: 'available' });
    const weeks = (await moneyOf(seller)).weeks;
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ earned: 1_800, returned: 0, paid_out: 0, adjusted: 0 });
  });

  test('is blocked while a return is not decided, and less after it', async () => {
    const seller = await newSeller();
    const made = await sold(seller, 4);
    const settle = await returned(made, 1);
    expect(await moneyLater(seller, 3)).toMatchObject({ available: 0, blocked: 3_600, pending: 0 });
    const state = async () => (await readVendorOrder(await daysLater(seller, 3), made.number)).earnings.state;
    expect(await state()).toBe('blocked');
    await settle();
    expect(await state()).toBe('available');
    expect(await moneyLater(seller, 3)).toMatchObject({ available: 2_700, blocked: 0, pending: 0 });
    await payable(seller);
    await prepareRun(await daysLater(admin, 3), wishFor(seller));
    expect(await state()).toBe('covered');
  });

  test('is less at once by what is returned while it is pending, and nothing is owed back', async () => {
    const seller = await newSeller();
    const made = await sold(seller, 4);
    const settle = await returned(made, 1);
    await settle();
    const due = { available: 0, pending: 2_700, blocked: 0, owed_back: 0 };
    expect(await moneyOf(seller)).toMatchObject(due);
    expect(await moneyLater(seller, 1.99)).toMatchObject(due);
    expect(await moneyLater(seller, 2.01)).toMatchObject({ ...due, available: 2_700, pending: 0 });
    const lines = await make.rowsOf('payout-lines', { party: { equals: String(seller.vendor.id) } });
    expect(lines.map(({ amount }) => amount)).toEqual(expect.arrayContaining([-3_600, 900]));
    expect(new Set(lines.map(({ due: from }) => from)).size).toBe(1);
  });

  test('is blocked less what came back already, while another return of the package is not decided', async () => {
    const seller = await newSeller();
    const made = await sold(seller, 4, 3);
    await (
      await returned(made, 1)
    )();
    await returned(made, 1, 1);
    // Seven pieces, one of which came back: 6,300 less 900.
    expect(await moneyLater(seller, 1)).toMatchObject({ available: 0, pending: 5_400, blocked: 0, owed_back: 0 });
    const later = { available: 0, pending: 0, blocked: 5_400, owed_back: 0 };
    expect(await moneyLater(seller, 3)).toMatchObject(later);
    await sold(seller, 1);
    expect(await moneyLater(seller, 3)).toMatchObject({ ...later, available: 900 });
    await payable(seller);
    const { plan } = await prepareRun(await daysLater(admin, 3), wishFor(seller));
    expect(plan.paid.map(({ amount }) => amount)).toEqual([900]);
    expect(await moneyLater(seller, 3)).toMatchObject({ ...later, in_payout: 900 });
  });

  test('after the time of a run is for the next one, with what was taken back of it', async () => {
    const seller = await newSeller();
    await sold(seller, 2);
    await payable(seller);
    const made = await sold(seller, 4);
    await (
      await returned(made, 1)
    )();
    // The package was completed a day later: its window ends after the time of the run.
    await laterBy(made.number, 1);
    const at = await daysLater(admin, 3.5);
    const until = new Date(at.now.getTime() - 24 * 60 * 60 * 1_000).toISOString();
    const first = await prepareRun(at, { ...wishFor(seller), until });
    expect(first.plan.paid.map(({ amount }) => amount)).toEqual([1_800]);
    const next = await prepareRun(at, wishFor(seller));
    expect(next.plan.paid.map(({ amount }) => amount)).toEqual([2_700]);
  });

  test('that is returned after everything was paid out is owed back', async () => {
    const seller = await newSeller();
    const made = await sold(seller, 1);
    const settle = await returned(made, 1);
    const ctx = await make.workerLater();
    const { payoutSent } = await import('../../../../domain/ledger/events');
    const entry = { event: 'payout_sent', subject: `payout:test${seller.vendor.id}`, order_number: null } as const;
    await post(ctx, { ...entry, lines: payoutSent(seller.vendor.id, 900, 'bank') });
    await settle();
    const next_payout = { amount: 0, reason: 'negative' };
    expect(await moneyOf(seller)).toMatchObject({ available: 0, pending: 0, owed_back: 900, next_payout });
    expect(await moneyLater(seller, 3)).toMatchObject({ available: 0, owed_back: 900 });
    const statement = await statementOf(seller.caller);
    expect(statement.totals).toEqual({ earned: 900, returned: -900, paid_out: -900, adjusted: 0 });
    expect(statement).toMatchObject({ opening: 0, closing: -900, totalcount: 3 });
    expect(statement.movements.map(({ kind }: { kind: string }) => kind)).toEqual(['earning', 'payout', 'return']);
  });
});

test('the next payout is what is available, or says why there is none', async () => {
  const seller = await newSeller();
  const next = async (days: number) => (await moneyLater(seller, days)).next_payout;
  const none = (reason: string) => ({ amount: 0, reason });
  expect((await moneyOf(seller)).next_payout).toEqual(none('belowMinimum'));
  await sold(seller, 2);
  expect(await next(1)).toEqual(none('belowMinimum'));
  expect(await next(3)).toEqual(none('noAccount'));
  const account = { number: '01712345678', holder: 'Rahima Khatun', bank: '', branch: '', routing: '' };
  const typed = { ...account, method: 'bkash' as const, current_password: 'demo-Pass-2026' };
  await saveAccount(await daysLater(seller, 3), typed);
  expect(await next(3.5)).toEqual(none('accountWaits'));
  expect(await next(4.1)).toEqual({ amount: 1_800, reason: null });
  await prepareRun(await daysLater(admin, 4.1), wishFor(seller));
  expect(await next(4.1)).toEqual(none('belowMinimum'));
  const { body } = await admin.caller.get(`/vendor-money/${seller.vendor.id}`);
  expect(body.money.next_payout).toEqual((await moneyOf(seller)).next_payout);
});

describe('the statement', () => {
  test('explains every movement, and sums from opening to closing', async () => {
    const seller = await newSeller();
    const made = await sold(seller, 3);
    await (
      await returned(made, 1)
    )();
    const statement = await statementOf(seller.caller);
    expect(statement).toMatchObject({ opening: 0, closing: 1_800, totalcount: 2 });
    const none = { goods: 0, coupon: 0, commission: 0, returned: 0, payout: 0, adjustment: 0 };
    const [first, second] = statement.movements;
    expect(first).toMatchObject({
      event: 'package_completed',
      kind: 'earning',
      order_id: made.number,
      tracking_id: made.tracking,
      lines: [
        {
          name: made.product.name,
          name_bn: made.product.name_bn,
          price: 1_000,
          qty: 3,
          total: 3_000,
          rate: 1_000,
          scope: 'vendor',
        },
      ],
      ...{ ...none, goods: 3_000, commission: -300, amount: 2_700, balance: 2_700 },
    });
    expect(second).toMatchObject({
      kind: 'return',
      lines: [{ qty: 1, total: 1_000, commission: 100 }],
      ...{ ...none, commission: 100, returned: -1_000, amount: -900, balance: 1_800 },
    });
  });

  test('goes on where the page before ended, and where the day before ended', async () => {
    const seller = await newSeller();
    for (const pieces of [1, 2, 3]) await sold(seller, pieces);
    const whole = await statementOf(seller.caller);
    expect(whole.movements.map(({ balance }: { balance: number }) => balance)).toEqual([900, 2_700, 5_400]);
    const last = await statementOf(seller.caller, '/my-statement', '&offset=2&limit=1');
    expect(last.movements).toEqual([whole.movements[2]]);
    const tomorrow = dhakaDay(new Date(Date.now() + 24 * 60 * 60 * 1_000));
    const { statement } = (await seller.caller.get(`/my-statement?from=${tomorrow}&to=${tomorrow}`)).body;
    expect(statement).toMatchObject({ opening: 5_400, closing: 5_400, movements: [], totalcount: 0 });
  });

  test.each([
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2025-01-01&to=2026-01-02', 'to'],
    ['from=2026-03-01', 'to'],
  ])('%s is refused by name', async (query, field) => {
    const seller = await newSeller();
    for (const path of ['/my-statement', '/my-statement-file']) {
      const { body } = await seller.caller.get(`${path}?${query}`);
      expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    expect((await seller.caller.get('/my-statement?from=2025-01-01&to=2026-01-01')).body.status).toBe(200);
  });

  test('of more movements than fit on one paper is a PDF file in parts; the list has them all', async () => {
    const seller = await make.seller();
    const ctx = await make.workerLater();
    await ctx.db.inTransaction(async () => {
      for (let count = 1; count <= 1_501; count += 1) {
        const vendor = { account: 'owed_vendor', party: String(seller.vendor.id), amount: -1 } as const;
        const lines = [vendor, { account: 'bank', party: '', amount: 1 } as const];
        const subject = `adjustment:long${seller.vendor.id}-${count}`;
        await post(ctx, { event: 'adjustment', subject, order_number: null, lines });
      }
    });
    const file = `/my-statement-file?from=${today()}&to=${today()}`;
    const { body } = await seller.caller.get(file);
    expect(body).toMatchObject({ status: 409, message: expect.stringContaining('too many movements') });
    expect(await statementOf(seller.caller)).toMatchObject({ totalcount: 1_501, closing: 1_501 });
    const partOf = async (part: number) => {
      const headers = { Authorization: `Bearer ${seller.caller.token}` };
      const response = await fetch(`${shop.origin()}/api${file}&lang=en&part=${part}`, { headers });
      return readPdf(Buffer.from(await response.arrayBuffer()));
    };
    const [first, second] = [await partOf(1), await partOf(2)];
    for (const { text, words } of [
      { text: first.text, words: ['Opening balance', 'Carried over to the next part', '৳1,500'] },
      { text: second.text, words: ['Carried over from the part before', '৳1,500', 'Closing balance', '৳1,501'] },
    ])
      for (const said of words) expect(text.replace(/\n/g, ' ')).toContain(said);
    const wrong = await seller.caller.get(`${file}&part=3`);
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['part']]);
    const dayBefore = dhakaDay(new Date(Date.now() - 24 * 60 * 60 * 1_000));
    const shorter = await seller.caller.get(`/my-statement-file?from=${dayBefore}&to=${dayBefore}`);
    expect(shorter.http).toBe(200);
  });

  test('is a PDF file in both languages', async () => {
    const seller = await newSeller();
    const made = await sold(seller, 2);
    const fetched = async (lang: string, caller = seller.caller, path = '/my-statement-file') => {
      const response = await fetch(`${shop.origin()}/api${path}?from=${today()}&to=${today()}&lang=${lang}`, {
        headers: { Authorization: `Bearer ${caller.token}` },
      });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const english = await fetched('en');
    expect(english.response.headers.get('content-type')).toBe('application/pdf');
    expect(english.response.headers.get('cache-control')).toBe('private, no-store');
    const paper = readPdf(english.bytes);
    for (const words of [
      seller.shop.name,
      seller.vendor.business_name,
      made.tracking,
      '−৳200',
      '৳1,800',
      'Closing balance',
    ])
      expect(paper.text.replace(/\n/g, ' ')).toContain(words);
    const bangla = readPdf((await fetched('bn')).bytes);
    expect(bangla.language).toBe('bn-BD');
    expect(bangla.text).toContain('৳১,৮০০');
    const byAdmin = await fetched('en', admin.caller, `/vendor-statement-file/${seller.vendor.id}`);
    expect(readPdf(byAdmin.bytes).text).toContain(made.tracking);
  });
});

describe('who sees it', () => {
  test('vendors see their own lines only, admins those of any vendor, others none', async () => {
    const seller = await newSeller();
    await sold(seller, 1);
    const other = await make.seller();
    expect(await moneyOf(other)).toMatchObject({ pending: 0 });
    expect(await statementOf(other.caller)).toMatchObject({ movements: [], closing: 0 });
    // A parameter that the call does not have changes nothing.
    expect(await statementOf(other.caller, '/my-statement', `&vendor=${seller.vendor.id}`)).toMatchObject({
      closing: 0,
    });
    const ofSeller = `/vendor-statement/${seller.vendor.id}`;
    for (const person of [admin, await make.subadmin()])
      expect(await statementOf(person.caller, ofSeller)).toMatchObject({ closing: 900 });
    const { incharge } = await make.warehouse();
    const days = `?from=${today()}&to=${today()}`;
    for (const caller of [
      seller.caller,
      other.caller,
      incharge.caller,
      await shop.as('editor'),
      (await make.person()).caller,
    ])
      for (const path of [
        `${ofSeller}${days}`,
        `/vendor-statement-file/${seller.vendor.id}${days}`,
        `/vendor-money/${seller.vendor.id}`,
        `/vendor-money-payouts/${seller.vendor.id}`,
        '/journal-lines',
        '/payouts',
        '/payout-accounts',
      ])
        expect([path, (await caller.get(path)).http]).toEqual([path, 403]);
    expect((await admin.caller.get(`/vendor-statement/999999${days}`)).body.status).toBe(404);
  });
});

describe('the payout account', () => {
  const password = 'demo-Pass-2026';
  const bkash = { method: 'bkash', number: '+880 1712-345678', holder: 'Rahima Khatun', current_password: password };
  const bank = {
    method: 'bank',
    number: '0123 4567-89ab',
    holder: 'Rahima Traders',
    bank: 'Sonali Bank',
    branch: 'Savar',
    routing: '১২৩৪৫৬৭৮৯',
    current_password: password,
  };
  const target = (typed: object) =>
    ({ bank: '', branch: '', routing: '', ...typed }) as Parameters<typeof saveAccount>[1];
  const save = (seller: Seller, body: object) => seller.caller.post('/payout-account-save', body);

  test('counts from a day later on; the one before stays in use, and the change can be taken back', async () => {
    const seller = await make.seller();
    expect((await save(seller, bkash)).body.status).toBe(200);
    const first = { method: 'bkash', number: '01712345678', holder: 'Rahima Khatun', bank: '', routing: '' };
    expect(await moneyOf(seller)).toMatchObject({ account: null, waiting: first });
    expect((await moneyLater(seller, 0.99)).account).toBeNull();
    expect(await moneyLater(seller, 1.01)).toMatchObject({ account: first, waiting: null });
    const ctx = await daysLater(seller, 1.01);
    expect(await make.outcome(saveAccount(ctx, target(bkash)))).toBe('nothingChanged');
    await saveAccount(ctx, target(bank));
    const second = { method: 'bank', number: '0123456789AB', routing: '123456789', bank: 'Sonali Bank' };
    expect(await moneyLater(seller, 1.01)).toMatchObject({ account: first, waiting: second });
    expect(await moneyLater(seller, 2.02)).toMatchObject({ account: second, waiting: null });
    await withdrawAccount(ctx);
    expect(await moneyLater(seller, 2.02)).toMatchObject({ account: first, waiting: null });
    expect(await make.outcome(withdrawAccount(ctx))).toBe('noAccountChange');
  });

  test('a pending change is withdrawn once, and the vendor is notified', async () => {
    const seller = await make.seller();
    const withdraw = async (by: Seller) => (await by.caller.post('/payout-account-withdraw', {})).body.status;
    expect(await withdraw(seller)).toBe(201);
    await save(seller, bkash);
    expect(await withdraw(await make.seller())).toBe(201);
    expect(await withdraw(seller)).toBe(200);
    expect(await moneyOf(seller)).toMatchObject({ account: null, waiting: null });
    const { notification } = (await seller.caller.get('/user-notification')).body;
    expect(notification[0]).toMatchObject({ message: 'The change of your payout account was taken back.' });
    const again = async (language: 'en' | 'bn') =>
      (await seller.caller.post('/payout-account-withdraw', {}, { language })).body;
    expect(await again('en')).toMatchObject({ status: 201, message: 'No change of your payout account is waiting.' });
    expect(await again('bn')).toMatchObject({ message: expect.stringContaining('অপেক্ষায় নেই') });
  });

  test('a change that waits is replaced by the next one', async () => {
    const seller = await make.seller();
    await save(seller, bkash);
    await save(seller, { ...bkash, method: 'nagad' });
    expect(await moneyLater(seller, 1.01)).toMatchObject({ account: { method: 'nagad' } });
    expect(await make.rowsOf('payout-accounts', { vendor: { equals: seller.vendor.id } })).toHaveLength(1);
  });

  test.each([
    [{ current_password: 'another' }, ['current_password']],
    [{ current_password: '' }, ['current_password']],
    [{ number: '01112345678' }, ['number']],
    [{ number: '+966 512345678' }, ['number']],
    [{ holder: '' }, ['holder']],
    [{ method: 'paypal' }, ['method']],
    [{ ...bank, number: '1234' }, ['number']],
    [{ ...bank, bank: '', branch: '', routing: '12345678' }, ['bank', 'branch', 'routing']],
  ])('%j is refused by name, and nothing waits', async (wrong, fields) => {
    const seller = await make.seller();
    const { body } = await save(seller, { ...bkash, ...wrong });
    expect([body.status, Object.keys(body.errors).sort()]).toEqual([422, fields]);
    expect((await moneyOf(seller)).waiting).toBeNull();
  });

  test('the vendor is notified; the audit log and other admins see only the end of the number', async () => {
    const seller = await make.seller();
    await save(seller, bkash);
    const { notification } = (await seller.caller.get('/user-notification')).body;
    expect(notification[0]).toMatchObject({
      message: expect.stringContaining('bKash ••••5678'),
      link: '/admin/my-money',
    });
    const mails = await make.rowsOf('messages', { user: { equals: seller.user.id } });
    expect(mails).toMatchObject([
      { channel: 'mail', to: seller.user.email, text: expect.stringContaining('••••5678') },
    ]);
    const [row] = await make.rowsOf('payout-accounts', { vendor: { equals: seller.vendor.id } });
    const entries = await make.rowsOf('audit-logs', {
      and: [{ target: { equals: 'payout-accounts' } }, { target_id: { equals: String(row!.id) } }],
    });
    expect(entries).toMatchObject([{ action: 'created', after: { number: '••••5678', method: 'bkash' } }]);
    expect(JSON.stringify([notification, mails, entries])).not.toContain('12345678');
    const seen = async ({ caller }: Person) =>
      (await caller.get(`/vendor-money/${seller.vendor.id}`)).body.money.waiting.number;
    const sub = await make.subadmin();
    expect([await seen(admin), await seen(sub)]).toEqual(['01712345678', '••••5678']);
    expect((await sub.caller.get(`/payout-accounts/${row!.id}`)).body.number).toBeUndefined();
  });

  test('is deleted with its vendor', async () => {
    const seller = await make.seller();
    await save(seller, bkash);
    const made = await make.order({ seller, status: 8 });
    await shop
      .payload()
      .update({ collection: 'vendors', id: seller.vendor.id, data: { accept: 2 }, overrideAccess: true } as never);
    const { rejectVendor } = await import('../../../../services/vendors/rejectVendor');
    await rejectVendor(await make.ctxOf(admin), seller.vendor.id);
    expect(await make.rowsOf('payout-accounts', { vendor: { equals: seller.vendor.id } })).toEqual([]);
    // The package keeps its own copies, and the date from which its return window is counted.
    expect(await make.rowsOf('packages', { id: { equals: made.package.id } })).toMatchObject([
      { shop: null, updatedAt: made.package.updatedAt },
    ]);
  });
});
