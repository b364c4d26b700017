/**
 * The records of a CSV file with the lines they begin on. A fault of the file as a whole is reported for the field
 * `csv`.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { invalid, type FieldProblem } from '../domain/failure';
import { plainCell } from '../domain/text/csv';

/** `lines`: the last line of the record. */
type Found = { record: string[]; lines: number };

export const wrongCsv = (code: string, params: FieldProblem['params'] = {}) => invalid({ csv: { code, params } });

type Table = { heading: string[]; rows: { line: number; cells: string[] }[] };

/** Throws `invalid`. Empty lines are skipped. Lines are numbered as in the file; the heading is line 1. */
export function readTable(text: string, most: number): Table {
  const [head, ...found] = recordsOf(text, most);
  if (!head || found.length === 0) throw wrongCsv('csvEmpty');
  if (found.length > most) throw wrongCsv('tooManyLines', { max: most });
  const lineOf = lineCounter();
  return {
    heading: head.record.map((name) => name.normalize('NFC').trim().toLowerCase()),
    rows: found.map(({ record, lines }) => ({ line: lineOf(record, lines), cells: record.map(plainCell) })),
  };
}

function recordsOf(text: string, most: number): Found[] {
  try {
    const found: Found[] = [];
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most + 2,
      on_record: (record: string[], { lines }) => {
        found.push({ record, lines });
        return record;
      },
    });
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw wrongCsv('csvUnreadable', { line: Number(error.lines ?? 1) });
  }
}

/** Spreadsheets separate cells by commas, semicolons or tabs, depending on the country; the heading shows which. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, 2_000).split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

/**
 * The parser reports the last line of a record, and counts a Windows line break inside a cell twice. Both are
 * corrected: the number is the line where the record begins.
 */
function lineCounter(): (record: readonly string[], last: number) => number {
  let twice = 0;
  return (record, last) => {
    const text = record.join(' ');
    twice += text.match(/\r\n/g)?.length ?? 0;
    return last - twice - (text.match(/\n/g)?.length ?? 0);
  };
}
