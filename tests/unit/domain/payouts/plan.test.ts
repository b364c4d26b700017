/** Who is paid by a run, who may approve it, and which payouts a bank's rows match. */
import { approvalBlocker } from '../../../../domain/payouts/approval';
import { arrangeBalances, totalBalances } from '../../../../domain/payouts/balances';
import { bankAmount, matchRows } from '../../../../domain/payouts/bankRows';
import { payoutLimits } from '../../../../domain/payouts/limits';
import { matchedLines } from '../../../../domain/payouts/matchPast';
import { planPayouts } from '../../../../domain/payouts/plan';

const payee = (vendor: string, available: number, more: object = {}) => ({
  vendor,
  balance: available,
  available,
  isListed: true,
  isOpen: true,
  account: 'account',
  ...more,
});

test('the largest amounts are paid first, and vendors left out have their most important reason', () => {
  const plan = planPayouts(
    [
      payee('small', 99),
      payee('exact', 100),
      payee('rich', 5_000),
      payee('suspended', -10, { isOpen: false, account: null }),
      payee('owing', -10, { account: null }),
      payee('takenBack', -10, { balance: 490, account: null }),
      payee('paidFor', -10, { balance: 0 }),
      payee('none', 200, { account: null }),
      payee('waits', 300, { account: 'waits' }),
      payee('early', 400, { isListed: false }),
    ],
    100,
  );
  expect(plan.paid.map(({ vendor, amount }) => [vendor, amount])).toEqual([
    ['rich', 5_000],
    ['exact', 100],
  ]);
  expect(Object.fromEntries(plan.leftOut.map(({ vendor, reason }) => [vendor, reason]))).toEqual({
    small: 'belowMinimum',
    suspended: 'suspended',
    owing: 'negative',
    takenBack: 'owedBack',
    paidFor: 'owedBack',
    none: 'noAccount',
    waits: 'accountWaits',
    early: 'unlisted',
  });
  expect(planPayouts([payee('nothing', 0)], 0).paid).toEqual([]);
});

test('a full run leaves out the smallest', () => {
  const many = Array.from({ length: payoutLimits.payouts + 1 }, (_, place) => payee(String(place), place + 1));
  const { paid, leftOut } = planPayouts(many, 1);
  expect([paid.length, leftOut]).toEqual([
    payoutLimits.payouts,
    [expect.objectContaining({ vendor: '0', reason: 'runFull' })],
  ]);
});

const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const line = (amount: number, of: number) => ({ amount, due: day(of) });

describe('lines of a payout whose list was not kept', () => {
  const lines = [line(-300, 3), line(-500, 1), line(40, 2), line(-900, 12)];
  const matched = (amount: number, until = day(10)) =>
    matchedLines(lines, { amount, until })?.map(({ amount: of }) => of) ?? null;

  test('are all that were due by then', () => expect(matched(760)).toEqual([-500, 40, -300]));
  test('but for one, whose return was not decided', () => expect(matched(260)).toEqual([40, -300]));
  test('or the first ones', () => expect(matched(500)).toEqual([-500]));
  test('or are not known', () => expect([matched(123), matched(1_660)]).toEqual([null, null]));
});

test.each([
  ['sub admin', 1, { id: 2, roles: ['subadmin'] }, true, 'superAdminOnly'],
  ['the same super admin', 2, { id: '2', roles: ['superadmin'] }, false, 'ownRun'],
  ['the same, where one person may', 2, { id: 2, roles: ['superadmin'] }, true, null],
  ['another super admin', 1, { id: 2, roles: ['superadmin'] }, false, null],
] as const)('approval by %s', (_name, preparedBy, person, onePerson, blocker) => {
  expect(approvalBlocker(preparedBy, { ...person, roles: [...person.roles] }, onePerson)).toBe(blocker);
});

test.each([
  ['1,500.00', 1_500],
  ['BDT 1500', 1_500],
  ['৳১,৫০০', 1_500],
  ['1500.5', null],
  ['-1500', null],
  ['', null],
])('the amount %j of a bank is %j', (typed, amount) => expect(bankAmount(typed)).toBe(amount));

test('two candidates on either side are left to a person', () => {
  const row = (line: number, number: string, amount: string, status = '') => ({
    line,
    reference: `R${line}`,
    number,
    amount,
    status,
  });
  const rows = [
    row(2, '1', '10'),
    row(3, '2', '20'),
    row(4, '3', '30'),
    row(5, '3', '30'),
    row(6, '4', '40', 'Rejected'),
  ];
  const payouts = [
    { id: 1, number: '1', amount: 10 },
    { id: 2, number: '2', amount: 20 },
    { id: 3, number: '2', amount: 20 },
    { id: 4, number: '3', amount: 30 },
    { id: 5, number: '4', amount: 40 },
  ];
  expect(matchRows(rows, payouts).map(({ result, payout }) => [result, payout])).toEqual([
    ['matches', 1],
    ['ambiguous', null],
    ['ambiguous', null],
    ['ambiguous', null],
    ['notPaid', null],
  ]);
});

test('a reference pays one payout: one that another payout or row has matches nothing', () => {
  const row = (line: number, reference: string) => ({ line, reference, number: `${line}`, amount: '10', status: '' });
  const payouts = [1, 2, 3, 4, 5].map((id) => ({ id, number: `${id}`, amount: 10 }));
  const rows = [row(1, 'ft 1'), row(2, 'FT২'), row(3, 'FT3'), row(4, 'ft3'), row(5, 'FT5')];
  expect(matchRows(rows, payouts, new Set(['FT1', 'FT2'])).map(({ result, payout }) => [result, payout])).toEqual([
    ['used', null],
    ['used', null],
    ['used', null],
    ['used', null],
    ['matches', 5],
  ]);
});

test('balances are narrowed, sorted and summed', () => {
  const of = (business_name: string, balance: number, available: number) => ({
    business_name,
    balance,
    available,
    pending: 1,
    blocked: 0,
    in_payout: 0,
  });
  const rows = [of('Anika', 5, 4), of('Bari', -3, -3), of('Dhonu', 9, 0)];
  const names = (...given: Parameters<typeof arrangeBalances> extends [unknown, infer Q] ? [Q] : never) =>
    arrangeBalances(rows, given[0]).map(({ business_name: name }) => name);
  expect(names({})).toEqual(['Dhonu', 'Anika', 'Bari']);
  expect(names({ sort: 'business_name' })).toEqual(['Anika', 'Bari', 'Dhonu']);
  expect(names({ show: 'payable' })).toEqual(['Anika']);
  expect(names({ show: 'negative' })).toEqual(['Bari']);
  expect(names({ search: 'BAR' })).toEqual(['Bari']);
  expect(totalBalances(rows)).toEqual({ balance: 11, available: 1, pending: 3, blocked: 0, in_payout: 0 });
});
