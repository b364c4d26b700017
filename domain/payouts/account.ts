/** Where a vendor is paid: what may be typed, when a change counts, and how much of a number others see. */
import { invalid, type FieldProblem } from '../failure';
import { refundAccount } from '../returns/refundAccount';
import { westernDigits } from '../text/bangla';
import { payoutMethods, type PayoutMethod } from './statuses';

export type PayoutTarget = {
  method: PayoutMethod;
  /** Of the wallet: a mobile. Of the bank: letters and digits. */
  number: string;
  holder: string;
  /** Of a bank only; empty otherwise. */
  bank: string;
  branch: string;
  routing: string;
};

/** So long a change waits before it counts: who has taken over a session cannot be paid before the vendor has read of it. */
const accountWaitHours = 24;
export const validFrom = (now: Date): Date => new Date(now.getTime() + accountWaitHours * 3_600_000);

/** The account as it is kept, in digits of one script and without blanks; throws `invalid` by field. */
export function checkedTarget(typed: PayoutTarget): PayoutTarget {
  const { method, holder } = typed;
  if (method !== 'bank') {
    const number = refundAccount(typed.number);
    if (number === null) throw invalid({ number: 'wrongRefundAccount' });
    return { method, number, holder, bank: '', branch: '', routing: '' };
  }
  const kept = {
    method,
    number: withoutBlanks(typed.number).toUpperCase(),
    holder,
    bank: typed.bank,
    branch: typed.branch,
    routing: withoutBlanks(typed.routing),
  };
  const problems: Record<string, string | FieldProblem> = {};
  if (!/^[A-Z\d]{5,34}$/.test(kept.number)) problems.number = 'wrongBankAccount';
  if (kept.bank === '') problems.bank = 'required';
  if (kept.branch === '') problems.branch = 'required';
  if (!/^\d{9}$/.test(kept.routing)) problems.routing = 'wrongRouting';
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return kept;
}

const withoutBlanks = (text: string): string => westernDigits(text).replace(/[\s-]/g, '');

const parts = ['method', 'number', 'holder', 'bank', 'branch', 'routing'] as const;

export const isSameTarget = (one: Stored, other: Stored): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''));
type Stored = { [K in keyof PayoutTarget]?: string | null | undefined };

/** What others than the vendor and the super admin see of a number. */
export const maskedNumber = (number: string): string => `••••${number.slice(-4)}`;

/** The account in words that do not give it away: `bKash ••••5678`. */
export const targetInWords = (
  { method, number }: { method: PayoutMethod; number: string },
  language: 'en' | 'bn',
): string => `${payoutMethods[method][language]} ${maskedNumber(number)}`;
