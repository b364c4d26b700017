/**
 * What each entry of the journal is about: an order that exists, a count, a deposit, a payout or a correction. And from when on
 * what vendors earned may be paid out, worked out from the orders.
 */
import type { Findings } from './checks';
import { byId, day, groupBy, idsIn, num, ref, type Reader, type Row } from './reader';

export async function checkJournal(reader: Reader, findings: Findings): Promise<void> {
  await checkCauses(reader, findings);
  await checkCorrections(reader, findings);
  await checkAvailable(reader, findings);
}

/** What entries of no order are about, by their events. Cash is compared in `cash.ts`. */
const causes: Readonly<Record<string, { subject: string; collection: string }>> = {
  cash_difference: { subject: 'cash-count', collection: 'cash-counts' },
  cash_count_reversed: { subject: 'cash-count', collection: 'cash-counts' },
  cash_deposited: { subject: 'cash-deposit', collection: 'cash-deposits' },
  cash_deposit_reversed: { subject: 'cash-deposit', collection: 'cash-deposits' },
  payout_sent: { subject: 'payout', collection: 'payouts' },
  payout_failed: { subject: 'payout', collection: 'payouts' },
  adjustment: { subject: 'adjustment', collection: 'ledger-adjustments' },
};

async function checkCauses(reader: Reader, findings: Findings): Promise<void> {
  for await (const entries of reader.pages('journal-entries', ['event', 'subject', 'order_number'])) {
    const numbers = entries.map(({ order_number: number }) => number);
    const orders = new Set((await reader.of('orders', 'number', numbers, ['number'])).map(({ number }) => ref(number)));
    const there = await causesThere(reader, entries);
    for (const entry of entries) {
      const number = ref(entry.order_number);
      const subject = ref(entry.subject);
      const isExplained = number === '' ? there.has(`${ref(entry.event)} ${subject}`) : orders.has(number);
      findings.expect(
        'ledger/cause',
        `entry ${entry.id}`,
        isExplained,
        `${ref(entry.event)} ${subject}${number === '' ? '' : ` of order ${number}`} is about nothing that exists`,
      );
    }
  }
}

/** Event and subject of each entry of no order whose cause exists. */
async function causesThere(reader: Reader, entries: readonly Row[]): Promise<Set<string>> {
  const there = new Set<string>();
  for (const [event, { subject, collection }] of Object.entries(causes)) {
    const own = entries.filter((entry) => entry.event === event).map((entry) => ref(entry.subject));
    const ids = own.map((text) => text.slice(subject.length + 1));
    const known = byId(await reader.of(collection, 'id', idsIn(reader, ids), []));
    for (const [at, text] of own.entries())
      if (text.startsWith(`${subject}:`) && known.has(ids[at] ?? '')) there.add(`${event} ${text}`);
  }
  return there;
}

/** A correction that was posted has exactly one entry, with its accounts and amount; any other has none. */
async function checkCorrections(reader: Reader, findings: Findings): Promise<void> {
  const fields = ['debit_account', 'debit_party', 'credit_account', 'credit_party', 'amount', 'status'];
  for await (const corrections of reader.pages('ledger-adjustments', fields)) {
    const subjects = corrections.map(({ id }) => `adjustment:${id}`);
    const entries = await reader.entriesAbout(subjects, ['adjustment'], ['event', 'order_number']);
    const bySubject = groupBy(entries, 'subject');
    const ids = entries.map(({ id }) => id);
    const lines = groupBy(await reader.of('journal-lines', 'entry', ids, ['account', 'party', 'amount']), 'entry');
    for (const one of corrections) {
      const side = (name: 'debit' | 'credit', amount: number) =>
        `${ref(one[`${name}_account`])} ${ref(one[`${name}_party`])} ${amount}`;
      const both = [side('debit', num(one.amount)), side('credit', -num(one.amount))].sort().join('; ');
      const posted = (bySubject.get(`adjustment:${one.id}`) ?? []).map((entry) =>
        (lines.get(String(entry.id)) ?? [])
          .map((line) => `${ref(line.account)} ${ref(line.party)} ${num(line.amount)}`)
          .sort()
          .join('; '),
      );
      findings.expect(
        'ledger/correction',
        `correction ${one.id}`,
        posted.join(' and ') === (one.status === 'posted' ? both : ''),
        `${ref(one.status)}: ${posted.join(' and ') || 'nothing'} posted, ${both}`,
      );
    }
  }
}

const WINDOW_MS = 2 * 24 * 60 * 60 * 1_000;
/** Between the moment a request begins and the moment its step is kept. */
const NEARLY_MS = 60_000;
const completed = 7;

/**
 * What a completed package earned may be paid out two days after it was completed; what a return took back, then or when it was
 * settled, whichever is later. Entries of early releases have the latter in any case.
 */
async function checkAvailable(reader: Reader, findings: Findings): Promise<void> {
  const fields = ['entry', 'available_at', 'at', 'account', 'order_number'];
  const isOfOrders = (line: Row) => line.account === 'owed_vendor' && ref(line.order_number) !== '';
  for await (const lines of reader.kept('journal-lines', fields, isOfOrders)) {
    const entries = byId(
      await reader.of(
        'journal-entries',
        'id',
        lines.map(({ entry }) => ref(entry)),
        ['event', 'subject'],
      ),
    );
    const dueOf = await dueBySubject(
      reader,
      [...entries.values()].map(({ subject }) => ref(subject)),
    );
    for (const line of lines) {
      const entry = entries.get(ref(line.entry));
      const [event, subject] = [ref(entry?.event), ref(entry?.subject)];
      const due = dueOf(subject);
      const said = day(line.available_at);
      const near = (moment: number) => Math.abs(said - moment) <= NEARLY_MS;
      findings.expect(
        'ledger/available',
        `line ${line.id}`,
        (due !== null && near(due)) || (event === 'return_settled' && near(day(line.at))),
        `${event} ${subject}: from ${ref(line.available_at)} on, completed and two days is ${due === null ? 'never' : new Date(due).toISOString()}`,
      );
    }
  }
}

/** When the window of what these entries are about ended: of packages, and of the packages of returns. */
async function dueBySubject(reader: Reader, subjects: readonly string[]): Promise<(subject: string) => number | null> {
  const idsOf = (kind: string) =>
    idsIn(
      reader,
      subjects.filter((subject) => subject.startsWith(`${kind}:`)).map((subject) => subject.split(':')[1] ?? ''),
    );
  const returns = byId(await reader.of('returns', 'id', idsOf('return'), ['package']));
  const ids = [...new Set([...idsOf('package').map(String), ...[...returns.values()].map((one) => ref(one.package))])];
  const packages = byId(await reader.of('packages', 'id', idsIn(reader, ids), ['status', 'updatedAt']));
  const steps = groupBy(
    (await reader.of('package-events', 'package', idsIn(reader, ids), ['to', 'createdAt'])).filter(
      ({ to }) => to === completed,
    ),
    'package',
  );
  return (subject) => {
    const [kind, id = ''] = subject.split(':');
    const of = kind === 'return' ? ref(returns.get(id)?.package) : id;
    const sent = packages.get(of);
    if (sent?.status !== completed) return null;
    const step = steps.get(of)?.at(-1);
    return day(step?.createdAt ?? sent.updatedAt) + WINDOW_MS;
  };
}
