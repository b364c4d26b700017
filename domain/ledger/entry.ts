/** Journal entries: what a change moved between accounts. The lines of an entry sum to zero, or it does not exist. */
import type { Id } from '../ids';
import { sumOf } from '../money';
import { accountOf, type AccountName } from './accounts';
import type { LedgerEvent } from './eventNames';

/** Debit positive, credit negative, whole taka. */
export type Line = {
  account: AccountName;
  /** Whose balance of the account it is: an id as text; empty where the account has one balance. */
  party: string;
  amount: number;
  /** From when on a vendor's earning may be paid out. Only on lines of `owed_vendor`. */
  available_at?: Date;
};

export type Entry = {
  event: LedgerEvent;
  /** What it happened to: with the event it is unique, so that nothing is posted twice. */
  subject: string;
  /** The order it belongs to; null where it belongs to none. */
  order_number: number | null;
  lines: readonly Line[];
  note?: string;
  /** Of a payout: its run, which covers the entry itself too. */
  run?: Id;
};

/** A line of an account that has one balance. */
export const line = (account: AccountName, amount: number, party: string | number = ''): Line => ({
  account,
  party: String(party),
  amount,
});

/** The lines without those that move nothing; lines of one balance are summed, unless they become available at different times. */
function joined(lines: readonly Line[]): Line[] {
  const byBalance = new Map<string, Line>();
  for (const each of lines) {
    const key = `${each.account} ${each.party} ${each.available_at?.getTime() ?? ''}`;
    const known = byBalance.get(key);
    byBalance.set(key, known ? { ...known, amount: known.amount + each.amount } : each);
  }
  return [...byBalance.values()].filter(({ amount }) => amount !== 0);
}

/** The entry as it may be written; throws a RangeError for one that does not balance or names no party where one is needed. */
export function checkedEntry(entry: Entry): Entry {
  const lines = joined(entry.lines);
  if (sumOf(lines.map(({ amount }) => amount)) !== 0)
    throw new RangeError(`${entry.event} of ${entry.subject} does not sum to zero`);
  for (const { account, party, amount } of lines) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${entry.event}: ${account} is not in whole taka`);
    if ((accountOf(account).of !== undefined) !== (party !== ''))
      throw new RangeError(`${entry.event}: ${account} ${party === '' ? 'needs' : 'has no'} party`);
  }
  return { ...entry, lines };
}

/** The entry that takes another back: the same lines the other way round. */
export const reversalOf = (lines: readonly Line[]): Line[] => lines.map((each) => ({ ...each, amount: -each.amount }));
