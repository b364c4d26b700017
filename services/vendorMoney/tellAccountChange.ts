import { emailOf } from '../../domain/emails';
import { targetInWords, type PayoutTarget } from '../../domain/payouts/account';
import { momentInWords } from '../../domain/time/words';
import { actorOf, type Ctx } from '../ctx';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';
import { notify } from '../notifications/notify';
import { settingsOf } from '../openCtx';

const screen = '/admin/my-money';

/**
 * Notifies a vendor in both languages that their payout account will change, so that a change they did not make can be
 * undone in time.
 */
export async function tellAccountChange(ctx: Ctx, target: PayoutTarget, from: Date): Promise<void> {
  const { id, user } = actorOf(ctx);
  const link = `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor${screen}`;
  const valuesIn = (language: 'en' | 'bn') => ({
    account: targetInWords(target, language),
    from: momentInWords(from, language),
    link,
  });
  const [en, bn] = [valuesIn('en'), valuesIn('bn')];
  const mail = await writeMessage(ctx, 'payout_account_mail', { en, bn });
  const to = emailOf(user);
  if (mail && to) await queueMessage(ctx, { channel: 'mail', to, ...mail, purpose: 'account', user: id });
  await notify(ctx, {
    users: [id],
    type: 4,
    en: `From ${en.from} you will be paid to ${en.account}. If this was not you, take it back under My Money.`,
    bn: `${bn.from} থেকে আপনার টাকা ${bn.account} অ্যাকাউন্টে যাবে। আপনি না বদলে থাকলে “আমার টাকা” থেকে ফিরিয়ে নিন।`,
    link: screen,
  });
}

export async function tellAccountWithdrawn(ctx: Ctx): Promise<void> {
  await notify(ctx, {
    users: [actorOf(ctx).id],
    type: 2,
    en: 'The change of your payout account was taken back.',
    bn: 'পেআউট অ্যাকাউন্টের পরিবর্তন ফিরিয়ে নেওয়া হয়েছে।',
    link: screen,
  });
}
