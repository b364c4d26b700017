import type { AccountBalance } from '../../contract/ledger';
import { accountNames, accountOf, type AccountName } from '../../domain/ledger/accounts';
import { sumOf } from '../../domain/money';
import { addDays, dhakaDay, endOfDay } from '../../domain/time/dhaka';
import type { Where } from 'payload';
import type { Ctx } from '../ctx';
import { accountSums, type AccountSums } from './sumsSoFar';

const why = 'only admins read the ledger';

/** What every account held at the end of a day in Dhaka. Two queries over the index of accounts; where there are very many lines, two for each account. */
export async function readTrialBalance(ctx: Ctx, day = dhakaDay(ctx.now)) {
  const end = endOfDay(day) ?? ctx.now;
  // Nothing is posted for a day to come.
  const soFar = end > ctx.now ? await accountSums(ctx) : null;
  if (soFar) return balanceOf(soFar, 0);
  const key = `trial balance ${end.toISOString()}`;
  return ctx.db.briefly(
    key,
    () => read(ctx, end),
    ({ lines }) => lines > WORTH_KEEPING,
  );
}

/** Fewer lines are summed faster than anybody could mind. */
const WORTH_KEEPING = 200_000;
const RECENT_DAYS = 200;

/** Of a day not long ago: what there is so far, less what came since, account by account. */
async function lessSince(ctx: Ctx, end: Date): Promise<ReadonlyMap<AccountName, AccountSums> | null> {
  const soFar = addDays(end, RECENT_DAYS) > ctx.now ? await accountSums(ctx) : null;
  if (!soFar) return null;
  const sums = new Map<AccountName, AccountSums>();
  for (const account of accountNames) {
    const since = async (side: Where) => {
      const where = {
        and: [{ account: { equals: account } }, { at: { greater_than_equal: end.toISOString() } }, side],
      };
      return (await ctx.db.groups(why, 'journal-lines', { where, sums: ['amount'] }))[0]?.sums.amount ?? 0;
    };
    const { debits, credits } = soFar.get(account) ?? { debits: 0, credits: 0 };
    const after = {
      debits: await since({ amount: { greater_than: 0 } }),
      credits: await since({ amount: { less_than: 0 } }),
    };
    sums.set(account, { debits: debits - after.debits, credits: credits + after.credits });
  }
  return sums;
}

async function read(ctx: Ctx, end: Date) {
  const known = await lessSince(ctx, end);
  if (known) return balanceOf(known, WORTH_KEEPING + 1);
  const until = { at: { less_than: end.toISOString() } };
  const sumsOf = async (side: Where) =>
    ctx.db.groups(why, 'journal-lines', { where: { and: [until, side] }, by: 'account', sums: ['amount'] });
  const debits = await sumsOf({ amount: { greater_than: 0 } });
  const credits = await sumsOf({ amount: { less_than: 0 } });
  const of = (groups: typeof debits, account: string) => groups.find(({ key }) => key === account)?.sums.amount ?? 0;
  const sums = new Map(
    accountNames.map((name) => [name, { debits: of(debits, name), credits: 0 - of(credits, name) }] as const),
  );
  return balanceOf(sums, sumOf([...debits, ...credits].map(({ count }) => count)));
}

function balanceOf(sums: ReadonlyMap<string, AccountSums>, lines: number) {
  const accounts: AccountBalance[] = accountNames.map((account) => {
    const { number, kind } = accountOf(account);
    const { debits, credits } = sums.get(account) ?? { debits: 0, credits: 0 };
    return { account, number, kind, debits, credits, balance: debits - credits };
  });
  return {
    accounts,
    debits: sumOf(accounts.map((each) => each.debits)),
    credits: sumOf(accounts.map((each) => each.credits)),
    lines,
  };
}
