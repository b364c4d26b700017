/** Who is paid by a run and who is left out, from balances, accounts and who may sell. */
import type { Words } from '../fields/declare';
import { payoutLimits } from './limits';

/** Why a vendor is left out, the one that matters most first. */
export const leftOutReasons = {
  suspended: { en: 'The vendor is suspended', bn: 'বিক্রেতা স্থগিত আছেন' },
  negative: { en: 'The balance is below zero', bn: 'ব্যালেন্স শূন্যের নিচে' },
  owedBack: {
    en: 'More was taken back than is available',
    bn: 'যা তোলা যেত, তার চেয়ে বেশি টাকা ফেরত গেছে',
  },
  belowMinimum: { en: 'Less than the minimum is available', bn: 'সর্বনিম্ন অঙ্কের চেয়ে কম টাকা তোলা যাবে' },
  noAccount: { en: 'There is no payout account', bn: 'পেআউট অ্যাকাউন্ট দেওয়া নেই' },
  accountWaits: {
    en: 'The new payout account does not count yet',
    bn: 'নতুন অ্যাকাউন্টটি এখনো চালু হয়নি',
  },
  unlisted: {
    en: 'An earlier payout has to be sent or given back first',
    bn: 'আগের একটি পেআউট আগে পাঠাতে বা ফেরত দিতে হবে',
  },
  runFull: { en: 'The run is full; the next one takes it', bn: 'এই রান ভরে গেছে; পরের রানে যাবে' },
} as const satisfies Readonly<Record<string, Words>>;
export type LeftOutReason = keyof typeof leftOutReasons;

/** `account`: the one that counts now; `waits`: there is only one that will count later. */
type Payee<V, A> = {
  vendor: V;
  balance: number;
  available: number;
  /** What is available is known line by line. */
  isListed: boolean;
  isOpen: boolean;
  account: A | 'waits' | null;
};
type PayoutPlan<V, A> = {
  paid: { vendor: V; amount: number; account: A }[];
  leftOut: { vendor: V; available: number; balance: number; reason: LeftOutReason }[];
};

/** The largest amounts first, so that a full run leaves out the smallest. */
export function planPayouts<V, A>(payees: readonly Payee<V, A>[], minimum: number): PayoutPlan<V, A> {
  const plan: PayoutPlan<V, A> = { paid: [], leftOut: [] };
  for (const { vendor, ...payee } of [...payees].sort((a, b) => b.available - a.available)) {
    const { balance, available, account } = payee;
    const reason = reasonFor(payee, minimum, plan.paid.length);
    if (reason === null) plan.paid.push({ vendor, amount: available, account: account as A });
    else plan.leftOut.push({ vendor, available, balance, reason });
  }
  return plan;
}

function reasonFor<A>(
  { balance, available, isListed, isOpen, account }: Omit<Payee<never, A>, 'vendor'>,
  minimum: number,
  taken: number,
): LeftOutReason | null {
  if (!isOpen) return 'suspended';
  if (balance < 0) return 'negative';
  // What returns took back of payouts: earnings that are not due yet outweigh it in the balance.
  if (available < 0) return 'owedBack';
  if (available < Math.max(minimum, 1)) return 'belowMinimum';
  if (!isListed) return 'unlisted';
  if (account === null) return 'noAccount';
  if (account === 'waits') return 'accountWaits';
  return taken >= payoutLimits.payouts ? 'runFull' : null;
}
