/** Reads of Payload's adapter that plain columns can answer, as one prepared statement each. Null hands a call back. */
import type { Where } from 'payload';
import { countBriefly } from '../keptBriefly';
import { conditionOf, orderOf, type Condition } from './conditions';
import { toDocs, wantedOf, type Doc, type Run } from './documents';
import { lookupFor } from './parts';
import type { Shape } from './shapes';

export type FindArgs = {
  where?: Where;
  sort?: string | string[] | null;
  limit?: number;
  page?: number;
  pagination?: boolean;
  select?: Record<string, unknown>;
};
export type Found = {
  docs: Doc[];
  totalDocs: number;
  limit: number | undefined;
  totalPages: number;
  page: number;
  pagingCounter: number;
  hasPrevPage: boolean;
  hasNextPage: boolean;
  prevPage: number | null;
  nextPage: number | null;
};

/** `sort` is the collection's own order where the caller names none; `owner` keeps how many there are of very many. */
export function find(
  shape: Shape,
  run: Run,
  args: FindArgs,
  sort: string | string[] | undefined,
  owner: object,
): Found | null {
  const { limit = 0, page = 1 } = args;
  const condition = conditionOf(shape, args.where, lookupFor(run, shape.table, args.where, limit > 0));
  const order = orderOf(shape, args.sort ?? sort);
  const wanted = wantedOf(shape, args.select);
  if (!condition || order === null || !wanted) return null;
  const window = limit > 0 ? [limit, (page - 1) * limit] : [];
  const rows = run(
    `SELECT ${wanted.names} FROM ${sourceOf(shape, condition)} WHERE ${condition.sql} ORDER BY ${order}${limit > 0 ? ' LIMIT ? OFFSET ?' : ''}`,
    [...condition.args, ...window],
  );
  const docs = toDocs(run, wanted, rows);
  if (args.pagination === false || limit === 0) return onePage(docs, args.limit, page);
  const totalDocs = countBriefly(
    owner,
    `${shape.table} ${condition.sql} ${JSON.stringify(condition.args)}`,
    () => count(shape, run, args.where) ?? docs.length,
  );
  if (totalDocs === 0) return onePage(docs, limit, page);
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

/** Rows that are listed are read by their ids; the planner would rather walk an index of thousands. */
export const sourceOf = ({ table }: Shape, { few }: Condition): string =>
  `"${table}"${few ? (few === true ? ' NOT INDEXED' : ` INDEXED BY "${few}"`) : ''}`;

const onePage = (docs: Doc[], limit: number | undefined, page: number): Found => ({
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

export function count(shape: Shape, run: Run, where: Where | undefined): number | null {
  const condition = conditionOf(shape, where, lookupFor(run, shape.table, where, false));
  if (!condition) return null;
  return Number(
    run(`SELECT count(*) FROM ${sourceOf(shape, condition)} WHERE ${condition.sql}`, condition.args)[0]![0],
  );
}
