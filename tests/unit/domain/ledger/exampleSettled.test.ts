/** What comes after the twenty orders of docs/money.md, step by step: a run of two persons, a count and a deposit. */
import fs from 'node:fs';
import { decideDifference } from '../../../../domain/cash/count';
import { decideDeposit } from '../../../../domain/cash/deposit';
import { isFailure } from '../../../../domain/failure';
import { checkedEntry, type Line } from '../../../../domain/ledger/entry';
import { cashDeposited, cashDifference, payoutSent } from '../../../../domain/ledger/events';
import { approvalBlocker } from '../../../../domain/payouts/approval';
import { availableOf } from '../../../../domain/payouts/openLines';
import { planPayouts } from '../../../../domain/payouts/plan';
import { openPayouts, type PayoutStatus } from '../../../../domain/payouts/statuses';

const DESK = 3;
const people = { Rahim: { id: 1, roles: ['subadmin'] }, Salma: { id: 2, roles: ['superadmin'] } } as const;
type Name = keyof typeof people;
const isName = (text: string): text is Name => text in people;

const document = fs.readFileSync('docs/money.md', 'utf8');
const cellsOf = (text: string): string[] =>
  text
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const amountOf = (cell: string): number =>
  cell === '' ? 0 : Number(cell.replaceAll('*', '').replace('−', '-').replaceAll(',', ''));

/** Bank, cash and what the vendor is owed, of an order of the first table. */
const orders = document
  .split('\n')
  .filter((text) => /^\| \d+ \|/.test(text))
  .map(cellsOf)
  .map((cells) => ({
    vendor: Number(cells[0]) <= 10 ? 'A' : 'B',
    bank: amountOf(cells[8]!),
    cash: amountOf(cells[9]!),
    owed: amountOf(cells[11]!),
  }));
const steps = document
  .split('\n')
  .filter((text) => /^\| [a-z] \|/.test(text))
  .map(cellsOf)
  .map(([step = '', told = '', ...cells]) => ({ step, told, cells: cells.map(amountOf) }));

const posted: Line[] = [];
const post = (lines: Line[]) =>
  posted.push(...checkedEntry({ event: 'adjustment', subject: 'x', order_number: null, lines }).lines);
const sumOf = (account: Line['account'], party = '') =>
  posted
    .filter((line) => line.account === account && line.party === party)
    .reduce((sum, { amount }) => sum + amount, 0);

type Payout = { vendor: string; amount: number; status: PayoutStatus };
const payouts: Payout[] = [];
let preparedBy: Name | null = null;

const inPayouts = (vendor: string): number =>
  payouts
    .filter((each) => each.vendor === vendor && openPayouts.includes(each.status))
    .reduce((sum, { amount }) => sum + amount, 0);
const availableTo = (vendor: string): number =>
  availableOf({ balance: -sumOf('owed_vendor', vendor), pending: 0, blocked: 0, in_payout: inPayouts(vendor) });
const payoutOf = (vendor: string): Payout => payouts.find((each) => each.vendor === vendor)!;
const blockerOf = (name: Name) => approvalBlocker(people[preparedBy!].id, people[name], false);
const needsReason = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return isFailure(error);
  }
  return false;
};

const take: Readonly<Record<string, (...words: string[]) => void>> = {
  begin: () => {
    for (const { vendor, bank, cash, owed } of orders) {
      posted.push({ account: 'bank', party: '', amount: bank });
      posted.push({ account: 'cash_warehouse', party: String(DESK), amount: cash });
      posted.push({ account: 'owed_vendor', party: vendor, amount: owed });
    }
  },
  prepared: (_by, name = '') => {
    const payees = ['A', 'B'].map((vendor) => ({
      vendor,
      balance: -sumOf('owed_vendor', vendor),
      available: availableTo(vendor),
      isListed: true,
      isOpen: true,
      account: 'bank',
    }));
    const { paid } = planPayouts(payees, 1);
    payouts.push(...paid.map(({ vendor, amount }) => ({ vendor, amount, status: 'prepared' as const })));
    preparedBy = isName(name) ? name : null;
  },
  refused: (_to, name = '') => expect(isName(name) && blockerOf(name)).toBe('superAdminOnly'),
  approved: (_by, name = '') => {
    expect(isName(name) && blockerOf(name)).toBeNull();
    for (const payout of payouts) payout.status = 'approved';
  },
  sent: (vendor = '') => {
    payoutOf(vendor).status = 'sent';
    post(payoutSent(vendor, payoutOf(vendor).amount, 'bank'));
  },
  failed: (vendor = '') => {
    payoutOf(vendor).status = 'failed';
  },
  counted: (said) => {
    const sums = { expected: sumOf('cash_warehouse', String(DESK)), counted: Number(said) };
    expect(needsReason(() => decideDifference(sums, ''))).toBe(true);
    post(cashDifference(DESK, decideDifference(sums, 'Missing in the drawer')));
  },
  deposited: (said, _as, atBank) => {
    const taken = { amount: Number(said), counted: Number(atBank) };
    const there = sumOf('cash_warehouse', String(DESK));
    expect(needsReason(() => decideDeposit({ ...taken, reason: '' }, there))).toBe(true);
    post(cashDeposited(DESK, decideDeposit({ ...taken, reason: 'A torn note' }, there)));
  },
};

test('every step leads to what its line says', () => {
  expect(steps.map(({ step }) => step)).toEqual([...'abcdefgh']);
  for (const { step, told, cells } of steps) {
    const [name = '', ...words] = told.split(' ');
    const work = take[name];
    if (!work) throw new Error(`${told} is no step`);
    work(...words);
    const held = [sumOf('bank'), sumOf('cash_warehouse', String(DESK)), sumOf('owed_vendor', 'A')];
    const owed = [sumOf('owed_vendor', 'B'), inPayouts('A') + inPayouts('B'), availableTo('A') + availableTo('B')];
    expect({ step, cells: [...held, ...owed, sumOf('cost_cash_differences')] }).toEqual({ step, cells });
  }
});

test('nothing is lost on the way: what was earned is paid, owed, or missing', () => {
  const [first, last] = [steps[0]!.cells, steps.at(-1)!.cells];
  const whole = ([bank = 0, cash = 0, a = 0, b = 0, , , apart = 0]: number[]) => bank + cash + a + b + apart;
  expect(whole(last)).toBe(whole(first));
});
