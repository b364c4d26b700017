import { areaOf, type PictureName } from '../../domain/site/slotPictures';
import type { Ctx } from '../ctx';
import { idIn } from '../relations';

const why = 'the settings show what is published in their places';

/** Makes the settings show the published picture of a place; none if nothing is published. */
export async function showPlace(ctx: Ctx, name: PictureName): Promise<void> {
  const area = areaOf(name);
  const place = await ctx.db.row(why, 'picture-places', { where: { name: { equals: name } } });
  const wanted = place?._status === 'published' ? idIn(place.picture) : null;
  const shown = idIn(new Map(Object.entries(await ctx.db.globalRow(why, area))).get(name));
  if (String(wanted) === String(shown)) return;
  // Earlier versions still refer to the previous picture: it stays in the library until it is deleted there.
  if (shown !== null) await ctx.db.setWhere('media', { id: { equals: shown } }, { in_library: 1 });
  await ctx.db.asSystem(why).updateGlobal(area, { [name]: wanted });
}
