import type { Ctx } from '../ctx';
import { hashesOf } from '../secrets/secrets';

const hashes = (ctx: Ctx, token: string): string[] => hashesOf(ctx, `reset-mail:${token}`);

/** How the token of a reset mail is stored: reading the database or a backup is not enough to set a password. */
export const resetTokenHash = (ctx: Ctx, token: string): string => hashes(ctx, token)[0]!;

/** The stored hash of this token, if it was made under another secret; otherwise its hash under the current one. */
export async function storedResetToken(ctx: Ctx, token: string): Promise<string> {
  const [present, ...others] = hashes(ctx, token);
  if (others.length === 0) return present!;
  const where = { resetPasswordToken: { in: others } };
  const account = await ctx.db.row('whose reset mail it was', 'users', { where, select: { resetPasswordToken: true } });
  return account?.resetPasswordToken ?? present!;
}
