import type { Video } from '../../payload-types';
import type { Ctx } from '../ctx';

/** All videos, newest first; for visitors only the shown ones. */
export async function listVideos(ctx: Ctx, which: 'all' | 'shown'): Promise<Video[]> {
  return ctx.db.asSystem('admins see all, others the shown ones').find('videos', {
    ...(which === 'shown' ? { where: { status: { equals: 1 } } } : {}),
    sort: '-createdAt',
    limit: 500,
  });
}
