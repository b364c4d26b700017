import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { chooseFromLibrary } from '../library/pictures';
import { refId } from '../relations';
import type { CategoryLevel } from './levels';
import { readCategory } from './readCategory';

/** Gives a category a picture of the library; null removes it. Throws `categoryNotFound` and `pictureNotFound`. */
export async function setCategoryPicture(
  ctx: Ctx,
  level: CategoryLevel,
  { id, picture }: { id: Id; picture: Id | null },
): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const category = await readCategory(ctx, level, id);
    const chosen = picture === null ? null : await chooseFromLibrary(ctx, picture);
    await ctx.db.setWhere(level, { id: { equals: category.id } }, { picture: chosen });
    await recordChange(ctx, {
      action: 'changed',
      target: level,
      id: category.id,
      title: category.name,
      before: { picture: refId(category.picture) },
      after: { picture: chosen },
    });
  });
}
