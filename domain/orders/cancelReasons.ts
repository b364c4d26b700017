/** The reasons for canceling that a customer chooses from. */
import type { Words } from '../fields/declare';

export const cancelReasons = {
  changed_mind: { en: 'I changed my mind', bn: 'এখন আর লাগবে না' },
  wrong_choice: { en: 'Wrong product, size or color', bn: 'ভুল পণ্য, সাইজ বা রং বেছেছি' },
  wrong_address: { en: 'Wrong address or mobile number', bn: 'ঠিকানা বা মোবাইল নম্বর ভুল' },
  found_cheaper: { en: 'Found it cheaper elsewhere', bn: 'অন্য জায়গায় কম দামে পেয়েছি' },
  too_slow: { en: 'It takes too long', bn: 'আসতে অনেক দেরি হচ্ছে' },
  payment: { en: 'I want to pay another way', bn: 'অন্যভাবে টাকা দিতে চাই' },
  other: { en: 'Another reason', bn: 'অন্য কারণ' },
} as const satisfies Readonly<Record<string, Words>>;

export type CancelReason = keyof typeof cancelReasons;
export const cancelReasonNames = Object.keys(cancelReasons) as [CancelReason, ...CancelReason[]];

/** Its name in both languages; null for an unknown reason. */
export const cancelReasonWords = (reason: string): Words | null =>
  Object.hasOwn(cancelReasons, reason) ? cancelReasons[reason as CancelReason] : null;
