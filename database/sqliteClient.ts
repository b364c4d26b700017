/**
 * The SQLite client under Payload's adapter: one connection that writes, one that reads, and a lock that allows one
 * transaction at a time. It replaces the stock client for three reasons: the stock client opens a new connection for
 * every transaction, lets parallel transactions fail with SQLITE_BUSY, and prepares each statement again.
 */
import { Mutex, withTimeout, E_TIMEOUT } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { Failure } from '../domain/failure';
import type { Connection, ResultSet, Statement, Value } from './sqliteConnection';
import { SqliteTransaction } from './sqliteTransaction';
import { LOOK_MS, openConnection, READ_MS, WAIT_MS, whenFree } from './sqliteTurn';
import { anything, isRead, touchedBy, type Touched } from './touched';

/** Not a version of the file: each connection counts from its own beginning. */
const UNSEEN = -1;
/** The number of different reads of settled tables that are cached. */
const SETTLED_READS = 1_000;

export class SqliteClient {
  readonly protocol = 'file';
  closed = false;
  /** Grows with every commit of this process that may change a public answer. */
  private changes = 0;
  /** Grows with every commit of this process that may change an account or its sessions. */
  private ofAccounts = 0;
  /** Grows with every commit of this process that may change a settled table. */
  private ofSettled = 0;
  private readonly settled = new LRUCache<string, { revision: number; cells: unknown[][] }>({ max: SETTLED_READS });
  private readonly kept = new LRUCache<string, { revision: number; value: unknown }>({ max: SETTLED_READS });
  /** The file's version as last seen by the writing connection: it changes only when another process wrote. */
  private seen = 0;
  private hasLooked = false;
  private writer: Connection;
  private readonly reader: Connection;
  private readonly turn = withTimeout(new Mutex(), WAIT_MS);

  constructor(readonly file: string) {
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

  /**
   * Another process may have committed anything. Checked once per turn of the event loop: reads without a wait in
   * between belong to one moment.
   */
  private lookAround(): void {
    if (this.hasLooked) return;
    this.hasLooked = true;
    setImmediate(() => {
      this.hasLooked = false;
    });
    const version = this.writer.dataVersion();
    if (version === this.seen) return;
    this.seen = version;
    this.count(anything);
  }

  private count({ isPublic, isOfAccounts, isSettled }: Touched): void {
    if (isPublic) this.changes += 1;
    if (isOfAccounts) this.ofAccounts += 1;
    if (isSettled) this.ofSettled += 1;
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

  /** The same for a settled table: read once until one of these tables changes. */
  settledCells(sql: string, args: unknown[]): unknown[][] {
    this.lookAround();
    const key = `${sql} ${JSON.stringify(args)}`;
    const known = this.settled.get(key);
    if (known?.revision === this.ofSettled) return known.cells;
    const cells = this.reader.cells(sql, args);
    this.settled.set(key, { revision: this.ofSettled, cells });
    return cells;
  }

  /** A value made of settled tables alone, kept until one of them changes. */
  async whileSettled<T>(key: string, make: () => Promise<T>): Promise<T> {
    this.lookAround();
    // Noted before the value is made: a change meanwhile makes it an older one.
    const revision = this.ofSettled;
    const known = this.kept.get(key);
    if (known?.revision === revision) return known.value as T;
    const value = await make();
    this.kept.set(key, { revision, value });
    return value;
  }

  /** Runs one write by itself; returns the cells of its result. */
  async write(sql: string, args: unknown[], waits = true): Promise<unknown[][]> {
    return this.alone(() => {
      const cells = this.writer.cells(sql, args);
      this.count(touchedBy(sql));
      return cells;
    }, waits);
  }

  /**
   * The same without waiting for the disk: a power cut may undo it, a crash of the process does not. The next commit
   * that waits for the disk saves it too. For work that can be repeated and facts that can be found out again.
   */
  async jot(sql: string, args: unknown[]): Promise<unknown[][]> {
    return this.write(sql, args, false);
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
    const begun = this.later();
    await begun.begin();
    return begun;
  }

  /** A transaction that waits for the lock when its first statement comes. One without statements costs nothing. */
  later(): SqliteTransaction {
    const begin = async () => {
      await this.take();
      try {
        await this.whenFree(() => {
          this.writer.waitForDisk(true);
          this.writer.run('BEGIN IMMEDIATE');
        });
        return this.writer;
      } catch (error) {
        this.turn.release();
        throw error;
      }
    };
    return new SqliteTransaction({
      begin,
      release: () => this.turn.release(),
      publish: (touched) => this.count(touched),
    });
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.take();
    try {
      this.writer.waitForDisk(true);
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

  /** `waits`: whether what the work commits waits for the disk. */
  private async alone<T>(work: () => T, waits = true): Promise<T> {
    await this.take();
    try {
      return await this.whenFree(() => {
        this.writer.waitForDisk(waits);
        return work();
      });
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
