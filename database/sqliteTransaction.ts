/** One transaction on the connection that writes. */
import type { Connection, ResultSet, Statement, Value } from './sqliteConnection';
import { anything, both, isRead, nothing, touchedBy, type Touched } from './touched';

const LONGEST_TRANSACTION_MS = 60_000;

type Lock = {
  /** Waits for the lock and begins. */
  begin: () => Promise<void>;
  release: () => void;
  publish: (touched: Touched) => void;
};

/** A transaction; at most one has begun. One that is left open is rolled back, so that a lost request cannot block the shop. */
export class SqliteTransaction {
  private over = false;
  private beginning: Promise<void> | null = null;
  private hasBegun = false;
  private touched: Touched = nothing;
  private guard: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly lock: Lock,
  ) {}

  get closed(): boolean {
    return this.over;
  }

  /** Whether it has written to a settled table: what is kept of them is older. */
  get hasUnsettled(): boolean {
    return this.touched.isSettled;
  }

  /** Resolves when it holds the lock; `cells` needs that. */
  async begin(): Promise<void> {
    this.stillOpen();
    if (this.hasBegun) return;
    await (this.beginning ??= this.beginNow());
    this.stillOpen();
  }

  private async beginNow(): Promise<void> {
    await this.lock.begin();
    this.hasBegun = true;
    // Rolled back while it waited.
    if (this.over) return this.giveBack();
    this.guard = setTimeout(() => void this.rollback(), LONGEST_TRANSACTION_MS);
    this.guard.unref();
  }

  async execute(statement: Statement, args?: Value[]): Promise<ResultSet> {
    await this.begin();
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
    await this.begin();
    this.touched = anything;
    return statements.map((statement) =>
      typeof statement === 'string'
        ? this.connection.run(statement)
        : this.connection.run(statement.sql, statement.args),
    );
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.begin();
    this.touched = anything;
    this.connection.exec(sql);
  }

  async commit(): Promise<void> {
    this.stillOpen();
    if (this.hasBegun) {
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
    if (this.hasBegun) this.giveBack();
  }

  /** What was not committed is rolled back, and another may begin. */
  private giveBack(): void {
    try {
      if (this.connection.inTransaction) this.connection.run('ROLLBACK');
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
}
