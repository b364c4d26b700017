import type { ReceivedFile } from '../../contract/route';
import { removeFiles } from '../media/removeFiles';
import { picturesOf, withFiles } from '../media/withFiles';
import { actorOf, type Ctx, type Id } from '../ctx';
import { refId } from '../relations';

/** Sets the caller's picture, re-encoded, and deletes the previous one. */
export async function setPicture(ctx: Ctx, file: ReceivedFile): Promise<void> {
  await withFiles(ctx, { image: file }, picturesOf('profile', actorOf(ctx).user.name), ({ image }) =>
    change(ctx, image ?? null),
  );
}

export const removePicture = (ctx: Ctx): Promise<void> => change(ctx, null);

async function change(ctx: Ctx, image: Id | null): Promise<void> {
  const { user } = actorOf(ctx);
  await ctx.db.asSystem('people change their own picture').update('users', user.id, { image });
  await removeFiles(ctx, 'media', [refId(user.image)], 'profile');
}
