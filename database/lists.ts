/**
 * Replaces two of the adapter's calls for lists that the panel and the CMS API request: a window of sorted rows, and
 * their number. With 100,000 products the adapter's general way compares every row for part of a name and counts all of
 * them for every page (docs/decisions/003). Queries that plain columns cannot answer go on to the adapter.
 */
import type { BaseDatabaseAdapter, PaginatedDocs } from 'payload';
import type { Place, Shapes } from './direct/place';
import { count, read } from './direct/reads';
import { countBriefly } from './keptBriefly';

type Lists = Pick<BaseDatabaseAdapter, 'find' | 'count'>;

/** `own` are the adapter's two calls. */
export function shortLists(own: Lists, shapes: Shapes, place: Place, sortOf: SortOf): Lists {
  return {
    async find<T>(args: Parameters<Lists['find']>[0]): Promise<PaginatedDocs<T>> {
      const { collection, where, limit, page = 1 } = args;
      const shape = limit === undefined ? null : shapes.collection(collection);
      const run = (await place(args.req)).read;
      const docs = shape && read<T>(shape, run, args, sortOf(collection));
      if (!docs || limit === undefined) return own.find<T>(args);
      if (args.pagination === false || limit === 0) return onePage(docs, limit, page);
      const key = `${shape.table} ${JSON.stringify(where)}`;
      const total = countBriefly(shapes, key, () => count(shape, run, where) ?? docs.length);
      return total === 0 ? onePage(docs, limit, page) : pageOf(docs, total, limit, page);
    },
    async count(args) {
      const shape = shapes.collection(args.collection);
      const total = shape && count(shape, (await place(args.req)).read, args.where);
      return total === null ? own.count(args) : { totalDocs: total };
    },
  };
}

type SortOf = (collection: Parameters<Lists['find']>[0]['collection']) => string | string[] | undefined;

/** A list requested without pages, or an empty one, has exactly one page. */
const onePage = <T>(docs: T[], limit: number, page: number): PaginatedDocs<T> => ({
  docs,
  totalDocs: docs.length,
  limit,
  totalPages: 1,
  page,
  pagingCounter: 1,
  hasPrevPage: false,
  hasNextPage: false,
  prevPage: null,
  nextPage: null,
});

function pageOf<T>(docs: T[], totalDocs: number, limit: number, page: number): PaginatedDocs<T> {
  const totalPages = Math.ceil(totalDocs / limit);
  const [hasPrevPage, hasNextPage] = [page > 1, totalPages > page];
  return {
    docs,
    totalDocs,
    limit,
    totalPages,
    page,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage,
    hasNextPage,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  };
}
