'use client';
/** Searches, sorts and pages a completely loaded list. */
import { useMemo } from 'react';
import { westernDigits } from '../../../domain/text/bangla';
import { sortName, type Column } from './columns';
import type { ListState } from './useListState';

export type ClientRows<Row> = {
  rows: Row[];
  total: number;
  /** Every row that was found, for a file. */
  all: Row[];
};

const plain = (text: string): string => westernDigits(text.normalize('NFC').toLocaleLowerCase());

/** Whether the text contains the searched words, ignoring case and the script of digits. */
export const contains = (text: string, search: string): boolean => plain(text).includes(plain(search.trim()));

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** `textOf`: what the search box looks in. */
export function useClientRows<Row>(
  all: readonly Row[] | undefined,
  list: ListState,
  columns: readonly Column<Row>[],
  textOf: (row: Row) => string,
): ClientRows<Row> {
  return useMemo(() => {
    const found = (all ?? []).filter((row) => list.search === '' || contains(textOf(row), list.search));
    const key = list.sort.replace(/^-/, '');
    const by = columns.find((column) => sortName(column) === key)?.sortValue;
    if (by) {
      const direction = list.sort.startsWith('-') ? -1 : 1;
      found.sort((a, b) => direction * compare(by(a), by(b)));
    }
    return { rows: found.slice(list.offset, list.offset + list.size), total: found.length, all: found };
  }, [all, list, columns, textOf]);
}
