/**
 * Chooses the database: an embedded SQLite file, or MongoDB when `DATABASE_URI` says so. No other folder knows which.
 */
import path from 'node:path';
import type { DatabaseAdapterObj } from 'payload';
import { mongoAdapter } from './mongo/adapter';
import { serialised } from './sqliteAdapter';

type DatabaseSettings = {
  /** `mongodb://…`, `file:/path/to.db`, or empty for `haat.db` in `dataDir`. */
  uri: string | undefined;
  dataDir: string;
  /** A test run may use a MongoDB without transactions. */
  isTest: boolean;
};

export const isMongo = (uri: string | undefined): boolean => /^mongodb(\+srv)?:\/\//.test(uri ?? '');

/** Where the SQLite database is, for settings that name no MongoDB. */
export const sqliteFile = ({ uri, dataDir }: Pick<DatabaseSettings, 'uri' | 'dataDir'>): string =>
  uri?.startsWith('file:') ? uri.slice('file:'.length) : path.join(dataDir, 'haat.db');

export async function databaseAdapter({ uri, dataDir, isTest }: DatabaseSettings): Promise<DatabaseAdapterObj> {
  if (uri && isMongo(uri)) return mongoAdapter(uri, { mayLackTransactions: isTest });
  return serialised(path.resolve(sqliteFile({ uri, dataDir })));
}
