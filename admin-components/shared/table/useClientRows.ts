'use client';
/** Searches, sorts and pages a completely loaded list. */
import {
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { westernDigits } from '../../../domain/text/bangla';
import { columnDef, type Column } from './columns';
import type { DataTableProps } from './DataTable';
import type { ListState } from './useListState';
import { sortingOf } from './useTable';

export type ClientRows<Row> = {
  rows: Row[];
  total: number;
  /** Every matching row, for a file. */
  all: Row[];
};

const plain = (text: string): string => westernDigits(text.normalize('NFC').toLocaleLowerCase());
const noRows: never[] = [];

/** Whether the text contains the searched words, ignoring case and the script of digits. */
export const contains = (text: string, search: string): boolean => plain(text).includes(plain(search.trim()));

/** `textOf`: the text that the search box searches. */
export function useClientRows<Row>(
  all: readonly Row[] | undefined,
  list: ListState,
  columns: readonly Column<Row>[],
  textOf: (row: Row) => string,
): ClientRows<Row> {
  const table = useReactTable<Row>({
    data: (all as Row[] | undefined) ?? noRows,
    columns: useMemo(() => columns.map(columnDef), [columns]),
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
    // One column represents the row, because the searched text may be in no column at all.
    getColumnCanGlobalFilter: (column) => column.id === columns[0]?.key,
    globalFilterFn: (row, _column, search: string) => contains(textOf(row.original), search),
    autoResetPageIndex: false,
    state: {
      globalFilter: list.search,
      sorting: sortingOf(columns, list.sort),
      pagination: { pageIndex: list.page, pageSize: list.size },
    },
  });
  const found = table.getSortedRowModel().rows.map((row) => row.original);
  return { rows: table.getRowModel().rows.map((row) => row.original), total: found.length, all: found };
}

type Reading = { failure: DataTableProps<never>['failure']; isLoading: boolean; reload: () => Promise<unknown> };
type ForTable = 'columns' | 'rows' | 'total' | 'list' | 'isLoading' | 'failure' | 'onRetry' | 'allRows';

/** The props a screen passes to the table of a completely loaded list: `reading` is its call, `all` the call's rows. */
export function useClientList<Row>(
  { failure, isLoading, reload }: Reading,
  all: readonly Row[] | undefined,
  list: ListState,
  columns: readonly Column<Row>[],
  textOf: (row: Row) => string,
): Required<Pick<DataTableProps<Row>, ForTable>> {
  const found = useClientRows(all, list, columns, textOf);
  return {
    columns,
    rows: found.rows,
    total: all && found.total,
    list,
    isLoading,
    failure,
    onRetry: () => void reload(),
    allRows: () => Promise.resolve(found.all),
  };
}
