import type { Words } from '../fields/declare';
import { refundMethods } from '../returns/choices';

/** Where a person may send it: what customers choose for returns, or a bank account. */
export const handMethods = {
  ...refundMethods,
  Bank: { en: 'Bank account', bn: 'ব্যাংক অ্যাকাউন্ট' },
} as const satisfies Readonly<Record<string, Words>>;
export type HandMethod = keyof typeof handMethods;
export const handMethodNames = Object.keys(handMethods) as [HandMethod, ...HandMethod[]];
