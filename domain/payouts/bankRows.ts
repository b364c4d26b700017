/** The rows of a bank's file about transfers: which payouts they are about. Nothing is guessed. */
import { westernDigits } from '../text/bangla';
import type { Id } from '../ids';
import type { Words } from '../fields/declare';
import { trxKeyOf } from '../refunds/trxKey';

export type BankRow = { line: number; reference: string; number: string; amount: string; status: string };
type ApprovedPayout = { id: Id; number: string; amount: number };

/** What a row comes to. Only `matches` changes anything. */
export const rowResults = {
  matches: { en: 'Will be marked as sent', bn: 'পাঠানো হয়েছে বলে চিহ্নিত হবে' },
  unknown: { en: 'No approved payout has this number and amount', bn: 'এই নম্বর ও অঙ্কের কোনো অনুমোদিত পেআউট নেই' },
  ambiguous: {
    en: 'Several rows or payouts have this number and amount',
    bn: 'এই নম্বর ও অঙ্কের একাধিক সারি বা পেআউট আছে',
  },
  used: {
    en: 'Another payout, a refund or another row has this reference',
    bn: 'এই রেফারেন্স আরেকটি পেআউট, ফেরত বা সারিতে আছে',
  },
  notPaid: { en: 'The bank has not paid it', bn: 'ব্যাংক টাকা পাঠায়নি' },
  wrong: { en: 'The row is not complete', bn: 'সারিটি অসম্পূর্ণ' },
} as const satisfies Readonly<Record<string, Words>>;
type RowResult = keyof typeof rowResults;

export type MatchedRow = { line: number; reference: string; number: string; amount: number | null } & (
  { result: 'matches'; payout: Id } | { result: Exclude<RowResult, 'matches'>; payout: null }
);

/** Whole taka as banks write them: `12,300.00`. Null for anything else. */
export function bankAmount(typed: string): number | null {
  const plain = westernDigits(typed)
    .replace(/[,\s]/g, '')
    .replace(/^(BDT|Tk\.?|৳)/i, '');
  return /^\d{1,10}(\.0{1,2})?$/.test(plain) ? Number(plain.replace(/\..*$/, '')) : null;
}

/** The number of an account without the blanks and hyphens that people put between its digits. */
export const accountNumber = (typed: string): string => westernDigits(typed).replace(/[\s-]/g, '').toUpperCase();

const paidWords = new Set(['', 'success', 'successful', 'succeeded', 'paid', 'completed', 'complete', 'done', 'sent']);
const isPaid = (status: string): boolean => paidWords.has(status.trim().toLowerCase());

const keyOf = (number: string, amount: number | null): string => `${number} ${amount}`;

/**
 * Each row with the one payout that has its number and amount. `used`: references of payouts and refunds, as `trxKeyOf` compares them; a file that
 * is read again is about transfers that were marked, whatever waits for the same amount meanwhile. Two candidates on either side are left to a person, also where the
 * bank says of one of two rows that it was not paid.
 */
export function matchRows(
  rows: readonly BankRow[],
  payouts: readonly ApprovedPayout[],
  used: ReadonlySet<string> = new Set(),
): MatchedRow[] {
  const byKey = new Map<string, Id[]>();
  for (const { id, number, amount } of payouts) {
    const key = keyOf(accountNumber(number), amount);
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  const read = rows.map((row) => ({ ...row, number: accountNumber(row.number), amount: bankAmount(row.amount) }));
  const named = countBy(read, (row) => keyOf(row.number, row.amount));
  const references = countBy(read, ({ reference }) => trxKeyOf(reference) ?? '');
  const isUsed = (reference: string) => {
    const key = trxKeyOf(reference) ?? '';
    return used.has(key) || (references.get(key) ?? 0) > 1;
  };
  return read.map(({ line, reference, number, amount, status }) => {
    const row = { line, reference, number, amount };
    if (reference === '' || number === '' || amount === null) return { ...row, result: 'wrong', payout: null };
    if (!isPaid(status)) return { ...row, result: 'notPaid', payout: null };
    if (isUsed(reference)) return { ...row, result: 'used', payout: null };
    const found = byKey.get(keyOf(number, amount)) ?? [];
    if (found.length === 0) return { ...row, result: 'unknown', payout: null };
    const [payout] = found;
    if (found.length > 1 || payout === undefined || (named.get(keyOf(number, amount)) ?? 0) > 1)
      return { ...row, result: 'ambiguous', payout: null };
    return { ...row, result: 'matches', payout };
  });
}

function countBy<R>(rows: readonly R[], keyOfRow: (row: R) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOfRow(row), (counts.get(keyOfRow(row)) ?? 0) + 1);
  return counts;
}
