import { setTimeout as wait } from 'node:timers/promises';
import { isLocked } from '../domain/databaseAway';
import { Failure } from '../domain/failure';
import { Connection } from './sqliteConnection';

/** How long a write waits for its turn, within this process and among processes. */
export const WAIT_MS = 15_000;
/**
 * While SQLite itself waits for another process, this one does nothing else: each attempt of a write waits only this
 * long.
 */
export const LOOK_MS = 500;
export const READ_MS = 5_000;
const PAUSE_MS = 20;

/** A connection with this project's settings: `lookMs` is how long SQLite waits for another process. */
export function openConnection(file: string, lookMs: number): Connection {
  const connection = new Connection(file);
  // Another process may be closing the file while it is opened.
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
 * Retries while another process is writing the file (SQLite has no queue between processes). Work that finds the file
 * locked has changed nothing, and is tried again for as long as a caller waits for this process's lock.
 *
 * `renew` opens another connection first: SQLite considers a statement that it refused with BUSY as still running, and
 * it cannot be ended from here. On that connection later writes would seem to succeed without being committed, and
 * every COMMIT would fail.
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
