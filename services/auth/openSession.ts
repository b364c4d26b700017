import type { User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { Failure } from '../../domain/failure';

export type OpenedSession = { token: string; user: User };

/** The sign-ins that are under way, by e-mail. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Signs in with the account's e-mail and a right password: a server-side session and the token bound to it. Sign-ins of one
 * account go one after another: each writes the list of sessions it has read, so that two at once would keep only one.
 */
export async function openSession(ctx: Ctx, email: string, password: string): Promise<OpenedSession> {
  const key = email.toLowerCase();
  const before = underWay.get(key) ?? Promise.resolve();
  const turn = before.then(() => open(ctx, email, password));
  const settled = turn.catch(() => undefined);
  underWay.set(key, settled);
  try {
    return await turn;
  } finally {
    if (underWay.get(key) === settled) underWay.delete(key);
  }
}

async function open(ctx: Ctx, email: string, password: string): Promise<OpenedSession> {
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
    throw loginFailure(error);
  }
}

function loginFailure(error: unknown): unknown {
  const name = (error as { name?: string }).name;
  if (name === 'LockedAuth') return new Failure('accountLocked', { params: { minutes: 10 } });
  if (name === 'AuthenticationError') return new Failure('badCredentials');
  return error;
}
