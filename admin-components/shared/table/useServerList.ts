'use client';
/** A list that the server pages, searches, filters and sorts: the props for its table, and every row for a file. */
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { useCall } from '../../../frontend/api/useCall';
import { call } from '../api/client';
import type { DataTableProps } from './DataTable';
import { everyRow } from './everyRow';
import type { ListState } from './useListState';

type Asked<Row, R extends Route> = {
  route: R;
  params?: CallOf<R>['params'];
  /** Filters, and other parameters of the list. */
  query?: Readonly<Record<string, unknown>> | undefined;
  /** The orders that the server supports. */
  sorts?: readonly string[];
  /** Where the call takes window and search: both in the query, the window in the path, or the search in the path. */
  place?: 'query' | 'path' | 'keyword';
  everySeconds?: number;
  rowsOf: (answer: AnswerOf<R>) => readonly Row[];
  totalOf?: (answer: AnswerOf<R>) => number;
};

type ForTable = 'rows' | 'total' | 'list' | 'isLoading' | 'failure' | 'onRetry' | 'allRows';
export type ServerList<Row, R extends Route> = {
  answer: AnswerOf<R> | undefined;
  reload: () => Promise<void>;
  table: Required<Pick<DataTableProps<Row>, ForTable>>;
};

export function useServerList<Row, R extends Route>(list: ListState, asked: Asked<Row, R>): ServerList<Row, R> {
  const { route, rowsOf, totalOf = counted } = asked;
  const { answer, failure, isLoading, reload } = useCall(route, callOf(list, asked, list.offset, list.size), {
    keepPrevious: true,
    everySeconds: asked.everySeconds ?? 0,
  });
  return {
    answer,
    reload: async () => void (await reload()),
    table: {
      rows: answer && rowsOf(answer),
      total: answer && totalOf(answer),
      list,
      isLoading,
      failure,
      onRetry: () => void reload(),
      allRows: () =>
        everyRow(async (offset, limit) => {
          const result = await call(route, callOf(list, asked, offset, limit));
          return result.ok ? rowsOf(result.answer) : null;
        }),
    },
  };
}

const counted = (answer: object): number => (answer as { totalcount: number }).totalcount;

function callOf<Row, R extends Route>(list: ListState, asked: Asked<Row, R>, offset: number, limit: number): CallOf<R> {
  const { query = {}, sorts = [], place = 'query' } = asked;
  const window = { offset, limit };
  const sort = sorts.find((each) => each === list.sort);
  const params = {
    ...asked.params,
    ...(place === 'path' ? window : {}),
    ...(place === 'keyword' ? { keyword: list.search } : {}),
  };
  return {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    query: {
      ...(place === 'path' ? {} : window),
      ...(place === 'query' && list.search ? { search: list.search } : {}),
      ...query,
      ...(sort ? { sort } : {}),
    },
  } as CallOf<R>;
}

type Paired<Row, R extends Route> = Omit<Asked<Row, R>, 'route' | 'place' | 'params'> & { all: R; found: R };

/** A list whose search is a call of its own, with the word in its path. */
export function useKeywordList<Row, R extends Route>(
  list: ListState,
  { all, found, ...asked }: Paired<Row, R>,
): ServerList<Row, R> {
  return useServerList<Row, R>(
    list,
    list.search === '' ? { ...asked, route: all, place: 'path' } : { ...asked, route: found, place: 'keyword' },
  );
}
