import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

/** One account with its picture. Throws `userNotFound`, also for a deleted one. */
export async function readUser(ctx: Ctx, id: Id): Promise<User> {
  const user = await ctx.db.asActor.findById('users', id, { depth: 1 });
  if (!user || user.deleted === 1) throw new Failure('userNotFound');
  return user;
}
