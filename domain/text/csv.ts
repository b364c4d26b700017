/**
 * Cells of CSV files. A spreadsheet runs a cell that begins like a formula; it is written with an apostrophe in front, and
 * the apostrophe is taken off again when the file comes back. Both ways together change nothing.
 */

const formula = /^'*[=+\-@\t\r]/;
const marked = /^'+[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A value as a cell that no spreadsheet runs. */
export const safeCell = (value: string): string =>
  formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;

/** What the cell held before it was made safe. */
export const plainCell = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (/[",;\t\n\r]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

/** Lines of cells as the text of a file. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map((cell) => quoted(safeCell(cell))).join(',')).join('\r\n');
