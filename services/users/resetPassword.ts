import { withNotes } from '../../authority/requestNotes';
import type { Ctx, Id } from '../ctx';
import { readUser } from './readUser';

/**
 * Resets a person's password without choosing a new one: the old one stops working, their sessions end, and they are
 * told where to set a new one (the collection's hooks do both). Throws `passwordNeeded` for one's own, and
 * `superAdminOnly` when a sub admin tries it on an admin.
 */
export async function resetPassword(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const user = await readUser(ctx, id);
    await withNotes(ctx.req, { passwordUnknown: true }, () =>
      ctx.db.asActor.update('users', user.id, { password: ctx.gateways.ids.newToken() }),
    );
  });
}
