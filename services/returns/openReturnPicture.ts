import { Failure } from '../../domain/failure';
import type { returnPictures } from '../../domain/returns/fields';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Ctx, Id } from '../ctx';
import { openShown, type OpenedFile } from '../media/openFile';
import { possibleId, refId } from '../relations';

/** A picture of a return request, for those who may see the request: its customer, its vendor, admins. */
export async function openReturnPicture(
  ctx: Ctx,
  given: Id,
  which: keyof typeof returnPictures,
  size?: Rendition,
): Promise<OpenedFile> {
  const id = possibleId(ctx, given);
  const request = id === null ? null : await ctx.db.asActor.findById('returns', id, { select: { [which]: true } });
  if (!request) throw new Failure('notFound');
  return openShown(ctx, 'media', refId(request[which]), size);
}
