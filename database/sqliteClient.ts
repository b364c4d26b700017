/**
 * The SQLite client under Payload's adapter: one connection that writes, one that reads, and a lock that allows one
 * transaction at a time. It replaces the stock client for three reasons: the stock client opens a new connection for
 * every transaction, lets parallel transactions fail with SQLITE_BUSY, and prepares each statement again.
 */
import { Mutex, withTimeout, E_TIMEOUT } from 'async-mutex';
import { Failure } from '../domain/failure';
import type { Connection, ResultSet, Statement, Value } from './sqliteConnection';
import { LOOK_MS, openConnection, READ_MS, WAIT_MS, whenFree } from './sqliteTurn';

const LONGEST_TRANSACTION_MS = 60_000;
/** No version of the file: each connection counts from its own beginning. */
const UNSEEN = -1;

/** Writes to these change no public answer: people's private records, versions, money, and messages waiting to be sent. */
const PRIVATE_TABLES =
  /^(carts|saved_lines|favorites|product_watches|product_edits|review_notes|refused_applications|profile_changes|customer_notes|shop_follows|addresses|notifications|messages|broadcasts|one_time_codes|idempotency_keys|payload_|_\w+_v(?:_|$)|users_sessions|orders|packages|order_lines|package_events|package_notes|returns|return_events|questions|question_messages|coupon_redemptions|payments|api_keys|audit_logs|missed_searches|counters|deleted_|journal_|ledger_adjustments|payouts|payout_runs|payout_accounts|cash_counts|cash_deposits|refund_requests)/;

/** The accounts, with the tables of their lists. */
const ACCOUNT_TABLES = /^users(_|$)/;

export class SqliteClient {
  readonly protocol = 'file';
  closed = false;
  /** Grows with every commit of this process that may change a public answer. */
  private changes = 0;
  /** Grows with every commit of this process that may change an account or its sessions. */
  private ofAccounts = 0;
  /** The file's version as last seen by the writing connection: it changes only when another process wrote. */
  private seen = 0;
  /** The transaction that holds the lock. */
  open: SqliteTransaction | null = null;
  private writer: Connection;
  private readonly reader: Connection;
  private readonly turn = withTimeout(new Mutex(), WAIT_MS);

  constructor(private readonly file: string) {
    this.writer = openConnection(file, LOOK_MS);
    this.reader = openConnection(file, READ_MS);
  }

  /**
   * Grows with every commit of this process that may change a public answer, and with any commit of another process.
   * Caches compare it.
   */
  get revision(): number {
    this.lookAround();
    return this.changes;
  }

  /** The same for accounts and their sessions. */
  get accountRevision(): number {
    this.lookAround();
    return this.ofAccounts;
  }

  /** What another process has committed may be anything. */
  private lookAround(): void {
    const version = this.writer.dataVersion();
    if (version === this.seen) return;
    this.seen = version;
    this.count(anything);
  }

  private count({ isPublic, isOfAccounts }: Touched): void {
    if (isPublic) this.changes += 1;
    if (isOfAccounts) this.ofAccounts += 1;
  }

  async execute(statement: Statement, args?: Value[]): Promise<ResultSet> {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    const values = typeof statement === 'string' ? args : statement.args;
    if (isRead(sql)) return this.reader.run(sql, values);
    return this.alone(() => {
      const result = this.writer.run(sql, values);
      this.count(touchedBy(sql));
      return result;
    });
  }

  /** The cells of a read's rows, outside all transactions. */
  cells(sql: string, args: unknown[]): unknown[][] {
    return this.reader.cells(sql, args);
  }

  /** Runs one write by itself; returns the cells of its result. */
  async write(sql: string, args: unknown[]): Promise<unknown[][]> {
    return this.alone(() => {
      const cells = this.writer.cells(sql, args);
      this.count(touchedBy(sql));
      return cells;
    });
  }

  async batch(statements: Statement[]): Promise<ResultSet[]> {
    return this.alone(() => {
      this.count(anything);
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

  /** Waits for the lock; the caller ends it with `commit` or `rollback`. */
  async transaction(): Promise<SqliteTransaction> {
    await this.take();
    try {
      await this.whenFree(() => this.writer.run('BEGIN IMMEDIATE'));
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
      (touched) => this.count(touched),
    );
    return this.open;
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.take();
    try {
      this.count(anything);
      this.writer.exec(sql);
    } finally {
      this.turn.release();
    }
  }

  /**
   * From now until the returned function is called, every read sees the same snapshot. For a process that only reads.
   */
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
      return await this.whenFree(work);
    } finally {
      this.turn.release();
    }
  }

  private whenFree<T>(work: () => T): Promise<T> {
    return whenFree(work, () => {
      const old = this.writer;
      this.writer = openConnection(this.file, LOOK_MS);
      this.seen = UNSEEN;
      old.close();
    });
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

/** The one open transaction. One that is left open is rolled back, so that a lost request cannot block the shop. */
export class SqliteTransaction {
  private over = false;
  private touched: Touched = { isPublic: false, isOfAccounts: false };
  private readonly guard: NodeJS.Timeout;

  constructor(
    private readonly connection: Connection,
    private readonly release: () => void,
    private readonly publish: (touched: Touched) => void,
  ) {
    this.guard = setTimeout(() => void this.rollback(), LONGEST_TRANSACTION_MS);
    this.guard.unref();
  }

  get closed(): boolean {
    return this.over;
  }

  async execute(statement: Statement, args?: Value[]): Promise<ResultSet> {
    this.stillOpen();
    this.touch(typeof statement === 'string' ? statement : statement.sql);
    return typeof statement === 'string'
      ? this.connection.run(statement, args)
      : this.connection.run(statement.sql, statement.args);
  }

  /** The cells of a statement's rows, inside this transaction. */
  cells(sql: string, args: unknown[]): unknown[][] {
    this.stillOpen();
    this.touch(sql);
    return this.connection.cells(sql, args);
  }

  async batch(statements: Statement[]): Promise<ResultSet[]> {
    this.stillOpen();
    this.touched = anything;
    return statements.map((statement) =>
      typeof statement === 'string'
        ? this.connection.run(statement)
        : this.connection.run(statement.sql, statement.args),
    );
  }

  async executeMultiple(sql: string): Promise<void> {
    this.stillOpen();
    this.touched = anything;
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
    this.publish(this.touched);
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

  private touch(sql: string): void {
    const { isPublic, isOfAccounts } = touchedBy(sql);
    if (isPublic && !this.touched.isPublic) this.touched = { ...this.touched, isPublic };
    if (isOfAccounts && !this.touched.isOfAccounts) this.touched = { ...this.touched, isOfAccounts };
  }

  private stillOpen(): void {
    if (this.over) throw new Error('The transaction is over');
  }
}

/** What a write may change. */
type Touched = { isPublic: boolean; isOfAccounts: boolean };
const nothing: Touched = { isPublic: false, isOfAccounts: false };
const anything: Touched = { isPublic: true, isOfAccounts: true };

/** Whether it writes to a table that public answers depend on, or to accounts. Anything unclear counts as both. */
function touchedBy(sql: string): Touched {
  if (isRead(sql)) return nothing;
  const table = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+["`]?(\w+)/i.exec(sql)?.[1];
  if (table === undefined) return anything;
  return { isPublic: !PRIVATE_TABLES.test(table), isOfAccounts: ACCOUNT_TABLES.test(table) };
}

/** Anything that might write waits for the lock. */
function isRead(sql: string): boolean {
  if (/^\s*(select|explain)\b/i.test(sql)) return true;
  if (/^\s*pragma\b/i.test(sql)) return !sql.includes('=');
  return /^\s*with\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);
}
