import { setTimeout as wait } from 'node:timers/promises';
import { isLocked } from '../domain/databaseAway';
import { Failure } from '../domain/failure';
import { Connection } from './sqliteConnection';

/** How long a write waits for its turn, in this process and among processes. */
export const WAIT_MS = 15_000;
/** While SQLite itself waits for another process, this one does nothing else: a write looks only so long at a time. */
export const LOOK_MS = 500;
export const READ_MS = 5_000;
const PAUSE_MS = 20;

/** A connection as all of this project are: `lookMs` is how long SQLite waits for another process. */
export function openConnection(file: string, lookMs: number): Connection {
  const connection = new Connection(file);
  // While it is opened, another process may just be closing the file.
  connection.run(`PRAGMA busy_timeout = ${READ_MS}`);
  connection.run('PRAGMA journal_mode = WAL');
  connection.run(`PRAGMA busy_timeout = ${lookMs}`);
  connection.run('PRAGMA synchronous = FULL');
  connection.run('PRAGMA foreign_keys = ON');
  connection.run('PRAGMA cache_size = -32000');
  connection.run('PRAGMA temp_store = MEMORY');
  return connection;
}

/**
 * Another process may be writing the file (SQLite has no queue between processes). What finds it locked has changed nothing
 * and is tried again, for as long as a caller waits for the lock of this process.
 *
 * `renew` opens another connection first: a statement that SQLite refused with BUSY is still under way for it and cannot be
 * ended from here. On its connection later writes would seem to succeed without being committed, and every COMMIT would fail.
 */
export async function whenFree<T>(work: () => T, renew: () => void): Promise<T> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      renew();
      if (performance.now() > until) throw new Failure('busy');
    }
    await wait(PAUSE_MS);
  }
}
