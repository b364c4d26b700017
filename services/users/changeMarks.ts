import { withNotes } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { readUser } from './readUser';

type Marks = Partial<Pick<User, 'role_as' | 'is_editor' | 'status' | 'mobile_verify' | 'user_verify'>>;

/** Sets flags of an account. The collection's hooks check who may do that to whom, whatever the entry point. */
async function setMarks(ctx: Ctx, id: Id, marks: Marks, allowed?: (user: User) => boolean): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const user = await readUser(ctx, id);
    if (allowed && !allowed(user)) throw new Failure('refused');
    if (marks.role_as !== undefined || marks.is_editor !== undefined) await keepOwnRole(ctx);
    await ctx.db.asActor.update('users', user.id, marks);
  });
}

/**
 * Only somebody with a role may give or take roles. Rewriting the actor's role makes two admins who remove each other
 * wait for one another, even where transactions on different records would not.
 */
async function keepOwnRole(ctx: Ctx): Promise<void> {
  const { user } = actorOf(ctx);
  const same = { and: [{ id: { equals: user.id } }, { role_as: { equals: user.role_as } }] };
  if (!(await ctx.db.claim('users', same, {}))) throw new Failure('superAdminOnly');
}

export const makeSuperAdmin = (ctx: Ctx, id: Id) => setMarks(ctx, id, { role_as: 1 });
export const removeSuperAdmin = (ctx: Ctx, id: Id) => setMarks(ctx, id, { role_as: 0 }, (user) => user.role_as === 1);
export const makeSubAdmin = (ctx: Ctx, id: Id) => setMarks(ctx, id, { role_as: 2 });
export const removeSubAdmin = (ctx: Ctx, id: Id) => setMarks(ctx, id, { role_as: 0 }, (user) => user.role_as === 2);
export const makeEditor = (ctx: Ctx, id: Id) => setMarks(ctx, id, { is_editor: 1 });
export const removeEditor = (ctx: Ctx, id: Id) => setMarks(ctx, id, { is_editor: 0 }, (user) => user.is_editor === 1);
export const verifyAccount = (ctx: Ctx, id: Id) => setMarks(ctx, id, { user_verify: 1 });
export const unverifyAccount = (ctx: Ctx, id: Id) => setMarks(ctx, id, { user_verify: 0 });
export const verifyMobile = (ctx: Ctx, id: Id) => setMarks(ctx, id, { mobile_verify: 1 });
/** `reason`: for the audit log and the admins; none if it is empty. */
export const suspendAccount = (ctx: Ctx, id: Id, reason = '') =>
  withNotes(ctx.req, { changeReason: reason }, () => setMarks(ctx, id, { status: 0 }));
export const liftSuspension = (ctx: Ctx, id: Id) => setMarks(ctx, id, { status: 1 });
