/** Corrections between two accounts: prepared by one person, posted by another. */
import { Failure, invalid } from '../failure';
import { accountNames, accountOf, type AccountName } from './accounts';
import { line, type Line } from './entry';

/** What is held for orders and owed as refunds follows from orders and returns: it is put right there. */
const derived = ['held', 'owed_refund'] as const;
export type Adjustable = Exclude<AccountName, (typeof derived)[number]>;
export const adjustable = accountNames.filter(
  (name): name is Adjustable => !(derived as readonly string[]).includes(name),
);

export const adjustmentStatuses = ['prepared', 'posted', 'discarded'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** Whoever prepared a correction does not post it, unless one person is enough in this shop. */
export function checkPoster(isOwn: boolean, isTwoPeople: boolean): void {
  if (isOwn && isTwoPeople) throw new Failure('samePerson');
}

/** The most that one correction moves, in whole taka. */
export const largestAdjustment = 100_000_000;

export type Side = { account: Adjustable; party: string };
type Given = {
  debit_account: Adjustable;
  debit_party?: string | undefined;
  credit_account: Adjustable;
  credit_party?: string | undefined;
};

/** The two sides as they may be posted. Names what is wrong: a party is missing or needless, or both sides are the same balance. */
export function checkedSides(given: Given): { debit: Side; credit: Side } {
  const debit = { account: given.debit_account, party: given.debit_party ?? '' };
  const credit = { account: given.credit_account, party: given.credit_party ?? '' };
  const isSame = debit.account === credit.account && debit.party === credit.party;
  const problems = {
    ...partyProblem('debit_party', debit),
    ...partyProblem('credit_party', credit),
    ...(isSame ? { credit_account: 'sameAccount' } : {}),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { debit, credit };
}

function partyProblem(field: string, { account, party }: Side): Record<string, string> {
  const isNeeded = accountOf(account).of !== undefined;
  if (isNeeded === (party !== '')) return {};
  return { [field]: isNeeded ? 'required' : 'noParty' };
}

export const adjusted = ({ debit, credit, amount }: { debit: Side; credit: Side; amount: number }): Line[] => [
  line(debit.account, amount, debit.party),
  line(credit.account, -amount, credit.party),
];
