import { emailOf } from '../../domain/emails';
import { fillMessage } from '../../domain/messages/fill';
import { messageTemplates, type MessageValues } from '../../domain/messages/templates';
import type { User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';
import { notify } from '../notifications/notify';
import { settingsOf } from '../openCtx';
import { credentialValues, type Credential } from './credentialTexts';

export type CredentialChange = {
  user: Id;
  changed: Credential[];
  byOther: boolean;
  /** The old and the new values. */
  mobiles: string[];
  emails: string[];
};

/**
 * Notifies a person that an admin has changed their credentials: by SMS and mail, at the old addresses as well as the
 * new ones, and by a notice. A message to an old address contains no new value.
 */
export async function tellCredentialChange(ctx: Ctx, change: CredentialChange): Promise<void> {
  const forgotPage = `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor/forgot-password`;
  await tell(ctx, change, 'account_changed', credentialValues(change.changed, forgotPage));
}

/** The same when an admin has turned off somebody's two-step sign-in. */
export async function tellTwoStepOff(ctx: Ctx, user: User): Promise<void> {
  const person = { user: user.id, mobiles: [`${user.mobile_prefix}${user.mobile}`], emails: [user.email] };
  await tell(ctx, person, 'two_step_off', { en: {}, bn: {} });
}

type Person = Pick<CredentialChange, 'user' | 'mobiles' | 'emails'>;
type Told = 'account_changed' | 'two_step_off';

/** The person's language is unknown, so both are sent. */
async function tell<T extends Told>(
  ctx: Ctx,
  { user, mobiles, emails }: Person,
  told: T,
  values: Record<'en' | 'bn', MessageValues<`${T}_sms`>>,
): Promise<void> {
  const bySms = await writeMessage(ctx, `${told}_sms`, values);
  const byMail = await writeMessage(ctx, `${told}_mail`, values);
  for (const to of new Set(bySms ? mobiles : []))
    await queueMessage(ctx, { channel: 'sms', to, ...bySms!, purpose: 'account', user });
  const mails = emails.filter((email) => emailOf({ email }) !== '');
  for (const to of new Set(byMail ? mails : []))
    await queueMessage(ctx, { channel: 'mail', to, ...byMail!, purpose: 'account', user });
  const { text } = messageTemplates[`${told}_sms`];
  await notify(ctx, {
    users: [user],
    type: 4,
    en: fillMessage(text.en, values.en),
    bn: fillMessage(text.bn, values.bn),
    link: '/account/edit',
  });
}

/** Deletes codes that would still open the account by its old password or addresses. */
export async function voidCodes(ctx: Ctx, user: Id): Promise<void> {
  const open = [{ user: { equals: user } }, { purpose: { in: ['reset', 'signin'] } }, { used_at: { exists: false } }];
  await ctx.db.setWhere('one-time-codes', { and: open }, { used_at: ctx.now.toISOString() });
}
