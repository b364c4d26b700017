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

export function sessionOf(adapter: SQLiteAdapter, transaction: SqliteTransaction): Session {
  let db: Session['db'] | undefined;
  return {
    get db() {
      return (db ??= transactionOf(adapter, transaction));
    },
    resolve: () => transaction.commit(),
    reject: () => transaction.rollback(),
  };
}

function transactionOf(adapter: SQLiteAdapter, transaction: SqliteTransaction): Session['db'] {
  const { client, dialect, schema } = (adapter.drizzle as unknown as Made).session;
  const session = new LibSQLSession(client, dialect, schema, {}, transaction);
  // Payload's type of a transaction names the tables of an example.
  return new LibSQLTransaction('async', dialect, session, schema) as unknown as Session['db'];
}
