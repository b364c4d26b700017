import Database from 'libsql';
import { isPrivate } from '../../domain/pictures/purposes';
import { placeFolders } from '../../gateways/files/files';
import type { File } from '../files/copyFiles';

type Row = Record<string, string | null>;

/** The files that the records of a database name, in all sizes, each with its location. */
export function namedFiles(file: string): File[] {
  const database = new Database(file, { readonly: true });
  try {
    const rowsOf = (table: string) => database.prepare(`SELECT * FROM ${table}`).all() as Row[];
    return [
      ...rowsOf('media').flatMap((row) => filesOf(row, isPrivate(row.purpose) ? 'private' : 'pictures')),
      ...rowsOf('documents').flatMap((row) => filesOf(row, 'documents')),
    ];
  } finally {
    database.close();
  }
}

/** As a path below the data folder, as in the manifest. */
export const pathOf = ({ place, name }: File): string => `${placeFolders[place]}/${name}`;

const filesOf = (row: Row, place: File['place']): File[] =>
  Object.entries(row)
    .filter(([column]) => /^(sizes_\w+_)?filename$/.test(column))
    .flatMap(([, name]) => (name ? [{ place, name }] : []));
