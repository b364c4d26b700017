import type { ReceivedFile } from '../../contract/route';
import { savePicture } from '../media/savePicture';
import { actorOf, type Ctx } from '../ctx';

/** Sets the caller's picture, re-encoded. */
export async function setPicture(ctx: Ctx, file: ReceivedFile): Promise<void> {
  const { user } = actorOf(ctx);
  await ctx.db.inTransaction(async () => {
    const image = await savePicture(ctx, file, { alt: user.name });
    await ctx.db.asSystem('people change their own picture').update('users', user.id, { image });
  });
}

export async function removePicture(ctx: Ctx): Promise<void> {
  const { user } = actorOf(ctx);
  await ctx.db.asSystem('people change their own picture').update('users', user.id, { image: null });
}
