import { isCodeAlive } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import { challengeTries } from '../../domain/twoFactor';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { hashesOf } from '../secrets/secrets';
import { spendSecondStep } from '../twoFactors/spendSecondStep';
import type { OpenedSession } from './openSession';
import { startSession } from './startSession';

/**
 * The second step of signing in: the handle from the password step, and a code from the app or a recovery code. Throws
 * `wrongCode`, `codesLocked`; `signInAgain` when the handle is expired, used or has had too many attempts.
 */
export async function passChallenge(ctx: Ctx, input: { challenge: string; code: string }): Promise<OpenedSession> {
  const found = await ctx.db.asSystem('codes belong to the shop').findOne('one-time-codes', {
    where: {
      and: [{ token_hash: { in: hashesOf(ctx, input.challenge) } }, { purpose: { equals: 'signin' } }],
    },
  });
  const user = refId(found?.user);
  if (!found || user === null || !isAlive(found, ctx.now)) throw new Failure('signInAgain');
  const own = { id: { equals: found.id } };
  const counted = await ctx.db.claim(
    'one-time-codes',
    { and: [own, { tries: { less_than: challengeTries } }] },
    { tries: { $inc: 1 } },
  );
  if (!counted) throw new Failure('signInAgain');
  await spendSecondStep(ctx, user, input.code);
  const used = await ctx.db.claim(
    'one-time-codes',
    { and: [own, { used_at: { exists: false } }] },
    { used_at: ctx.now.toISOString() },
  );
  if (!used) throw new Failure('signInAgain');
  return startSession(ctx, user);
}

const isAlive = (code: { expires_at: string; tries: number; used_at?: string | null }, now: Date): boolean =>
  isCodeAlive(
    { expiresAt: new Date(code.expires_at), tries: code.tries, usedAt: code.used_at ? new Date(code.used_at) : null },
    now,
  );
