/**
 * Compares the journal with the records. The balances of every account for an order are computed here again, from
 * packages, lines, payments and returns alone: without any of the functions that post.
 */
import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { packageStatus } from '../../domain/packages/status';
import { returnStatus } from '../../domain/returns/status';
import type { Findings } from './checks';
import { paidFor } from './paidFor';
import { groupBy, num, ref, sum, type Reader, type Row } from './reader';

const ORDERS_AT_ONCE = 200;

export async function checkLedger(reader: Reader, findings: Findings): Promise<void> {
  await checkEntries(reader, findings);
  for await (const orders of reader.pages('orders', ['number'], {}, ORDERS_AT_ONCE)) {
    const numbers = orders.map(({ number }) => number);
    const of = async (collection: string, fields: string[]) =>
      groupBy(await reader.of(collection, 'order_number', numbers, fields), 'order_number');
    const packages = await of('packages', [
      'vendor',
      'warehouse',
      'status',
      'payment_method',
      'payment_status',
      'subtotal',
      'coupon_amount',
      'coupon_paid_by',
      'delivery_charge',
      'total',
    ]);
    const lines = await of('order-lines', ['package', 'total', 'price', 'qty', 'coupon_amount', 'commission']);
    const payments = await of('payments', ['status', 'trx_id', 'amount', 'refund_due', 'refunded_amount']);
    const byHand = await of('refund-requests', ['payment', 'status', 'amount', 'from']);
    const returns = await of('returns', [
      'package',
      'order_line',
      'qty',
      'status',
      'payment_refund',
      'refund_amount',
      'refund_from',
    ]);
    const posted = await of('journal-lines', ['account', 'party', 'amount']);
    for (const order of orders) {
      const own = (rows: Map<string, Row[]>) => rows.get(ref(order.number)) ?? [];
      const expected = balancesOf(order.id, {
        packages: own(packages),
        lines: own(lines),
        payments: own(payments).filter(hasArrived),
        returns: own(returns),
        byHand: own(byHand).filter(({ payment, status }) => ref(payment) !== '' && status === 'confirmed'),
      });
      compare(findings, `order ${ref(order.number)}`, expected, own(posted));
    }
  }
}

/** Balances by account and party; debit positive. */
export class Balances {
  readonly of = new Map<string, number>();

  add(account: string, amount: number, party: unknown = ''): void {
    const key = `${account} ${ref(party)}`.trim();
    this.of.set(key, (this.of.get(key) ?? 0) + amount);
  }
}

function compare(findings: Findings, id: string, expected: Balances, posted: readonly Row[]): void {
  const found = new Balances();
  for (const { account, party, amount } of posted) found.add(String(account), num(amount), party);
  const keys = [...new Set([...expected.of.keys(), ...found.of.keys()])];
  const apart = keys.filter((key) => (expected.of.get(key) ?? 0) !== (found.of.get(key) ?? 0));
  findings.expect(
    'ledger/order',
    id,
    apart.length === 0,
    apart.map((key) => `${key}: ${found.of.get(key) ?? 0} posted, ${expected.of.get(key) ?? 0} expected`).join('; '),
  );
}

/** The money of a payment has arrived, also where the gateway refused to send some of it back. */
const hasArrived = ({ status, trx_id: id }: Row): boolean =>
  status === 'paid' || status === 'refunding' || status === 'refunded' || (status === 'stuck' && ref(id) !== '');

/** `byHand`: what people have sent of what bKash refused to refund. */
type Rows = { packages: Row[]; lines: Row[]; payments: Row[]; returns: Row[]; byHand: Row[] };

export function balancesOf(order: Row['id'], { packages, lines, payments, returns, byHand }: Rows): Balances {
  const balances = new Balances();
  const came = sum(payments, 'amount');
  const promised = sum(payments, 'refund_due');
  balances.add('wallet_bkash', came - (sum(payments, 'refunded_amount') - sum(byHand, 'amount')));
  for (const { from, amount } of byHand) balances.add(from === 'wallet_bkash' ? 'wallet_bkash' : 'bank', -num(amount));
  for (const { id, refund_due: due, refunded_amount: back } of payments)
    balances.add('owed_refund', num(back) - num(due), `payment:${id}`);

  // What is held before any promise: payments received, less what completed packages have used and returns of others
  // took.
  let held = came;
  let needed = 0;
  for (const one of packages) {
    const own = lines.filter((line) => ref(line.package) === String(one.id));
    const back = returns.filter((each) => ref(each.package) === String(one.id));
    const taken = back.reduce((all, each) => all + (addReturn(balances, one, own, each) ?? 0), 0);
    if (one.status === packageStatus.completed) {
      if (one.payment_method === paymentMethod.cod)
        balances.add('cash_warehouse', num(one.total), ref(one.warehouse) || 'none');
      else held -= num(one.total);
      addEarnings(balances, one, own);
      continue;
    }
    held -= taken;
    const isPaid = one.payment_method === paymentMethod.bkash && one.payment_status === paymentStatus.paid;
    if (one.status !== packageStatus.canceled) needed += (isPaid ? num(one.total) : 0) - taken;
  }
  const goodwill = Math.max(needed - (held - promised), 0);
  balances.add('cost_refunds', goodwill);
  balances.add('held', promised - goodwill - held, order);
  return balances;
}

/** The earnings from a completed package: the vendor's, and the marketplace's. */
function addEarnings(balances: Balances, one: Row, lines: readonly Row[]): void {
  const commission = lines.reduce((all, line) => all + (typeof line.commission === 'number' ? line.commission : 0), 0);
  const coupon = num(one.coupon_amount);
  const ofVendor = one.coupon_paid_by === 1 ? coupon : 0;
  balances.add('owed_vendor', commission + ofVendor - sum(lines, 'total'), one.vendor);
  balances.add('income_commission', -commission);
  balances.add('income_delivery', -num(one.delivery_charge));
  balances.add('cost_coupons', coupon - ofVendor);
}

/** What a customer gets for a return, and who bears it. Null while nothing is owed for it. */
function addReturn(balances: Balances, one: Row, lines: readonly Row[], request: Row): number | null {
  const line = lines.find(({ id }) => String(id) === ref(request.order_line));
  if (!line) return null;
  const worth = paidFor(num(one.coupon_amount), lines, { line: line.id, qty: num(request.qty) });
  const isSent = request.payment_refund === 1;
  const isOwed = request.status === returnStatus.successful && one.status !== packageStatus.canceled;
  if (!isSent && !isOwed) return null;
  const settled = isSent && typeof request.refund_amount === 'number' ? request.refund_amount : worth;
  const from = request.refund_from === 'wallet_bkash' ? 'wallet_bkash' : 'bank';
  if (isSent) balances.add(from, -settled);
  else balances.add('owed_refund', -settled, `return:${request.id}`);
  if (one.status !== packageStatus.completed) return settled;
  const share = (amount: number) => (worth === 0 ? amount : Math.floor((amount * settled) / worth));
  const ofLine = typeof line.commission === 'number' ? line.commission : 0;
  const commission = share(Math.floor((ofLine * num(request.qty)) / num(line.qty)));
  const coupon = one.coupon_paid_by === 1 ? 0 : share(num(line.price) * num(request.qty) - worth);
  balances.add('income_commission', commission);
  balances.add('cost_coupons', -coupon);
  balances.add('owed_vendor', settled + coupon - commission, one.vendor);
  return settled;
}

/** Every entry sums to zero and has lines; every line belongs to one, at the same time. */
async function checkEntries(reader: Reader, findings: Findings): Promise<void> {
  for await (const entries of reader.pages('journal-entries', ['event', 'subject', 'at', 'order_number'])) {
    const ids = entries.map(({ id }) => id);
    const lines = groupBy(await reader.of('journal-lines', 'entry', ids, ['amount', 'at', 'order_number']), 'entry');
    for (const entry of entries) {
      const own = lines.get(String(entry.id)) ?? [];
      const agrees = own.every(
        (one) => one.at === entry.at && (one.order_number ?? null) === (entry.order_number ?? null),
      );
      findings.expect(
        'ledger/entry',
        `entry ${entry.id}`,
        own.length > 1 && sum(own, 'amount') === 0 && agrees,
        `${String(entry.event)} ${String(entry.subject)}: ${own.length} lines of ${sum(own, 'amount')}`,
      );
    }
  }
}
