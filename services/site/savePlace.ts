import { Failure } from '../../domain/failure';
import type { PictureName } from '../../domain/site/slotPictures';
import type { Ctx, Id } from '../ctx';
import { checkedLink, checkedPeriod, type LinkInput } from '../links/checkedLink';
import { libraryPicture } from '../library/pictures';
import { idIn } from '../relations';
import { latestPlace, putPlace } from './putPlace';

type PlaceInput = LinkInput & {
  alt: string;
  alt_bn: string;
  starts_at: string;
  ends_at: string;
  /** Empty keeps the current picture. */
  picture?: Id | '' | undefined;
  draft: 0 | 1;
};

/**
 * Changes where the picture of a place leads, its alternative texts and its period: published at once, or saved as a
 * draft.
 */
export async function savePlace(ctx: Ctx, name: PictureName, input: PlaceInput): Promise<void> {
  const { alt, alt_bn, starts_at, ends_at } = input;
  const about = { alt, alt_bn, ...checkedPeriod({ starts_at, ends_at }), ...(await checkedLink(ctx, input)) };
  await ctx.db.inTransaction(async () => {
    const isDraft = input.draft === 1;
    const picture = await pictureOf(ctx, name, input.picture, isDraft);
    await putPlace(ctx, ctx.db.asActor, name, { ...about, picture }, isDraft);
  });
}

async function pictureOf(ctx: Ctx, name: PictureName, given: Id | '' | undefined, isDraft: boolean): Promise<Id> {
  const shown = await ctx.db.row('only admins and editors come here', 'picture-places', {
    where: { name: { equals: name } },
  });
  if (!shown) throw new Failure('pictureNotFound');
  const latest = await latestPlace(ctx, shown.id);
  const wanted = given ?? '';
  if (wanted !== '') {
    // A picture the place already has needs no second check.
    const known = [shown, latest].map((each) => idIn(each?.picture)).find((id) => String(id) === String(wanted));
    return known ?? (await libraryPicture(ctx, wanted)).id;
  }
  const there = idIn((isDraft || shown._status !== 'published' ? latest : shown)?.picture);
  if (there === null) throw new Failure('pictureNotFound');
  return there;
}
