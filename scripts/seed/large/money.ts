/** The money of the large shop: payout accounts, a payout run every week, the cash desks of every day, corrections. */
import { Journal } from './journal';
import { writeCash } from './cash';
import { writeAccounts, writeRuns } from './payouts';
import { writeCorrections } from './corrections';
import { FIRST, type Writer } from './writer';

/** Each part in one transaction: it exists completely or not at all. */
export function writeMoney(writer: Writer, now: Date): void {
  const journal = new Journal(writer);
  once(writer, 'payout accounts', 'payout_accounts', () => writeAccounts(writer, now));
  once(writer, 'payouts', 'payouts', () => writeRuns(writer, journal, now));
  once(writer, 'counts and deposits of cash', 'cash_counts', () => writeCash(writer, journal, now));
  once(writer, 'corrections', 'ledger_adjustments', () => writeCorrections(writer, journal, now));
  // The whole past is posted: no start has to look for more.
  writer.run("INSERT OR IGNORE INTO counters (name, value) VALUES ('ledger-posted', 1)");
}

function once(writer: Writer, what: string, table: string, write: () => void): void {
  const count = () =>
    writer.all<{ rows: number }>(`SELECT count(*) AS rows FROM ${table} WHERE id > ${FIRST}`)[0]?.rows ?? 0;
  if (count() === 0) {
    writer.run('BEGIN IMMEDIATE');
    write();
    writer.run('COMMIT');
  }
  writer.log(`${what}: ${count().toLocaleString('en')}`);
}
