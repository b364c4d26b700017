import { slotsOf, type PictureArea } from '../../domain/site/slotPictures';
import type { Ctx } from '../ctx';
import { idIn } from '../relations';
import { putPlace } from './putPlace';

const why = 'the places hold what their settings show';

/** Publishes pictures that the settings show but their place does not have. One query if none has changed. */
export async function followPictures(ctx: Ctx, area: PictureArea): Promise<void> {
  const names = slotsOf(area);
  const shown = new Map(Object.entries(await ctx.db.globalRow(why, area)));
  const places = await ctx.db.rows(why, 'picture-places', {
    where: { name: { in: [...names] } },
    limit: names.length,
  });
  for (const name of names) {
    const place = places.find((each) => each.name === name);
    const before = place?._status === 'published' ? idIn(place.picture) : null;
    const picture = idIn(shown.get(name));
    if (String(before) === String(picture)) continue;
    // Earlier versions still refer to the replaced picture: it stays in the library until it is deleted there.
    if (before !== null) await ctx.db.setWhere('media', { id: { equals: before } }, { in_library: 1 });
    await putPlace(ctx, ctx.db.asSystem(why), name, { picture });
  }
}
