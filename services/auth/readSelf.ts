import type { User } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';

/** The signed-in person with their picture filled in. */
export async function readSelf(ctx: Ctx): Promise<User> {
  const actor = actorOf(ctx);
  const found = await ctx.db.asSystem('people read themselves').findById('users', actor.id, { depth: 1 });
  return found ?? actor.user;
}
