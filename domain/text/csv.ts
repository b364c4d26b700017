/**
 * Cells of CSV files. A spreadsheet evaluates a cell that begins like a formula; it is therefore written with a leading
 * apostrophe, which is removed again on import. The round trip changes nothing.
 */

const formula = /^'*[=+\-@\t\r]/;
const marked = /^'+[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A value as a cell that no spreadsheet evaluates. */
export const safeCell = (value: string): string =>
  formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;

/** The cell's value before it was escaped. */
export const plainCell = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (/[",;\t\n\r]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

/** Rows of cells as the text of a file. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map((cell) => quoted(safeCell(cell))).join(',')).join('\r\n');
