import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { picturesOfDeleted } from '../deleted/picturesOfDeleted';
import type { Kept } from './files';
import { usesOfFiles } from './usesOfFiles';

/**
 * Which of these files a record or a setting still shows, or will again when something deleted is restored. One picture may
 * be used in several places: the panel lets people choose from all of them.
 */
export async function filesInUse(db: Db, kept: Kept, ids: readonly Id[]): Promise<Set<string>> {
  const found = new Set((await usesOfFiles(db, kept, ids)).map(({ file }) => file));
  if (kept === 'media') for (const id of await picturesOfDeleted(db, ids)) found.add(id);
  return found;
}
