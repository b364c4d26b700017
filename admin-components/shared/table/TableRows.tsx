'use client';
/** The body of a table: the rows, or placeholders while they load. */
import type { Row as TableRow, Table } from '@tanstack/react-table';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { cellClass } from './cellClass';
import type { Selection } from './useTable';

type Props<Row> = {
  table: Table<Row>;
  isLoading: boolean;
  selection?: Selection<Row> | undefined;
  rowTone?: ((row: Row) => 'good' | 'muted' | undefined) | undefined;
  currentKey?: string | number | null | undefined;
};

const intoView = (row: HTMLTableRowElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const LOADING_ROWS = 6;

export function TableRows<Row>({ table, isLoading, ...of }: Props<Row>) {
  const { rows } = table.getRowModel();
  const { pageIndex, pageSize } = table.getState().pagination;
  if (isLoading && rows.length === 0)
    return <LoadingRows count={table.getVisibleLeafColumns().length + (of.selection ? 1 : 0)} />;
  return (
    <tbody>
      {rows.map((row) => (
        <BodyRow key={row.id} row={row} serial={pageIndex * pageSize + row.index + 1} {...of} />
      ))}
    </tbody>
  );
}

function BodyRow<Row>({
  row,
  serial,
  selection,
  rowTone,
  currentKey,
}: Omit<Props<Row>, 'table' | 'isLoading'> & { row: TableRow<Row>; serial: number }) {
  const say = useText(sharedWords);
  const tone = rowTone?.(row.original);
  const isCurrent = currentKey !== undefined && currentKey !== null && String(currentKey) === row.id;
  const className = [tone && `haat-table__row--${tone}`, isCurrent && 'haat-table__row--current']
    .filter(Boolean)
    .join(' ');
  return (
    <tr className={className || undefined} aria-current={isCurrent || undefined} ref={isCurrent ? intoView : undefined}>
      {selection && (
        <td className="haat-table__check">
          <input
            type="checkbox"
            aria-label={say('selectRow', { name: selection.nameOf(row.original) })}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const column = cell.column.columnDef.meta?.column;
        // Called, not rendered as a component: screens make their columns anew on each render, and a new component would
        // replace the cell's buttons while they are being pressed.
        const content = column?.cell(row.original, serial);
        return (
          <td key={cell.id} data-label={column?.title} className={column && cellClass(column)}>
            {column?.isActions ? <div className="haat-table__buttons">{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
}

function LoadingRows({ count }: { count: number }) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: LOADING_ROWS }, (_row, index) => (
        <tr key={index}>
          {Array.from({ length: count }, (_cell, cell) => (
            <td key={cell}>
              <span className="haat-bar" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
