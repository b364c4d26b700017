'use client';
/**
 * A page of rows as a table: the address holds order and page, the device the hidden columns, the screen the selection.
 */
import {
  functionalUpdate,
  getCoreRowModel,
  useReactTable,
  type RowSelectionState,
  type SortingState,
  type Table,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { columnDef, sortName, type Column } from './columns';
import type { ColumnMemory } from './useHiddenColumns';
import type { ListState } from './useListState';

type Key = string | number;

export type Selection<Row> = {
  chosen: ReadonlySet<Key>;
  onChange: (chosen: ReadonlySet<Key>) => void;
  nameOf: (row: Row) => string;
};

type Input<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  total: number | undefined;
  list: ListState;
  selection?: Selection<Row> | undefined;
  memory: ColumnMemory;
};

const noRows: never[] = [];

/** Converts the order in the address to the table's, and back. */
export function sortingOf<Row>(columns: readonly Column<Row>[], sort: string): SortingState {
  const column = columns.find((each) => sortName(each) === sort.replace(/^-/, ''));
  return column && sort ? [{ id: column.key, desc: sort.startsWith('-') }] : [];
}
function sortOf<Row>(columns: readonly Column<Row>[], [by]: SortingState): string {
  const column = by && columns.find((each) => each.key === by.id);
  return column ? `${by.desc ? '-' : ''}${sortName(column) ?? ''}` : '';
}

/** Sorting and paging are done elsewhere: on the server, or in `useClientRows`. */
export function useTable<Row>({ columns, rows, rowKey, total, list, selection, memory }: Input<Row>): Table<Row> {
  const sorting = sortingOf(columns, list.sort);
  const pagination = { pageIndex: list.page, pageSize: list.size };
  const chosen = Object.fromEntries([...(selection?.chosen ?? [])].map((key) => [String(key), true]));
  const choose = (updater: Updater<RowSelectionState>) => {
    const now = functionalUpdate(updater, chosen);
    const known: Key[] = [...(selection?.chosen ?? []), ...(rows ?? []).map(rowKey)];
    selection?.onChange(new Set(known.filter((key) => now[String(key)])));
  };
  return useReactTable<Row>({
    data: (rows as Row[] | undefined) ?? noRows,
    columns: useMemo(() => columns.map(columnDef), [columns]),
    getRowId: (row) => String(rowKey(row)),
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    rowCount: total ?? 0,
    enableMultiSort: false,
    enableRowSelection: selection !== undefined,
    state: {
      sorting,
      pagination,
      rowSelection: chosen,
      columnVisibility: Object.fromEntries(memory.hidden.map((key) => [key, false])),
    },
    onSortingChange: (updater) => list.change({ sort: sortOf(columns, functionalUpdate(updater, sorting)) }),
    onPaginationChange: (updater) => {
      const { pageIndex, pageSize } = functionalUpdate(updater, pagination);
      list.change(pageSize === list.size ? { page: pageIndex } : { size: pageSize });
    },
    onRowSelectionChange: choose,
    onColumnVisibilityChange: (updater) => {
      const before = Object.fromEntries(memory.hidden.map((key) => [key, false]));
      const after = functionalUpdate(updater, before);
      memory.keep(Object.keys(after).filter((key) => after[key] === false));
    },
  });
}
