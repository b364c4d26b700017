'use client';
/**
 * A possibly long list: the server returns it page by page. While `isWhole` it is loaded whole, for operations that are
 * only possible here.
 */
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { call } from '../api/client';
import { useCall, type Reading } from '../../../frontend/api/useCall';
import { everyRow } from './everyRow';
import { useClientRows, type ClientRows } from './useClientRows';
import type { Column } from './columns';
import type { ListState } from './useListState';

type Counted = { totalcount: number };
type Asked<Row, R extends Route> = {
  route: R;
  rowsOf: (answer: AnswerOf<R>) => readonly Row[];
  isWhole: boolean;
  query?: Record<string, unknown>;
};

export type LongList<Row, R extends Route> = Omit<Reading<R>, 'isRefreshing' | 'show'> & {
  /** Every row, while the list is whole. */
  whole: readonly Row[] | undefined;
  /** The server's page, otherwise. */
  page: { rows: readonly Row[] | undefined; total: number | undefined } | null;
  /** Every row, page by page, for a file. */
  everyRow: () => Promise<Row[]>;
};

export function useLongList<Row, R extends Route>(
  list: ListState,
  { route, rowsOf, isWhole, query = {} }: Asked<Row, R>,
): LongList<Row, R> {
  const windowOf = (offset: number, limit: number) => ({ query: { ...query, offset, limit } }) as CallOf<R>;
  const part = useCall(route, isWhole ? null : windowOf(list.offset, list.size), { keepPrevious: true });
  const whole = useCall(route, isWhole ? ({ query } as CallOf<R>) : null, { keepPrevious: true });
  const { answer, failure, isLoading, reload } = isWhole ? whole : part;
  const rows = answer && rowsOf(answer);
  return {
    answer,
    failure,
    isLoading,
    reload,
    whole: isWhole ? rows : undefined,
    page: isWhole ? null : { rows, total: (answer as Counted | undefined)?.totalcount },
    everyRow: () =>
      everyRow(async (offset, limit) => {
        const result = await call(route, windowOf(offset, limit));
        return result.ok ? rowsOf(result.answer) : null;
      }),
  };
}

type Shown<Row> = { rows: readonly Row[] | undefined; total: number | undefined; allRows: () => Promise<Row[]> };

/** The rows to show: the server's page, or the matching rows of the whole list, searched and sorted here. */
export function useLongRows<Row>(
  { page, everyRow: everyPage }: Pick<LongList<Row, Route>, 'page' | 'everyRow'>,
  found: readonly Row[] | undefined,
  ...how: [list: ListState, columns: readonly Column<Row>[], textOf: (row: Row) => string]
): Shown<Row> {
  const here: ClientRows<Row> = useClientRows(found, ...how);
  if (page) return { ...page, allRows: everyPage };
  return { rows: here.rows, total: found && here.total, allRows: async () => here.all };
}
