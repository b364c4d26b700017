import { kindOfSlots } from '../../domain/deleted/kinds';
import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { beginKeeping } from '../deleted/keepDeleted';
import { idIn } from '../relations';

/** Removes the picture of one slide or banner, with its link and period; it can be put back for a while. */
export async function emptySlot(ctx: Ctx, slug: 'sliders' | 'banners', slot: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const pictures = new Map(Object.entries(await ctx.db.asActor.global(slug)));
    const picture = idIn(pictures.get(slot));
    if (picture === null) throw new Failure('pictureNotFound');
    const keeping = await beginKeeping(ctx, { kind: kindOfSlots[slug], record: slot, title: slot });
    await keeping.picture(picture);
    await keeping.end();
    await ctx.db.asActor.updateGlobal(slug, { [slot]: null });
    // The next picture there begins without its link and period.
    await ctx.db
      .asSystem('it belongs to the picture, which the caller may remove')
      .removeWhere('picture-places', { name: { equals: slot } });
  });
}
