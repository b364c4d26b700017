import type { Sentence } from './sentence';

export const payoutMessages = {
  payoutRunPrepared: { en: 'Payout run prepared', bn: 'পেআউট রান প্রস্তুত হয়েছে' },
  payoutRunApproved: { en: 'Payout run approved', bn: 'পেআউট রান অনুমোদিত হয়েছে' },
  payoutRunDiscarded: { en: 'Payout run discarded', bn: 'পেআউট রান বাতিল হয়েছে' },
  payoutSent: { en: 'Payout marked as sent', bn: 'পেআউট পাঠানো হয়েছে বলে চিহ্নিত হয়েছে' },
  payoutFailed: { en: 'Payout marked as failed', bn: 'পেআউট ব্যর্থ বলে চিহ্নিত হয়েছে' },
  payoutCameBack: { en: 'Payout marked as come back', bn: 'পেআউট ফেরত এসেছে বলে চিহ্নিত হয়েছে' },
  payoutSentByBkash: { en: 'bKash has sent the payout', bn: 'বিকাশ পেআউটটি পাঠিয়েছে' },
  payoutNotAnswered: {
    en: 'bKash has not answered yet. It will be asked again automatically; nothing is sent twice.',
    bn: 'বিকাশ এখনো উত্তর দেয়নি। নিজে থেকেই আবার জানতে চাওয়া হবে; কোনো টাকা দুবার যাবে না।',
  },
  payoutUnknown: {
    en: 'bKash says it does not know this payout. Check in bKash’s merchant portal, then mark it as sent or failed.',
    bn: 'বিকাশ বলছে, এই পেআউট তাদের জানা নেই। বিকাশের মার্চেন্ট পোর্টালে দেখে নিয়ে পাঠানো হয়েছে বা ব্যর্থ বলে চিহ্নিত করুন।',
  },
  payoutNotSent: {
    en: 'bKash has not sent it. The reason is shown beside the payout.',
    bn: 'বিকাশ এটি পাঠায়নি। কারণ পেআউটের পাশে লেখা আছে।',
  },
  payoutWalletRefused: {
    en: 'bKash cannot pay this wallet. The amount is in the vendor’s balance again.',
    bn: 'বিকাশ এই ওয়ালেটে টাকা পাঠাতে পারছে না। টাকাটি আবার বিক্রেতার ব্যালেন্সে আছে।',
  },
  payoutRunSending: { en: 'The payouts are being sent by bKash', bn: 'বিকাশে পেআউট পাঠানো শুরু হয়েছে' },
  payoutSettingsSaved: { en: 'Payout settings saved', bn: 'পেআউটের সেটিংস সংরক্ষিত হয়েছে' },
} satisfies Record<string, Sentence>;
