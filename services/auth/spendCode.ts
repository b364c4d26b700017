import type { Where } from 'payload';
import { codeTries, isCodeAlive } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { OneTimeCode } from '../../payload-types';
import type { Ctx } from '../ctx';
import { hashesOf } from '../secrets/secrets';
import type { CodePurpose } from './issueCode';

/**
 * Uses up a one-time code. A wrong code costs one of five attempts; the attempt is counted before comparing, so that
 * parallel requests get no extra ones. Throws `wrongCode` for a wrong, expired, used or exhausted code without saying
 * which.
 */
export async function spendCode(ctx: Ctx, where: Where, purpose: CodePurpose, code: string): Promise<OneTimeCode> {
  const found = await ctx.db.asSystem('codes belong to the shop').findOne('one-time-codes', {
    where: { and: [where, { purpose: { equals: purpose } }] },
    sort: '-createdAt',
  });
  if (!found || !isAlive(found, ctx.now)) throw new Failure('wrongCode');
  const counted = await ctx.db.claim(
    'one-time-codes',
    { and: [{ id: { equals: found.id } }, { tries: { less_than: codeTries } }] },
    { tries: { $inc: 1 } },
  );
  if (!counted) throw new Failure('wrongCode');
  if (!hashesOf(ctx, `${purpose}:${code}`).includes(found.code_hash)) throw new Failure('wrongCode');
  const used = await ctx.db.claim(
    'one-time-codes',
    { and: [{ id: { equals: found.id } }, { used_at: { exists: false } }] },
    { used_at: ctx.now.toISOString() },
  );
  if (!used) throw new Failure('wrongCode');
  return found;
}

const isAlive = (code: OneTimeCode, now: Date): boolean =>
  isCodeAlive(
    { expiresAt: new Date(code.expires_at), tries: code.tries, usedAt: code.used_at ? new Date(code.used_at) : null },
    now,
  );
