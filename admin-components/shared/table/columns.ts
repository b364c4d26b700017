/** What a table column is. */
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  title: string;
  /** `serial` counts from 1 over all pages. */
  cell: (row: Row, serial: number) => ReactNode;
  /** Numbers are aligned right. */
  isNumber?: boolean;
  /** Sorting in the browser: the value to sort by. */
  sortValue?: (row: Row) => string | number;
  /** Sorting on the server: the name it knows. */
  sortKey?: string;
  /** The row's buttons: last, never hidden. */
  isActions?: boolean;
  /** Plain text for CSV; left out of the file without it. */
  text?: (row: Row) => string | number;
  width?: string;
  /** Optional: hidden until somebody selects it. */
  isExtra?: boolean;
};

/** What sorting by this column is called in the address; null: it cannot be sorted by. */
export const sortName = <Row>(column: Column<Row>): string | null =>
  column.sortKey ?? (column.sortValue ? column.key : null);

/** The serial number column that every list starts with. */
export function serialColumn<Row>(title: string, digits: (value: number) => string): Column<Row> {
  return { key: 'sl', title, isNumber: true, width: '56px', cell: (_row, serial) => digits(serial) };
}
