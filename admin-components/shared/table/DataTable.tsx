'use client';
/**
 * The panel's table: sticky head, sorting, filters, remembered columns, selection of rows, pages, CSV; and its loading,
 * empty and failed states. It is given the rows of the current page; `list` says which page that is.
 */
import type { Table } from '@tanstack/react-table';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { EmptyName } from '../../messages/empty';
import { sharedWords } from '../../messages/shared';
import type { CallFailure } from '../../../contract/client/answer';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../page/ErrorState';
import { useText } from '../../../frontend/messages/useText';
import { ColumnMenu } from './ColumnMenu';
import { sortName, type Column } from './columns';
import { CsvButton } from './CsvButton';
import { FilterBar, FilterButton } from './FilterBar';
import { NoRows } from './NoRows';
import { OrderPicker } from './OrderPicker';
import { Pager } from './Pager';
import { PhoneTools } from './PhoneTools';
import { SavedSearches } from './SavedSearches';
import { SearchBox } from './SearchBox';
import { TableRows } from './TableRows';
import { TableHead } from './TableHead';
import type { Filters } from './useFilters';
import { useFits } from './useFits';
import { useHiddenColumns } from './useHiddenColumns';
import { pageSizes, type ListState } from './useListState';
import { useTable, type Selection } from './useTable';

export type DataTableProps<Row> = {
  /** Identifies the table for remembered columns and for the CSV file. */
  id: string;
  /** The name of the list, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  total: number | undefined;
  list: ListState;
  isLoading: boolean;
  failure?: CallFailure | undefined;
  onRetry?: () => void;
  /** The title while there are no rows yet. Default: «Empty». */
  empty?: string;
  /** What kind of list it is, for the sentence below that title, and the screen to go on from. */
  whenEmpty: EmptyName;
  /** The next step if there are no rows yet, where it is more than a screen to go to. */
  emptyAction?: ReactNode;
  /** The search box of the list. */
  search?: { label: string; inputMode?: 'numeric' | 'text'; onSubmitOnly?: boolean };
  /** Anything else above the table. */
  tools?: ReactNode;
  /** A second search box among the tools. */
  otherSearch?: ListState;
  filters?: Filters;
  /** Shown beside the number of rows: a sum over all filtered rows. */
  sum?: ReactNode;
  /** Makes rows selectable; `bar` renders the buttons for the selected ones. */
  selection?: Selection<Row> & { bar: ReactNode };
  sizes?: readonly number[] | null;
  /** All matching rows for the CSV file; by default the current page. */
  allRows?: () => Promise<readonly Row[]>;
  rowTone?: (row: Row) => 'good' | 'muted' | undefined;
  /** The row selected with the keyboard. */
  currentKey?: string | number | null;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, columns, rows, total, list, isLoading, failure, filters, sizes = pageSizes } = props;
  const say = useText(sharedWords);
  const filterId = useId();
  const [isFiltering, setFiltering] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const extra = columns.filter((column) => column.isExtra).map((column) => column.key);
  const memory = useHiddenColumns(id, extra);
  // Where no head can be pressed: elsewhere the column menu brings the hidden column, and the tools keep to one line.
  const sorted = columns.filter((column) => sortName(column) !== null);
  const hasHiddenOrder = sorted.length > 0 && sorted.every((column) => column.isExtra);
  const table = useTable({ ...props, memory });
  const isCompact = !isWhole && columns.some((column) => column.phone);

  return (
    <section className={`haat-table ${isCompact ? 'haat-table--compact' : ''}`} aria-busy={isLoading}>
      <div className="haat-table__tools">
        <div className="haat-table__left">
          {props.search && <ListSearch list={list} {...props.search} />}
          {props.tools}
          {filters && (
            <FilterButton
              id={filterId}
              filters={filters}
              isOpen={isFiltering}
              onToggle={() => setFiltering(!isFiltering)}
            />
          )}
        </div>
        <div className="haat-table__right">
          <Total total={total} sum={props.sum} />
          {hasHiddenOrder && (
            <div className="haat-table__hidden-order">
              <OrderPicker table={table} />
            </div>
          )}
          {sizes && <SizePicker table={table} sizes={sizes} />}
          <SavedSearches id={id} memory={memory} />
          <CsvButton id={id} columns={columns} rows={rows} allRows={props.allRows} />
          <ColumnMenu table={table} />
        </div>
      </div>
      {filters && <FilterBar id={filterId} filters={filters} isOpen={isFiltering} />}
      <PhoneTools table={table} isWhole={isWhole} onWhole={setWhole} isLoading={isLoading} />
      {props.selection && props.selection.chosen.size > 0 && (
        <div className="haat-table__bar" role="status">
          <span>{say('selected', { count: props.selection.chosen.size })}</span>
          {props.selection.bar}
        </div>
      )}
      {failure && !isLoading ? (
        <ErrorState failure={failure} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      ) : (
        <Body {...props} table={table} />
      )}
      {total !== 0 && (
        <div className="haat-table__foot">
          <Range total={total} list={list} />
          <Pager table={table} />
        </div>
      )}
    </section>
  );
}

function Body<Row>({ table, ...props }: DataTableProps<Row> & { table: Table<Row> }) {
  const { caption, rows, isLoading, filters, list } = props;
  const isEmpty = !isLoading && (rows?.length ?? 0) === 0;
  const box = useRef<HTMLDivElement>(null);
  const fits = useFits(box);
  return (
    <div
      ref={box}
      className={`haat-table__scroll ${fits ? 'haat-table__scroll--fits' : ''}`}
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table className="haat-table__table">
        <caption className="haat-hidden">{caption}</caption>
        <TableHead table={table} />
        <TableRows
          table={table}
          isLoading={isLoading}
          selection={props.selection}
          rowTone={props.rowTone}
          currentKey={props.currentKey}
        />
      </table>
      {isEmpty && <NoRows {...props} list={list} filters={filters} />}
    </div>
  );
}

function ListSearch({ list, ...of }: { list: ListState } & NonNullable<DataTableProps<never>['search']>) {
  return <SearchBox {...of} value={list.search} onSearch={(search) => list.change({ search })} />;
}

function Total({ total, sum }: { total: number | undefined; sum: ReactNode }) {
  const say = useText(sharedWords);
  const { number } = useFormats();
  return (
    <span className="haat-table__total" role="status">
      {total === undefined ? '' : say('total', { count: number(total) })}
      {sum && <> · {sum}</>}
    </span>
  );
}

function Range({ total, list }: { total: number | undefined; list: ListState }) {
  const say = useText(sharedWords);
  const { number } = useFormats();
  if (!total) return <span />;
  const to = Math.min(total, list.offset + list.size);
  return (
    <span className="haat-table__range">
      {say('showing', { from: number(list.offset + 1), to: number(to), count: number(total) })}
    </span>
  );
}

function SizePicker<Row>({ table, sizes }: { table: Table<Row>; sizes: readonly number[] }) {
  const say = useText(sharedWords);
  const { digits } = useFormats();
  return (
    <label className="haat-table__size">
      <span>{say('perPage')}</span>
      <select
        className="haat-input haat-input--small"
        value={table.getState().pagination.pageSize}
        onChange={(event) => table.setPageSize(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {digits(size)}
          </option>
        ))}
      </select>
    </label>
  );
}
