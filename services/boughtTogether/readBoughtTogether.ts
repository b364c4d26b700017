import { MOST_TOGETHER } from '../../domain/boughtTogether/count';
import type { Product } from '../../payload-types';
import { listChosen } from '../catalogue/listChosen';
import type { Ctx, Id } from '../ctx';
import { possibleId, refId } from '../relations';

const why = 'which products are bought together is public; those that are not shown are left out';

/** The visible products bought together with a product, most frequent first. Three queries. */
export async function readBoughtTogether(ctx: Ctx, given: Id): Promise<Product[]> {
  const id = possibleId(ctx, given);
  if (id === null) return [];
  const rows = await ctx.db.rows(why, 'bought-together', {
    where: { product: { equals: id } },
    sort: ['-orders', 'id'],
    limit: MOST_TOGETHER,
    select: { other: true },
  });
  return listChosen(ctx, rows.flatMap(({ other }) => refId(other) ?? []).map(String));
}
