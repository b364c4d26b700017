/** Which payout covers which line of what vendors are owed: every line has one row, and what a payout covers comes to what it pays. */
import type { Findings } from './checks';
import { byId, day, num, ref, type Reader, type Row } from './reader';

export async function checkPayoutLines(reader: Reader, findings: Findings): Promise<void> {
  await checkRows(reader, findings);
  await checkRowsOfNone(reader, findings);
  const covers = await readCovers(reader, findings);
  for await (const payouts of reader.pages('payouts', ['run', 'vendor', 'amount', 'status', 'lines', 'sent_at']))
    for (const payout of payouts) checkPayout(findings, payout, covers);
  for (const key of covers.keys())
    findings.expect('payout/covers', `lines of run ${key}`, false, 'there is no payout for them');
}

/** Every line has exactly one row, which says the same. */
async function checkRows(reader: Reader, findings: Findings): Promise<void> {
  const fields = ['entry', 'party', 'amount', 'at', 'available_at', 'account'];
  const isOwed = (line: Row) => line.account === 'owed_vendor';
  for await (const lines of reader.kept('journal-lines', fields, isOwed)) {
    const ids = lines.map(({ id }) => id);
    const rows = await reader.of('payout-lines', 'line', ids, ['entry', 'party', 'amount', 'due']);
    const told = new Map<string, string[]>();
    for (const row of rows) {
      const key = ref(row.line);
      told.set(key, [...(told.get(key) ?? []), [ref(row.entry), row.party, row.amount, day(row.due)].join(' ')]);
    }
    for (const { id, entry, party, amount, at, available_at: later } of lines) {
      const said = (told.get(String(id)) ?? []).join(', ');
      const wanted = [ref(entry), party, amount, day(later ?? at)].join(' ');
      findings.expect('payout/line', `line ${id}`, said === wanted, `${said || 'nothing'} kept, ${wanted} expected`);
    }
  }
}

/** No row is of a line that does not exist, or that vendors are not owed. */
async function checkRowsOfNone(reader: Reader, findings: Findings): Promise<void> {
  for await (const rows of reader.pages('payout-lines', ['line'])) {
    const ids = rows.map(({ line }) => ref(line));
    const lines = byId(await reader.of('journal-lines', 'id', ids, ['account']));
    for (const { id, line } of rows)
      findings.expect(
        'payout/line',
        `row ${id}`,
        lines.get(ref(line))?.account === 'owed_vendor',
        `line ${ref(line)} is not of what vendors are owed`,
      );
  }
}

type Cover = { count: number; sum: number };

/** By run and vendor. What was earned after the time of a run is not among what it covers. */
async function readCovers(reader: Reader, findings: Findings): Promise<Map<string, Cover>> {
  const covers = new Map<string, Cover>();
  const until = new Map<string, number>();
  for await (const runs of reader.pages('payout-runs', ['until']))
    for (const run of runs) until.set(String(run.id), day(run.until));
  for await (const rows of reader.pages('payout-lines', ['run', 'entry', 'party', 'amount', 'due'], {
    run: { exists: true },
  })) {
    const late = rows.filter(({ run, amount, due }) => num(amount) < 0 && day(due) > (until.get(ref(run)) ?? 0));
    const events = await reader.of(
      'journal-entries',
      'id',
      late.map(({ entry }) => ref(entry)),
      ['event'],
    );
    const own = new Set(events.filter(({ event }) => event === 'payout_failed').map(({ id }) => String(id)));
    for (const row of late)
      findings.expect(
        'payout/covers',
        `row ${row.id}`,
        own.has(ref(row.entry)),
        `run ${ref(row.run)} covers what came after its time`,
      );
    for (const { run, party, amount } of rows) {
      const key = `${ref(run)} of vendor ${String(party)}`;
      const { count, sum } = covers.get(key) ?? { count: 0, sum: 0 };
      covers.set(key, { count: count + 1, sum: sum - num(amount) });
    }
  }
  return covers;
}

const open = ['prepared', 'approved', 'sending'];

/**
 * Open: the lines it was prepared for, which come to its amount. Sent: these and its own, which come to nothing. Come back: its own
 * two. Otherwise none. One of an early release has no list.
 */
function checkPayout(findings: Findings, payout: Row, covers: Map<string, Cover>): void {
  const key = `${ref(payout.run)} of vendor ${ref(payout.vendor)}`;
  const { count, sum } = covers.get(key) ?? { count: 0, sum: 0 };
  covers.delete(key);
  const status = String(payout.status);
  const lines = typeof payout.lines === 'number' ? payout.lines : null;
  const wanted =
    lines === null
      ? { count: 0, sum: 0 }
      : open.includes(status)
        ? { count: lines, sum: num(payout.amount) }
        : { count: status === 'sent' ? lines + 1 : payout.sent_at ? 2 : 0, sum: 0 };
  findings.expect(
    'payout/covers',
    `payout ${payout.id}`,
    count === wanted.count && sum === wanted.sum,
    `${status}: ${count} lines of ${sum}, ${wanted.count} of ${wanted.sum} expected`,
  );
}
