/**
 * Words in names by the full-text indexes beside a table: `<table>_words` knows where words begin, `<table>_parts` every three
 * letters. Both are walked from the newest row back and left as soon as there is enough.
 */
import type { MatchArgs } from '../matching';
import { conditionOf } from './conditions';
import { lookupFor } from './parts';
import type { Run } from './documents';
import type { Shape } from './shapes';

const SHORTEST_PART = 3;
const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Null for a condition that needs other tables. It may not name the names themselves. */
export function matches(shape: Shape, run: Run, { words, where, also, limit }: MatchArgs): (number | string)[] | null {
  const condition = conditionOf(shape, also, lookupFor(run, shape.table, also, false));
  if (!condition) return null;
  if (words.length === 0) return [];
  const { table } = shape;
  const anywhere = where === 'anywhere' ? words.filter((word) => [...word].length >= SHORTEST_PART) : [];
  const beginning = words.filter((word) => !anywhere.includes(word));
  const inWords = { index: `${table}_words`, match: beginning.map((word) => `${quoted(word)}*`).join(' AND ') };
  const inParts = { index: `${table}_parts`, match: `{name name_bn} : (${anywhere.map(quoted).join(' AND ')})` };
  const lead = anywhere.length > 0 ? inParts : inWords;
  const both = anywhere.length > 0 && beginning.length > 0;
  const rows = run(
    // CROSS JOIN: the index of words leads, whatever the planner thinks of the other conditions.
    `SELECT "id" FROM "${lead.index}" CROSS JOIN "${table}" ON "id" = "${lead.index}".rowid WHERE "${lead.index}" MATCH ? AND (${condition.sql})` +
      `${both ? ` AND "id" IN (SELECT rowid FROM "${inWords.index}" WHERE "${inWords.index}" MATCH ?)` : ''} ORDER BY "${lead.index}".rowid DESC LIMIT ?`,
    [lead.match, ...condition.args, ...(both ? [inWords.match] : []), limit],
  );
  return rows.map(([id]) => id as number);
}
