'use client';
/** Chooses the order of a list where no head shows it: on a phone, and for columns that are hidden. */
import type { Table } from '@tanstack/react-table';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';

export function OrderPicker<Row>({ table }: { table: Table<Row> }) {
  const say = useText(sharedWords);
  const [now] = table.getState().sorting;
  const sort = (value: string) =>
    table.setSorting(value === '' ? [] : [{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }]);
  return (
    <label className="haat-table__order">
      <span>{say('order')}</span>
      <select
        className="haat-input haat-input--small"
        value={now ? `${now.desc ? '-' : ''}${now.id}` : ''}
        onChange={(event) => sort(event.target.value)}
      >
        <option value="">{say('usualOrder')}</option>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanSort())
          .map(({ id, columnDef }) => {
            const name = columnDef.meta?.column.title ?? '';
            return [
              <option key={id} value={id}>
                {say('upwards', { name })}
              </option>,
              <option key={`-${id}`} value={`-${id}`}>
                {say('downwards', { name })}
              </option>,
            ];
          })}
      </select>
    </label>
  );
}
