/**
 * The chart of accounts. Debits are positive and credits negative, everywhere; money is whole taka. An account that is kept
 * for somebody (`of`) has one balance for each of them, under their id.
 */
import type { Words } from '../fields/declare';

type AccountKind = 'asset' | 'liability' | 'income' | 'expense';
type Account = {
  /** As accountants number it. A number in use never changes. */
  number: number;
  kind: AccountKind;
  /** Whom there is one balance for; a refund is of a payment or of a return. */
  of?: 'order' | 'vendor' | 'warehouse' | 'refund';
  label: Words;
};

/** 1110 is left for riders, 1200 for outside couriers. */
export const accounts = {
  bank: { number: 1010, kind: 'asset', label: { en: 'Bank', bn: 'ব্যাংক' } },
  wallet_bkash: { number: 1020, kind: 'asset', label: { en: 'bKash wallet', bn: 'বিকাশ ওয়ালেট' } },
  cash_warehouse: {
    number: 1100,
    kind: 'asset',
    of: 'warehouse',
    label: { en: 'Cash at warehouses', bn: 'গুদামের নগদ টাকা' },
  },
  held: {
    number: 2010,
    kind: 'liability',
    of: 'order',
    label: { en: 'Held for orders', bn: 'অর্ডারের জন্য জমা' },
  },
  owed_vendor: {
    number: 2020,
    kind: 'liability',
    of: 'vendor',
    label: { en: 'Owed to vendors', bn: 'বিক্রেতাদের পাওনা' },
  },
  owed_refund: {
    number: 2030,
    kind: 'liability',
    of: 'refund',
    label: { en: 'Refunds owed', bn: 'ফেরত দিতে হবে' },
  },
  income_commission: { number: 4010, kind: 'income', label: { en: 'Commission', bn: 'কমিশন' } },
  income_delivery: { number: 4020, kind: 'income', label: { en: 'Delivery income', bn: 'ডেলিভারি থেকে আয়' } },
  cost_coupons: { number: 5010, kind: 'expense', label: { en: 'Coupons', bn: 'কুপনের খরচ' } },
  cost_gateway: { number: 5020, kind: 'expense', label: { en: 'Gateway fees', bn: 'পেমেন্ট গেটওয়ের ফি' } },
  cost_refunds: {
    number: 5030,
    kind: 'expense',
    label: { en: 'Refunds out of goodwill', bn: 'সৌজন্য ফেরত' },
  },
  cost_cash_differences: {
    number: 5040,
    kind: 'expense',
    label: { en: 'Cash differences', bn: 'নগদের গরমিল' },
  },
  cost_write_offs: { number: 5050, kind: 'expense', label: { en: 'Write-offs', bn: 'অবলোপন' } },
} as const satisfies Readonly<Record<string, Account>>;

export type AccountName = keyof typeof accounts;
export const accountNames = Object.keys(accounts) as AccountName[];

export const isAccount = (name: string): name is AccountName => Object.hasOwn(accounts, name);

/** The declaration of an account, with everything a declaration may have. */
export const accountOf = (name: AccountName): Account => accounts[name];

/** The id under which a refund's balance is kept. */
export const refundOf = {
  payment: (id: string | number): string => `payment:${id}`,
  return: (id: string | number): string => `return:${id}`,
};
