import type { User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { Failure } from '../../domain/failure';
import { settlePassword } from './guardPassword';

export type OpenedSession = { token: string; user: User };

/** Signs in with the account's e-mail and a correct password: a server-side session and the token bound to it. */
export async function openSession(ctx: Ctx, email: string, password: string): Promise<OpenedSession> {
  try {
    const { token, user } = await ctx.db.payload.login({
      collection: 'users',
      data: { email, password },
      depth: 1,
      req: ctx.req,
    });
    if (!token) throw new Failure('badCredentials');
    return { token, user: user as User };
  } catch (error) {
    // If the password was right after all, that has been reported already.
    await settlePassword(ctx.req, false);
    throw loginFailure(error);
  }
}

function loginFailure(error: unknown): unknown {
  const name = (error as { name?: string }).name;
  if (name === 'LockedAuth') return new Failure('accountLocked', { params: { minutes: 10 } });
  if (name === 'AuthenticationError') return new Failure('badCredentials');
  return error;
}
