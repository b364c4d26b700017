import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';

/** Removes the picture of one slide or banner, with its link and period. */
export async function emptySlot(ctx: Ctx, slug: 'sliders' | 'banners', slot: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const pictures = new Map(Object.entries(await ctx.db.asActor.global(slug)));
    if (!pictures.get(slot)) throw new Failure('pictureNotFound');
    await ctx.db.asActor.updateGlobal(slug, { [slot]: null });
    // The next picture there begins without its link and period.
    await ctx.db
      .asSystem('it belongs to the picture, which the caller may remove')
      .removeWhere('picture-places', { name: { equals: slot } });
  });
}
