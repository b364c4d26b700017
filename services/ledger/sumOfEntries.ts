import type { Where } from 'payload';
import type { AccountName } from '../../domain/ledger/accounts';
import { sumOf } from '../../domain/money';
import type { Ctx, Id } from '../ctx';
import { isVeryMany } from '../db/totals';
import { inParts } from '../inParts';

const why = 'sums of the journal; who may see them is checked by those who ask';
/** Entries in one query. */
const AT_ONCE = 1_000;

/**
 * What the entries that match have moved of an account, debit positive; of very many it may be half a minute old. Lines
 * do not know their event, so the entries are read first.
 */
export async function sumOfEntries(ctx: Ctx, where: Where, account: AccountName): Promise<number> {
  const read = async () => {
    const entries = await ctx.db.rows(why, 'journal-entries', { where, select: { event: true }, limit: 0 });
    const ids = entries.map(({ id }) => id);
    const sums: number[] = [];
    for (const some of inParts(ids, AT_ONCE)) sums.push(await moved(ctx, some, account));
    return { count: ids.length, sum: sumOf(sums) };
  };
  const key = `sum of ${account} of journal entries ${JSON.stringify(where)}`;
  return (await ctx.db.briefly(key, read, ({ count }) => isVeryMany(count))).sum;
}

async function moved(ctx: Ctx, entries: readonly Id[], account: AccountName): Promise<number> {
  const [all] = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [{ entry: { in: [...entries] } }, { account: { equals: account } }] },
    sums: ['amount'],
  });
  return all?.sums.amount ?? 0;
}
