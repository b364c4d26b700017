import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';

export type NewVideo = { title: string; url: string; featured: 0 | 1; status: 0 | 1 };

/** Adds a video. The same video cannot be added twice. */
export async function addVideo(ctx: Ctx, video: NewVideo): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const there = await ctx.db.asActor.count('videos', { url: { equals: video.url } });
    if (there > 0) throw new Failure('videoThere');
    await ctx.db.asActor.create('videos', video);
  });
}
