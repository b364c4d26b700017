/** A table on a wide screen; on a narrower one every row becomes a card with labels beside the values. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: 10px 6px;
    border-bottom: 1px solid var(--line);
    color: var(--ink-3);
    font-size: 0.875rem;
    font-weight: 600;
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 10px 6px;
    vertical-align: middle;
  }
  tbody tr + tr td {
    border-top: 1px solid var(--line);
  }
  tbody tr:hover {
    background: var(--sunk);
  }
  td:first-child,
  th:first-child {
    padding-left: 12px;
  }
  td:last-child,
  th:last-child {
    padding-right: 12px;
    text-align: right;
  }
  /* Beside the menu of the account nine columns need what a screen of 1280 leaves. */
  @media (max-width: 1279px) {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      padding: 12px 14px;
    }
    tbody tr + tr {
      border-top: 1px solid var(--line);
    }
    tbody tr + tr td {
      border: 0;
    }
    td,
    td:last-child {
      display: flex;
      justify-content: space-between;
      gap: 16px;
      padding: 3px 0;
      text-align: right;
    }
    td[data-name]::before {
      content: attr(data-name);
      color: var(--ink-3);
      text-align: left;
    }
    td:last-child:not([data-name]) {
      display: block;
      padding-top: 10px;
    }
    td:last-child a {
      width: 100%;
    }
    td.first {
      display: none;
    }
  }
`;
const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
`;

export type Column<Item> = { name: string; show: (item: Item, place: number) => ReactNode };

export type AnswerTableProps<Item> = {
  caption: string;
  /** The first column is the row's number, which a card leaves out. The last one has the actions. */
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  keyOf: (item: Item) => string | number;
};

export function AnswerTable<Item>({ caption, columns, rows, keyOf }: AnswerTableProps<Item>) {
  return (
    <Frame>
      <Table aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, show }, column) => (
                <td
                  key={name}
                  className={column === 0 ? 'first' : undefined}
                  {...(column > 0 && column < columns.length - 1 && { 'data-name': name })}
                >
                  {show(row, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
