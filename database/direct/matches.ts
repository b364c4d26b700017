/**
 * Finds words in names by the full-text index `<table>_words` beside a table, read from the newest row back, until
 * there are enough matches.
 */
import type { MatchArgs, MatchTerm } from '../matching';
import { conditionOf } from './conditions';
import { lookupFor } from './parts';
import type { Run } from './documents';
import type { Shape } from './shapes';

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;
const allOf = (conditions: readonly string[]): string => `(${conditions.join(' AND ')})`;
const anyOf = (conditions: readonly string[]): string => `(${conditions.join(' OR ')})`;
const asked = (term: MatchTerm): string =>
  anyOf(term.map((reading) => allOf(reading.map((spellings) => anyOf(spellings.map(quoted))))));

/** Null for a condition that needs other tables. It may not use the name columns themselves. */
export function matches(shape: Shape, run: Run, { terms, also, limit }: MatchArgs): (number | string)[] | null {
  const condition = conditionOf(shape, also, lookupFor(run, shape.table, also, false));
  if (!condition) return null;
  if (terms.length === 0) return [];
  const { table } = shape;
  const index = `${table}_words`;
  const rows = run(
    // CROSS JOIN: forces the word index to be read first, whatever the planner estimates for the other conditions.
    `SELECT "id" FROM "${index}" CROSS JOIN "${table}" ON "id" = "${index}".rowid WHERE "${index}" MATCH ? AND (${condition.sql})` +
      ` ORDER BY "${index}".rowid DESC LIMIT ?`,
    [allOf(terms.map(asked)), ...condition.args, limit],
  );
  return rows.map(([id]) => id as number);
}
