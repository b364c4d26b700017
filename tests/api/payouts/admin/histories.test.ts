/**
 * What only the database decides: of two who prepare, approve, discard, send or fail the same at once, one does, and no line is in two
 * payouts. Random histories of a vendor through the services, on the database; after each step balance, what is pending, waits for a
 * return, is in a payout and is available are what a plain recomputation gives. The rules are tried by many more in
 * `tests/unit/domain/ledger/settling.test.ts`.
 */
import type { Package, Payout, Product, Return } from '../../../../payload-types';
import { Findings } from '../../../../scripts/verify/checks';
import { checkPayoutLines } from '../../../../scripts/verify/payoutLines';
import { checkPayouts } from '../../../../scripts/verify/payouts';
import { Reader } from '../../../../scripts/verify/reader';
import type { Ctx } from '../../../../services/ctx';
import { vendorBalances } from '../../../../services/ledger/vendorBalances';
import { movePackage } from '../../../../services/packages/movePackage';
import { approveRun, discardRun } from '../../../../services/payouts/approveRun';
import { markFailed, markSent } from '../../../../services/payouts/movePayout';
import { prepareRun } from '../../../../services/payouts/prepareRun';
import { moveReturn } from '../../../../services/returns/moveReturn';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';
import { numbersFrom } from '../../../support/orderHistory';
import { racing } from '../../../support/races';

const HISTORIES = 100;
const STEPS = 8;
const DAY_MS = 24 * 60 * 60 * 1_000;
const [HANDED_OVER, COMPLETED] = [6, 7];
const returns = { received: 3, successful: 4, canceled: 5 };

const shop = openShop();
const race = racing(shop);
const make = settling(shop);

/** One for all: what is sold does not matter here. */
let product: Product;
let maker: Person;
let checkers: [Person, Person];
beforeAll(async () => {
  product = await make.product(await make.seller());
  [maker, checkers] = [await make.subadmin(), [await make.admin(), await make.admin()]];
});

type Sold = { sent: Package; customer: Person; due: Date; back: { id: number; status: number; pieces: number } | null };
type Paid = {
  id: number;
  run: number;
  amount: number;
  status: 'prepared' | 'approved' | 'sent' | 'failed' | 'discarded';
};
/** `amount`: what the vendor gets. `sold`: of which package; what it earned, or what was taken back of that. */
type Part = { amount: number; due: Date; sold: Sold | null; isEarned: boolean; payout: Paid | null };
const open = ['prepared', 'approved'];

/** What has happened to a vendor, in memory. */
class Model {
  now = new Date();
  readonly sold: Sold[] = [];
  readonly parts: Part[] = [];
  readonly payouts: Paid[] = [];

  private isWaiting({ sold, isEarned, payout }: Part): boolean {
    if (!sold || payout || sold.back?.status !== returns.received) return false;
    return isEarned || this.parts.some((part) => part.isEarned && part.sold === sold && part.payout === null);
  }

  /** What a run takes: of packages, only what was earned by then; whatever was taken back of the rest, until now. */
  due(until: Date): Part[] {
    return this.parts.filter((part) => {
      if (part.payout || this.isWaiting(part)) return false;
      const earned = this.parts.find((each) => each.isEarned && each.sold === part.sold && part.sold !== null);
      if (earned && !earned.payout && earned.due > until) return false;
      return part.due <= (part.amount < 0 ? this.now : until);
    });
  }

  get figures() {
    const sum = (parts: readonly Part[]) => parts.reduce((all, { amount }) => all + amount, 0);
    const inPayouts = (...states: string[]) =>
      this.payouts.filter(({ status }) => states.includes(status)).reduce((all, { amount }) => all + amount, 0);
    const balance = sum(this.parts) - inPayouts('sent');
    const pending = sum(this.parts.filter(({ due }) => due > this.now));
    const blocked = sum(this.parts.filter((part) => part.due <= this.now && this.isWaiting(part)));
    const in_payout = inPayouts(...open);
    return { balance, pending, blocked, in_payout, available: balance - pending - blocked - in_payout };
  }

  end(payout: Paid, status: Paid['status']): void {
    payout.status = status;
    if (status === 'failed' || status === 'discarded')
      for (const part of this.parts.filter((each) => each.payout === payout)) part.payout = null;
  }
}

class History {
  readonly model = new Model();
  readonly told: string[] = [];

  constructor(
    private readonly draw: (below: number) => number,
    private readonly seller: Seller,
    private readonly done: Set<string>,
  ) {}

  /** Half of them begin with something to be paid, so that most payouts come to an end. */
  async begin(): Promise<void> {
    if (this.draw(2) === 0) return;
    for (const step of [this.sell, this.wait, this.prepare]) await this.take(step);
  }

  async step(): Promise<void> {
    const orders = [this.sell, this.ask, this.decideReturn, this.correct, this.wait];
    const steps = [...orders, this.wait, this.prepare, this.prepare, this.decide, this.decide, this.end, this.end];
    const step = steps[this.draw(steps.length)]!;
    await this.take(step);
  }

  private async take(step: () => Promise<void>): Promise<void> {
    this.told.push(step.name);
    await step.call(this);
    await this.check();
  }

  private any<R>(rows: readonly R[]): R | undefined {
    return rows[this.draw(Math.max(rows.length, 1))];
  }

  private async as(person: Person): Promise<Ctx> {
    return { ...(await race.ctxOf(person)), now: this.model.now };
  }

  /** Two at once: the place of the one who did it, or null where neither could. Never both. */
  private async oneOf<T>(...both: [Promise<T>, Promise<T>]): Promise<{ place: number; value: T } | null> {
    const results = await Promise.allSettled(both);
    const won = results.flatMap((result, place) =>
      result.status === 'fulfilled' ? [{ place, value: result.value }] : [],
    );
    for (const result of results)
      if (result.status === 'rejected' && !('code' in (result.reason as object))) throw result.reason;
    if (won.length > 1) throw new Error(`both have done it: ${this.told.join(', ')}`);
    return won[0] ?? null;
  }

  private async sell(): Promise<void> {
    const qty = 1 + this.draw(5);
    const made = await make.order({ seller: this.seller, status: HANDED_OVER, qty, product });
    await movePackage(await this.as(checkers[0]), made.package.tracking_id, COMPLETED);
    const due = new Date(this.model.now.getTime() + 2 * DAY_MS);
    const sold: Sold = { sent: made.package, customer: made.customer, due, back: null };
    this.model.sold.push(sold);
    this.model.parts.push({ amount: qty * 100, due, sold, isEarned: true, payout: null });
    this.askFor.set(sold, async (pieces) => (await make.returnOf(made, { qty: pieces, status: returns.received })).id);
  }

  private readonly askFor = new Map<Sold, (pieces: number) => Promise<Return['id']>>();

  private async ask(): Promise<void> {
    const sold = this.any(this.model.sold.filter(({ back, due }) => !back && due > this.model.now));
    if (!sold) return;
    sold.back = { id: await this.askFor.get(sold)!(1), status: returns.received, pieces: 1 };
  }

  /** Two decide at once: what both see is decided by one. */
  private async decideReturn(): Promise<void> {
    const sold = this.any(this.model.sold.filter(({ back }) => back?.status === returns.received));
    if (!sold?.back) return;
    const { back } = sold;
    const to = this.draw(3) === 0 ? returns.canceled : returns.successful;
    const [one, other] = [await this.as(checkers[0]), await this.as(checkers[1])];
    const won = await this.oneOf(moveReturn(one, back.id, to, 'Seen'), moveReturn(other, back.id, to, 'Seen'));
    if (!won) throw new Error('a return that waits can be decided');
    back.status = to;
    if (back.status !== returns.successful) return;
    const due = sold.due > this.model.now ? sold.due : this.model.now;
    this.model.parts.push({ amount: -100, due, sold, isEarned: false, payout: null });
  }

  private async correct(): Promise<void> {
    const amount = this.draw(300) - 100;
    if (amount === 0) return;
    await make.earn(this.seller, amount, this.model.now);
    this.model.parts.push({ amount, due: this.model.now, sold: null, isEarned: false, payout: null });
  }

  private async wait(): Promise<void> {
    this.model.now = new Date(this.model.now.getTime() + (1 + this.draw(3)) * DAY_MS);
  }

  private async prepare(): Promise<void> {
    const until = new Date(this.model.now.getTime() - this.draw(3) * DAY_MS);
    const wish = { until: until.toISOString(), minimum: 1, vendor_ids: [this.seller.vendor.id], note: '' };
    const covered = this.model.due(until);
    const amount = covered.reduce((all, part) => all + part.amount, 0);
    const [one, other] = [await this.as(maker), await this.as(checkers[1])];
    const won = await this.oneOf(prepareRun(one, wish), prepareRun(other, wish));
    const mayBe = amount > 0 && this.model.figures.balance >= 0;
    if ((won !== null) !== mayBe)
      throw new Error(`${amount} taka, ${won ? 'prepared' : 'refused'}: ${this.told.join(', ')}`);
    if (!won) return;
    const [payout] = (await make.payoutsOf(won.value.id)) as [Payout];
    expect(payout.amount).toBe(amount);
    const paid: Paid = { id: payout.id, run: won.value.id as number, amount, status: 'prepared' };
    this.model.payouts.push(paid);
    for (const part of covered) part.payout = paid;
    this.done.add(won.place === 0 ? 'prepared' : 'prepared by the other');
  }

  private async decide(): Promise<void> {
    const payout = this.any(this.model.payouts.filter(({ status }) => status === 'prepared'));
    if (!payout) return;
    // Whoever prepared it does not approve it: the first admin never prepares.
    const [one, again] = [await this.as(checkers[0]), await this.as(checkers[0])];
    const other = await this.as(checkers[1]);
    const approve = () => approveRun(one, payout.run);
    const discard = () => discardRun(other, payout.run);
    const ways = [
      [approve, discard],
      [discard, approve],
      [approve, approve],
      [approve, approve],
    ] as const;
    const [first, second] = this.any(ways)!;
    const won = await this.oneOf(first(), second === first ? approveRun(again, payout.run) : second());
    if (!won) throw new Error('a prepared run can be decided');
    const run = await shop.payload().findByID({ collection: 'payout-runs', id: payout.run, depth: 0 });
    this.model.end(payout, run.status === 'discarded' ? 'discarded' : 'approved');
    this.done.add(payout.status);
  }

  private async end(): Promise<void> {
    const payout = this.any(this.model.payouts.filter(({ status }) => status === 'approved' || status === 'sent'));
    if (!payout) return;
    const seen = payout.status as 'approved' | 'sent';
    const [one, other] = [await this.as(maker), await this.as(checkers[1])];
    const reference = `H${payout.id}`;
    const fail = (ctx: Ctx) => markFailed(ctx, payout.id, { seen, reason: 'The account is closed' });
    const send = (ctx: Ctx) => markSent(ctx, payout.id, { reference, from: 'bank' });
    const isFirstFailed = seen === 'sent' || this.draw(3) === 0;
    const won = await this.oneOf(isFirstFailed ? fail(one) : send(one), seen === 'sent' ? fail(other) : send(other));
    if (!won) throw new Error('a payout can be ended');
    this.model.end(payout, seen === 'sent' || (isFirstFailed && won.place === 0) ? 'failed' : 'sent');
    this.done.add(`${seen}, ${payout.status}`);
  }

  private async check(): Promise<void> {
    const { id } = this.seller.vendor;
    const [balance] = await vendorBalances(await this.as(maker), [id]);
    expect({ ...balance, told: this.told.join(', ') }).toEqual({
      ...{ ...this.model.figures, vendor: String(id) },
      told: this.told.join(', '),
    });
  }
}

test('of two who do the same at once one does, and what the database says is what has happened', async () => {
  const done = new Set<string>();
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const seller = await make.seller();
    await make.account(seller);
    const history = new History(numbersFrom(seed * 7_919), seller, done);
    await history.begin();
    for (let step = 0; step < STEPS; step += 1) await history.step();
  }
  const findings = new Findings();
  const reader = new Reader(shop.payload());
  for (const look of [checkPayoutLines, checkPayouts]) await look(reader, findings);
  expect(Object.fromEntries(findings.broken)).toEqual({});
  const ends = ['approved, failed', 'approved, sent', 'sent, failed'];
  expect([...done]).toEqual(expect.arrayContaining(['prepared', 'approved', 'discarded', ...ends]));
}, 240_000);
