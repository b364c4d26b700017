/** An order with everything that may happen to it, for tests that try it in every order. */
import { checkedEntry, reversalOf, type Line } from '../../domain/ledger/entry';
import {
  cashCollected,
  packageCompleted,
  paymentExecuted,
  paymentRefunded,
  refundExecuted,
  refundPromised,
  returnDue,
  returnRefunded,
  returnSettled,
} from '../../domain/ledger/events';
import type { LedgerEvent } from '../../domain/ledger/eventNames';
import { neededOf, packageFacts, type OrderFacts } from '../../domain/ledger/orderFacts';
import { overpaid, owedForCanceled } from '../../domain/orders/refund';
import { returnable } from '../../domain/orders/returnable';
import { orderTotals } from '../../domain/orders/totals';
import { packageStatus } from '../../domain/packages/status';
import { returnStatus, returnWindowEnd } from '../../domain/returns/status';
import { Balances } from '../../scripts/verify/ledger';

export const ORDER = 7;

/** The same numbers every time, so that a history that fails can be run again. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed + 0x6d2b79f5;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) % below;
  };
}

type LineRow = {
  id: number;
  package: number;
  price: number;
  qty: number;
  total: number;
  coupon_amount: number;
  commission: number;
};
type PackageRow = {
  id: number;
  vendor: number;
  warehouse: number | null;
  status: number;
  payment_method: string;
  payment_status: number;
  subtotal: number;
  coupon_amount: number;
  coupon_paid_by: number;
  delivery_charge: number;
  total: number;
};
type PaymentRow = {
  id: number;
  status: string;
  trx_id: string;
  amount: number;
  refund_due: number;
  refunded_amount: number;
};
/** Of which event it is a line, of which package, and when it was posted. */
export type PostedLine = Line & { event: LedgerEvent; package: number | null; at: Date };
type ReturnRow = {
  id: number;
  package: number;
  order_line: number;
  qty: number;
  status: number;
  payment_refund: number;
  refund_amount: number | null;
  refund_from: string;
};

/** An order whose rows and lines move together, one random step at a time. */
export class OrderHistory {
  /** The time of the next step. */
  now = new Date('2026-11-23T06:00:00.000Z');
  readonly packages: PackageRow[];
  readonly lines: LineRow[] = [];
  readonly payments: PaymentRow[] = [];
  readonly returns: ReturnRow[] = [];
  /** What people have sent of what bKash refused to send. */
  readonly byHand: { id: number; amount: number; from: string }[] = [];
  readonly posted: PostedLine[] = [];
  readonly told: string[] = [];
  /** When packages were completed. */
  readonly completed = new Map<number, Date>();
  private readonly total: number;

  /** `vendorOf`: of the package in this place; each has its own unless said otherwise. */
  constructor(
    readonly draw: (below: number) => number,
    vendorOf: (place: number) => number = (place) => place + 1,
  ) {
    const method = draw(2) === 0 ? 'COD' : 'bKash';
    const groups = Array.from({ length: 1 + draw(3) }, (_, vendor) => ({
      vendor: vendor + 1,
      lines: Array.from({ length: 1 + draw(3) }, () => ({ price: draw(900), qty: 1 + draw(4) })),
    }));
    const goods = groups.flatMap((group) => group.lines).reduce((sum, { price, qty }) => sum + price * qty, 0);
    const totals = orderTotals(groups, {
      coupon_amount: draw(2) === 0 ? 0 : draw(goods + 1),
      delivery_charge: draw(200),
    });
    const paidBy = draw(2);
    this.total = totals.total;
    this.packages = totals.packages.map((amounts, place) => ({
      id: place + 1,
      vendor: vendorOf(place),
      warehouse: draw(5) === 0 ? null : 3,
      status: packageStatus.pending,
      payment_method: method,
      payment_status: 0,
      subtotal: amounts.subtotal,
      coupon_amount: amounts.coupon_amount,
      coupon_paid_by: paidBy,
      delivery_charge: amounts.delivery_charge,
      total: amounts.total,
    }));
    for (const [place, group] of groups.entries())
      for (const [n, { price, qty }] of group.lines.entries()) {
        const total = price * qty;
        const commission = Math.floor((total * draw(3_000)) / 10_000);
        const coupon_amount = totals.packages[place]!.coupon_shares[n]!;
        this.lines.push({
          id: this.lines.length + 1,
          package: place + 1,
          price,
          qty,
          total,
          coupon_amount,
          commission,
        });
      }
  }

  facts(): OrderFacts {
    return {
      order: ORDER,
      order_number: 1,
      payments: this.payments,
      packages: this.packages.map((sent) => {
        const own = <R extends { package: number }>(rows: R[]) => rows.filter((row) => row.package === sent.id);
        return packageFacts(sent, own(this.lines), own(this.returns));
      }),
    };
  }

  post(event: LedgerEvent, lines: Line[], ofPackage: number | null = null): void {
    const checked = checkedEntry({ event, subject: 'x', order_number: 1, lines }).lines;
    this.posted.push(...checked.map((line) => ({ ...line, event, package: ofPackage, at: this.now })));
  }

  private returnedOf(sent: PackageRow): number {
    return this.returns
      .filter((each) => each.package === sent.id && each.payment_refund === 1)
      .reduce((sum, each) => sum + (each.refund_amount ?? 0), 0);
  }

  private mayReturn() {
    const packages = this.packages.map((sent) => ({ ...sent, returned: this.returnedOf(sent) }));
    return returnable({ packages, payments: this.payments });
  }

  private held() {
    const of = (account: string) =>
      this.posted.filter((line) => line.account === account).reduce((sum, { amount }) => sum + amount, 0);
    return { held: -of('held'), goodwill: of('cost_refunds') };
  }

  private promise(wanted: number): void {
    const [payment] = this.payments;
    const amount = Math.min(wanted, this.mayReturn().byBkash);
    if (!payment || amount <= 0) return;
    payment.refund_due += amount;
    this.post(
      'refund_promised',
      refundPromised({ order: ORDER, payment: payment.id, amount }, this.held(), neededOf(this.facts())),
    );
  }

  /** One random step; false when it is not possible now. */
  step(): void {
    const steps = [
      this.pay,
      this.fallBack,
      this.deliver,
      this.complete,
      this.cancel,
      this.ask,
      this.moveReturn,
      this.markRefund,
      this.refund,
      this.send,
      this.takeBack,
    ];
    const step = steps[this.draw(steps.length)]!;
    this.told.push(step.name);
    step.call(this);
  }

  private any<R>(rows: readonly R[]): R | undefined {
    return rows[this.draw(Math.max(rows.length, 1))];
  }

  private pay(): void {
    if (this.payments.length > 0 || this.total === 0 || this.draw(2) === 0) return;
    const payment = { id: 9, status: 'paid', trx_id: 'T', amount: this.total, refund_due: 0, refunded_amount: 0 };
    this.payments.push(payment);
    this.post('payment_executed', paymentExecuted(payment, ORDER));
    for (const sent of this.packages)
      if (sent.status !== packageStatus.canceled && sent.payment_status === 0)
        Object.assign(sent, { payment_status: 1, payment_method: 'bKash' });
    const paid = this.packages.filter(
      (sent) => sent.status !== packageStatus.canceled && sent.payment_status === 1 && sent.payment_method === 'bKash',
    );
    const tooMuch = overpaid(payment.amount, paid);
    if (tooMuch > 0) this.promise(tooMuch);
  }

  private fallBack(): void {
    for (const sent of this.packages) if (sent.payment_status === 0) sent.payment_method = 'COD';
  }

  private deliver(): void {
    const sent = this.any(this.packages.filter(({ status }) => status === packageStatus.pending));
    if (sent) sent.status = packageStatus.delivered;
  }

  private complete(): void {
    const sent = this.any(this.packages.filter(({ status }) => status === packageStatus.delivered));
    if (!sent || (sent.payment_method !== 'COD' && sent.payment_status !== 1)) return;
    Object.assign(sent, { status: packageStatus.completed, payment_status: 1 });
    this.completed.set(sent.id, this.now);
    const facts = this.facts().packages.find(({ id }) => id === sent.id)!;
    if (sent.payment_method === 'COD') this.post('cash_collected', cashCollected(facts, ORDER));
    this.post('package_completed', packageCompleted(facts, ORDER, returnWindowEnd(this.now)), sent.id);
  }

  private cancel(): void {
    const open = [packageStatus.pending, packageStatus.delivered] as number[];
    const sent = this.any(this.packages.filter(({ status }) => open.includes(status)));
    if (!sent) return;
    const returned = this.returnedOf(sent);
    if (sent.payment_status !== 1 && returned > 0) return;
    const before = this.facts().packages.find(({ id }) => id === sent.id)!;
    sent.status = packageStatus.canceled;
    const isLast = this.packages.every(({ status }) => status === packageStatus.canceled);
    if (isLast) this.promise(Infinity);
    else if (sent.payment_status === 1) this.promise(owedForCanceled(sent.total, returned));
    const after = this.facts().packages.find(({ id }) => id === sent.id)!;
    for (const [n, request] of after.returns.entries())
      if (request.settled === null && before.returns[n]!.settled !== null)
        this.post(
          'return_settled',
          returnSettled(before.returns[n]!, request, {
            vendor: sent.vendor,
            order: ORDER,
            earned: false,
            at: this.now,
          }),
        );
    this.post(
      'refund_promised',
      refundPromised({ order: ORDER, payment: null, amount: 0 }, this.held(), neededOf(this.facts())),
    );
  }

  private ask(): void {
    const handed = this.packages.filter(({ id, status }) => {
      const completed = this.completed.get(id);
      return completed ? returnWindowEnd(completed) > this.now : status === packageStatus.delivered;
    });
    const sent = this.any(handed);
    const line = this.any(
      this.lines.filter((each) => each.package === sent?.id && !this.returns.some((one) => one.order_line === each.id)),
    );
    if (!sent || !line) return;
    this.returns.push({
      id: this.returns.length + 1,
      package: sent.id,
      order_line: line.id,
      qty: 1 + this.draw(line.qty),
      status: returnStatus.received,
      payment_refund: 0,
      refund_amount: null,
      refund_from: 'bank',
    });
  }

  private change(request: ReturnRow, change: Partial<ReturnRow>): void {
    const find = () =>
      this.facts()
        .packages.flatMap(({ returns }) => returns)
        .find(({ id }) => id === request.id)!;
    const before = find();
    const from = request.payment_refund === 1 ? request.refund_from : (change.refund_from ?? 'bank');
    Object.assign(request, change);
    const after = find();
    const sent = this.packages.find(({ id }) => id === request.package)!;
    const completed = this.completed.get(sent.id);
    const at = returnDue(this.now, completed ? returnWindowEnd(completed) : null);
    this.post(
      'return_settled',
      returnSettled(before, after, { vendor: sent.vendor, order: ORDER, earned: completed !== undefined, at }),
      sent.id,
    );
    this.post(
      'return_refunded',
      returnRefunded(request.id, after.refunded - before.refunded, from as 'bank' | 'wallet_bkash'),
    );
  }

  private moveReturn(): void {
    const request = this.any(this.returns);
    if (!request) return;
    const next: Record<number, number[]> = {
      [returnStatus.received]: [returnStatus.successful, returnStatus.canceled],
      [returnStatus.successful]: [returnStatus.canceled],
      [returnStatus.canceled]: [returnStatus.received],
    };
    this.change(request, { status: this.any(next[request.status]!)! });
  }

  private markRefund(): void {
    const request = this.any(this.returns.filter(({ status }) => status !== returnStatus.canceled));
    const place = this.packages.findIndex(({ id }) => id === request?.package);
    if (!request || this.packages[place]!.status === packageStatus.canceled) return;
    if (request.payment_refund === 1)
      return this.change(request, { payment_refund: 0, refund_amount: null, refund_from: '' });
    const { worth } = this.facts().packages[place]!.returns.find(({ id }) => id === request.id)!;
    const most = Math.min(worth, this.mayReturn().byHand[place]!);
    const refund_amount = this.draw(3) === 0 ? this.draw(most + 1) : most;
    const refund_from = this.draw(2) === 0 ? 'bank' : 'wallet_bkash';
    this.change(request, { payment_refund: 1, refund_amount, refund_from });
  }

  private refund(): void {
    const most = this.mayReturn().byBkash;
    if (most > 0 && this.draw(3) === 0) this.promise(1 + this.draw(most));
  }

  private send(): void {
    const [payment] = this.payments;
    const left = payment ? payment.refund_due - payment.refunded_amount : 0;
    if (!payment || left <= 0) return;
    const amount = this.draw(2) === 0 ? left : 1 + this.draw(left);
    payment.refunded_amount += amount;
    if (this.draw(4) > 0) return this.post('refund_executed', refundExecuted(payment.id, amount));
    const from = this.draw(2) === 0 ? 'bank' : 'wallet_bkash';
    this.byHand.push({ id: this.byHand.length + 1, amount, from });
    this.post('payment_refunded', paymentRefunded(payment.id, amount, from));
  }

  /** What was recorded as sent by hand was not, and is owed again. */
  private takeBack(): void {
    const [payment] = this.payments;
    const sent = this.any(this.byHand);
    if (!payment || !sent) return;
    this.byHand.splice(this.byHand.indexOf(sent), 1);
    payment.refunded_amount -= sent.amount;
    const lines = paymentRefunded(payment.id, sent.amount, sent.from as 'bank' | 'wallet_bkash');
    this.post('payment_refund_reversed', reversalOf(lines));
  }
}

/** For comparing: what is zero is left out, in the order of the accounts. */
export const nonZero = (balances: Balances) =>
  Object.fromEntries([...balances.of].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The sum of the lines. */
export function found(history: Pick<OrderHistory, 'posted'>): Balances {
  const balances = new Balances();
  for (const { account, amount, party } of history.posted) balances.add(account, amount, party);
  return balances;
}
