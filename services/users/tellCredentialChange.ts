import type { User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { queueMessage } from '../messages/queueMessage';
import { notify } from '../notifications/notify';
import { settingsOf } from '../openCtx';
import { credentialText, twoStepText, type Credential } from './credentialTexts';

export type CredentialChange = {
  user: Id;
  changed: Credential[];
  byOther: boolean;
  /** As they were and as they are. */
  mobiles: string[];
  emails: string[];
};

const subject = 'হাট: আপনার অ্যাকাউন্ট বদলানো হয়েছে / Haat: your account was changed';

/**
 * Tells a person that an admin has changed their way in: by SMS and mail, at the old addresses as well as the new ones, and in
 * the list of notices. No new value is told to an old address.
 */
export async function tellCredentialChange(ctx: Ctx, change: CredentialChange): Promise<void> {
  await tell(
    ctx,
    change,
    credentialText(change.changed, `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor/forgot-password`),
  );
}

/** The same when an admin has taken the second step off somebody's account. */
export async function tellTwoStepOff(ctx: Ctx, user: User): Promise<void> {
  await tell(
    ctx,
    { user: user.id, mobiles: [`${user.mobile_prefix}${user.mobile}`], emails: [user.email] },
    twoStepText,
  );
}

type Person = Pick<CredentialChange, 'user' | 'mobiles' | 'emails'>;

/** Nobody knows which language the person reads: both are sent. */
async function tell(
  ctx: Ctx,
  { user, mobiles, emails }: Person,
  { en, bn }: { en: string; bn: string },
): Promise<void> {
  const text = `${bn}\n\n${en}`;
  for (const to of new Set(mobiles)) await queueMessage(ctx, { channel: 'sms', to, text, purpose: 'account', user });
  for (const to of new Set(emails))
    await queueMessage(ctx, { channel: 'mail', to, subject, text, purpose: 'account', user });
  await notify(ctx, { users: [user], type: 4, en, bn, link: '/account/edit' });
}

/** Codes that would still open the account by its old password or its old addresses. */
export async function voidCodes(ctx: Ctx, user: Id): Promise<void> {
  const open = [{ user: { equals: user } }, { purpose: { in: ['reset', 'signin'] } }, { used_at: { exists: false } }];
  await ctx.db.setWhere('one-time-codes', { and: open }, { used_at: ctx.now.toISOString() });
}
