/** Payments of a page of orders, and open ones. */
import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { packageStatus } from '../../domain/packages/status';
import type { Findings } from './checks';
import { day, groupBy, num, ref, sum, type Reader, type Row } from './reader';

const MINUTE_MS = 60_000;
/** A gateway's answer takes up to half a minute; the recovery job runs every two. */
const EXECUTING_MS = 15 * MINUTE_MS;
/** After a day the job leaves a payment to an admin. */
const STARTED_MS = 26 * 60 * MINUTE_MS;

const succeeded = ['paid', 'refunding', 'refunded'];
const ended = ['failed', 'canceled'];
const open = ['started', 'executing'];

export async function checkPayments(
  reader: Reader,
  findings: Findings,
  orders: Map<string, Row>,
  packagesOf: Map<string, Row[]>,
): Promise<void> {
  const ids = [...orders.values()].map(({ id }) => id);
  const fields = ['amount', 'status', 'trx_id', 'refund_due', 'refunded_amount', 'invoice', 'customer', 'order_number'];
  const paymentsOf = groupBy(await reader.of('payments', 'order', ids, fields), 'order');
  const returned = await returnedOf(reader, ids);
  for (const [key, order] of orders) {
    const packages = packagesOf.get(key) ?? [];
    const payments = paymentsOf.get(key) ?? [];
    const byBkash = packages.filter(
      (one) => one.payment_method === paymentMethod.bkash && one.payment_status === paymentStatus.paid,
    );
    const taken = payments.filter(
      (one) => succeeded.includes(ref(one.status)) || (one.status === 'stuck' && ref(one.trx_id) !== ''),
    );
    const right = byBkash.length > 0 ? taken.length === 1 : taken.length <= 1;
    findings.expect(
      'payment/one',
      `order ${ref(order.number)}`,
      right,
      `${byBkash.length} packages paid by bKash, ${taken.length} payments that succeeded`,
    );
    // A fully canceled order expects no payment; anything paid was refunded.
    const waits =
      order.payment_method === paymentMethod.bkash &&
      order.payment_status === paymentStatus.unpaid &&
      packages.some((one) => one.status !== packageStatus.canceled);
    if (waits)
      findings.expect(
        'payment/awaited',
        `order ${ref(order.number)}`,
        payments.some((one) => open.includes(ref(one.status))),
        `${payments.length} payments, none open`,
      );
    const owing = packages.filter((one) => byBkash.includes(one) || one.status === packageStatus.canceled);
    const needed = sum(
      owing.map((one) => ({ ...one, needed: neededOf(one, returned(one)) })),
      'needed',
    );
    const spent = spentByHand(packages, returned);
    for (const payment of payments) checkPayment(findings, order, payment, { needed, spent });
  }
}

/** `isWhole`: a refund of an earlier release, which carries no amount: everything that was paid was refunded. */
type ByHand = { known: number; isWhole: boolean };

/** What was refunded by hand of each package. */
async function returnedOf(reader: Reader, orders: Row['id'][]): Promise<(sent: Row) => ByHand> {
  const returns = await reader.of('returns', 'order', orders, ['package', 'payment_refund', 'refund_amount']);
  const refunded = groupBy(
    returns.filter((each) => each.payment_refund === 1),
    'package',
  );
  return (sent) => {
    const own = refunded.get(String(sent.id)) ?? [];
    const known = own.filter(({ refund_amount: amount }) => typeof amount === 'number');
    return { known: sum(known, 'refund_amount'), isWhole: known.length < own.length };
  };
}

/** What was refunded by hand for a canceled package is not refunded again. */
function neededOf(one: Row, { known, isWhole }: ByHand): number {
  const total = num(one.total);
  return one.status !== packageStatus.canceled || isWhole ? total : Math.min(known, total);
}

/** The refunds by hand of what bKash paid. */
const spentByHand = (packages: Row[], returned: (sent: Row) => ByHand): number =>
  packages
    .filter((one) => one.payment_method === paymentMethod.bkash && one.payment_status === paymentStatus.paid)
    .reduce((all, one) => all + returned(one).known, 0);

function checkPayment(
  findings: Findings,
  order: Row,
  payment: Row,
  { needed, spent }: { needed: number; spent: number },
): void {
  const id = `payment ${ref(payment.invoice)}`;
  const status = ref(payment.status);
  const came = succeeded.includes(status);
  // Another attempt pays for the packages that are left.
  const isFirst = payment.invoice === `HT${ref(order.number)}`;
  const same =
    (isFirst ? payment.amount === order.total : num(payment.amount) <= num(order.total)) &&
    payment.order_number === order.number &&
    ref(payment.customer) === ref(order.customer);
  findings.expect(
    'payment/amount',
    id,
    same && (!came || ref(payment.trx_id) !== ''),
    `${payment.amount} of ${order.total}, transaction ${ref(payment.trx_id) || 'none'}`,
  );
  const [amount, due, back] = [num(payment.amount), num(payment.refund_due), num(payment.refunded_amount)];
  const fits =
    due >= 0 &&
    back >= 0 &&
    back <= amount &&
    (!came || due <= amount - spent) &&
    (!came || due >= amount - needed) &&
    (status !== 'paid' || back >= due) &&
    (status !== 'refunded' || back >= amount);
  findings.expect(
    'payment/refunds',
    id,
    fits,
    `${status}: ${amount} paid, ${needed} needed, ${spent} back by hand, ${due} due, ${back} back`,
  );
  const waits = order.payment_status === paymentStatus.unpaid && order.payment_method === paymentMethod.bkash;
  findings.expect(
    'payment/ended',
    id,
    !(ended.includes(status) && waits),
    `${status}, the order still waits for bKash`,
  );
}

/** Payments that should have been settled. */
export async function checkOpenPayments(reader: Reader, findings: Findings, now: number): Promise<void> {
  for await (const page of reader.pages('payments', ['status', 'invoice', 'createdAt', 'updatedAt'], {
    status: { in: open },
  })) {
    for (const payment of page) {
      const fine =
        payment.status === 'executing'
          ? now - day(payment.updatedAt) < EXECUTING_MS
          : now - day(payment.createdAt) < STARTED_MS;
      findings.expect(
        'payment/settled',
        `payment ${ref(payment.invoice)}`,
        fine,
        `${ref(payment.status)} since ${ref(payment.updatedAt)}`,
      );
    }
  }
}
