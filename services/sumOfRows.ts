import type { CollectionSlug, Where } from 'payload';
import type { Ctx } from './ctx';
import { isVeryMany } from './db/totals';

/** The sum of a field of all rows that match a filter; of very many rows it may be half a minute old. */
export async function sumOfRows(
  ctx: Ctx,
  why: string,
  collection: CollectionSlug,
  where: Where,
  amount: string,
): Promise<number> {
  const read = async () => {
    const [all] = await ctx.db.groups(why, collection, { where, sums: [amount] });
    return { count: all?.count ?? 0, sum: all?.sums[amount] ?? 0 };
  };
  const key = `sum ${collection} ${amount} ${JSON.stringify(where)}`;
  return (await ctx.db.briefly(key, read, ({ count }) => isVeryMany(count))).sum;
}
