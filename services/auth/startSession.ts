import { getFieldsToSign, jwtSign } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import type { OpenedSession } from './openSession';

/** A session for somebody who has proved both steps: what the CMS does after a right password, without asking for it again. */
export async function startSession(ctx: Ctx, id: Id): Promise<OpenedSession> {
  const { payload } = ctx.db;
  const { config } = payload.collections.users;
  return ctx.db.inTransaction(async () => {
    const kept = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req: ctx.req });
    if (!kept) throw new Failure('badCredentials');
    const user = kept;
    const { sid } = await addSessionToUser({ collectionConfig: config, payload, req: ctx.req, user });
    // Asked again after the session is there: where nothing can be rolled back, one of the two sees a suspension.
    const now = await ctx.db.row('the account that signs in is looked at', 'users', {
      where: { id: { equals: id } },
      select: { status: true },
    });
    if (now?.status !== 1) {
      if (sid) await ctx.db.sessions.end(kept.id, sid);
      throw new Failure('accountSuspended');
    }
    const fieldsToSign = getFieldsToSign({
      collectionConfig: config,
      email: kept.email,
      ...(sid ? { sid } : {}),
      user: user,
    });
    const { token } = await jwtSign({
      fieldsToSign,
      secret: payload.secret,
      tokenExpiration: config.auth.tokenExpiration,
    });
    ctx.req.user = { ...kept, collection: 'users' };
    await recordChange(ctx.req, { action: 'signedIn', target: 'users', id: kept.id, title: kept.name });
    const shown = await ctx.db.asSystem('people read themselves').findById('users', kept.id, { depth: 1 });
    return { token, user: shown ?? kept };
  });
}
