import { getFieldsToSign, jwtSign } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { actorIn } from '../../authority/actor';
import { Failure } from '../../domain/failure';
import { isStaff, rolesOf } from '../../domain/permissions';
import type { User } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import type { OpenedSession } from './openSession';

const why = 'the account that signs in is looked at';

/**
 * Starts a session for someone who has proved who they are: what the CMS does after a correct password, but without
 * asking for one. `mayEnter` throws when the account may not sign in this way.
 */
export async function startSession(
  ctx: Ctx,
  id: Id,
  mayEnter: (account: User) => Promise<void> = refuseSuspended,
): Promise<OpenedSession> {
  const { payload } = ctx.db;
  const { config } = payload.collections.users;
  return ctx.db.inTransaction(async () => {
    const kept = await ctx.db.row(why, 'users', { where: { id: { equals: id } } });
    if (!kept) throw new Failure('badCredentials');
    const { sid } = await addSessionToUser({ collectionConfig: config, payload, req: ctx.req, user: kept });
    // Checked after the session exists, so that a suspension or a role given at the same moment is always seen.
    const now = await ctx.db.row(why, 'users', { where: { id: { equals: id } } });
    try {
      await mayEnter(now ?? kept);
    } catch (error) {
      if (sid) await ctx.db.sessions.end(kept.id, sid);
      throw error;
    }
    const fieldsToSign = getFieldsToSign({
      collectionConfig: config,
      email: kept.email,
      ...(sid ? { sid } : {}),
      user: kept,
    });
    const { token } = await jwtSign({
      fieldsToSign,
      secret: payload.secret,
      tokenExpiration: config.auth.tokenExpiration,
    });
    ctx.req.user = { ...kept, collection: 'users' };
    const signedIn = { ...ctx, actor: actorIn(ctx.req) };
    // Shoppers' sign-ins are not recorded.
    if (isStaff(rolesOf(kept)))
      await recordChange(signedIn, { action: 'signedIn', target: 'users', id: kept.id, title: kept.name });
    const shown = await ctx.db.asSystem('people read themselves').findById('users', kept.id, { depth: 1 });
    return { token, user: shown ?? kept };
  });
}

function refuseSuspended({ status }: User): Promise<void> {
  return status === 1 ? Promise.resolve() : Promise.reject(new Failure('accountSuspended'));
}
