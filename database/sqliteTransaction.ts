/** One transaction on the connection that writes. */
import type { Connection, ResultSet, Statement, Value } from './sqliteConnection';
import { anything, both, isRead, nothing, touchedBy, type Touched } from './touched';

const LONGEST_TRANSACTION_MS = 60_000;

type Lock = {
  /** Waits for the lock and begins; returns the connection it began on. */
  begin: () => Promise<Connection>;
  release: () => void;
  publish: (touched: Touched) => void;
};

/**
 * A transaction; only one can have begun at a time. One that is left open is rolled back, so that a lost request cannot
 * block the shop.
 */
export class SqliteTransaction {
  private over = false;
  private beginning: Promise<void> | null = null;
  private connection: Connection | null = null;
  private touched: Touched = nothing;
  private guard: NodeJS.Timeout | undefined;

  constructor(private readonly lock: Lock) {}

  get closed(): boolean {
    return this.over;
  }

  /** Whether it has written to a settled table: what is cached of them is then outdated. */
  get hasUnsettled(): boolean {
    return this.touched.isSettled;
  }

  /** Resolves when it holds the lock; `cells` needs that. */
  async begin(): Promise<Connection> {
    this.stillOpen();
    if (!this.connection) await (this.beginning ??= this.beginNow());
    return this.begun();
  }

  private async beginNow(): Promise<void> {
    this.connection = await this.lock.begin();
    // Rolled back while it was waiting.
    if (this.over) return this.giveBack(this.connection);
    this.guard = setTimeout(() => void this.rollback(), LONGEST_TRANSACTION_MS);
    this.guard.unref();
  }

  async execute(statement: Statement, args?: Value[]): Promise<ResultSet> {
    const connection = await this.begin();
    this.touch(typeof statement === 'string' ? statement : statement.sql);
    return typeof statement === 'string'
      ? connection.run(statement, args)
      : connection.run(statement.sql, statement.args);
  }

  /** The cells of a statement's rows, inside this transaction. */
  cells(sql: string, args: unknown[]): unknown[][] {
    const connection = this.begun();
    this.touch(sql);
    return connection.cells(sql, args);
  }

  async batch(statements: Statement[]): Promise<ResultSet[]> {
    const connection = await this.begin();
    this.touched = anything;
    return statements.map((statement) =>
      typeof statement === 'string' ? connection.run(statement) : connection.run(statement.sql, statement.args),
    );
  }

  async executeMultiple(sql: string): Promise<void> {
    const connection = await this.begin();
    this.touched = anything;
    connection.exec(sql);
  }

  async commit(): Promise<void> {
    this.stillOpen();
    if (this.connection) {
      try {
        this.connection.run('COMMIT');
      } catch (error) {
        await this.rollback();
        throw error;
      }
      this.lock.publish(this.touched);
    }
    this.end();
  }

  async rollback(): Promise<void> {
    this.end();
  }

  close(): void {
    void this.rollback();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.guard);
    if (this.connection) this.giveBack(this.connection);
  }

  /** Rolls back uncommitted writes, so that another transaction may begin. */
  private giveBack(connection: Connection): void {
    try {
      if (connection.inTransaction) connection.run('ROLLBACK');
    } finally {
      this.lock.release();
    }
  }

  private touch(sql: string): void {
    if (!isRead(sql)) this.touched = both(this.touched, touchedBy(sql));
  }

  private stillOpen(): void {
    if (this.over) throw new Error('The transaction is over');
  }

  private begun(): Connection {
    this.stillOpen();
    if (!this.connection) throw new Error('The transaction has not begun');
    return this.connection;
  }
}
