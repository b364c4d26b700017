import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { actAsOperator, recordChange } from '../audit/recordChange';
import { mobileOf } from '../auth/registerUser';
import type { Ctx } from '../ctx';
import { isTwoFactorOn } from '../twoFactors/isTwoFactorOn';

export type RestoredAdmin = { admin: User; wasSuspended: boolean; hadTwoFactor: boolean };

const why = 'access to the server is access to the shop';
const there = { deleted: { equals: 0 } };

/** Both kinds of admin, super admins first. */
export async function listAllAdmins(ctx: Ctx): Promise<User[]> {
  return ctx.db
    .asSystem(why)
    .find('users', { where: { and: [there, { role_as: { in: [1, 2] } }] }, sort: ['role_as', 'name', 'id'] });
}

/** The admin with this mobile, in any of its forms. Throws `invalid`, `unknownMobile`, `notAnAdmin`. */
export async function findAdmin(ctx: Ctx, typed: string): Promise<User> {
  const { mobile } = mobileOf(typed);
  const user = await ctx.db.asSystem(why).findOne('users', { where: { and: [there, { mobile: { equals: mobile } }] } });
  if (!user) throw new Failure('unknownMobile');
  if (user.role_as !== 1 && user.role_as !== 2) throw new Failure('notAnAdmin');
  return user;
}

/**
 * Restores access for an admin who has lost everything: a new password, no lock, no second step, no suspension, all
 * sessions ended. `by` goes into the audit log. A hook refuses a password that is easy to guess.
 */
export async function restoreAdmin(
  ctx: Ctx,
  typedMobile: string,
  password: string,
  by: string,
): Promise<RestoredAdmin> {
  actAsOperator(ctx.req, { name: by, reason: 'Access was restored' });
  return ctx.db.inTransaction(async () => {
    const before = await findAdmin(ctx, typedMobile);
    const own = { user: { equals: before.id } };
    // A hook ends the sessions when the password changes.
    const admin = await ctx.db.asSystem(why).update('users', before.id, {
      password,
      status: 1,
      loginAttempts: 0,
      lockUntil: null,
      resetPasswordToken: null,
      resetPasswordExpiration: null,
    });
    const hadTwoFactor = await isTwoFactorOn(ctx, before.id);
    await ctx.db.dropWhere('two-factors', own);
    await ctx.db.dropWhere('one-time-codes', own);
    if (hadTwoFactor) {
      await recordChange(ctx, {
        action: 'reset',
        target: 'users',
        id: admin.id,
        title: admin.name,
        before: { two_step: 'on' },
        after: { two_step: 'off' },
      });
    }
    await ctx.db.enqueue('clearSignInLock', { id: admin.id, email: admin.email });
    return { admin, wasSuspended: before.status !== 1, hadTwoFactor };
  });
}
