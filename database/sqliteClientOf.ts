import type { Payload } from 'payload';
import { SqliteClient } from './sqliteClient';

/** The SQLite client of a running shop; null on MongoDB. */
export function sqliteClientOf({ db }: Payload): SqliteClient | null {
  return 'client' in db && db.client instanceof SqliteClient ? db.client : null;
}
