import type { PictureName } from '../../domain/site/slotPictures';
import type { Ctx, Id } from '../ctx';
import { chooseFromLibrary } from '../library/pictures';
import { putPlace } from './putPlace';

/** Puts a picture of the library into a slide or banner, published or as a draft; link, texts and period stay. */
export async function choosePicture(ctx: Ctx, name: PictureName, id: Id, isDraft: boolean): Promise<void> {
  await ctx.db.inTransaction(async () => {
    await putPlace(ctx, ctx.db.asActor, name, { picture: await chooseFromLibrary(ctx, id) }, isDraft);
  });
}
