import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** Turns "featured" or the display of a video on or off. */
export async function toggleVideo(ctx: Ctx, id: Id, mark: 'featured' | 'status'): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const video = await ctx.db.asActor.findById('videos', id);
    if (!video) throw new Failure('notFound');
    await ctx.db.asActor.update('videos', video.id, { [mark]: video[mark] === 1 ? 0 : 1 });
  });
}
