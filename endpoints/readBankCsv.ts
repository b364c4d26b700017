import type { BankRow } from '../domain/payouts/bankRows';
import { payoutLimits } from '../domain/payouts/limits';
import { readTable, wrongCsv } from './csvRecords';

/** Column names that banks use, besides our own. Other columns are ignored. */
const columns = {
  reference: ['reference', 'transaction id', 'transaction_id', 'trx id', 'trx_id', 'bank reference'],
  number: ['account_number', 'account number', 'account no', 'account', 'number'],
  amount: ['amount', 'amount (bdt)', 'amount bdt'],
  status: ['status', 'result'],
} as const satisfies Record<keyof Omit<BankRow, 'line'>, readonly string[]>;
type Cell = keyof typeof columns;

/** The rows of a bank's file of transfers. Throws `invalid` if a column is missing or appears twice. */
export function readBankCsv(text: string): BankRow[] {
  const { heading, rows } = readTable(text, payoutLimits.rows);
  const places: Record<Cell, number> = {
    reference: placeOf(heading, 'reference'),
    number: placeOf(heading, 'number'),
    amount: placeOf(heading, 'amount'),
    status: heading.some((name) => isColumn('status', name)) ? placeOf(heading, 'status') : -1,
  };
  return rows.map(({ line, cells }) => {
    const cell = (name: Cell) => (cells[places[name]] ?? '').normalize('NFC').trim().slice(0, payoutLimits.reference);
    return {
      line,
      reference: cell('reference'),
      number: cell('number'),
      amount: cell('amount'),
      status: cell('status'),
    };
  });
}

const isColumn = (column: Cell, name: string): boolean => (columns[column] as readonly string[]).includes(name);

function placeOf(heading: readonly string[], column: Cell): number {
  const found = heading.flatMap((name, place) => (isColumn(column, name) ? [place] : []));
  const [place] = found;
  if (place === undefined) throw wrongCsv('columnMissing', { column: columns[column][0] });
  if (found.length > 1) throw wrongCsv('columnTwice', { column: columns[column][0] });
  return place;
}
