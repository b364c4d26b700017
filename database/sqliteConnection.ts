/** One connection to the file, with the statements it has prepared. */
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import Database from 'libsql';
import { tracedStatement } from '../telemetry/tracing';

export type Value = null | string | number | bigint | boolean | Date | ArrayBuffer | Uint8Array;
export type Statement = string | { sql: string; args?: Value[] | Record<string, Value> };
/** An answer in the form drizzle expects. */
export type ResultSet = Awaited<ReturnType<SQLiteAdapter['client']['execute']>>;
type Row = ResultSet['rows'][number];
type Cell = Row[string];
type Prepared = { statement: Database.Statement; columns: string[] | null };

const KEPT_STATEMENTS = 800;

export class Connection {
  private readonly database: Database.Database;
  private readonly kept = new Map<string, Prepared>();
  private readonly version: Database.Statement;
  /** SQLite begins with it. */
  private waits = true;

  constructor(file: string) {
    this.database = new Database(file);
    this.version = this.database.prepare('PRAGMA data_version').raw(true);
  }

  /** Changes when another connection, of this process or another, has changed the file since the last call. */
  dataVersion(): number {
    return Number((this.version.get() as unknown[])[0]);
  }

  get inTransaction(): boolean {
    return this.database.inTransaction;
  }

  run(sql: string, args: Value[] | Record<string, Value> = []): ResultSet {
    return tracedStatement(sql, () => this.carryOut(sql, args));
  }

  private carryOut(sql: string, args: Value[] | Record<string, Value>): ResultSet {
    const { statement, columns } = this.prepare(sql);
    const values = Array.isArray(args) ? args.map(toSql) : args;
    if (columns) {
      const rows = (statement.all(values) as Cell[][]).map((cells) => toRow(cells, columns));
      return resultOf(columns, rows, 0, undefined);
    }
    const info = statement.run(values);
    return resultOf([], [], info.changes, BigInt(info.lastInsertRowid));
  }

  /** The same without names: an array of cells for each row. */
  cells(sql: string, args: unknown[]): unknown[][] {
    return tracedStatement(sql, () => {
      const { statement, columns } = this.prepare(sql);
      if (columns) return statement.all(args) as unknown[][];
      statement.run(args);
      return [];
    });
  }

  all(statements: Statement[]): ResultSet[] {
    this.run('BEGIN IMMEDIATE');
    try {
      const results = statements.map((each) =>
        typeof each === 'string' ? this.run(each) : this.run(each.sql, each.args),
      );
      this.run('COMMIT');
      return results;
    } finally {
      if (this.inTransaction) this.run('ROLLBACK');
    }
  }

  /** Whether the commits from now on wait for the disk. Not inside a transaction, where SQLite ignores the setting. */
  waitForDisk(waits: boolean): void {
    if (waits === this.waits) return;
    // Not as a cached statement: SQLite applies a setting when it compiles it.
    this.database.exec(`PRAGMA synchronous = ${waits ? 'FULL' : 'NORMAL'}`);
    this.waits = waits;
  }

  exec(sql: string): void {
    this.kept.clear();
    this.database.exec(sql);
  }

  close(): void {
    this.kept.clear();
    this.database.close();
  }

  private prepare(sql: string): Prepared {
    const known = this.kept.get(sql);
    if (known) {
      // The most recently used comes last, so that the first entry of the map is the one to evict.
      this.kept.delete(sql);
      this.kept.set(sql, known);
      return known;
    }
    const statement = this.database.prepare(sql);
    let columns: string[] | null;
    try {
      statement.raw(true);
      columns = statement.columns().map((column) => column.name);
    } catch {
      columns = null; // raw() refuses statements that return nothing
    }
    const prepared = { statement, columns };
    if (changesSchema(sql)) this.kept.clear();
    else if (isKept(sql)) this.keep(sql, prepared);
    return prepared;
  }

  private keep(sql: string, prepared: Prepared): void {
    this.kept.set(sql, prepared);
    if (this.kept.size > KEPT_STATEMENTS) this.kept.delete(this.kept.keys().next().value!);
  }
}

const isKept = (sql: string): boolean =>
  sql.length < 20_000 && /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql);
const changesSchema = (sql: string): boolean => /^\s*(create|alter|drop|pragma|reindex|vacuum)\b/i.test(sql);

function toSql(value: Value): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.valueOf();
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('Only finite numbers can be stored');
  if (value === undefined) throw new TypeError('undefined cannot be stored');
  return value;
}

/** A row read by position or by name; only the names are enumerable, as drizzle expects. */
function toRow(cells: Cell[], columns: string[]): Row {
  const row: Row = Object.defineProperty({ length: 0 }, 'length', { value: cells.length, enumerable: false });
  for (let index = 0; index < cells.length; index += 1) {
    const value = cells[index];
    Object.defineProperty(row, index, { value });
    const column = columns[index]!;
    if (!Object.hasOwn(row, column)) row[column] = value!;
  }
  return row;
}

function resultOf(
  columns: string[],
  rows: Row[],
  rowsAffected: number,
  lastInsertRowid: bigint | undefined,
): ResultSet {
  return {
    columns,
    columnTypes: [],
    rows,
    rowsAffected,
    lastInsertRowid,
    toJSON: () => ({ columns, rows, rowsAffected }),
  };
}
