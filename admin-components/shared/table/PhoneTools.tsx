'use client';
/** What a table's head does, for the cards of a phone that have none: the order of the rows and the choice of all. */
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
  /** Drawn before the rows are there, so that they do not move when they come. */
  isLoading: boolean;
};

export function PhoneTools<Row>({ columns, list, rows, selection, rowKey, isLoading }: Props<Row>) {
  const say = useText(sharedWords);
  const sorts = columns.flatMap((column) => {
    const name = sortName(column);
    return name ? [{ name, title: column.title }] : [];
  });
  if ((rows.length === 0 && !isLoading) || (sorts.length === 0 && !selection)) return null;
  const all = rows.length > 0 && rows.every((row) => selection?.chosen.has(rowKey(row)));
  return (
    <div className="haat-table__phone">
      {selection && (
        <label className="haat-table__all">
          <input
            type="checkbox"
            checked={all}
            disabled={rows.length === 0}
            onChange={() => selection.onChange(new Set(all ? [] : rows.map(rowKey)))}
          />
          <span>{say('selectAll')}</span>
        </label>
      )}
      {sorts.length > 0 && (
        <label className="haat-table__order">
          <span>{say('order')}</span>
          <select
            className="haat-input haat-input--small"
            value={list.sort}
            onChange={(event) => list.change({ sort: event.target.value })}
          >
            <option value="">{say('usualOrder')}</option>
            {sorts.map(({ name, title }) => [
              <option key={name} value={name}>
                {say('upwards', { name: title })}
              </option>,
              <option key={`-${name}`} value={`-${name}`}>
                {say('downwards', { name: title })}
              </option>,
            ])}
          </select>
        </label>
      )}
    </div>
  );
}
