/**
 * A transaction in the form Payload's adapter uses. Drizzle creates an object per table for it, so it is created when
 * the first query needs it: most transactions consist of prepared statements.
 */
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { LibSQLSession, LibSQLTransaction } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SqliteTransaction } from './sqliteTransaction';

type Session = SQLiteAdapter['sessions'][string];
type SessionArgs = ConstructorParameters<typeof LibSQLSession>;
/** The parts of a drizzle database; its types do not name them. */
type Made = { session: { client: SessionArgs[0]; dialect: SessionArgs[1]; schema: SessionArgs[2] } };

/** A class, so that its accessor is one for all: V8 keeps what has one of its own until the next full collection. */
export class DrizzleSession implements Session {
  private made: Session['db'] | undefined;

  constructor(
    private readonly adapter: SQLiteAdapter,
    private readonly transaction: SqliteTransaction,
  ) {}

  get db(): Session['db'] {
    return (this.made ??= transactionOf(this.adapter, this.transaction));
  }

  resolve(): Promise<void> {
    return this.transaction.commit();
  }

  reject(): Promise<void> {
    return this.transaction.rollback();
  }
}

function transactionOf(adapter: SQLiteAdapter, transaction: SqliteTransaction): Session['db'] {
  const { client, dialect, schema } = (adapter.drizzle as unknown as Made).session;
  const session = new LibSQLSession(client, dialect, schema, {}, transaction);
  // Payload's type of a transaction names the tables of an example.
  return new LibSQLTransaction('async', dialect, session, schema) as unknown as Session['db'];
}
