/** Where the shop's database is, for commands that must not create one. */
import fs from 'node:fs';
import { isMongo, sqliteFile } from '../../database/adapter';

type Place = { DATABASE_URI?: string | undefined; DATA_DIR: string };

/** The SQLite file of these settings. */
export const databaseFile = ({ DATABASE_URI, DATA_DIR }: Place): string =>
  sqliteFile({ uri: DATABASE_URI, dataDir: DATA_DIR });

/** What every command says of a mistyped `DATA_DIR`. */
export const noDatabaseAt = (file: string): string => `There is no database at ${file}`;

/**
 * Ends the command with 2 if there is no database: opening a mistyped `DATA_DIR` would create an empty shop, and its
 * results would be taken for those of the real one. A MongoDB is not asked: its databases have no file.
 */
export function requireDatabase(place: Place): void {
  const file = databaseFile(place);
  if (isMongo(place.DATABASE_URI) || fs.existsSync(file)) return;
  console.error(noDatabaseAt(file));
  process.exit(2);
}
