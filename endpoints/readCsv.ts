/**
 * Parses a CSV file of products into rows by column. A fault of the file as a whole is reported for the field `csv`.
 */
import { importLimits, isImportColumn, type ImportCells, type ImportColumn } from '../domain/catalogue/importColumns';
import { readTable, wrongCsv } from './csvRecords';

type Row = { line: number; cells: ImportCells };

/** Throws `invalid`. */
export function readCsv(text: string): Row[] {
  const { heading, rows } = readTable(text, importLimits.rows);
  const columns = columnsOf(heading);
  return rows.map(({ line, cells }) => ({ line, cells: cellsOf(cells, columns) }));
}

function columnsOf(names: readonly string[]): (ImportColumn | null)[] {
  const unknown = names.filter((name) => name !== '' && !isImportColumn(name));
  if (unknown.length > 0) throw wrongCsv('unknownColumns', { columns: unknown.join(', ').slice(0, 200) });
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw wrongCsv('columnTwice', { column: twice });
  if (!names.some((name) => name === 'id' || name === 'slug' || name === 'name')) throw wrongCsv('noKeyColumn');
  return names.map((name) => (isImportColumn(name) ? name : null));
}

function cellsOf(record: readonly string[], columns: readonly (ImportColumn | null)[]): ImportCells {
  const cells: ImportCells = {};
  columns.forEach((column, index) => {
    if (column) cells[column] = record[index] ?? '';
  });
  return cells;
}
