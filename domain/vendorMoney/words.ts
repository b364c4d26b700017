/** The terms of statements, on screens and on paper. */
import type { CommissionScope } from '../commissions/rules';
import type { Words } from '../fields/declare';

const agreed = { en: 'your rate for the category', bn: 'এই ক্যাটাগরিতে আপনার হার' };
const category = { en: 'rate of the category', bn: 'ক্যাটাগরির হার' };

/** Why a line bears its commission, in words for its vendor. */
const reasons: Readonly<Record<CommissionScope, Words>> = {
  vendor_child: agreed,
  vendor_sub: agreed,
  vendor_main: agreed,
  vendor: { en: 'your rate', bn: 'আপনার হার' },
  child: category,
  sub: category,
  main: category,
  all: { en: 'general rate', bn: 'সাধারণ হার' },
};

/** Null: no rule applied. */
export const commissionReason = (scope: string): Words | null =>
  Object.hasOwn(reasons, scope) ? reasons[scope as CommissionScope] : null;

/** The labels of a statement. */
export const statementWords = {
  title: { en: 'Statement', bn: 'হিসাব বিবরণী' },
  vendor: { en: 'Vendor', bn: 'বিক্রেতা' },
  shop: { en: 'Shop', bn: 'দোকান' },
  period: { en: 'Period', bn: 'সময়কাল' },
  days: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  madeOn: { en: 'Issued on', bn: 'তৈরির তারিখ' },
  movement: { en: 'Movement', bn: 'লেনদেন' },
  order: { en: 'order', bn: 'অর্ডার' },
  goods: { en: 'Goods', bn: 'পণ্যের দাম' },
  coupon: { en: 'Coupon share', bn: 'কুপনে আপনার অংশ' },
  commission: { en: 'Commission', bn: 'কমিশন' },
  returns: { en: 'Returns', bn: 'ফেরত' },
  payout: { en: 'Payout', bn: 'পেআউট' },
  adjustment: { en: 'Adjustment', bn: 'সমন্বয়' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  balance: { en: 'Balance', bn: 'ব্যালেন্স' },
  opening: { en: 'Opening balance', bn: 'প্রারম্ভিক ব্যালেন্স' },
  earned: { en: 'Earned', bn: 'আয়' },
  returned: { en: 'Taken back by returns', bn: 'ফেরতে কাটা গেছে' },
  paidOut: { en: 'Payouts', bn: 'পেআউট' },
  adjusted: { en: 'Adjustments', bn: 'সমন্বয়' },
  closing: { en: 'Closing balance', bn: 'সমাপনী ব্যালেন্স' },
  nothing: { en: 'Nothing moved in these days.', bn: 'এই সময়ে কোনো লেনদেন হয়নি।' },
  part: { en: 'Part {part} of {parts}', bn: 'অংশ {part}/{parts}' },
  carried: { en: 'Carried over from the part before', bn: 'আগের অংশের জের' },
  carriedOver: { en: 'Carried over to the next part', bn: 'পরের অংশে জের' },
  page: { en: 'Page {page} of {pages}', bn: 'পৃষ্ঠা {page}/{pages}' },
} as const satisfies Readonly<Record<string, Words>>;
export type StatementWord = keyof typeof statementWords;
