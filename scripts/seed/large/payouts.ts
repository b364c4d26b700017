/** Payout runs of every week, newest last: the last one waits for approval, the one before it is being sent. */
import { reversalOf } from '../../../domain/ledger/entry';
import { payoutSent } from '../../../domain/ledger/events';
import type { PayoutMethod } from '../../../domain/payouts/statuses';
import type { Journal } from './journal';
import { VENDORS } from './people';
import { FIRST, type Row, type Writer } from './writer';

const DAY_MS = 24 * 60 * 60 * 1_000;
const WEEKS = 104;
const MINIMUM = 500;
/** One in this many transfers comes back. */
const FAILS = 300;

type Account = Row & { method: PayoutMethod; number: string };

/** The payout account of a vendor. */
function accountOf(vendor: number): Account {
  const holder = `Vendor ${vendor}`;
  if (vendor % 3 > 0) {
    const method = vendor % 3 === 1 ? 'bkash' : 'nagad';
    return { method, number: `017${String(10_000_000 + vendor)}`, holder, bank: '', branch: '', routing: '' };
  }
  const number = String(10_315_000_000_000 + vendor);
  return { method: 'bank', number, holder, bank: 'Demo Bank', branch: 'Dhanmondi', routing: '060261335' };
}

export function writeAccounts(writer: Writer, now: Date): void {
  const at = new Date(now.getTime() - (WEEKS + 2) * 7 * DAY_MS).toISOString();
  for (let vendor = 1; vendor <= VENDORS; vendor += 1)
    writer.insert('payout_accounts', {
      id: FIRST + vendor,
      vendor_id: FIRST + vendor,
      ...accountOf(vendor),
      valid_from: at,
      updated_at: at,
      created_at: at,
    });
}

type People = { prepares: number; approves: number };
/** `day`: what was available on an earlier one is covered. */
type Run = { id: number; at: Date; day: string; status: string; people: People };
const nothing: Balance = { amount: 0, lines: 0 };

export function writeRuns(writer: Writer, journal: Journal, now: Date): void {
  const idOf = (email: string) =>
    writer.all<{ id: number }>('SELECT id FROM users WHERE email = ?', `${email}@demo.test`)[0]!.id;
  const people = { prepares: idOf('subadmin'), approves: idOf('admin') };
  const earnings = earningsByDay(writer);
  const balances = new Map<number, Balance>();
  let next = 0;
  for (let week = 1; week <= WEEKS; week += 1) {
    const at = new Date(now.getTime() - (WEEKS - week) * 7 * DAY_MS - 60 * 60 * 1_000);
    const day = at.toISOString().slice(0, 10);
    for (; next < earnings.length && earnings[next]!.day < day; next += 1) {
      const { vendor, amount, lines } = earnings[next]!;
      const before = balances.get(vendor) ?? nothing;
      balances.set(vendor, { amount: before.amount + amount, lines: before.lines + lines });
    }
    const status = week === WEEKS ? 'prepared' : week === WEEKS - 1 ? 'approved' : 'done';
    writeRun(writer, journal, { id: FIRST + week, at, day, status, people }, balances);
  }
}

type Earned = { vendor: number; day: string } & Balance;
/** What a vendor has available, and the lines it comes from. */
type Balance = { amount: number; lines: number };

/** What became available to each vendor, day by day. */
const earningsByDay = (writer: Writer): Earned[] =>
  writer.all<Earned>(
    `SELECT CAST(party AS INTEGER) AS vendor, substr(available_at, 1, 10) AS day, -sum(amount) AS amount, count(*) AS lines
     FROM journal_lines WHERE account = 'owed_vendor' AND CAST(party AS INTEGER) > ? AND available_at IS NOT NULL
     GROUP BY party, day ORDER BY day`,
    FIRST,
  );

function writeRun(writer: Writer, journal: Journal, run: Run, balances: Map<number, Balance>): void {
  const paid = [...balances].filter(([, { amount }]) => amount >= MINIMUM);
  const time = run.at.toISOString();
  const isApproved = run.status !== 'prepared';
  writer.insert('payout_runs', {
    id: run.id,
    status: run.status,
    until: `${run.day}T00:00:00.000Z`,
    minimum: MINIMUM,
    total: paid.reduce((sum, [, { amount }]) => sum + amount, 0),
    payouts: paid.length,
    prepared_by_id: run.people.prepares,
    approved_by_id: isApproved ? run.people.approves : null,
    approved_at: isApproved ? time : null,
    note: '',
    updated_at: time,
    created_at: time,
  });
  for (const [vendor, balance] of paid) {
    const status = writePayout(writer, journal, run, { vendor, ...balance });
    if (status === 'failed') continue;
    balances.set(vendor, nothing);
    cover(writer, run, vendor);
  }
}

/** Gives a run what was available to a vendor before its day and no other run covers. */
function cover(writer: Writer, run: Run, vendor: number): void {
  writer.change(
    'UPDATE payout_lines SET run_id = ? WHERE run_id IS NULL AND party = ? AND due < ?',
    run.id,
    String(vendor),
    `${run.day}T00:00:00.000Z`,
  );
}

type Due = { vendor: number } & Balance;

function writePayout(writer: Writer, journal: Journal, run: Run, { vendor, amount, lines: count }: Due): string {
  const id = FIRST + (run.id - FIRST) * 1_000 + (vendor - FIRST);
  const account = accountOf(vendor - FIRST);
  const comesBack = (run.id + vendor * 7) % FAILS === 0;
  const isHalf = run.status === 'approved' && vendor % 2 === 0;
  const status = run.status === 'prepared' ? 'prepared' : isHalf ? 'approved' : comesBack ? 'failed' : 'sent';
  const isSent = status === 'sent' || status === 'failed';
  const from = account.method === 'bkash' ? 'wallet_bkash' : 'bank';
  const sentAt = new Date(run.at.getTime() + (vendor - FIRST) * 1_000);
  const failedAt = new Date(sentAt.getTime() + 20 * 60 * 1_000);
  writer.insert('payouts', {
    id,
    run_id: run.id,
    vendor_id: vendor,
    amount,
    lines: count,
    status,
    ...account,
    reference: isSent ? `PAYOUT-${id}` : '',
    reference_key: isSent ? `PAYOUT-${id}` : null,
    sent_at: isSent ? sentAt.toISOString() : null,
    sent_by_id: isSent ? run.people.approves : null,
    sent_from: isSent ? from : '',
    failed_at: status === 'failed' ? failedAt.toISOString() : null,
    failed_by_id: status === 'failed' ? run.people.approves : null,
    failure: status === 'failed' ? 'The account is closed' : '',
    updated_at: run.at.toISOString(),
    created_at: run.at.toISOString(),
  });
  const lines = payoutSent(vendor, amount, from);
  const entry = { subject: `payout:${id}`, order_number: null, run: run.id };
  if (isSent) journal.post({ ...entry, event: 'payout_sent', lines }, sentAt, run.people.approves);
  if (status === 'failed')
    journal.post({ ...entry, event: 'payout_failed', lines: reversalOf(lines) }, failedAt, run.people.approves);
  return status;
}
