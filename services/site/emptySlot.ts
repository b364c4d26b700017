import { kindOfSlots } from '../../domain/deleted/kinds';
import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { beginKeeping } from '../deleted/keepDeleted';
import { idIn } from '../relations';

/**
 * Removes the picture of a slide or banner, with its link, period, drafts and versions; the picture can be restored for
 * 30 days.
 */
export async function emptySlot(ctx: Ctx, slug: 'sliders' | 'banners', slot: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const pictures = new Map(Object.entries(await ctx.db.asActor.global(slug)));
    const picture = idIn(pictures.get(slot));
    const places = ctx.db.asSystem('it belongs to the picture, which the caller may remove');
    const removed = await places.removeWhere('picture-places', { name: { equals: slot } });
    // If there was only a draft, nothing changes for shoppers.
    if (picture === null && removed > 0) return;
    if (picture === null) throw new Failure('pictureNotFound');
    const keeping = await beginKeeping(ctx, { kind: kindOfSlots[slug], record: slot, title: slot });
    await keeping.picture(picture);
    await keeping.end();
    await ctx.db.asActor.updateGlobal(slug, { [slot]: null });
  });
}
