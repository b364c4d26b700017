/** The sums that screens ask for most, over all lines so far: of each party of an account, and of each account. */
import type { Where } from 'payload';
import type { AccountName } from '../../domain/ledger/accounts';
import { sumOf } from '../../domain/money';
import type { Ctx } from '../ctx';
import { soFar, type Summing, type SummedLine } from './soFar';

const why = 'sums of the journal; who may see them is checked by those who ask';

type OfParties = ReadonlyMap<string, number>;
/** The lines of so few parties are summed faster than all that is kept is brought up to date. */
const FEW = 5;

export const byParty = (ctx: Pick<Ctx, 'db'>, account: AccountName): Summing<OfParties> => ({
  name: `parties of ${account}`,
  first: (upTo) => partiesOf(ctx, account, [{ id: { less_than_equal: upTo } }]),
  add: (before, lines) => {
    const sums = new Map(before);
    for (const line of lines.filter((each) => each.account === account))
      sums.set(line.party ?? '', (sums.get(line.party ?? '') ?? 0) + line.amount);
    return sums;
  },
});

async function partiesOf(ctx: Pick<Ctx, 'db'>, account: AccountName, also: readonly Where[]): Promise<OfParties> {
  const groups = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [{ account: { equals: account } }, ...also] },
    by: 'party',
    sums: ['amount'],
  });
  return new Map(groups.map(({ key, sums: { amount = 0 } }) => [String(key ?? ''), amount]));
}

/** What each party holds of an account, by its id as text; debit positive. `parties`: at least these. */
export async function partySums(
  ctx: Pick<Ctx, 'db'>,
  account: AccountName,
  parties?: readonly string[],
): Promise<OfParties> {
  const isFew = parties !== undefined && parties.length <= FEW;
  const kept = isFew ? null : await soFar(ctx, byParty(ctx, account));
  return kept ?? partiesOf(ctx, account, parties ? [{ party: { in: [...parties] } }] : []);
}

const byOne = (ctx: Pick<Ctx, 'db'>, account: AccountName): Summing<number> => ({
  name: `all of ${account}`,
  first: (upTo) => sumOfAccount(ctx, account, [{ id: { less_than_equal: upTo } }]),
  add: (before, lines) => before + sumOf(lines.filter((each) => each.account === account).map(({ amount }) => amount)),
});

async function sumOfAccount(ctx: Pick<Ctx, 'db'>, account: AccountName, also: readonly Where[]): Promise<number> {
  const groups = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [{ account: { equals: account } }, ...also] },
    sums: ['amount'],
  });
  return sumOf(groups.map(({ sums: { amount = 0 } }) => amount));
}

/** What an account holds; debit positive. */
export const accountSum = async (ctx: Pick<Ctx, 'db'>, account: AccountName): Promise<number> =>
  (await soFar(ctx, byOne(ctx, account))) ?? sumOfAccount(ctx, account, []);

/** Both positive sums. */
export type AccountSums = { debits: number; credits: number };
type OfAccounts = ReadonlyMap<string, AccountSums>;
const nothing: AccountSums = { debits: 0, credits: 0 };

const added = ({ debits, credits }: AccountSums, { amount }: SummedLine): AccountSums => ({
  debits: debits + Math.max(amount, 0),
  credits: credits + Math.max(-amount, 0),
});

export const byAccount = (ctx: Pick<Ctx, 'db'>): Summing<OfAccounts> => ({
  name: 'accounts',
  first: async (upTo) => {
    const sumsOf = (sign: object) =>
      ctx.db.groups(why, 'journal-lines', {
        where: { and: [{ amount: sign }, { id: { less_than_equal: upTo } }] },
        by: 'account',
        sums: ['amount'],
      });
    const sums = new Map<string, AccountSums>();
    for (const { key, sums: of } of await sumsOf({ greater_than: 0 }))
      sums.set(String(key), { ...nothing, debits: of.amount ?? 0 });
    for (const { key, sums: of } of await sumsOf({ less_than: 0 }))
      sums.set(String(key), { ...(sums.get(String(key)) ?? nothing), credits: 0 - (of.amount ?? 0) });
    return sums;
  },
  add: (before, lines) => {
    const sums = new Map(before);
    for (const line of lines) sums.set(line.account, added(sums.get(line.account) ?? nothing, line));
    return sums;
  },
});

/** What was debited and credited to each account so far; null where there are few lines, and the database sums them. */
export const accountSums = (ctx: Pick<Ctx, 'db'>): Promise<OfAccounts | null> => soFar(ctx, byAccount(ctx));
