import { Failure } from '../../domain/failure';
import { codeGuard, plainCode, plainRecoveryCode } from '../../domain/twoFactor';
import type { TwoFactor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { unseal } from '../secrets/secrets';
import { recoveryHashes } from './newRecovery';
import { twoFactorOf } from './twoFactorOf';

/** Counts an attempt before it is made; failures lock for increasing periods. Throws `codesLocked`. */
export async function mayTry(ctx: Ctx, user: Id): Promise<void> {
  const seconds = await ctx.gateways.limits.attempt(codeGuard, String(user));
  if (seconds > 0) throw new Failure('codesLocked', { params: { seconds } });
}

/**
 * Uses up a code from the app or a recovery code. A code works once: it and all earlier ones are then invalid. Throws
 * `wrongCode`, `codesLocked`.
 */
export async function spendSecondStep(ctx: Ctx, user: Id, typed: string): Promise<'code' | 'recovery'> {
  await mayTry(ctx, user);
  const found = await twoFactorOf(ctx, user);
  if (!found?.on_since || !found.secret) throw new Failure('wrongCode');
  const code = plainCode(typed);
  const kind = /^\d{6}$/.test(code) ? 'code' : 'recovery';
  const isRight = kind === 'code' ? await spendCode(ctx, found, code) : await spendRecovery(ctx, found, typed);
  if (!isRight) throw new Failure('wrongCode');
  await ctx.gateways.limits.clear(codeGuard, String(user));
  return kind;
}

async function spendCode(ctx: Ctx, found: TwoFactor, code: string): Promise<boolean> {
  const step = ctx.gateways.totp.stepOf(unseal(ctx, found.secret ?? '').text, code, ctx.now);
  if (step === null) return false;
  const unspent = { and: [{ id: { equals: found.id } }, { last_step: { less_than: step } }] };
  return (await ctx.db.claim('two-factors', unspent, { last_step: step })) !== null;
}

async function spendRecovery(ctx: Ctx, found: TwoFactor, typed: string): Promise<boolean> {
  const kept = Array.isArray(found.recovery) ? (found.recovery as string[]) : [];
  const hashes = recoveryHashes(ctx, plainRecoveryCode(typed));
  const hash = kept.find((each) => hashes.includes(each));
  if (hash === undefined) return false;
  const unchanged = { and: [{ id: { equals: found.id } }, { recovery_round: { equals: found.recovery_round } }] };
  const left = { recovery: kept.filter((each) => each !== hash), recovery_round: found.recovery_round + 1 };
  return (await ctx.db.claim('two-factors', unchanged, left)) !== null;
}
