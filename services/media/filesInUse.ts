import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { picturesOfDeleted } from '../deleted/picturesOfDeleted';
import type { Kept } from './files';
import { usesOfFiles } from './usesOfFiles';

/**
 * Those of these files that a record or a setting shows, or will show again when a deletion is restored. One picture
 * may be used in several places: the panel lets people choose from all of them.
 */
export async function filesInUse(db: Db, kept: Kept, ids: readonly Id[]): Promise<Set<string>> {
  const found = new Set((await usesOfFiles(db, kept, ids)).map(({ file }) => file));
  if (kept === 'media') for (const id of await picturesOfDeleted(db, ids)) found.add(id);
  return found;
}
