/** What a vendor hears of a payout, in the transaction that moved it. */
import { groupedDigits } from '../../domain/text/bangla';
import { failureWords, payoutMethods } from '../../domain/payouts/statuses';
import type { Payout } from '../../payload-types';
import type { Ctx } from '../ctx';
import { notify } from '../notifications/notify';
import type { NoticeType } from '../notifications/notice';
import { refId } from '../relations';
import { payoutsWhy } from './reasons';

export const tellSent = (ctx: Ctx, payout: Payout): Promise<void> => {
  const { en, bn } = amountOf(payout);
  const { method, reference } = payout;
  return tell(ctx, payout, {
    type: 3,
    en: `${en} was sent to your ${payoutMethods[method].en} account ${endOf(payout)}. Transfer: ${reference}`,
    bn: `আপনার ${payoutMethods[method].bn} অ্যাকাউন্টে (${endOf(payout)}) ${bn} পাঠানো হয়েছে। লেনদেন নম্বর: ${reference}`,
  });
};

export const tellFailed = (ctx: Ctx, payout: Payout): Promise<void> => {
  const { en, bn } = amountOf(payout);
  const isBack = Boolean(payout.sent_at);
  const reason = failureWords(payout.failure ?? '');
  return tell(ctx, payout, {
    type: 4,
    en: `${isBack ? `A payout of ${en} came back.` : `A payout of ${en} could not be sent.`} It is in your balance again. Reason: ${reason.en}`,
    bn: `${isBack ? `${bn} পাঠানোর পর ফেরত এসেছে।` : `${bn} পাঠানো যায়নি।`} টাকাটি আবার আপনার ব্যালেন্সে আছে। কারণ: ${reason.bn}`,
  });
};

const amountOf = ({ amount }: Payout) => ({
  en: `${groupedDigits(amount, 'en')} Taka`,
  bn: `${groupedDigits(amount, 'bn')} টাকা`,
});

/** Enough to recognise an account; notices are shown where others may look. */
const endOf = ({ number }: Payout): string => `…${number.slice(-4)}`;

async function tell(ctx: Ctx, payout: Payout, words: { type: NoticeType; en: string; bn: string }): Promise<void> {
  const vendor = await ctx.db.row(payoutsWhy, 'vendors', { where: { id: { equals: refId(payout.vendor) } } });
  const user = refId(vendor?.user);
  if (user !== null) await notify(ctx, { users: [user], link: '/admin/my-money', ...words });
}
