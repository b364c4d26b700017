/** Parses the text of a CSV file into rows by column. What is wrong with the file as a whole is a problem of `csv`. */
import { CsvError, parse } from 'csv-parse/sync';
import { importLimits, isImportColumn, type ImportCells, type ImportColumn } from '../domain/catalogue/importColumns';
import { invalid, type FieldProblem } from '../domain/failure';
import { plainCell } from '../domain/text/csv';

type Row = { line: number; cells: ImportCells };
type Found = { record: string[]; info: { lines: number } };

const wrong = (code: string, params: FieldProblem['params'] = {}) => invalid({ csv: { code, params } });

/** Throws `invalid`. Empty lines are skipped; the number of a line is that of the file, the heading being 1. */
export function readCsv(text: string): Row[] {
  const [head, ...found] = recordsOf(text);
  if (!head || found.length === 0) throw wrong('csvEmpty');
  if (found.length > importLimits.rows) throw wrong('tooManyLines', { max: importLimits.rows });
  const columns = columnsOf(head.record);
  const lineOf = lineCounter();
  return found.map(({ record, info }) => ({ line: lineOf(record, info.lines), cells: cellsOf(record, columns) }));
}

function recordsOf(text: string): Found[] {
  try {
    const found = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: importLimits.rows + 2,
    }) as unknown as Found[];
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw wrong('csvUnreadable', { line: Number(error.lines ?? 1) });
  }
}

/** Spreadsheets write commas, semicolons or tabs, depending on the country: the heading tells. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, 2_000).split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

function columnsOf(heading: readonly string[]): (ImportColumn | null)[] {
  const names = heading.map((name) => name.normalize('NFC').trim().toLowerCase());
  const unknown = names.filter((name) => name !== '' && !isImportColumn(name));
  if (unknown.length > 0) throw wrong('unknownColumns', { columns: unknown.join(', ').slice(0, 200) });
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw wrong('columnTwice', { column: twice });
  if (!names.some((name) => name === 'id' || name === 'slug' || name === 'name')) throw wrong('noKeyColumn');
  return names.map((name) => (isImportColumn(name) ? name : null));
}

function cellsOf(record: readonly string[], columns: readonly (ImportColumn | null)[]): ImportCells {
  const cells: ImportCells = {};
  columns.forEach((column, index) => {
    if (column) cells[column] = plainCell(record[index] ?? '');
  });
  return cells;
}

/**
 * The parser counts to the last line of a record, and a Windows line break inside a cell twice: both are corrected, so
 * that the number is the line where the record begins.
 */
function lineCounter(): (record: readonly string[], last: number) => number {
  let twice = 0;
  return (record, last) => {
    const text = record.join(' ');
    twice += text.match(/\r\n/g)?.length ?? 0;
    return last - twice - (text.match(/\n/g)?.length ?? 0);
  };
}
