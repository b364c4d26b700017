'use client';
/** The functions of a table's head for the cards on a phone: sorting, selecting all, showing every fact. */
import type { Table } from '@tanstack/react-table';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { OrderPicker } from './OrderPicker';

type Props<Row> = {
  table: Table<Row>;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  /** Rendered before the rows arrive, so that they do not move. */
  isLoading: boolean;
};

export function PhoneTools<Row>({ table, isWhole, onWhole, isLoading }: Props<Row>) {
  const say = useText(sharedWords);
  const isEmpty = table.getRowModel().rows.length === 0;
  if (isEmpty && !isLoading) return null;
  const columns = table.getVisibleLeafColumns();
  const canSort = table.getAllLeafColumns().some((column) => column.getCanSort());
  const hasFacts = columns.some((column) => column.columnDef.meta?.column.phone);
  if (!canSort && !hasFacts && !table.options.enableRowSelection) return null;
  return (
    <div className="haat-table__phone">
      {table.options.enableRowSelection && (
        <label className="haat-table__all">
          <input
            type="checkbox"
            checked={!isEmpty && table.getIsAllPageRowsSelected()}
            disabled={isEmpty}
            onChange={table.getToggleAllPageRowsSelectedHandler()}
          />
          <span>{say('selectAll')}</span>
        </label>
      )}
      {canSort && <OrderPicker table={table} />}
      {hasFacts && (
        <label className="haat-table__all">
          <input type="checkbox" checked={isWhole} onChange={(event) => onWhole(event.target.checked)} />
          <span>{say('everyFact')}</span>
        </label>
      )}
    </div>
  );
}
