/**
 * The SQLite client under Payload's adapter: one connection that writes, one that reads, and a lock that lets one
 * transaction through at a time. It replaces the stock client for three reasons: that one opens a new connection for
 * every transaction, lets parallel transactions fail with SQLITE_BUSY, and prepares each statement anew.
 */
import Database from 'libsql';
import { Mutex, withTimeout, E_TIMEOUT } from 'async-mutex';
import { Failure } from '../domain/failure';

type Value = null | string | number | bigint | boolean | Date | ArrayBuffer | Uint8Array;
type Statement = string | { sql: string; args?: Value[] | Record<string, Value> };
type Row = Record<string | number, unknown> & { length: number };
type ResultSet = {
  columns: string[];
  columnTypes: string[];
  rows: Row[];
  rowsAffected: number;
  lastInsertRowid: bigint | undefined;
  toJSON(): unknown;
};
type Prepared = { statement: Database.Statement; columns: string[] | null };

const WAIT_MS = 15_000;
const LONGEST_TRANSACTION_MS = 60_000;
const KEPT_STATEMENTS = 800;

/** Writes to these change no public answer: what people keep for themselves, and what waits to be sent. */
const PRIVATE_TABLES =
  /^(carts|favorites|addresses|notifications|messages|broadcasts|one_time_codes|idempotency_keys|payload_|users_sessions|orders|packages|order_lines|package_events|returns|return_events|coupons|coupon_redemptions|payments|api_keys|audit_logs)/;

export class SqliteClient {
  readonly protocol = 'file';
  closed = false;
  /** Grows with every commit that may change a public answer. Caches compare it. */
  revision = 0;
  /** The transaction whose turn it is. */
  open: SqliteTransaction | null = null;
  private readonly writer: Connection;
  private readonly reader: Connection;
  private readonly turn = withTimeout(new Mutex(), WAIT_MS);

  constructor(file: string) {
    this.writer = new Connection(file);
    this.writer.run('PRAGMA journal_mode = WAL');
    this.reader = new Connection(file);
    for (const connection of [this.writer, this.reader]) {
      connection.run('PRAGMA busy_timeout = 5000');
      connection.run('PRAGMA synchronous = FULL');
      connection.run('PRAGMA foreign_keys = ON');
      connection.run('PRAGMA cache_size = -32000');
      connection.run('PRAGMA temp_store = MEMORY');
    }
  }

  async execute(statement: Statement, args?: Value[]): Promise<ResultSet> {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    const values = typeof statement === 'string' ? args : statement.args;
    if (isRead(sql)) return this.reader.run(sql, values);
    return this.alone(() => {
      const result = this.writer.run(sql, values);
      if (isPublic(sql)) this.revision += 1;
      return result;
    });
  }

  /** The cells of a read's rows, beside all transactions. */
  cells(sql: string, args: unknown[]): unknown[][] {
    return this.reader.cells(sql, args);
  }

  /** Carries out one write by itself; the cells of what it gives back. */
  async write(sql: string, args: unknown[]): Promise<unknown[][]> {
    return this.alone(() => {
      const cells = this.writer.cells(sql, args);
      if (isPublic(sql)) this.revision += 1;
      return cells;
    });
  }

  async batch(statements: Statement[]): Promise<ResultSet[]> {
    return this.alone(() => {
      this.revision += 1;
      return this.writer.all(statements);
    });
  }

  async migrate(statements: Statement[]): Promise<ResultSet[]> {
    return this.alone(() => {
      this.writer.run('PRAGMA foreign_keys = off');
      try {
        return this.writer.all(statements);
      } finally {
        this.writer.run('PRAGMA foreign_keys = on');
      }
    });
  }

  /** Waits for its turn; the caller ends it with `commit` or `rollback`. */
  async transaction(): Promise<SqliteTransaction> {
    await this.take();
    try {
      this.writer.run('BEGIN IMMEDIATE');
    } catch (error) {
      this.turn.release();
      throw error;
    }
    this.open = new SqliteTransaction(
      this.writer,
      () => {
        this.open = null;
        this.turn.release();
      },
      () => {
        this.revision += 1;
      },
    );
    return this.open;
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.alone(() => {
      this.revision += 1;
      this.writer.exec(sql);
    });
  }

  /** From now until the returned function is called every read sees this moment. For a process that only reads. */
  snapshot(): () => void {
    this.reader.run('BEGIN');
    return () => void this.reader.run('COMMIT');
  }

  async sync(): Promise<never> {
    throw new Error('There is no replica to synchronise');
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.reader.close();
    this.writer.close();
  }

  private async alone<T>(work: () => T): Promise<T> {
    await this.take();
    try {
      return work();
    } finally {
      this.turn.release();
    }
  }

  private async take(): Promise<void> {
    try {
      await this.turn.acquire();
    } catch (error) {
      if (error === E_TIMEOUT) throw new Failure('busy');
      throw error;
    }
  }
}

/** The one open transaction. One that is left open is rolled back, so that a lost request cannot stop the shop. */
export class SqliteTransaction {
  private over = false;
  private touchedPublic = false;
  private readonly guard: NodeJS.Timeout;

  constructor(
    private readonly connection: Connection,
    private readonly release: () => void,
    private readonly publish: () => void,
  ) {
    this.guard = setTimeout(() => void this.rollback(), LONGEST_TRANSACTION_MS);
    this.guard.unref();
  }

  get closed(): boolean {
    return this.over;
  }

  async execute(statement: Statement, args?: Value[]): Promise<ResultSet> {
    this.stillOpen();
    this.touchedPublic ||= isPublic(typeof statement === 'string' ? statement : statement.sql);
    return typeof statement === 'string'
      ? this.connection.run(statement, args)
      : this.connection.run(statement.sql, statement.args);
  }

  /** The cells of a statement's rows, inside this transaction. */
  cells(sql: string, args: unknown[]): unknown[][] {
    this.stillOpen();
    this.touchedPublic ||= isPublic(sql);
    return this.connection.cells(sql, args);
  }

  async batch(statements: Statement[]): Promise<ResultSet[]> {
    this.stillOpen();
    this.touchedPublic = true;
    return statements.map((statement) =>
      typeof statement === 'string' ? this.connection.run(statement) : this.connection.run(statement.sql, statement.args),
    );
  }

  async executeMultiple(sql: string): Promise<void> {
    this.stillOpen();
    this.touchedPublic = true;
    this.connection.exec(sql);
  }

  async commit(): Promise<void> {
    this.stillOpen();
    try {
      this.connection.run('COMMIT');
    } catch (error) {
      await this.rollback();
      throw error;
    }
    if (this.touchedPublic) this.publish();
    this.end();
  }

  async rollback(): Promise<void> {
    if (this.over) return;
    try {
      if (this.connection.inTransaction) this.connection.run('ROLLBACK');
    } finally {
      this.end();
    }
  }

  close(): void {
    void this.rollback();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.guard);
    this.release();
  }

  private stillOpen(): void {
    if (this.over) throw new Error('The transaction is over');
  }
}

/** One connection with the statements it has prepared. */
class Connection {
  private readonly database: Database.Database;
  private readonly kept = new Map<string, Prepared>();

  constructor(file: string) {
    this.database = new Database(file);
  }

  get inTransaction(): boolean {
    return this.database.inTransaction;
  }

  run(sql: string, args: Value[] | Record<string, Value> = []): ResultSet {
    const { statement, columns } = this.prepare(sql);
    const values = Array.isArray(args) ? args.map(toSql) : args;
    if (columns) {
      const rows = (statement.all(values as never) as unknown[][]).map((cells) => toRow(cells, columns));
      return resultOf(columns, rows, 0, undefined);
    }
    const info = statement.run(values as never);
    return resultOf([], [], info.changes, BigInt(info.lastInsertRowid));
  }

  /** The same without names: an array of cells for each row. */
  cells(sql: string, args: unknown[]): unknown[][] {
    const { statement, columns } = this.prepare(sql);
    if (columns) return statement.all(args as never) as unknown[][];
    statement.run(args as never);
    return [];
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
      // Last used stands last, so that the first of the map is the one to let go.
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

const isKept = (sql: string): boolean => sql.length < 20_000 && /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql);
const changesSchema = (sql: string): boolean => /^\s*(create|alter|drop|pragma|reindex|vacuum)\b/i.test(sql);

/** A write to a table that public answers are made from. What cannot be told counts as one. */
function isPublic(sql: string): boolean {
  if (isRead(sql)) return false;
  const table = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+["`]?(\w+)/i.exec(sql)?.[1];
  return table === undefined || !PRIVATE_TABLES.test(table);
}

/** Anything that might write waits for its turn. */
function isRead(sql: string): boolean {
  if (/^\s*(select|explain)\b/i.test(sql)) return true;
  if (/^\s*pragma\b/i.test(sql)) return !sql.includes('=');
  return /^\s*with\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);
}

function toSql(value: Value): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.valueOf();
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('Only finite numbers can be stored');
  if (value === undefined) throw new TypeError('undefined cannot be stored');
  return value;
}

/** A row read by position or by name; only the names are enumerable, as drizzle expects. */
function toRow(cells: unknown[], columns: string[]): Row {
  const row = {} as Row;
  Object.defineProperty(row, 'length', { value: cells.length });
  for (let index = 0; index < cells.length; index += 1) {
    const value = cells[index];
    Object.defineProperty(row, index, { value });
    const column = columns[index]!;
    if (!Object.hasOwn(row, column)) row[column] = value;
  }
  return row;
}

function resultOf(columns: string[], rows: Row[], rowsAffected: number, lastInsertRowid: bigint | undefined): ResultSet {
  return {
    columns,
    columnTypes: [],
    rows,
    rowsAffected,
    lastInsertRowid,
    toJSON: () => ({ columns, rows, rowsAffected }),
  };
}
