import type { PictureName } from '../../domain/site/slotPictures';
import type { Ctx, Id } from '../ctx';
import { chooseFromLibrary } from '../library/pictures';
import { putPlace } from './putPlace';

/** Shows a picture of the library in a slide or banner, or keeps it there as a draft; its link, words and period stay. */
export async function choosePicture(ctx: Ctx, name: PictureName, id: Id, isDraft: boolean): Promise<void> {
  await ctx.db.inTransaction(async () => {
    await putPlace(ctx, ctx.db.asActor, name, { picture: await chooseFromLibrary(ctx, id) }, isDraft);
  });
}
