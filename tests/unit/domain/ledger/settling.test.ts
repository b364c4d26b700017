/**
 * Whatever happens to an order while its vendors are paid, cash is counted and taken to the bank, and the books are corrected: every
 * entry sums to zero, every balance, what is pending and what is available is what a plain recomputation from the rows gives, and no
 * vendor is paid twice for a line, and no desk holds less than nothing. After each of the steps of ten thousand random histories. In half of them one vendor has all packages,
 * as after several orders.
 */
import { checkTaken } from '../../../../domain/cash/desk';
import { isFailure } from '../../../../domain/failure';
import { adjusted, checkedSides, type Side } from '../../../../domain/ledger/adjustments';
import { reversalOf } from '../../../../domain/ledger/entry';
import { cashDeposited, cashDifference, handAccounts, payoutSent } from '../../../../domain/ledger/events';
import { planPayouts } from '../../../../domain/payouts/plan';
import { openPayouts, type PayoutStatus } from '../../../../domain/payouts/statuses';
import { returnWindowEnd, undecidedStatuses } from '../../../../domain/returns/status';
import { balancesOf, type Balances } from '../../../../scripts/verify/ledger';
import { found, nonZero, numbersFrom, ORDER, OrderHistory, type PostedLine } from '../../../support/orderHistory';

const HISTORIES = 10_000;
const STEPS = 24;
const WAREHOUSE = 3;
/** The balance of its desk. */
const DESK = `cash_warehouse ${WAREHOUSE}`;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Payout = { vendor: number; amount: number; status: PayoutStatus; from: (typeof handAccounts)[number] };
/** Which payout covers a line of what a vendor is owed. */
type Covered = Map<PostedLine, Payout>;
/** Of a count the difference; of a deposit what was taken from the desk, and what the bank counted more or less. */
type Cash = { kind: 'count' | 'deposit'; amount: number; apart: number; isTakenBack: boolean };
type Correction = { debit: Side; credit: Side; amount: number };

class Settling {
  readonly order: OrderHistory;
  readonly payouts: Payout[] = [];
  readonly cash: Cash[] = [];
  readonly corrections: Correction[] = [];
  readonly told: string[] = [];
  /** How often more was to be taken from the desk than it held. */
  refused = 0;
  readonly covered: Covered = new Map();
  /** Why packages of vendors who were paid were left for later. */
  readonly leftOut = new Set<'pending' | 'blocked'>();

  constructor(private readonly draw: (below: number) => number) {
    this.order = draw(2) === 0 ? new OrderHistory(draw) : new OrderHistory(draw, () => 1);
  }

  get vendors(): number[] {
    return [...new Set(this.order.packages.map(({ vendor }) => vendor))];
  }

  step(): void {
    const steps = [this.sell, this.sell, this.sell, this.wait, this.prepare, this.decide, this.end, this.count];
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

  private owed(vendor: number): PostedLine[] {
    return this.order.posted.filter(({ account, party }) => account === 'owed_vendor' && party === String(vendor));
  }

  /** What a package has earned, while no payout covers it. */
  private openEarning(id: number | null): PostedLine | undefined {
    return this.order.posted.find(
      (line) =>
        line.event === 'package_completed' &&
        line.account === 'owed_vendor' &&
        line.package === id &&
        !this.covered.has(line),
    );
  }

  /** What a package earned waits for its returns, with what others of them took back. */
  private isBlocked({ event, package: id }: PostedLine): boolean {
    if (id === null || !this.hasUndecided(id)) return false;
    return event === 'package_completed' || (event === 'return_settled' && this.openEarning(id) !== undefined);
  }

  /** What was taken back since the time of a run, of what was earned since then too. */
  private isEarly({ event, package: id }: PostedLine, until: Date): boolean {
    const earning = event === 'return_settled' ? this.openEarning(id) : undefined;
    return earning !== undefined && earning.available_at! > until;
  }

  /** As the services sum it, over the lines of the journal. */
  private available(vendor: number): { balance: number; pending: number; available: number } {
    const own = this.owed(vendor);
    const of = (test: (line: PostedLine) => boolean) => own.filter(test).reduce((all, { amount }) => all - amount, 0);
    const isLater = ({ available_at: at }: PostedLine) => at !== undefined && at > this.order.now;
    const balance = of(() => true);
    const blocked = of((line) => this.isBlocked(line) && !isLater(line) && !this.covered.has(line));
    const pending = of(isLater);
    return { balance, pending, available: balance - pending - blocked - this.paid(vendor, openPayouts) };
  }

  /** What a run covers: lines that no other payout does. */
  private coverable(vendor: number, until: Date): PostedLine[] {
    return this.owed(vendor).filter((line) => {
      const { amount, available_at: at } = line;
      const due = at ?? line.at;
      const isDue = due <= until || (amount > 0 && due <= this.order.now && !this.isEarly(line, until));
      return isDue && !this.covered.has(line) && !this.isBlocked(line);
    });
  }

  private paid(vendor: number, states: readonly PayoutStatus[]): number {
    return this.payouts
      .filter((each) => each.vendor === vendor && states.includes(each.status))
      .reduce((all, { amount }) => all + amount, 0);
  }

  private hasUndecided(id: number): boolean {
    return this.order.returns.some(
      (each) =>
        each.package === id && each.payment_refund === 0 && undecidedStatuses.some((status) => status === each.status),
    );
  }

  /** What a package has brought its vendor, from its rows alone; 0 before it is completed. */
  private earnedOf(id: number): number {
    const own = <R extends { package: number }>(rows: readonly R[]) => rows.filter((row) => row.package === id);
    const packages = this.order.packages.filter((each) => each.id === id);
    const rows = { packages, lines: own(this.order.lines), returns: own(this.order.returns), payments: [] };
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
    const isBlocked = (id: number) => !isPending(id) && this.hasUndecided(id) && this.openEarning(id) !== undefined;
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
    const sum = (lines: readonly PostedLine[]) => lines.reduce((all, { amount }) => all - amount, 0);
    const payees = this.vendors.map((vendor) => {
      const { balance, available } = this.available(vendor);
      const now = sum(this.coverable(vendor, this.order.now));
      if (now !== available) throw new Error(`vendor ${vendor} has ${available}, and open lines of ${now}`);
      return {
        vendor,
        balance,
        available: sum(this.coverable(vendor, until)),
        isListed: true,
        isOpen: this.draw(8) > 0,
        account: this.draw(8) > 0 ? ('account' as const) : null,
      };
    });
    for (const { vendor, amount } of planPayouts(payees, this.draw(3) * 100).paid) {
      const before = this.paid(vendor, [...openPayouts, 'sent']);
      if (before + amount > this.ripe(vendor))
        throw new Error(`vendor ${vendor} was paid ${before}, gets ${amount}, and has earned ${this.ripe(vendor)}`);
      const payout: Payout = { vendor, amount, status: 'prepared', from: handAccounts[this.draw(2)]! };
      for (const line of this.coverable(vendor, until)) this.covered.set(line, payout);
      for (const why of ['pending', 'blocked'] as const)
        if (this.standing(vendor)[why].length > 0) this.leftOut.add(why);
      this.payouts.push(payout);
    }
  }

  /** The lines of a payout that came to nothing are open again; what it has posted itself stays with it. */
  private release(payout: Payout): void {
    for (const [line, by] of this.covered)
      if (by === payout && !['payout_sent', 'payout_failed'].includes(line.event)) this.covered.delete(line);
  }

  private settle(event: 'payout_sent' | 'payout_failed', payout: Payout): void {
    const lines = payoutSent(payout.vendor, payout.amount, payout.from);
    this.order.post(event, event === 'payout_sent' ? lines : reversalOf(lines));
    this.covered.set(
      this.order.posted.findLast(({ account }) => account === 'owed_vendor')!,
      payout,
    );
  }

  /** What a payout covers comes to what it pays; sent, or come back, to nothing any more. */
  checkCovered(): void {
    for (const payout of this.payouts) {
      const own = [...this.covered].filter(([, by]) => by === payout).map(([line]) => line);
      const sum = own.reduce((all, { amount }) => all - amount, 0);
      const wanted = openPayouts.includes(payout.status) ? payout.amount : 0;
      if (sum !== wanted) throw new Error(`a payout of ${payout.amount}, ${payout.status}, covers ${sum}`);
    }
  }

  private decide(): void {
    const payout = this.any(this.payouts.filter(({ status }) => status === 'prepared'));
    if (!payout) return;
    payout.status = this.draw(4) === 0 ? 'discarded' : 'approved';
    if (payout.status === 'discarded') this.release(payout);
  }

  /** Sent, failed before that, or came back afterwards. */
  private end(): void {
    const payout = this.any(this.payouts.filter(({ status }) => status === 'approved' || status === 'sent'));
    if (!payout) return;
    if (payout.status === 'sent') {
      payout.status = 'failed';
      this.settle('payout_failed', payout);
      this.release(payout);
    } else {
      payout.status = this.draw(4) === 0 ? 'failed' : 'sent';
      if (payout.status === 'sent') this.settle('payout_sent', payout);
      else this.release(payout);
    }
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
    for (const { status } of history.payouts) ended.add(status);
    for (const why of history.leftOut) leftOut.add(why);
  }
  // Every way in which money is settled was tried.
  for (const event of ['payout_sent', 'payout_failed', 'cash_deposited', 'cash_difference', 'adjustment'])
    expect(seen).toContain(event);
  for (const event of ['cash_count_reversed', 'cash_deposit_reversed', 'return_refunded', 'refund_executed'])
    expect(seen).toContain(event);
  expect(refused).toBeGreaterThan(0);
  expect([...leftOut].sort()).toEqual(['blocked', 'pending']);
  expect([...ended].sort()).toEqual(['approved', 'discarded', 'failed', 'prepared', 'sent']);
});
