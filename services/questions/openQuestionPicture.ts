import { Failure } from '../../domain/failure';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Ctx, Id } from '../ctx';
import { openShown, type OpenedFile } from '../media/openFile';
import { possibleId, refId } from '../relations';

/** A picture of a message, for those who may read the conversation: its customer, its vendor, admins. */
export async function openQuestionPicture(
  ctx: Ctx,
  given: Id,
  which: 'image1' | 'image2' | 'image3',
  size?: Rendition,
): Promise<OpenedFile> {
  const id = possibleId(ctx, given);
  const message =
    id === null ? null : await ctx.db.asActor.findById('question-messages', id, { select: { [which]: true } });
  if (!message) throw new Failure('notFound');
  return openShown(ctx, 'media', refId(message[which]), size);
}
