'use client';
/** The body of a table: the rows, or bars in their place while they load. */
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import type { Column } from './columns';
import type { ListState } from './useListState';

export type Selection<Row> = {
  chosen: ReadonlySet<string | number>;
  onChange: (chosen: ReadonlySet<string | number>) => void;
  nameOf: (row: Row) => string;
};

type Props<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  list: ListState;
  isLoading: boolean;
  selection?: Selection<Row>;
  rowTone?: (row: Row) => 'good' | 'muted' | undefined;
  currentKey?: string | number | null;
};

const intoView = (row: HTMLTableRowElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const LOADING_ROWS = 6;

export function TableRows<Row>({ columns, rows, rowKey, list, isLoading, selection, rowTone, currentKey }: Props<Row>) {
  const say = useText(sharedWords);
  if (isLoading && rows.length === 0) return <LoadingRows count={columns.length + (selection ? 1 : 0)} />;
  const toggle = (key: string | number) => {
    const chosen = new Set(selection?.chosen);
    if (!chosen.delete(key)) chosen.add(key);
    selection?.onChange(chosen);
  };
  return (
    <tbody>
      {rows.map((row, index) => {
        const key = rowKey(row);
        const tone = rowTone?.(row);
        const isCurrent = currentKey === key;
        const className = [tone && `haat-table__row--${tone}`, isCurrent && 'haat-table__row--current']
          .filter(Boolean)
          .join(' ');
        return (
          <tr
            key={key}
            className={className || undefined}
            aria-current={isCurrent || undefined}
            ref={isCurrent ? intoView : undefined}
          >
            {selection && (
              <td className="haat-table__check">
                <input
                  type="checkbox"
                  aria-label={say('selectRow', { name: selection.nameOf(row) })}
                  checked={selection.chosen.has(key)}
                  onChange={() => toggle(key)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={column.title}
                className={[column.isNumber && 'haat-table__number', column.isActions && 'haat-table__actions']
                  .filter(Boolean)
                  .join(' ')}
              >
                {column.isActions ? (
                  <div className="haat-table__buttons">{column.cell(row, list.offset + index + 1)}</div>
                ) : (
                  column.cell(row, list.offset + index + 1)
                )}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
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
