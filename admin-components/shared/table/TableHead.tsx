'use client';
/** The head of a table: titles, sort buttons, the box that chooses all. */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { sortName, type Column } from './columns';
import type { Selection } from './TableRows';
import type { ListState } from './useListState';

type Props<Row> = {
  columns: readonly Column<Row>[];
  list: ListState;
  rows: readonly Row[];
  selection: Selection<Row> | undefined;
  rowKey: (row: Row) => string | number;
};

export function TableHead<Row>({ columns, list, rows, selection, rowKey }: Props<Row>) {
  const say = useText(sharedWords);
  const all = rows.length > 0 && rows.every((row) => selection?.chosen.has(rowKey(row)));
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="haat-table__check">
            <input
              type="checkbox"
              aria-label={say('selectAll')}
              checked={all}
              onChange={() => selection.onChange(new Set(all ? [] : rows.map(rowKey)))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} list={list} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const say = useText(sharedWords);
  const key = sortName(column);
  const className = [column.isNumber && 'haat-table__number', column.isActions && 'haat-table__actions']
    .filter(Boolean)
    .join(' ');
  const style = column.width ? { width: column.width } : undefined;
  if (!key)
    return (
      <th scope="col" className={className} style={style}>
        {column.title}
      </th>
    );
  const direction = list.sort === key ? 'ascending' : list.sort === `-${key}` ? 'descending' : 'none';
  const next = direction === 'none' ? key : direction === 'ascending' ? `-${key}` : '';
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} style={style} aria-sort={direction}>
      <button
        type="button"
        className="haat-table__sort"
        aria-label={say('sortBy', { name: column.title })}
        onClick={() => list.change({ sort: next })}
      >
        {column.title}
        <Icon size={13} aria-hidden />
      </button>
    </th>
  );
}
