import type { PicturePurpose } from '../../domain/pictures/purposes';
import type { Ctx, Id } from '../ctx';
import { filesInUse } from './filesInUse';
import { dropOnce, filesOf, type Kept } from './folders';

/**
 * Removes pictures or documents that nothing points at any more: the records first, so that a process that dies in between leaves
 * strays, which are swept, and no record without its files. What cannot be removed is logged and left: a stray file
 * harms nobody, a failed use case would.
 */
export async function removeFiles(
  ctx: Ctx,
  collection: Kept,
  ids: readonly (Id | null | undefined)[],
  /** Only pictures that were sent in for this: a record may be made to point at a picture of somebody else. */
  purpose?: PicturePurpose,
): Promise<void> {
  const known = ids.filter((id): id is Id => id !== null && id !== undefined);
  if (known.length === 0) return;
  try {
    const shown = await filesInUse(ctx.db, collection, known);
    const gone = known.filter((id) => !shown.has(String(id)));
    if (gone.length === 0) return;
    const which = { and: [{ id: { in: gone } }, ...(purpose ? [{ purpose: { equals: purpose } }] : [])] };
    const records = await ctx.db.asSystem('files of a record go with it').find(collection, { where: which });
    await ctx.db.dropWhere(collection, which);
    await dropOnce(ctx.db.payload, collection, records.flatMap(filesOf));
  } catch (error) {
    ctx.db.payload.logger.error({ err: error, collection, ids: known }, 'files were left behind');
  }
}
