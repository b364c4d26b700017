import { codeLifetimeSeconds, secondsUntilResend } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';

export type CodePurpose = 'verify' | 'reset' | 'guest';

/** The account it is sent to; none if the code may open a new one. */
export type CodeHolder = { id?: Id; mobile: string; mobile_prefix: string };

/**
 * Makes a one-time code for a mobile and queues the SMS. An older code for the same purpose stops working. Returns a
 * token that stands for this code. Throws `resendWait` with the seconds left.
 */
export async function issueCode(ctx: Ctx, purpose: CodePurpose, holder: CodeHolder): Promise<string> {
  const { ids } = ctx.gateways;
  const code = ids.newCode();
  const token = ids.newToken();
  const mobile = codeMobile(purpose, holder);
  const user = holder.id;
  await ctx.db.inTransaction(async () => {
    const codes = ctx.db.asSystem('codes belong to the shop');
    const last = await codes.findOne('one-time-codes', {
      where: { and: [{ purpose: { equals: purpose } }, { mobile: { equals: mobile } }] },
      sort: '-createdAt',
    });
    if (last) {
      refuseTooSoon(ctx.now, new Date(last.createdAt));
      await codes.update('one-time-codes', last.id, { used_at: last.used_at ?? ctx.now.toISOString() });
    }
    await codes.create('one-time-codes', {
      purpose,
      ...(user === undefined ? {} : { user }),
      mobile,
      code_hash: ids.hash(`${purpose}:${code}`, ctx.secret),
      token_hash: ids.hash(token, ctx.secret),
      expires_at: new Date(ctx.now.getTime() + codeLifetimeSeconds * 1000).toISOString(),
      tries: 0,
    });
    const written = await writeMessage(ctx, `${purpose}_sms`, { [ctx.language]: { code } });
    await queueMessage(ctx, {
      channel: 'sms',
      to: `${holder.mobile_prefix}${holder.mobile}`,
      text: written?.text ?? code,
      purpose,
      secretPart: code,
      ...(user === undefined ? {} : { user }),
    });
  });
  return token;
}

/** What a code is bound to. If it may open an account, that includes the country, which is stored nowhere else. */
const codeMobile = (purpose: CodePurpose, { mobile, mobile_prefix }: CodeHolder): string =>
  purpose === 'guest' ? `${mobile_prefix}${mobile}` : mobile;

function refuseTooSoon(now: Date, last: Date): void {
  const seconds = secondsUntilResend(last, now);
  if (seconds > 0) throw new Failure('resendWait', { params: { seconds } });
}
