'use client';
/** Moves through the rows of a table with j and k or the arrows, and acts on the current one. */
import { useState } from 'react';
import { useShortcuts } from './useShortcuts';

type Key = string | number;
type Options<Row> = {
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  onOpen: (row: Row) => void;
  chosen?: ReadonlySet<Key>;
  onChoose?: (chosen: ReadonlySet<Key>) => void;
  /** More keys that act on the row. */
  more?: Readonly<Record<string, (row: Row) => void>>;
};

const focusSearch = (): void => document.querySelector<HTMLInputElement>('.haat-table .haat-search input')?.focus();

export function useRowKeys<Row>({ rows = [], rowKey, onOpen, chosen, onChoose, more = {} }: Options<Row>): {
  currentKey: Key | null;
} {
  const [current, setCurrent] = useState<Key | null>(null);
  const at = rows.findIndex((row) => rowKey(row) === current);
  const go = (step: number) => {
    const next = rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)];
    if (next) setCurrent(rowKey(next));
  };
  const onRow = (act: (row: Row) => void) => () => {
    const row = rows[at];
    if (row) act(row);
  };
  const choose = (row: Row) => {
    if (!chosen || !onChoose) return;
    const after = new Set(chosen);
    if (!after.delete(rowKey(row))) after.add(rowKey(row));
    onChoose(after);
  };
  useShortcuts({
    j: () => go(1),
    arrowdown: () => go(1),
    k: () => go(-1),
    arrowup: () => go(-1),
    x: onRow(choose),
    enter: onRow(onOpen),
    '/': focusSearch,
    ...Object.fromEntries(Object.entries(more).map(([key, act]) => [key, onRow(act)])),
  });
  return { currentKey: at === -1 ? null : current };
}
