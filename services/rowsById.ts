import type { Id } from './ctx';

/** Rows by their ids as text, as relations name them. */
export const rowsById = <R extends { id: Id }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map((row) => [String(row.id), row]));
