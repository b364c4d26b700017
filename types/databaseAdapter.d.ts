/**
 * What this project's database adapters (`database/`) have beyond Payload's. In a declaration file, because both of Payload's
 * own adapters declare members of the same name with types that do not agree.
 */
import type { RowStore } from '../database/rows/types';

declare module 'payload' {
  interface DatabaseAdapter {
    rows: RowStore;
    /**
     * A number that grows with every commit that may change a public answer; null when nothing may be cached now. On
     * MongoDB it is read from the database, because other processes write too.
     */
    publicRevision(): number | null | Promise<number | null>;
    /**
     * The same for accounts and their sessions, without querying the database. Null on MongoDB, where other processes
     * write too: there an account is read for each request.
     */
    accountRevision(): number | null;
  }
}
