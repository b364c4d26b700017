import { codeLifetimeSeconds, secondsUntilResend } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';

type Purpose = 'verify' | 'reset';

/**
 * Makes a one-time code for a mobile and queues the SMS. An older code for the same purpose stops working. Returns a
 * token that stands for this code. Throws `resendWait` with the seconds left.
 */
export async function issueCode(ctx: Ctx, purpose: Purpose, user: User): Promise<string> {
  const { ids } = ctx.gateways;
  const code = ids.newCode();
  const token = ids.newToken();
  await ctx.db.inTransaction(async () => {
    const codes = ctx.db.asSystem('codes belong to the shop');
    const last = await codes.findOne('one-time-codes', {
      where: { and: [{ purpose: { equals: purpose } }, { mobile: { equals: user.mobile } }] },
      sort: '-createdAt',
    });
    if (last) {
      refuseTooSoon(ctx.now, new Date(last.createdAt));
      await codes.update('one-time-codes', last.id, { used_at: last.used_at ?? ctx.now.toISOString() });
    }
    await codes.create('one-time-codes', {
      purpose,
      user: user.id,
      mobile: user.mobile,
      code_hash: ids.hash(`${purpose}:${code}`, ctx.secret),
      token_hash: ids.hash(token, ctx.secret),
      expires_at: new Date(ctx.now.getTime() + codeLifetimeSeconds * 1000).toISOString(),
      tries: 0,
    });
    const written = await writeMessage(ctx, `${purpose}_sms`, { [ctx.language]: { code } });
    await queueMessage(ctx, {
      channel: 'sms',
      to: `${user.mobile_prefix}${user.mobile}`,
      text: written?.text ?? code,
      purpose,
      secretPart: code,
      user: user.id,
    });
  });
  return token;
}

function refuseTooSoon(now: Date, last: Date): void {
  const seconds = secondsUntilResend(last, now);
  if (seconds > 0) throw new Failure('resendWait', { params: { seconds } });
}
