/**
 * Whatever happens to an order while its vendors are paid, cash is counted and taken to the bank, and the books are corrected: every
 * entry sums to zero, every balance, what is pending and what is available is what a plain recomputation from the rows gives, and no
 * vendor is paid twice for a line, and no desk holds less than nothing. After each of the steps of ten thousand random histories. In half
 * of them one vendor has all packages, as after several orders. Which lines a payout covers, and which are open again when it ends, is
 * decided by the conditions that the services send to the database (`domain/payouts/openLines.ts`, `moves.ts`), here over rows in memory.
 */
import { checkTaken } from '../../../../domain/cash/desk';
import { isFailure } from '../../../../domain/failure';
import { adjusted, checkedSides, type Side } from '../../../../domain/ledger/adjustments';
import { reversalOf } from '../../../../domain/ledger/entry';
import { cashDeposited, cashDifference, handAccounts, payoutSent } from '../../../../domain/ledger/events';
import { movablePayouts, undecidedRun } from '../../../../domain/payouts/moves';
import {
  availableOf,
  blockedLines,
  coverableLines,
  dueOf,
  earlyEntries,
  laterLines,
  linesComeBack,
  linesOf,
  openEarningLines,
  takenSince,
  undecidedReturns,
  waitingEntries,
  type Condition,
  type payoutEvents,
} from '../../../../domain/payouts/openLines';
import { planPayouts } from '../../../../domain/payouts/plan';
import { openPayouts, type PayoutStatus, type RunStatus } from '../../../../domain/payouts/statuses';
import { returnStatus, returnWindowEnd } from '../../../../domain/returns/status';
import { balancesOf, type Balances } from '../../../../scripts/verify/ledger';
import { meets } from '../../../support/meets';
import { found, nonZero, numbersFrom, ORDER, OrderHistory } from '../../../support/orderHistory';

const HISTORIES = 10_000;
const STEPS = 24;
const WAREHOUSE = 3;
/** The balance of its desk. */
const DESK = `cash_warehouse ${WAREHOUSE}`;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Asked = { asked_at: string | null; unknown_at: string | null };
type From = (typeof handAccounts)[number];
/** `own`: the entries it has posted. */
type Payout = Asked & { run: number; vendor: number; amount: number; status: PayoutStatus; from: From; own: number[] };
/** A line of what a vendor is owed, and the run that covers it, as the database keeps them. */
type OwedRow = {
  entry: number;
  run: number | null;
  party: string;
  amount: number;
  due: string;
  available_at: string | null;
  event: string;
  package: string | null;
};
/** Of a count the difference; of a deposit what was taken from the desk, and what the bank counted more or less. */
type Cash = { kind: 'count' | 'deposit'; amount: number; apart: number; isTakenBack: boolean };
type Correction = { debit: Side; credit: Side; amount: number };

/** What a vendor gets for lines. */
const worth = (rows: readonly OwedRow[]): number => rows.reduce((all, { amount }) => all - amount, 0);

class Settling {
  readonly order: OrderHistory;
  readonly payouts: Payout[] = [];
  readonly cash: Cash[] = [];
  readonly corrections: Correction[] = [];
  readonly told: string[] = [];
  /** How often more was to be taken from the desk than it held. */
  refused = 0;
  readonly runs: { status: RunStatus }[] = [];
  private readonly owed: OwedRow[] = [];
  /** How many of the lines that were posted are among the rows. */
  private looked = 0;
  /** Why packages of vendors who were paid were left for later. */
  readonly leftOut = new Set<'pending' | 'blocked'>();
  /** As what payouts were seen when they were marked by hand. */
  readonly ended = new Set<keyof typeof movablePayouts>();

  constructor(private readonly draw: (below: number) => number) {
    this.order = draw(2) === 0 ? new OrderHistory(draw) : new OrderHistory(draw, () => 1);
  }

  get vendors(): number[] {
    return [...new Set(this.order.packages.map(({ vendor }) => vendor))];
  }

  step(): void {
    const orders = [this.sell, this.sell, this.sell, this.wait, this.wait, this.count];
    const steps = [...orders, this.prepare, this.decide, this.decide, this.ask, this.end, this.end, this.end];
    const step = [...steps, this.deposit, this.takeBack, this.correct][this.draw(steps.length + 3)]!;
    this.told.push(step.name);
    step.call(this);
  }

  private any<R>(rows: readonly R[]): R | undefined {
    return rows[this.draw(Math.max(rows.length, 1))];
  }

  /** Two steps: more happens to orders than to what comes after them. */
  private sell(): void {
    this.order.step();
    this.order.step();
  }

  private wait(): void {
    this.order.now = new Date(this.order.now.getTime() + (1 + this.draw(3)) * DAY_MS);
  }

  /** The rows of what vendors are owed, with those of the lines that were posted meanwhile. */
  private get rows(): OwedRow[] {
    for (; this.looked < this.order.posted.length; this.looked += 1) {
      const line = this.order.posted[this.looked]!;
      if (line.account !== 'owed_vendor') continue;
      this.owed.push({
        entry: this.looked,
        run: null,
        party: line.party ?? '',
        amount: line.amount,
        due: dueOf(line).toISOString(),
        available_at: line.available_at?.toISOString() ?? null,
        event: line.event,
        package: line.package === null ? null : String(line.package),
      });
    }
    return this.owed;
  }

  private where(condition: Condition): OwedRow[] {
    return this.rows.filter((row) => meets(row, condition));
  }

  /** As the services ask for it. */
  private earnings(packages: readonly (string | null)[], later?: Date) {
    const earned = this.rows.filter((row) => row.event === 'package_completed' && packages.includes(row.package));
    const open = this.where(
      openEarningLines(
        earned.map(({ entry }) => entry),
        later,
      ),
    );
    return earned.map((row) => ({ entry: row.entry, package: row.package!, isOpen: open.includes(row) }));
  }

  /** All of it: whose counts is for the rules to say. */
  private takenBack() {
    return this.rows
      .filter((row) => row.event === 'return_settled' && row.package !== null)
      .map((row) => ({ entry: row.entry, package: row.package! }));
  }

  private waiting(): number[] {
    const returns = this.order.returns.filter((row) => meets(row, undecidedReturns));
    const earnings = this.earnings(returns.map((each) => String(each.package)));
    return waitingEntries(earnings, this.takenBack()).map(Number);
  }

  private early(until: Date): number[] {
    const since = this.where(takenSince(until, this.order.now)).filter(({ event }) => event === 'return_settled');
    const packages = since.map((row) => row.package).filter((id) => id !== null);
    return earlyEntries(this.earnings(packages, until), this.takenBack()).map(Number);
  }

  /** What a run covers of a vendor. */
  private coverable(vendor: number, until: Date): OwedRow[] {
    const { now } = this.order;
    const leftOut = { waiting: this.waiting(), early: until < now ? this.early(until) : [] };
    return this.where({ and: [{ party: { equals: String(vendor) } }, coverableLines({ until, now }, leftOut)] });
  }

  private available(vendor: number): { balance: number; pending: number; available: number } {
    const { now } = this.order;
    const own = (rows: readonly OwedRow[]) => worth(rows.filter(({ party }) => party === String(vendor)));
    const parts = {
      balance: own(this.rows),
      pending: own(this.where(laterLines(now))),
      blocked: own(this.where(blockedLines(this.waiting(), now))),
      in_payout: this.paid(vendor, openPayouts),
    };
    return { ...parts, available: availableOf(parts) };
  }

  private paid(vendor: number, states: readonly PayoutStatus[]): number {
    return this.payouts
      .filter((each) => each.vendor === vendor && states.includes(each.status))
      .reduce((all, { amount }) => all + amount, 0);
  }

  private hasUndecided(id: number): boolean {
    return this.order.returns.some(
      (each) => each.package === id && each.payment_refund === 0 && each.status === returnStatus.received,
    );
  }

  /** Whether what a package has earned is in no payout. */
  private isEarningOpen(id: number): boolean {
    return this.rows.some((row) => row.event === 'package_completed' && row.package === String(id) && row.run === null);
  }

  /**
   * What a run has to pay: nothing of a package while a return of it waits, if its earning is unpaid. Of the others, what was due by then,
   * less whatever was taken until now; but what was taken back of an earning goes with that, if it is due only later.
   */
  private wanted(vendor: number, until: Date): number {
    const [end, now] = [until.toISOString(), this.order.now.toISOString()];
    const own = this.rows.filter((row) => row.party === String(vendor) && row.run === null);
    const earning = (id: string | null) =>
      own.find((row) => row.event === 'package_completed' && row.package === id && id !== null);
    return worth(
      own.filter((row) => {
        const earned = earning(row.package);
        if (earned && this.hasUndecided(Number(row.package))) return false;
        if (earned && earned !== row && earned.due > end) return false;
        return row.due <= (row.amount > 0 ? now : end);
      }),
    );
  }

  /** What a package has brought its vendor, from its rows alone; 0 before it is completed. */
  private earnedOf(id: number): number {
    const own = <R extends { package: number }>(rows: readonly R[]) => rows.filter((row) => row.package === id);
    const packages = this.order.packages.filter((each) => each.id === id);
    const rows = { packages, lines: own(this.order.lines), returns: own(this.order.returns), payments: [], byHand: [] };
    const { vendor } = packages[0]!;
    return this.order.completed.has(id) ? -(balancesOf(ORDER, rows).of.get(`owed_vendor ${vendor}`) ?? 0) : 0;
  }

  private corrected(vendor: number): number {
    const side = ({ account, party }: Side, amount: number) =>
      account === 'owed_vendor' && party === String(vendor) ? amount : 0;
    return this.corrections.reduce(
      (all, { debit, credit, amount }) => all + side(credit, amount) - side(debit, amount),
      0,
    );
  }

  /** Packages of a vendor by whether they may be paid out: their goods may still come back, or a return is not decided. */
  private standing(vendor: number): { pending: number[]; blocked: number[]; ripe: number[] } {
    const ids = this.order.packages.filter((each) => each.vendor === vendor).map(({ id }) => id);
    const done = ids.filter((id) => this.order.completed.has(id));
    const isPending = (id: number) => returnWindowEnd(this.order.completed.get(id)!) > this.order.now;
    const isBlocked = (id: number) => !isPending(id) && this.hasUndecided(id) && this.isEarningOpen(id);
    return {
      pending: done.filter(isPending),
      blocked: done.filter(isBlocked),
      ripe: done.filter((id) => !isPending(id) && !isBlocked(id)),
    };
  }

  private sumOf(ids: readonly number[]): number {
    return ids.reduce((all, id) => all + this.earnedOf(id), 0);
  }

  /** The most that may have been paid to a vendor, from the rows: what can no longer be returned, and corrections. */
  private ripe(vendor: number): number {
    return this.sumOf(this.standing(vendor).ripe) + this.corrected(vendor);
  }

  /** What is pending and available by the lines is what it is by the rows. */
  checkAvailable(): void {
    for (const vendor of this.vendors) {
      const { pending, ripe } = this.standing(vendor);
      const paid = this.paid(vendor, [...openPayouts, 'sent']);
      const rows = [this.sumOf(pending), this.sumOf(ripe) + this.corrected(vendor) - paid];
      const lines = this.available(vendor);
      if (rows[0] !== lines.pending || rows[1] !== lines.available)
        throw new Error(
          `vendor ${vendor}: ${lines.pending} pending, ${lines.available} available; ${rows.join(' and ')} by the rows (${this.told.join(', ')})`,
        );
    }
  }

  private prepare(): void {
    const until = new Date(this.order.now.getTime() - this.draw(3) * DAY_MS);
    const payees = this.vendors.map((vendor) => {
      const { balance, available } = this.available(vendor);
      const now = worth(this.coverable(vendor, this.order.now));
      if (now !== available) throw new Error(`vendor ${vendor} has ${available}, and open lines of ${now}`);
      const then = worth(this.coverable(vendor, until));
      if (then !== this.wanted(vendor, until))
        throw new Error(`vendor ${vendor} gets ${then}, ${this.wanted(vendor, until)} by its packages`);
      return {
        vendor,
        balance,
        available: then,
        isListed: true,
        isOpen: this.draw(8) > 0,
        account: this.draw(8) > 0 ? ('account' as const) : null,
      };
    });
    const plan = planPayouts(payees, this.draw(3) * 100);
    if (plan.paid.length === 0) return;
    const run = this.runs.push({ status: 'prepared' });
    for (const { vendor, amount } of plan.paid) {
      const before = this.paid(vendor, [...openPayouts, 'sent']);
      if (before + amount > this.ripe(vendor))
        throw new Error(`vendor ${vendor} was paid ${before}, gets ${amount}, and has earned ${this.ripe(vendor)}`);
      for (const row of this.coverable(vendor, until)) row.run = run;
      for (const why of ['pending', 'blocked'] as const)
        if (this.standing(vendor)[why].length > 0) this.leftOut.add(why);
      this.payouts.push({
        ...{ run, vendor, amount, from: handAccounts[this.draw(2)]! },
        ...{ status: 'prepared', asked_at: null, unknown_at: null, own: [] },
      });
    }
  }

  private post(event: (typeof payoutEvents)[number], payout: Payout): void {
    const lines = payoutSent(payout.vendor, payout.amount, payout.from);
    this.order.post(event, event === 'payout_sent' ? lines : reversalOf(lines));
    const own = this.rows.at(-1)!;
    own.run = payout.run;
    payout.own.push(own.entry);
  }

  /** What a payout covers comes to what it pays; sent, or come back, to nothing any more, with its own lines. */
  checkCovered(): void {
    for (const { run, vendor, amount, status, own } of this.payouts) {
      const sum = worth(this.rows.filter((row) => row.run === run && row.party === String(vendor)));
      const wanted = openPayouts.includes(status) ? amount : 0;
      if (own.some((entry) => this.rows.find((row) => row.entry === entry)!.run !== run))
        throw new Error(`a payout of ${amount}, ${status}, does not cover what it has posted`);
      if (sum !== wanted) throw new Error(`a payout of ${amount}, ${status}, covers ${sum}`);
    }
  }

  /** Somebody approves or discards a run that they see as prepared, whatever became of it since. */
  private decide(): void {
    const run = this.draw(this.runs.length + 1) + 1;
    const seen = this.runs[run - 1];
    if (!seen || !meets(seen, undecidedRun)) return;
    const own = this.payouts.filter((each) => each.run === run && meets(each, undecidedRun));
    seen.status = this.draw(4) === 0 ? 'discarded' : 'approved';
    for (const payout of own) payout.status = seen.status;
    if (seen.status === 'discarded') return this.open(linesOf(run, null));
    const suspended = own.filter(() => this.draw(6) === 0);
    this.open(
      linesOf(
        run,
        suspended.map(({ vendor }) => String(vendor)),
      ),
    );
    for (const payout of suspended) payout.status = 'failed';
  }

  private open(condition: Condition): void {
    for (const row of this.where(condition)) row.run = null;
  }

  /** bKash is asked: it says nothing yet, that it is under way, or that it does not know it, and may be asked about that once more. */
  private ask(): void {
    const payout = this.any(this.payouts.filter(({ status }) => status === 'approved' || status === 'sending'));
    if (!payout) return;
    const now = this.order.now.toISOString();
    const says = this.any(['nothing', 'pending', 'unknown', 'askedAgain'] as const);
    payout.asked_at = says === 'nothing' || says === 'askedAgain' ? now : null;
    payout.unknown_at = says === 'unknown' || says === 'askedAgain' ? now : payout.unknown_at;
    payout.status = 'sending';
  }

  /** Marked by hand as sent or failed, by somebody who has seen it as it is or as it was. */
  private end(): void {
    const payout = this.any(this.payouts.filter(({ status }) => status !== 'discarded'));
    const now = (['approved', 'sending', 'sent'] as const).find((status) => status === payout?.status);
    const seen = this.any([now ?? 'sent', now ?? 'sent', 'approved', 'sending', 'sent'] as const)!;
    if (!payout || !meets(payout, movablePayouts[seen])) return;
    if (seen === 'sending' && (payout.unknown_at === null || payout.asked_at !== null))
      throw new Error('it is marked by hand while bKash may still send it');
    this.ended.add(seen);
    if (seen !== 'sent' && this.draw(3) > 0) {
      payout.status = 'sent';
      this.post('payout_sent', payout);
      return;
    }
    payout.status = 'failed';
    if (seen === 'sent') {
      this.post('payout_failed', payout);
      this.open(linesComeBack(payout.run, String(payout.vendor), payout.own));
    } else this.open(linesOf(payout.run, [String(payout.vendor)]));
  }

  /** What the desk holds. */
  get there(): number {
    return found(this.order).of.get(DESK) ?? 0;
  }

  /** Whether so much may be taken from the desk. */
  private mayTake(amount: number): boolean {
    try {
      checkTaken({ name: 'The desk', holds: this.there }, amount, 'amount');
      return true;
    } catch (error) {
      if (!isFailure(error)) throw error;
      this.refused += 1;
      return false;
    }
  }

  /** Nobody counts less than nothing. */
  private count(): void {
    const amount = Math.max(this.draw(41) - 20, -this.there);
    this.cash.push({ kind: 'count', amount, apart: 0, isTakenBack: false });
    this.order.post('cash_difference', cashDifference(WAREHOUSE, amount));
  }

  private deposit(): void {
    if (this.there <= 0) return;
    const amount = 1 + this.draw(this.there);
    // Half of the time the bank counts the same; otherwise up to ten taka more, or less than was taken there.
    const apart = this.draw(2) === 0 ? 0 : Math.max(this.draw(21) - 10, -amount);
    this.cash.push({ kind: 'deposit', amount, apart, isTakenBack: false });
    this.order.post('cash_deposited', cashDeposited(WAREHOUSE, { amount, counted: amount + apart }));
  }

  private takeBack(): void {
    const cash = this.any(this.cash.filter(({ isTakenBack }) => !isTakenBack));
    if (!cash || (cash.kind === 'count' && !this.mayTake(cash.amount))) return;
    cash.isTakenBack = true;
    if (cash.kind === 'count')
      this.order.post('cash_count_reversed', reversalOf(cashDifference(WAREHOUSE, cash.amount)));
    else {
      const { amount, apart } = cash;
      const lines = cashDeposited(WAREHOUSE, { amount, counted: amount + apart });
      this.order.post('cash_deposit_reversed', reversalOf(lines));
    }
  }

  private correct(): void {
    const accounts = [
      'bank',
      'wallet_bkash',
      'cost_gateway',
      'cost_write_offs',
      'owed_vendor',
      'cash_warehouse',
    ] as const;
    const [one, other] = [this.draw(accounts.length), 1 + this.draw(accounts.length - 1)];
    const [debit_account, credit_account] = [accounts[one]!, accounts[(one + other) % accounts.length]!];
    const parties: Partial<Record<string, number>> = {
      owed_vendor: this.any(this.order.packages)!.vendor,
      cash_warehouse: WAREHOUSE,
    };
    const party = (account: string) => String(parties[account] ?? '');
    const sides = checkedSides({
      debit_account,
      debit_party: party(debit_account),
      credit_account,
      credit_party: party(credit_account),
    });
    const correction = { ...sides, amount: 1 + this.draw(300) };
    if (credit_account === 'cash_warehouse' && !this.mayTake(correction.amount)) return;
    this.corrections.push(correction);
    this.order.post('adjustment', adjusted(correction));
  }

  /** From the rows: of the order, the payouts that were sent, the cash that was moved and the corrections. */
  expected(): Balances {
    const balances = balancesOf(ORDER, this.order);
    for (const { vendor, amount, status, from } of this.payouts) {
      if (status !== 'sent') continue;
      balances.add('owed_vendor', amount, vendor);
      balances.add(from, -amount);
    }
    for (const { kind, amount, apart } of this.cash.filter(({ isTakenBack }) => !isTakenBack)) {
      balances.add('cash_warehouse', kind === 'count' ? amount : -amount, WAREHOUSE);
      balances.add('cost_cash_differences', kind === 'count' ? -amount : -apart);
      if (kind === 'deposit') balances.add('bank', amount + apart);
    }
    for (const { debit, credit, amount } of this.corrections) {
      balances.add(debit.account, amount, debit.party);
      balances.add(credit.account, -amount, credit.party);
    }
    return balances;
  }
}

test('every balance equals the sum of the rows, and nobody is paid twice, after every step', () => {
  const seen = new Set<string>();
  const statuses = new Set<string>();
  const ended = new Set<string>();
  const leftOut = new Set<string>();
  let refused = 0;
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = new Settling(numbersFrom(seed));
    for (let step = 0; step < STEPS; step += 1) {
      history.step();
      history.checkCovered();
      history.checkAvailable();
      const now = found(history.order);
      const there = now.of.get(DESK) ?? 0;
      if (there < 0) throw new Error(`history ${seed}: ${history.told.join(', ')}: the desk holds ${there}`);
      const [posted, expected] = [nonZero(now), nonZero(history.expected())];
      if (JSON.stringify(posted) !== JSON.stringify(expected))
        throw new Error(
          `history ${seed}: ${history.told.join(', ')}\n${JSON.stringify({ posted, expected }, null, 1)}`,
        );
    }
    refused += history.refused;
    for (const { event } of history.order.posted) seen.add(event);
    for (const { status } of history.payouts) statuses.add(status);
    for (const seen of history.ended) ended.add(seen);
    for (const why of history.leftOut) leftOut.add(why);
  }
  // Every way in which money is settled was tried.
  for (const event of ['payout_sent', 'payout_failed', 'cash_deposited', 'cash_difference', 'adjustment'])
    expect(seen).toContain(event);
  for (const event of ['cash_count_reversed', 'cash_deposit_reversed', 'return_refunded', 'refund_executed'])
    expect(seen).toContain(event);
  expect(refused).toBeGreaterThan(0);
  expect([...leftOut].sort()).toEqual(['blocked', 'pending']);
  expect([...ended].sort()).toEqual(Object.keys(movablePayouts).sort());
  expect([...statuses].sort()).toEqual(['approved', 'discarded', 'failed', 'prepared', 'sending', 'sent']);
});
