import type { Sentence } from './sentence';

export const vendorMoneyMessages = {
  payoutAccountSaved: {
    en: 'Payout Account Saved: it is used from 24 hours from now',
    bn: 'পেআউট অ্যাকাউন্ট সংরক্ষণ হয়েছে: ২৪ ঘণ্টা পর থেকে চালু হবে',
  },
  payoutAccountWithdrawn: { en: 'The Change Was Taken Back', bn: 'পরিবর্তনটি ফিরিয়ে নেওয়া হয়েছে' },
} satisfies Record<string, Sentence>;
