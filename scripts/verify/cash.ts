/**
 * Compares cash counts and deposits with the journal. The expected postings are computed here from the records alone.
 */
import type { Findings } from './checks';
import { byId, groupBy, num, ref, type Reader, type Row } from './reader';

export async function checkCash(reader: Reader, findings: Findings): Promise<void> {
  await checkMoved(reader, findings, {
    ...kinds[0],
    fields: ['warehouse', 'reversed_at', 'expected', 'counted', 'difference', 'pieces'],
    subject: 'cash-count',
    movedOf: (count) => ({ cash_warehouse: num(count.difference), cost_cash_differences: -num(count.difference) }),
    faultOf: (count) =>
      num(count.counted) - num(count.expected) !== num(count.difference) || worthOf(count.pieces) !== num(count.counted)
        ? `${worthOf(count.pieces)} in pieces, ${ref(count.counted)} counted, ${ref(count.expected)} expected`
        : null,
  });
  await checkMoved(reader, findings, {
    ...kinds[1],
    fields: ['warehouse', 'reversed_at', 'amount', 'counted', 'difference', 'reason'],
    subject: 'cash-deposit',
    movedOf: (deposit) => ({
      bank: atBank(deposit),
      cash_warehouse: -num(deposit.amount),
      cost_cash_differences: num(deposit.amount) - atBank(deposit),
    }),
    faultOf: depositFault,
  });
  await checkStrays(reader, findings);
}

/** Deposits of earlier releases have no count of the bank: it counted the amount. */
const atBank = ({ counted, amount }: Row): number => num(counted ?? amount);

function depositFault(deposit: Row): string | null {
  if (num(deposit.amount) <= 0) return 'nothing was deposited';
  const difference = atBank(deposit) - num(deposit.amount);
  if (difference !== num(deposit.difference))
    return `${ref(deposit.amount)} taken, ${atBank(deposit)} counted by the bank, ${ref(deposit.difference)} apart`;
  return difference !== 0 && ref(deposit.reason) === '' ? `${difference} apart without a reason` : null;
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
  /** What it moved on each account: debits above zero. */
  movedOf: (row: Row) => Readonly<Record<string, number>>;
  faultOf: (row: Row) => string | null;
};

/** Each has exactly its entries: one when it moved something, one more when it was taken back. */
async function checkMoved(reader: Reader, findings: Findings, of: Moved): Promise<void> {
  for await (const rows of reader.pages(of.collection, of.fields)) {
    const subjects = rows.map(({ id }) => `${of.subject}:${id}`);
    const entries = await reader.entriesAbout(subjects, of.events, ['event', 'subject']);
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
      const moved = Object.entries(of.movedOf(row)).filter(([, amount]) => amount !== 0);
      const entry = (event: string) =>
        entries.filter((each) => each.subject === `${of.subject}:${row.id}` && each.event === event);
      const posted = (event: string): string =>
        entry(event)
          .flatMap(({ id }) => lines.get(String(id)) ?? [])
          .map((line) => `${ref(line.account)} ${ref(line.party)} ${num(line.amount)}`)
          .sort()
          .join('; ');
      const expected = (sign: 1 | -1): string =>
        moved
          .map(
            ([account, amount]) =>
              `${account} ${account === 'cash_warehouse' ? ref(row.warehouse) : ''} ${sign * amount}`,
          )
          .sort()
          .join('; ');
      const [done, reversed] = of.events;
      const undone = row.reversed_at ? expected(-1) : '';
      const fault = of.faultOf(row);
      findings.expect(
        of.check,
        `${of.subject} ${row.id}`,
        fault === null && posted(done) === expected(1) && posted(reversed) === undone,
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
