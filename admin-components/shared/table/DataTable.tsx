'use client';
/**
 * The panel's table: sticky head, sort, column memory, choice of rows, pages, CSV; and what it shows while loading, when
 * it is empty and when it failed. The rows it is given are the current page; `list` says which.
 */
import { toast } from '@payloadcms/ui';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { sharedWords } from '../../messages/shared';
import type { CallFailure } from '../../../contract/client/answer';
import { useFormats } from '../../../frontend/formats/useFormats';
import { EmptyState } from '../page/EmptyState';
import { ErrorState } from '../page/ErrorState';
import { useText } from '../../../frontend/messages/useText';
import { ColumnMenu } from './ColumnMenu';
import type { Column } from './columns';
import { csvOf, downloadCsv } from './csv';
import { Pager } from './Pager';
import { PhoneTools } from './PhoneTools';
import { SavedSearches } from './SavedSearches';
import { TableRows, type Selection } from './TableRows';
import { TableHead } from './TableHead';
import { useHiddenColumns } from './useHiddenColumns';
import { pageSizes, type ListState } from './useListState';

export type DataTableProps<Row> = {
  /** Names the table for column memory and for the CSV file. */
  id: string;
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  total: number | undefined;
  list: ListState;
  isLoading: boolean;
  failure?: CallFailure | undefined;
  onRetry?: () => void;
  /** Default: «Empty». */
  empty?: string;
  /** The search box and anything else above the table. */
  tools?: ReactNode;
  /** Rows can be chosen; `bar` gives the buttons for the chosen ones. */
  selection?: Selection<Row> & { bar: ReactNode };
  sizes?: readonly number[] | null;
  /** All matching rows for the CSV file; the current page without it. */
  allRows?: () => Promise<readonly Row[]>;
  rowTone?: (row: Row) => 'good' | 'muted' | undefined;
  /** The row selected with the keyboard. */
  currentKey?: string | number | null;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, caption, columns, rows, total, list, isLoading, failure, sizes = pageSizes } = props;
  const say = useText(sharedWords);
  const { hidden, toggle } = useHiddenColumns(
    id,
    columns.filter((column) => column.isExtra).map((column) => column.key),
  );
  const shown = columns.filter((column) => column.isActions || !hidden.includes(column.key));
  const isEmpty = !isLoading && !failure && (rows?.length ?? 0) === 0;

  return (
    <section className="haat-table" aria-busy={isLoading}>
      <div className="haat-table__tools">
        <div className="haat-table__left">{props.tools}</div>
        <div className="haat-table__right">
          <Total total={total} />
          {sizes && <SizePicker list={list} sizes={sizes} />}
          <SavedSearches id={id} />
          <CsvButton {...props} />
          <ColumnMenu columns={columns.filter((column) => !column.isActions)} hidden={hidden} onToggle={toggle} />
        </div>
      </div>
      <PhoneTools
        columns={shown}
        list={list}
        rows={rows ?? []}
        selection={props.selection}
        rowKey={props.rowKey}
        isLoading={isLoading}
      />
      {props.selection && props.selection.chosen.size > 0 && (
        <div className="haat-table__bar" role="status">
          <span>{say('selected', { count: props.selection.chosen.size })}</span>
          {props.selection.bar}
        </div>
      )}
      {failure && !isLoading ? (
        <ErrorState failure={failure} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      ) : (
        <div className="haat-table__scroll" tabIndex={0} role="region" aria-label={caption}>
          <table className="haat-table__table">
            <caption className="haat-hidden">{caption}</caption>
            <TableHead
              columns={shown}
              list={list}
              rows={rows ?? []}
              selection={props.selection}
              rowKey={props.rowKey}
            />
            <TableRows {...props} columns={shown} rows={rows ?? []} isLoading={isLoading} />
          </table>
          {isEmpty && <EmptyState title={props.empty ?? say('empty')} />}
        </div>
      )}
      <div className="haat-table__foot">
        <Range total={total} list={list} />
        <Pager total={total ?? 0} size={list.size} page={list.page} onPage={(page) => list.change({ page })} />
      </div>
    </section>
  );
}

function Total({ total }: { total: number | undefined }) {
  const say = useText(sharedWords);
  const { number } = useFormats();
  return (
    <span className="haat-table__total" role="status">
      {total === undefined ? '' : say('total', { count: number(total) })}
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

function SizePicker({ list, sizes }: { list: ListState; sizes: readonly number[] }) {
  const say = useText(sharedWords);
  const { digits } = useFormats();
  return (
    <label className="haat-table__size">
      <span>{say('perPage')}</span>
      <select
        className="haat-input haat-input--small"
        value={list.size}
        onChange={(event) => list.change({ size: Number(event.target.value) })}
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

function CsvButton<Row>({ id, columns, rows, allRows }: DataTableProps<Row>) {
  const say = useText(sharedWords);
  const [isBusy, setBusy] = useState(false);
  if (!columns.some((column) => column.text)) return null;
  const save = async () => {
    setBusy(true);
    try {
      downloadCsv(id, csvOf(columns, allRows ? await allRows() : (rows ?? [])));
    } catch {
      toast.error(say('couldNotLoad'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="haat-icon-button"
      aria-label={say('exportCsv')}
      title={say('exportCsv')}
      disabled={isBusy || !rows?.length}
      onClick={() => void save()}
    >
      <Download size={17} aria-hidden />
    </button>
  );
}
