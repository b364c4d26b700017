/** Compares payouts with the journal: each transfer is posted once, and nothing else reduces what vendors are owed. */
import type { Findings } from './checks';
import { groupBy, num, ref, sum, type Reader, type Row } from './reader';

export async function checkPayouts(reader: Reader, findings: Findings): Promise<void> {
  const fields = ['vendor', 'amount', 'status', 'method', 'reference', 'invoice', 'sending_at'];
  for await (const payouts of reader.pages('payouts', [...fields, 'sent_at', 'sent_from'])) {
    await checkPosted(reader, findings, payouts);
    for (const payout of payouts) checkSending(findings, payout);
  }
  for await (const runs of reader.pages('payout-runs', ['status', 'total', 'payouts'])) {
    const ids = runs.map(({ id }) => id);
    const payouts = groupBy(await reader.of('payouts', 'run', ids, ['amount', 'status']), 'run');
    for (const run of runs) checkRun(findings, run, payouts.get(String(run.id)) ?? []);
  }
  await checkLines(reader, findings);
}

const subjectOf = ({ id }: Row): string => `payout:${id}`;

/** Sent: posted once, with its amount and vendor. Came back: posted and reversed. Otherwise nothing is posted. */
async function checkPosted(reader: Reader, findings: Findings, payouts: readonly Row[]): Promise<void> {
  const entries = await reader.entriesAbout(payouts.map(subjectOf), ['payout_sent', 'payout_failed'], ['event']);
  const bySubject = groupBy(entries, 'subject');
  const ids = entries.map(({ id }) => id);
  const lines = groupBy(await reader.of('journal-lines', 'entry', ids, ['account', 'party', 'amount']), 'entry');
  for (const payout of payouts) {
    const own = bySubject.get(subjectOf(payout)) ?? [];
    const came = payout.status === 'failed' && Boolean(payout.sent_at);
    const wanted = payout.status === 'sent' ? ['payout_sent'] : came ? ['payout_failed', 'payout_sent'] : [];
    const events = own.map(({ event }) => String(event)).sort();
    const areRight = own.every((entry) => {
      const amount = entry.event === 'payout_sent' ? num(payout.amount) : -num(payout.amount);
      return sameLines(lines.get(String(entry.id)) ?? [], [
        `owed_vendor ${ref(payout.vendor)} ${amount}`,
        `${String(payout.sent_from)}  ${-amount}`,
      ]);
    });
    findings.expect(
      'payout/posted',
      `payout ${payout.id}`,
      events.join() === wanted.join() && areRight,
      `${String(payout.status)} of ${num(payout.amount)}: ${events.join(', ') || 'nothing'} posted`,
    );
  }
}

/** bKash can be asked about whatever it was asked for, and what it paid has its transaction. */
function checkSending(findings: Findings, payout: Row): void {
  const { status, method, invoice, sending_at: at, reference, sent_from: from } = payout;
  const wasAsked = Boolean(invoice) && Boolean(at) && method === 'bkash';
  const isEmpty = !invoice && !at;
  const isSent = status !== 'sent' || (Boolean(reference) && Boolean(from));
  findings.expect(
    'payout/sending',
    `payout ${payout.id}`,
    (status === 'sending' ? wasAsked : wasAsked || isEmpty) && isSent,
    `${String(status)} by ${String(method)}, asked for as ${String(invoice) || 'nothing'}`,
  );
}

const sameLines = (lines: readonly Row[], wanted: readonly string[]): boolean =>
  lines
    .map(({ account, party, amount }) => `${String(account)} ${ref(party)} ${num(amount)}`)
    .sort()
    .join() === [...wanted].sort().join();

const open = ['prepared', 'approved', 'sending'];

function checkRun(findings: Findings, run: Row, payouts: readonly Row[]): void {
  const states = new Set(payouts.map(({ status }) => String(status)));
  const anyOpen = open.some((state) => states.has(state));
  const fits =
    run.status === 'prepared' || run.status === 'discarded'
      ? [...states].every((state) => state === run.status)
      : !states.has('prepared') && anyOpen === (run.status === 'approved');
  findings.expect(
    'payout/run',
    `run ${run.id}`,
    sum(payouts, 'amount') === run.total && payouts.length === run.payouts && fits,
    `${String(run.status)}, ${num(run.total)} in ${num(run.payouts)}: ${sum(payouts, 'amount')} in ${payouts.length}, ${[...states].join(', ')}`,
  );
}

/** A line that belongs to no order and no correction is a payout. */
async function checkLines(reader: Reader, findings: Findings): Promise<void> {
  const fields = ['entry', 'amount', 'account', 'order_number'];
  const isOfNoOrder = (line: Row) => line.account === 'owed_vendor' && ref(line.order_number) === '';
  for await (const lines of reader.kept('journal-lines', fields, isOfNoOrder)) {
    const entries = await reader.of(
      'journal-entries',
      'id',
      lines.map(({ entry }) => ref(entry)),
      ['event', 'subject'],
    );
    const known = new Map(entries.map((entry) => [String(entry.id), entry]));
    const named = entries.map(({ subject }) => String(subject).replace(/^payout:/, ''));
    const payouts = await reader.of(
      'payouts',
      'id',
      named.filter((id) => /^[\da-f]+$/i.test(id)),
      ['vendor'],
    );
    const there = new Set(payouts.map(subjectOf));
    for (const line of lines) {
      const entry = known.get(ref(line.entry));
      if (entry?.event === 'adjustment') continue;
      const isPayout = entry?.event === 'payout_sent' || entry?.event === 'payout_failed';
      findings.expect(
        'payout/journal',
        `line ${line.id}`,
        isPayout && there.has(String(entry?.subject)),
        `${num(line.amount)} of ${String(entry?.event)} ${String(entry?.subject)}`,
      );
    }
  }
}
