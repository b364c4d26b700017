'use client';
/** The head of a table: titles, sort buttons, the checkbox that selects all. */
import type { Header, Table } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { cellClass } from './cellClass';

export function TableHead<Row>({ table }: { table: Table<Row> }) {
  const say = useText(sharedWords);
  return (
    <thead>
      <tr>
        {table.options.enableRowSelection && (
          <th scope="col" className="haat-table__check">
            <input
              type="checkbox"
              aria-label={say('selectAll')}
              checked={table.getIsAllPageRowsSelected()}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </th>
        )}
        {table.getLeafHeaders().map((header) => (
          <HeadCell key={header.id} header={header} />
        ))}
      </tr>
    </thead>
  );
}

const sorts = {
  asc: { name: 'ascending', Icon: ArrowUp },
  desc: { name: 'descending', Icon: ArrowDown },
  none: { name: 'none', Icon: ArrowUpDown },
} as const;

function HeadCell<Row>({ header: { column } }: { header: Header<Row, unknown> }) {
  const say = useText(sharedWords);
  const of = column.columnDef.meta?.column;
  if (!of) return null;
  const look = { className: cellClass(of), ...(of.width ? { style: { width: of.width } } : {}) };
  if (!column.getCanSort())
    return (
      <th scope="col" {...look}>
        {of.title}
      </th>
    );
  const { name, Icon } = sorts[column.getIsSorted() || 'none'];
  return (
    <th scope="col" {...look} aria-sort={name}>
      <button
        type="button"
        className="haat-table__sort"
        aria-label={say('sortBy', { name: of.title })}
        onClick={column.getToggleSortingHandler()}
      >
        {of.title}
        <Icon size={13} aria-hidden />
      </button>
    </th>
  );
}
