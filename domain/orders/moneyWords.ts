/** The names of an order's amounts in the shop, in the panel and on paper, and which of them are shown. */
import type { Words } from '../fields/declare';
import type { Money, MoneyState } from './orderMoney';

type StateRow = { label: Words; tone: 'good' | 'open' | 'quiet' };

export const moneyStateWords: Readonly<Record<MoneyState, StateRow>> = {
  nothing_due: { label: { en: 'Nothing to pay', bn: 'কিছু দিতে হবে না' }, tone: 'quiet' },
  unpaid: { label: { en: 'Unpaid', bn: 'বাকি' }, tone: 'open' },
  partly_paid: { label: { en: 'Partly paid', bn: 'আংশিক পরিশোধিত' }, tone: 'open' },
  paid: { label: { en: 'Paid', bn: 'পরিশোধিত' }, tone: 'good' },
  refund_owed: { label: { en: 'Refund due', bn: 'টাকা ফেরত বাকি' }, tone: 'open' },
  partly_refunded: { label: { en: 'Partly refunded', bn: 'আংশিক টাকা ফেরত' }, tone: 'quiet' },
  refunded: { label: { en: 'Refunded', bn: 'টাকা ফেরত দেওয়া হয়েছে' }, tone: 'quiet' },
};

const rowWords = {
  canceled: { en: 'Canceled', bn: 'বাতিল' },
  due: { en: 'Amount due', bn: 'দিতে হবে' },
  paid: { en: 'Paid', bn: 'পরিশোধ হয়েছে' },
  refunded: { en: 'Refunded', bn: 'ফেরত দেওয়া হয়েছে' },
  refund_owed: { en: 'Still to be refunded', bn: 'ফেরত বাকি' },
  outstanding: { en: 'Still to pay', bn: 'এখনো দিতে হবে' },
} as const satisfies Readonly<Record<string, Words>>;

export type MoneyRow = { key: keyof typeof rowWords; label: Words; amount: number };

/**
 * The lines below a total: canceled, paid, refunded and outstanding. None if everything is paid, or nothing yet: the
 * line would only repeat the total.
 */
export function moneyRows(total: number, money: Omit<Money, 'state'>): MoneyRow[] {
  const row = (key: MoneyRow['key'], amount: number): MoneyRow[] =>
    amount === 0 ? [] : [{ key, label: rowWords[key], amount }];
  const canceled = Math.max(total - money.due, 0);
  const rows = [
    ...row('canceled', -canceled),
    ...(canceled > 0 ? [{ key: 'due' as const, label: rowWords.due, amount: money.due }] : []),
    ...row('paid', money.paid),
    ...row('refunded', -money.refunded),
    ...row('refund_owed', money.refund_owed),
    ...row('outstanding', money.outstanding),
  ];
  return rows.length === 1 && rows[0]?.amount === total ? [] : rows;
}
