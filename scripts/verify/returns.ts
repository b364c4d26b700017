/** Return requests, their lines and their histories. */
import type { Role } from '../../domain/permissions';
import {
  isReturnStatus,
  returnStatusRow,
  returnMoves,
  returnStatus,
  type ReturnStatus,
} from '../../domain/returns/status';
import type { Findings } from './checks';
import { paidFor } from './paidFor';
import { byId, groupBy, inTime, num, ref, type Reader, type Row } from './reader';

const copies = ['order', 'order_number', 'package', 'tracking_id', 'customer', 'vendor'] as const;

export async function checkReturns(reader: Reader, findings: Findings): Promise<void> {
  for await (const returns of reader.pages(
    'returns',
    [...copies, 'order_line', 'status', 'qty', 'payment_refund', 'refund_amount'],
    {},
    200,
  )) {
    const ids = returns.map(({ id }) => id);
    const lines = byId(
      await reader.of(
        'order-lines',
        'id',
        returns.map((each) => each.order_line),
        [...copies, 'qty', 'returned'],
      ),
    );
    const events = groupBy(
      await reader.of('return-events', 'return', ids, [
        'from',
        'to',
        'refund_from',
        'refund_to',
        'actor_role',
        'createdAt',
      ]),
      'return',
    );
    const worthOf = await readWorth(reader, returns);
    for (const each of returns) {
      const id = `return ${each.id}`;
      const line = lines.get(ref(each.order_line));
      const fits =
        line !== undefined && line.returned === 1 && copies.every((field) => ref(line[field]) === ref(each[field]));
      findings.expect(
        'return/line',
        id,
        fits && num(each.qty) >= 1 && num(each.qty) <= num(line?.qty),
        line ? `${each.qty} of ${line.qty}, mark ${line.returned}` : 'no line',
      );
      const refunded = each.refund_amount;
      findings.expect(
        'return/refund',
        id,
        typeof refunded !== 'number' || (each.payment_refund === 1 && refunded >= 0 && refunded <= worthOf(each)),
        `${ref(refunded)} refunded of ${worthOf(each)}, mark ${each.payment_refund}`,
      );
      findings.look('return/history');
      const wrong = historyFault(inTime(events.get(String(each.id)) ?? []), each);
      if (wrong) findings.break('return/history', id, wrong);
    }
  }
  await checkMarks(reader, findings);
}

/** What was paid for the pieces of each return. */
async function readWorth(reader: Reader, returns: Row[]): Promise<(request: Row) => number> {
  const ids = returns.map((each) => each.package);
  const packages = byId(await reader.of('packages', 'id', ids, ['coupon_amount']));
  const lines = groupBy(
    await reader.of('order-lines', 'package', ids, ['package', 'total', 'qty', 'coupon_amount']),
    'package',
  );
  return (request) => {
    const coupon = num(packages.get(ref(request.package))?.coupon_amount);
    const own = lines.get(ref(request.package)) ?? [];
    return paidFor(coupon, own, { line: ref(request.order_line), qty: num(request.qty) });
  };
}

/** Every marked line has its request. */
async function checkMarks(reader: Reader, findings: Findings): Promise<void> {
  for await (const lines of reader.pages('order-lines', ['returned'], { returned: { equals: 1 } })) {
    const requests = groupBy(
      await reader.of(
        'returns',
        'order_line',
        lines.map(({ id }) => id),
        [],
      ),
      'order_line',
    );
    for (const line of lines)
      findings.expect(
        'return/line',
        `line ${line.id}`,
        requests.has(String(line.id)),
        'marked as returned, no request',
      );
  }
}

function historyFault(events: Row[], request: Row): string | null {
  let at: ReturnStatus | null = null;
  let refund = 0;
  for (const event of events) {
    const role = event.actor_role as Role;
    if (typeof event.refund_to === 'number') {
      const allowed: boolean = at !== null && returnStatusRow(at).refunds.some((refund) => refund === event.refund_to);
      if (event.refund_from !== refund || !allowed) return `refund ${event.refund_from} to ${event.refund_to} at ${at}`;
      refund = event.refund_to;
      continue;
    }
    const to = num(event.to);
    if (!isReturnStatus(to)) return `to ${ref(event.to)}`;
    if (at === null ? to !== returnStatus.pending : event.from !== at || !returnMoves[at][to]?.by.includes(role)) {
      return `${at ?? 'nothing'} to ${to} by ${role} is no step`;
    }
    at = to;
  }
  if (at !== request.status) return `leads to ${at ?? 'nothing'}, the request stands at ${ref(request.status)}`;
  return refund === request.payment_refund
    ? null
    : `leads to refund ${refund}, the mark is ${ref(request.payment_refund)}`;
}
