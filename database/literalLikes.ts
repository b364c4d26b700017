/** Search text is meant literally: in LIKE, `%` and `_` would match anything. */
import { sql, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle';

/** The text escaped for LIKE, with `ESCAPE '\'`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Finds the text anywhere. Payload passes it with a percent sign at each end, or without any. */
const anywhere = (given: unknown): string => {
  const text = String(given);
  const inner = text.length > 1 && text.startsWith('%') && text.endsWith('%') ? text.slice(1, -1) : text;
  return `%${escapeLike(inner)}%`;
};

const like = (column: Column, given: unknown): SQL => sql`${column} LIKE ${anywhere(given)} ESCAPE '\\'`;
const notLike = (column: Column, text: unknown): SQL =>
  sql`${column} NOT LIKE ${`%${escapeLike(String(text))}%`} ESCAPE '\\'`;

/** Replaces the operators of Payload's SQLite adapter. */
export const literalLikes = { contains: like, like, not_like: notLike };
