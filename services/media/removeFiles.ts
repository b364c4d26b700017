import type { PicturePurpose } from '../../domain/pictures/purposes';
import type { Ctx, Id } from '../ctx';
import { filesInUse } from './filesInUse';
import { dropFiles, filesOf, type Kept } from './files';

/**
 * Deletes pictures or documents that nothing refers to any more. Records go first: if the process crashes in between,
 * it leaves stray files, which are swept later, and never a record without its files. What cannot be deleted is logged
 * and left: a stray file is harmless, a failed use case is not.
 */
export async function removeFiles(
  ctx: Ctx,
  collection: Kept,
  ids: readonly (Id | null | undefined)[],
  /**
   * Only pictures that were uploaded for this purpose: a record may have been made to point at someone else's picture.
   */
  purpose?: PicturePurpose,
): Promise<void> {
  const known = ids.filter((id): id is Id => id !== null && id !== undefined);
  if (known.length === 0) return;
  try {
    const shown = await filesInUse(ctx.db, collection, known);
    const gone = known.filter((id) => !shown.has(String(id)));
    if (gone.length === 0) return;
    const which = {
      and: [
        { id: { in: gone } },
        ...(purpose ? [{ purpose: { equals: purpose } }] : []),
        // Pictures of the library are removed only by deleting them there.
        ...(collection === 'media' ? [{ in_library: { not_equals: 1 } }] : []),
      ],
    };
    const records = await ctx.db.asSystem('files of a record are deleted with it').find(collection, { where: which });
    await ctx.db.dropWhere(collection, which);
    await dropFiles(ctx.db.payload, collection, records.flatMap(filesOf));
  } catch (error) {
    ctx.db.payload.logger.error({ err: error, collection, ids: known }, 'files were left behind');
  }
}
