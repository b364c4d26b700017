/**
 * Compares cash counts, deposits and prepared refunds with the journal and the returns. The expected postings are
 * computed here from the records alone.
 */
import type { Findings } from './checks';
import { byId, groupBy, num, ref, type Reader, type Row } from './reader';

export async function checkCash(reader: Reader, findings: Findings): Promise<void> {
  await checkMoved(reader, findings, {
    ...kinds[0],
    fields: ['warehouse', 'reversed_at', 'expected', 'counted', 'difference', 'pieces'],
    subject: 'cash-count',
    accounts: ['cash_warehouse', 'cost_cash_differences'],
    cameOf: (count) => num(count.difference),
    faultOf: (count) =>
      num(count.counted) - num(count.expected) !== num(count.difference) || worthOf(count.pieces) !== num(count.counted)
        ? `${worthOf(count.pieces)} in pieces, ${ref(count.counted)} counted, ${ref(count.expected)} expected`
        : null,
  });
  await checkMoved(reader, findings, {
    ...kinds[1],
    fields: ['warehouse', 'reversed_at', 'amount'],
    subject: 'cash-deposit',
    accounts: ['cash_warehouse', 'bank'],
    cameOf: (deposit) => -num(deposit.amount),
    faultOf: (deposit) => (num(deposit.amount) > 0 ? null : 'nothing was deposited'),
  });
  await checkStrays(reader, findings);
  await checkRequests(reader, findings);
}

const kinds = [
  { collection: 'cash-counts', check: 'cash/count', events: ['cash_difference', 'cash_count_reversed'] },
  { collection: 'cash-deposits', check: 'cash/deposit', events: ['cash_deposited', 'cash_deposit_reversed'] },
] as const;

/** The sum of notes and coins. */
const worthOf = (pieces: unknown): number =>
  Object.entries((pieces ?? {}) as Record<string, number>).reduce(
    (all, [value, count]) => all + Number(value) * count,
    0,
  );

type Moved = (typeof kinds)[number] & {
  fields: readonly string[];
  subject: string;
  /** The cash account, and its counter account. */
  accounts: readonly [string, string];
  /** The amount that came to the warehouse; negative if it left. */
  cameOf: (row: Row) => number;
  faultOf: (row: Row) => string | null;
};

/** Each has exactly its entries: one when it moved something, one more when it was taken back. */
async function checkMoved(reader: Reader, findings: Findings, of: Moved): Promise<void> {
  for await (const rows of reader.pages(of.collection, of.fields)) {
    const subjects = rows.map(({ id }) => `${of.subject}:${id}`);
    const entries = await reader.of('journal-entries', 'subject', subjects, ['event', 'subject']);
    const lines = groupBy(
      await reader.of(
        'journal-lines',
        'entry',
        entries.map(({ id }) => id),
        ['entry', 'account', 'party', 'amount'],
      ),
      'entry',
    );
    for (const row of rows) {
      const came = of.cameOf(row);
      const entry = (event: string) =>
        entries.filter((each) => each.subject === `${of.subject}:${row.id}` && each.event === event);
      const posted = (event: string): string =>
        entry(event)
          .flatMap(({ id }) => lines.get(String(id)) ?? [])
          .map((line) => `${ref(line.account)} ${ref(line.party)} ${num(line.amount)}`)
          .sort()
          .join('; ');
      const expected = (amount: number): string =>
        amount === 0
          ? ''
          : [`${of.accounts[0]} ${ref(row.warehouse)} ${amount}`, `${of.accounts[1]}  ${-amount}`].sort().join('; ');
      const [done, reversed] = of.events;
      const undone = row.reversed_at ? expected(-came) : '';
      const fault = of.faultOf(row);
      findings.expect(
        of.check,
        `${of.subject} ${row.id}`,
        fault === null && posted(done) === expected(came) && posted(reversed) === undone,
        fault ?? `posted ${posted(done) || 'nothing'}, taken back ${posted(reversed) || 'nothing'}`,
      );
    }
  }
}

/** Every entry belongs to an existing count or deposit. */
async function checkStrays(reader: Reader, findings: Findings): Promise<void> {
  const isNumber = reader.payload.db.defaultIDType === 'number';
  for (const { collection, check, events } of kinds) {
    for await (const entries of reader.pages('journal-entries', ['subject'], { event: { in: [...events] } })) {
      const ids = entries.map((entry) => ref(entry.subject).replace(/^cash-\w+:/, ''));
      const known = byId(await reader.of(collection, 'id', isNumber ? ids.map(Number) : ids, []));
      for (const [at, entry] of entries.entries())
        findings.expect(check, `entry ${entry.id}`, known.has(ids[at] ?? ''), `${ref(entry.subject)} does not exist`);
    }
  }
}

/** Every prepared refund is for a return that is not refunded. */
async function checkRequests(reader: Reader, findings: Findings): Promise<void> {
  for await (const requests of reader.pages('refund-requests', ['return', 'status', 'amount', 'open_key'])) {
    const returns = byId(
      await reader.of(
        'returns',
        'id',
        requests.map((request) => request.return),
        ['payment_refund'],
      ),
    );
    for (const request of requests) {
      const back = returns.get(ref(request.return));
      const isOpen = request.status === 'prepared';
      findings.expect(
        'refund/request',
        `refund request ${request.id}`,
        isOpen === (request.open_key === ref(request.return)) && (!isOpen || back?.payment_refund === 0),
        `${ref(request.status)}, return ${ref(request.return)} with mark ${ref(back?.payment_refund)}`,
      );
    }
  }
}
