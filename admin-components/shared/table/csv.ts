/** Lists as CSV files that spreadsheets open, Bangla included. */
import type { Column } from './columns';

/** A cell that a spreadsheet would run as a formula is kept as text. */
const safe = (value: string): string => (/^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value);
const quoted = (value: string): string => (/[",\n\r]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);

/** The file's text: a heading line and a line for each row. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter((column) => column.text);
  const lines = [
    shown.map((column) => quoted(column.title)),
    ...rows.map((row) => shown.map((column) => quoted(safe(String(column.text?.(row) ?? ''))))),
  ];
  return lines.map((line) => line.join(',')).join('\r\n');
}

/** Hands a CSV file to the browser. */
export function downloadCsv(name: string, text: string): void {
  // The mark at the start tells spreadsheets that the file is UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
