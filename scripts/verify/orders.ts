/** Orders, their packages, lines and histories: every taka and every piece once. */
import { lineTotal } from '../../domain/money';
import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { totalOf } from '../../domain/orders/totals';
import { isPackageStatus, packageMoves, packageStatus } from '../../domain/packages/status';
import { REVERSED, reversalsFrom } from '../../domain/packages/reversals';
import { isUndoable, UNDONE } from '../../domain/packages/undo';
import { admins, type Role } from '../../domain/permissions';
import type { Findings } from './checks';
import { checkPayments } from './payments';
import { byId, groupBy, inTime, num, ref, sum, type Reader, type Row } from './reader';

const amounts = ['subtotal', 'coupon_amount', 'delivery_charge', 'total'] as const;
const payment = ['payment_status', 'payment_method'];
const ORDERS_AT_ONCE = 200;

export async function checkOrders(reader: Reader, findings: Findings): Promise<void> {
  const fields = [...amounts, ...payment, 'number', 'customer', 'type'];
  for await (const orders of reader.pages('orders', fields, {}, ORDERS_AT_ONCE)) {
    const ids = orders.map(({ id }) => id);
    const packages = await reader.of('packages', 'order', ids, [
      ...amounts,
      ...payment,
      'order_number',
      'customer',
      'vendor',
      'tracking_id',
      'type',
      'status',
    ]);
    const lines = await reader.of('order-lines', 'order', ids, [
      'package',
      'order_number',
      'tracking_id',
      'customer',
      'vendor',
      'price',
      'qty',
      'total',
      'coupon_amount',
      'commission_rate',
      'commission',
    ]);
    const events = await reader.of('package-events', 'order', ids, [
      'package',
      'from',
      'to',
      'actor',
      'actor_role',
      'reason',
      'createdAt',
    ]);
    const ofOrder = { packages: groupBy(packages, 'order'), lines: groupBy(lines, 'order') };
    const ofPackage = { lines: groupBy(lines, 'package'), events: groupBy(events, 'package') };
    const known = byId(packages);
    for (const order of orders) {
      const own = ofOrder.packages.get(String(order.id)) ?? [];
      checkOrder(findings, order, own, ofOrder.lines.get(String(order.id)) ?? []);
      for (const one of own) checkPackage(findings, order, one, ofPackage.lines.get(String(one.id)) ?? []);
      for (const one of own) checkHistory(findings, one, ofPackage.events.get(String(one.id)) ?? []);
    }
    for (const line of lines) checkLine(findings, line, known.get(ref(line.package)));
    await checkPayments(reader, findings, byId(orders), ofOrder.packages);
  }
}

const nameOf = (order: Row): string => `order ${ref(order.number)}`;
const sumUp = (row: Row): boolean =>
  amounts.every((field) => Number.isSafeInteger(row[field]) && num(row[field]) >= 0) &&
  num(row.total) ===
    totalOf({
      subtotal: num(row.subtotal),
      coupon_amount: num(row.coupon_amount),
      delivery_charge: num(row.delivery_charge),
    });

function checkOrder(findings: Findings, order: Row, packages: Row[], lines: Row[]): void {
  const id = nameOf(order);
  findings.expect('order/total', id, sumUp(order), amounts.map((field) => `${field} ${order[field]}`).join(', '));
  const goods = sum(lines, 'total');
  findings.expect(
    'order/lines',
    id,
    lines.length > 0 && goods === order.subtotal,
    `${lines.length} lines of ${goods}, subtotal ${order.subtotal}`,
  );
  const apart = amounts.filter((field) => sum(packages, field) !== order[field]);
  const vendors = new Set(packages.map((one) => ref(one.vendor)));
  findings.expect(
    'order/packages',
    id,
    packages.length > 0 && apart.length === 0 && vendors.size === packages.length,
    `${packages.length} packages of ${vendors.size} vendors, ${apart.map((field) => `${field} ${sum(packages, field)} of ${order[field]}`).join(', ')}`,
  );
  const due = packages.filter((one) => one.status !== packageStatus.canceled);
  const paid = due.every((one) => one.payment_status === paymentStatus.paid);
  findings.expect(
    'order/paid',
    id,
    due.length === 0 || (order.payment_status === paymentStatus.paid) === paid,
    `order ${order.payment_status}, packages ${due.map((one) => one.payment_status).join(' ')}`,
  );
}

function checkPackage(findings: Findings, order: Row, one: Row, lines: Row[]): void {
  const id = `package ${ref(one.tracking_id)}`;
  findings.expect('package/total', id, sumUp(one), amounts.map((field) => `${field} ${one[field]}`).join(', '));
  const goods = sum(lines, 'total');
  findings.expect(
    'package/lines',
    id,
    lines.length > 0 && goods === one.subtotal,
    `${lines.length} lines of ${goods}, subtotal ${one.subtotal}`,
  );
  const shares = lines.filter(({ coupon_amount: share }) => typeof share === 'number');
  findings.expect(
    'package/coupon',
    id,
    shares.length === 0 || (shares.length === lines.length && sum(shares, 'coupon_amount') === one.coupon_amount),
    `the lines have ${sum(shares, 'coupon_amount')} of ${one.coupon_amount}`,
  );
  const same =
    one.order_number === order.number && ref(one.customer) === ref(order.customer) && one.type === order.type;
  findings.expect(
    'package/copies',
    id,
    same,
    `number ${one.order_number}, customer ${ref(one.customer)}, type ${one.type}`,
  );
  findings.expect(
    'package/paid',
    id,
    isPaidRightly(order, one),
    `status ${one.status}, ${one.payment_method}, paid ${one.payment_status}; order ${order.payment_method}`,
  );
}

function isPaidRightly(order: Row, one: Row): boolean {
  const paid = one.payment_status === paymentStatus.paid;
  if (one.status === packageStatus.completed && !paid) return false;
  if (one.payment_method === paymentMethod.cod && paid) return one.status === packageStatus.completed;
  return paid || one.status === packageStatus.canceled || one.payment_method === order.payment_method;
}

function checkHistory(findings: Findings, one: Row, events: Row[]): void {
  const id = `package ${ref(one.tracking_id)}`;
  findings.look('package/history');
  const wrong = historyFault(inTime(events), one.status);
  if (wrong) findings.break('package/history', id, wrong);
}

function historyFault(events: Row[], status: unknown): string | null {
  const [first, ...moves] = events;
  if (!first) return 'there is none';
  if ((first.from ?? null) !== null || first.to !== packageStatus.pending)
    return `begins with ${first.from ?? 'nothing'} to ${first.to}`;
  let at = packageStatus.pending as number;
  let last = first;
  for (const move of moves) {
    if (move.from !== at) return `goes on from ${move.from} where it stood at ${at}`;
    const to = num(move.to);
    if (!isAllowed(move, last)) return `${at} to ${to} by ${ref(move.actor_role)} is no move`;
    at = to;
    last = move;
  }
  return at === status ? null : `leads to ${at}, the package stands at ${ref(status)}`;
}

/** A move of the table, a wrong one put back by an admin, or a step taken back by whoever has just made it. */
function isAllowed(move: Row, last: Row): boolean {
  const [from, to] = [num(move.from), num(move.to)];
  if (!isPackageStatus(from) || !isPackageStatus(to)) return false;
  const role = move.actor_role as Role;
  if (move.reason === REVERSED) return admins.includes(role as 'superadmin') && reversalsFrom(from).includes(to);
  if (move.reason === UNDONE) return last.from === to && last.actor === move.actor && isUndoable(to, from);
  return packageMoves[from][to]?.by.includes(role) ?? false;
}

function checkLine(findings: Findings, line: Row, package_: Row | undefined): void {
  const id = `line ${line.id}`;
  const qty = num(line.qty);
  findings.expect(
    'line/total',
    id,
    Number.isSafeInteger(qty) && qty >= 1 && line.total === lineTotal(num(line.price), qty),
    `${line.price} × ${line.qty} is not ${line.total}`,
  );
  const [rate, commission] = [num(line.commission_rate ?? 0), num(line.commission ?? 0)];
  findings.expect(
    'line/commission',
    id,
    // Worked out apart from `domain/commissions`: in hundredths of a taka, then rounded down.
    commission === Math.trunc((num(line.total) * rate) / 100 / 100) && rate <= 10_000,
    `${rate} of ${line.total} is not ${commission}`,
  );
  const fits =
    package_ !== undefined &&
    package_.tracking_id === line.tracking_id &&
    package_.order_number === line.order_number &&
    ref(package_.customer) === ref(line.customer) &&
    ref(package_.vendor) === ref(line.vendor);
  findings.expect(
    'line/package',
    id,
    fits,
    package_
      ? `says ${ref(line.tracking_id)}, stands in ${ref(package_.tracking_id)}`
      : `package ${ref(line.package)} is not of its order`,
  );
}
