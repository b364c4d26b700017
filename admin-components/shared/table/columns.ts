/** The definition of a table column, and its conversion for TanStack Table. */
import type { ColumnDef, RowData } from '@tanstack/react-table';
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
  /** Sorting on the server: its name for the order. */
  sortKey?: string;
  /** The row's buttons: last, never hidden. */
  isActions?: boolean;
  /** Plain text for CSV; a column without it is left out of the file. */
  text?: (row: Row) => string | number;
  width?: string;
  /** Optional: hidden until somebody selects it. */
  isExtra?: boolean;
  /** On a phone: the picture or the heading of the row's card, or one of its few facts. Where any column says so, the others wait for "Show everything". */
  phone?: 'picture' | 'title' | 'fact';
};

declare module '@tanstack/react-table' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters are the package's
  interface ColumnMeta<TData extends RowData, TValue> {
    column: Column<TData>;
  }
}

/** The name of this column's order in the address; null if it cannot be sorted. */
export const sortName = <Row>(column: Column<Row>): string | null =>
  column.sortKey ?? (column.sortValue ? column.key : null);

/** The serial number column that every list starts with. */
export function serialColumn<Row>(title: string, digits: (value: number) => string): Column<Row> {
  return { key: 'sl', title, isNumber: true, width: '56px', cell: (_row, serial) => digits(serial) };
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** The column in TanStack Table's form. */
export function columnDef<Row>(column: Column<Row>): ColumnDef<Row, unknown> {
  const by = column.sortValue;
  return {
    id: column.key,
    header: column.title,
    meta: { column },
    accessorFn: (row) => by?.(row) ?? null,
    enableHiding: !column.isActions,
    enableSorting: sortName(column) !== null,
    sortDescFirst: false,
    ...(by ? { sortingFn: (a, b) => compare(by(a.original), by(b.original)) } : {}),
  };
}
