import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';

/** Removes the picture of one slide or banner. */
export async function emptySlot(ctx: Ctx, slug: 'sliders' | 'banners', slot: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const pictures = new Map(Object.entries(await ctx.db.asActor.global(slug)));
    if (!pictures.get(slot)) throw new Failure('pictureNotFound');
    await ctx.db.asActor.updateGlobal(slug, { [slot]: null });
  });
}
