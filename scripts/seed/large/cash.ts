/** The cash desks of the large shop: counted every evening, with most of the cash deposited. */
import { countedOf, denominations, type Pieces } from '../../../domain/cash/count';
import { noteOf } from '../../../domain/cash/deposit';
import { cashDeposited, cashDifference } from '../../../domain/ledger/events';
import type { Journal } from './journal';
import { FIRST, numbersFrom, type Writer } from './writer';

/** Nine in the evening in Dhaka. */
const EVENING = 'T15:00:00.000Z';
/** The cash left for change. */
const KEPT = 10_000;

type Day = { warehouse: number; incharge: number; day: string; amount: number };

export function writeCash(writer: Writer, journal: Journal, now: Date): void {
  const there = new Map<number, number>();
  const days = cashByDay(writer).filter(({ day }) => day + EVENING < now.toISOString());
  for (const table of ['cash_counts', 'cash_deposits']) writer.run(`UPDATE ${table} SET latest = 0`);
  for (const [place, day] of days.entries()) {
    const isLast = !days.slice(place + 1).some(({ warehouse }) => warehouse === day.warehouse);
    const expected = (there.get(day.warehouse) ?? 0) + day.amount;
    if (expected < 0) {
      there.set(day.warehouse, expected);
      continue;
    }
    const evening = { id: FIRST + place + 1, ...day, expected, latest: isLast ? 1 : 0 };
    const counted = writeCount(writer, journal, evening);
    there.set(day.warehouse, writeDeposit(writer, journal, { ...evening, expected: counted }));
  }
}

/** The movements between one evening and the next. */
const cashByDay = (writer: Writer): Day[] =>
  writer.all<Day>(
    `SELECT w.id AS warehouse, w.incharge1_id AS incharge, date(l.at, '+9 hours') AS day, sum(l.amount) AS amount
     FROM journal_lines l JOIN warehouses w ON l.party = CAST(w.id AS TEXT)
     WHERE l.account = 'cash_warehouse' GROUP BY w.id, day ORDER BY day, w.id`,
  );

type Evening = Day & { id: number; expected: number; latest: number };

function writeCount(writer: Writer, journal: Journal, evening: Evening): number {
  const { id, warehouse, incharge, day, expected, latest } = evening;
  const at = new Date(day + EVENING);
  const draw = numbersFrom(id);
  const pieces = piecesOf(Math.max(0, expected + (draw(12) === 0 ? draw(60) - 30 : 0)));
  const counted = countedOf(pieces);
  const reason = counted === expected ? '' : 'Change was given twice';
  writer.insert('cash_counts', {
    id,
    warehouse_id: warehouse,
    expected,
    counted,
    difference: counted - expected,
    pieces: JSON.stringify(pieces),
    reason,
    counted_by_id: incharge,
    latest,
    updated_at: at.toISOString(),
    created_at: at.toISOString(),
  });
  const lines = cashDifference(warehouse, counted - expected);
  const entry = { subject: `cash-count:${id}`, order_number: null, note: reason };
  journal.post({ ...entry, event: 'cash_difference', lines }, at, incharge);
  return counted;
}

function piecesOf(amount: number): Pieces {
  let left = amount;
  const counts = denominations.map((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return [String(value), count];
  });
  return Object.fromEntries(counts);
}

/** Returns the cash left at the warehouse. */
function writeDeposit(writer: Writer, journal: Journal, evening: Evening): number {
  const { id, warehouse, incharge, day, expected, latest } = evening;
  const amount = expected - KEPT;
  if (amount <= 0) return expected;
  // Now and then the bank refuses a torn note.
  const missing = numbersFrom(id + 1)(40) === 0 ? Math.min(amount, 100) : 0;
  const reason = missing === 0 ? '' : 'The bank refused a torn note';
  const counted = amount - missing;
  const at = new Date(new Date(day + EVENING).getTime() + 10 * 60 * 1_000);
  const slip = `LARGE-${id}`;
  writer.insert('cash_deposits', {
    id,
    warehouse_id: warehouse,
    amount,
    counted,
    difference: counted - amount,
    reason,
    slip,
    slip_key: `${warehouse}:${slip}`,
    bank: 'Demo Bank',
    branch: 'Motijheel',
    deposited_by_id: incharge,
    latest,
    updated_at: at.toISOString(),
    created_at: at.toISOString(),
  });
  const entry = { subject: `cash-deposit:${id}`, order_number: null, note: noteOf({ slip, reason }) };
  const lines = cashDeposited(warehouse, { amount, counted });
  journal.post({ ...entry, event: 'cash_deposited', lines }, at, incharge);
  return KEPT;
}
