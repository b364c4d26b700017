import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** Deletes a video. */
export async function deleteVideo(ctx: Ctx, id: Id): Promise<void> {
  const video = await ctx.db.asActor.findById('videos', id);
  if (!video) throw new Failure('notFound');
  await ctx.db.asActor.remove('videos', video.id);
}
