/** Reads a table of statuses: each is declared once by its name, in the order in which a record reaches them. */

type StatusTable = Readonly<Record<string, { readonly code: number }>>;

/** The codes by name, as stored in the database. */
export const codesOf = <T extends StatusTable>(table: T): { readonly [N in keyof T]: T[N]['code'] } =>
  Object.fromEntries(Object.entries(table).map(([name, { code }]) => [name, code])) as {
    [N in keyof T]: T[N]['code'];
  };

/** The rows in the order of the table. */
export const rowsOf = <T extends StatusTable>(table: T): readonly T[keyof T][] => Object.values(table) as T[keyof T][];

/** Names and rows in the order of the table. */
export const entriesOf = <T extends StatusTable>(table: T): readonly [keyof T & string, T[keyof T]][] =>
  Object.entries(table) as [keyof T & string, T[keyof T]][];

/** The row of a code; undefined for an unknown number. */
export const rowOf = <T extends StatusTable>(table: T, code: number): T[keyof T] | undefined =>
  rowsOf(table).find((row) => row.code === code);

/** `0 pending, 1 ready to ship.` for the API reference. */
export const codesInWords = (table: StatusTable): string =>
  `${Object.entries(table)
    .map(([name, { code }]) => `${code} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
    .join(', ')}.`;

/** The largest code. */
export const lastCode = (table: StatusTable): number => Math.max(...Object.values(table).map(({ code }) => code));

type Moves<K extends PropertyKey, M> = Readonly<Record<K, Readonly<Partial<Record<K, M>>>>>;

/** The moves, declared by name, keyed by code. */
export function movesByCode<N extends string, C extends number, M>(
  moves: Moves<N, M>,
  codes: Readonly<Record<N, C>>,
): Moves<C, M> {
  const byCode = (row: Readonly<Partial<Record<N, unknown>>>) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [codes[name as N], value]));
  const rows = Object.entries<Readonly<Partial<Record<N, M>>>>(moves).map(([name, row]) => [name, byCode(row)]);
  return byCode(Object.fromEntries(rows) as Partial<Record<N, unknown>>) as Moves<C, M>;
}
