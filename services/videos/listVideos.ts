import type { Video } from '../../payload-types';
import type { Ctx } from '../ctx';

/** All videos, newest first; for visitors only those that are shown. */
export async function listVideos(ctx: Ctx, which: 'all' | 'shown'): Promise<Video[]> {
  return ctx.db.asSystem('admins see all, others only shown videos').find('videos', {
    ...(which === 'shown' ? { where: { status: { equals: 1 } } } : {}),
    sort: '-createdAt',
    limit: 500,
  });
}
