/** The twenty orders of docs/money.md, line by line: what the document says is what the functions give. */
import fs from 'node:fs';
import { accountNames, type AccountName } from '../../../../domain/ledger/accounts';
import { checkedEntry, type Line } from '../../../../domain/ledger/entry';
import {
  cashCollected,
  packageCompleted,
  paymentExecuted,
  refundExecuted,
  refundPromised,
  returnRefunded,
  returnSettled,
} from '../../../../domain/ledger/events';
import { packageFacts, type OrderFacts } from '../../../../domain/ledger/orderFacts';
import { neededOf } from '../../../../domain/ledger/orderFacts';
import { commissionOn } from '../../../../domain/commissions/rules';
import { packageStatus } from '../../../../domain/packages/status';
import { returnStatus } from '../../../../domain/returns/status';

const COLUMNS = [
  'wallet_bkash',
  'bank',
  'cash_warehouse',
  'held',
  'owed_vendor',
  'owed_refund',
  'income_commission',
  'income_delivery',
  'cost_coupons',
  'cost_refunds',
] as const satisfies readonly AccountName[];
const DOCUMENT = 'docs/money.md';
const at = new Date('2026-11-23T06:00:00.000Z');

type Row = {
  order: string;
  goods: string;
  coupon: string;
  delivery: number;
  rate: number;
  paid: string;
  story: string;
  cells: number[];
};

/** The rows of the table, as they are written. */
function rowsOf(document: string): Row[] {
  return document
    .split('\n')
    .filter((text) => /^\| \d+ \|/.test(text))
    .map((text) =>
      text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([order, goods, coupon, delivery, rate, paid, story, ...cells]) => ({
      order: order!,
      goods: goods!,
      coupon: coupon!,
      delivery: Number(delivery),
      rate: Number.parseFloat(rate!) * 100,
      paid: paid!,
      story: story!,
      cells: cells.map((cell) => (cell === '' ? 0 : Number(cell.replace('−', '-').replace(',', '')))),
    }));
}

/** What the accounts hold of an order after its story. */
function balancesOf(row: Row): number[] {
  const [price = 0, qty = 0] = row.goods.split('×').map(Number);
  const coupon = Number.parseInt(row.coupon) || 0;
  const total = price * qty - coupon + row.delivery;
  const sent = {
    id: 1,
    vendor: 5,
    warehouse: 3,
    status: packageStatus.pending as number,
    payment_method: row.paid,
    payment_status: 0,
    subtotal: price * qty,
    coupon_amount: coupon,
    coupon_paid_by: row.coupon.includes('vendor') ? 1 : 0,
    delivery_charge: row.delivery,
    total,
  };
  const line = {
    id: 1,
    price,
    qty,
    total: price * qty,
    coupon_amount: coupon,
    commission: commissionOn(price * qty, row.rate),
  };
  const payment = { id: 9, amount: total, refund_due: 0, refunded_amount: 0 };
  const request = {
    id: 2,
    order_line: 1,
    qty: 1,
    status: returnStatus.received as number,
    payment_refund: 0,
    refund_amount: null as number | null,
  };
  const isAsked = { now: false };
  const facts = (): OrderFacts => ({
    order: 7,
    order_number: 1,
    payments: [payment],
    packages: [packageFacts(sent, [line], isAsked.now ? [request] : [])],
  });
  const posted: Line[] = [];
  const post = (lines: Line[]) =>
    posted.push(...checkedEntry({ event: 'adjustment', subject: 'x', order_number: 1, lines }).lines);
  const sumOf = (account: AccountName) =>
    posted.filter((each) => each.account === account).reduce((sum, { amount }) => sum + amount, 0);
  const change = (to: Partial<typeof request>) => {
    isAsked.now = true;
    const before = facts().packages[0]!.returns[0]!;
    Object.assign(request, to);
    const after = facts().packages[0]!.returns[0]!;
    post(returnSettled(before, after, { vendor: 5, order: 7, earned: sent.status === packageStatus.completed, at }));
    post(returnRefunded(2, after.refunded - before.refunded, 'bank'));
  };
  const promise = (amount: number) => {
    payment.refund_due += amount;
    const held = { held: -sumOf('held'), goodwill: sumOf('cost_refunds') };
    post(refundPromised({ order: 7, payment: 9, amount }, held, neededOf(facts())));
  };
  const steps: Record<string, (number: number) => void> = {
    paid: () => {
      sent.payment_status = 1;
      post(paymentExecuted(payment, 7));
    },
    completed: () => {
      Object.assign(sent, { status: packageStatus.completed, payment_status: 1 });
      if (row.paid === 'COD') post(cashCollected(facts().packages[0]!, 7));
      post(packageCompleted(facts().packages[0]!, 7, at));
    },
    canceled: () => {
      sent.status = packageStatus.canceled;
      if (sent.payment_status === 1) promise(total - payment.refund_due);
      const held = { held: -sumOf('held'), goodwill: sumOf('cost_refunds') };
      post(refundPromised({ order: 7, payment: null, amount: 0 }, held, neededOf(facts())));
    },
    goodwill: promise,
    sent: (amount) => {
      payment.refunded_amount += amount;
      post(refundExecuted(9, amount));
    },
    returned: (pieces) => {
      request.qty = pieces;
      change({ status: returnStatus.successful });
    },
    refunded: (amount) => change({ payment_refund: 1, refund_amount: amount }),
  };
  for (const step of row.story.split(', ')) {
    const [name = '', number = '0'] = step.split(' ');
    const take = steps[name];
    if (!take) throw new Error(`order ${row.order}: ${name} is no step`);
    take(Number(number));
  }
  return COLUMNS.map(sumOf);
}

const rows = rowsOf(fs.readFileSync(DOCUMENT, 'utf8'));

test('there are twenty', () => {
  expect(rows.map(({ order }) => order)).toEqual(Array.from({ length: 20 }, (_, place) => String(place + 1)));
});

test.each(rows.map((row) => [row.order, row] as const))('order %s', (_order, row) => {
  expect(balancesOf(row)).toEqual(row.cells);
  expect(row.cells.reduce((sum, cell) => sum + cell, 0)).toBe(0);
});

test('the last line of the table is their sum', () => {
  const written = fs
    .readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((text) => text.startsWith('| **All** |'))!
    .split('|')
    .slice(8, -1)
    .map((cell) => Number(cell.trim().replaceAll('**', '').replace('−', '-').replace(',', '')));
  expect(written).toEqual(COLUMNS.map((_, place) => rows.reduce((sum, { cells }) => sum + cells[place]!, 0)));
  expect(COLUMNS.every((name) => accountNames.includes(name))).toBe(true);
});
