/** What the ledger's reports say, figure by figure: the trial balance of a day, lines, and incomes and costs. */
import { line, type Line } from '../../../domain/ledger/entry';
import { post } from '../../../services/ledger/post';
import { openShop, type Caller } from '../../support/http';
import type { Seller } from '../../support/make/market';
import { racing } from '../../support/races';

const shop = openShop();
const make = racing(shop);

let admin: Caller;
let seller: Seller;
let house: number;

/** In a year in which nothing else happened. Days begin in Dhaka, six hours before they do in Greenwich. */
const moments = {
  fee: '2019-03-10T06:00:00.000Z',
  lateFee: '2019-03-10T18:30:00.000Z',
  earning: '2019-03-12T06:00:00.000Z',
  cash: '2019-03-12T08:00:00.000Z',
} as const;
beforeAll(async () => {
  admin = (await make.admin()).caller;
  seller = await make.seller();
  house = (await make.warehouse()).warehouse.id;
  const entries: [keyof typeof moments, Line[]][] = [
    ['fee', [line('cost_gateway', 40), line('wallet_bkash', -40)]],
    ['lateFee', [line('cost_gateway', 2), line('wallet_bkash', -2)]],
    [
      'earning',
      [
        line('bank', 1_160),
        line('owed_vendor', -1_000, seller.vendor.id),
        line('income_commission', -100),
        line('income_delivery', -60),
      ],
    ],
    ['cash', [line('cost_cash_differences', 15), line('cash_warehouse', -15, house)]],
  ];
  for (const [name, lines] of entries) {
    const ctx = await make.workerLater();
    const entry = { event: 'adjustment', subject: `adjustment:${name}`, order_number: null, note: name } as const;
    await post(ctx, { ...entry, lines }, new Date(moments[name]));
  }
});

type Account = { account: string; debits: number; credits: number; balance: number };

/** The accounts that moved at all. */
const moved = (accounts: Account[]) =>
  Object.fromEntries(
    accounts
      .filter(({ debits, credits }) => debits !== 0 || credits !== 0)
      .map(({ account, debits, credits, balance }) => [account, [debits, credits, balance]]),
  );

describe('the trial balance of a day', () => {
  const of = async (day: string) => (await admin.get(`/trial-balance?day=${day}`)).body;

  test('is empty before anything happened', async () => {
    const { accounts, debits, credits } = await of('2019-03-09');
    expect([moved(accounts), debits, credits]).toEqual([{}, 0, 0]);
  });

  test('has what happened by the end of the day in Dhaka, and nothing later', async () => {
    expect(moved((await of('2019-03-10')).accounts)).toEqual({
      cost_gateway: [40, 0, 40],
      wallet_bkash: [0, 40, -40],
    });
    expect(moved((await of('2019-03-11')).accounts)).toEqual({
      cost_gateway: [42, 0, 42],
      wallet_bkash: [0, 42, -42],
    });
    const { accounts, debits, credits } = await of('2019-03-12');
    expect(moved(accounts)).toEqual({
      bank: [1_160, 0, 1_160],
      wallet_bkash: [0, 42, -42],
      cash_warehouse: [0, 15, -15],
      owed_vendor: [0, 1_000, -1_000],
      income_commission: [0, 100, -100],
      income_delivery: [0, 60, -60],
      cost_gateway: [42, 0, 42],
      cost_cash_differences: [15, 0, 15],
    });
    expect([debits, credits]).toEqual([1_217, 1_217]);
    expect((await admin.get('/trial-balance?day=2019-02-30')).status).toBe(422);
  });
});

describe('the lines of accounts', () => {
  const of = async (query: string) => (await admin.get(`/ledger-lines?${query}&limit=50`)).body;
  const amounts = (lines: { amount: number }[]) => lines.map(({ amount }) => amount);

  test('of an account between two days, newest first, with what stood there before', async () => {
    const both = await of('account=cost_gateway&from=2019-03-10&to=2019-03-11');
    expect(both).toMatchObject({ totalcount: 2, opening: 0, debits: 42, credits: 0 });
    expect(amounts(both.lines)).toEqual([2, 40]);
    expect(both.lines[1]).toMatchObject({
      at: moments.fee,
      event: 'adjustment',
      subject: 'adjustment:fee',
      account: 'cost_gateway',
      party: null,
      order_number: null,
      note: 'fee',
      actor_name: null,
    });
    const second = await of('account=cost_gateway&from=2019-03-11&to=2019-03-11');
    expect(second).toMatchObject({ totalcount: 1, opening: 40, debits: 2, credits: 0 });
    expect(await of('account=wallet_bkash&from=2019-03-12&to=2019-03-12')).toMatchObject({
      lines: [],
      totalcount: 0,
      opening: -42,
      debits: 0,
      credits: 0,
    });
  });

  test('of one vendor, of one warehouse, of one entry', async () => {
    const ofVendor = await of(`vendor=${seller.vendor.id}`);
    expect(ofVendor).toMatchObject({ totalcount: 1, debits: 0, credits: 1_000 });
    expect(ofVendor.lines[0].party).toEqual({ id: String(seller.vendor.id), name: seller.vendor.business_name });
    expect(await of(`vendor=${seller.vendor.id}&to=2019-03-11`)).toMatchObject({ lines: [], credits: 0 });
    const ofHouse = await of(`warehouse=${house}`);
    expect(ofHouse).toMatchObject({ totalcount: 1, debits: 0, credits: 15 });
    const ofEntry = await of(`entry=${ofVendor.lines[0].entry}`);
    expect(ofEntry).toMatchObject({ totalcount: 4, debits: 1_160, credits: 1_160 });
    expect(amounts(ofEntry.lines).sort((a, b) => a - b)).toEqual([-1_000, -100, -60, 1_160]);
  });

  test('of the order that the search names, in digits of either script, with a #', async () => {
    const { body } = await admin.get('/ledger-lines?account=cash_warehouse&limit=20');
    const number = (body.lines as { order_number: number | null }[]).find((each) => each.order_number)!.order_number!;
    const plain = await of(`search=${number}`);
    expect(plain.totalcount).toBeGreaterThan(2);
    expect(plain.debits).toBe(plain.credits);
    expect(new Set(plain.lines.map((each: { order_number: number }) => each.order_number))).toEqual(new Set([number]));
    const bangla = String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
    expect((await of(`search=${encodeURIComponent(`# ${bangla}`)}`)).totalcount).toBe(plain.totalcount);
    expect((await of('search=nothing')).totalcount).toBe(0);
  });
});

describe('incomes and costs', () => {
  const none = {
    commission: 0,
    delivery: 0,
    coupons: 0,
    gateway: 0,
    refunds: 0,
    cash_differences: 0,
    write_offs: 0,
  };

  test('day by day, with their sums and the result', async () => {
    const { body } = await admin.get('/income-report/2019-03-10/2019-03-12');
    expect(body).toMatchObject({
      days: [
        { ...none, day: '2019-03-10', gateway: 40 },
        { ...none, day: '2019-03-11', gateway: 2 },
        { ...none, day: '2019-03-12', commission: 100, delivery: 60, cash_differences: 15 },
      ],
      total: { ...none, commission: 100, delivery: 60, gateway: 42, cash_differences: 15 },
      result: 103,
    });
    const { body: first } = await admin.get('/income-report/2019-03-10/2019-03-10');
    expect(first).toMatchObject({ days: [{ day: '2019-03-10', gateway: 40 }], result: -40 });
  });

  test('of nothing, of days in the wrong order, of too many', async () => {
    const { body } = await admin.get('/income-report/2018-01-01/2018-01-02');
    expect(body).toMatchObject({ days: [], total: none, result: 0 });
    const refused = async (days: string) => {
      const { status, body: said } = await admin.get(`/income-report/${days}`);
      return [status, Object.keys(said.errors ?? {})];
    };
    expect(await refused('2019-03-12/2019-03-10')).toEqual([422, ['to']]);
    expect(await refused('2018-03-10/2019-03-11')).toEqual([422, ['to']]);
    expect(await refused('2018-03-11/2019-03-11')).toEqual([200, []]);
  });
});
