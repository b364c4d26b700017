/** Lists as CSV files that spreadsheets open, Bangla included. */
import { saveFile } from '../../../frontend/api/files';
import { csvText } from '../../../domain/text/csv';
import type { Column } from './columns';

/** The file's text: a heading line and a line for each row. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter((column) => column.text);
  return csvText([
    shown.map((column) => column.title),
    ...rows.map((row) => shown.map((column) => String(column.text?.(row) ?? ''))),
  ]);
}

/** Downloads a CSV file in the browser. */
export function downloadCsv(name: string, text: string): void {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  saveFile(`${name}.csv`, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
}

/** Rows of cells as a file. */
export const downloadLines = (name: string, lines: readonly (readonly string[])[]): void =>
  downloadCsv(name, csvText(lines));
