import { commissionOf, type Commission } from '../../domain/commissions/rules';
import { lineTotal } from '../../domain/money';
import { dhakaDay } from '../../domain/time/dhaka';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { wholeRules } from './asRule';

const why = 'the commission of a sale is worked out by the shop itself';

type Line = {
  product: Pick<Product, 'vendor' | 'category' | 'subcategory' | 'childcategory'>;
  price: number;
  qty: number;
};

/** The commission on lines sold at this moment. One query, however many lines. */
export async function readCommissions(ctx: Ctx): Promise<(line: Line) => Commission> {
  const day = dhakaDay(ctx.now);
  const stored = await ctx.db.rows(why, 'commission-rules', {
    where: { starts_on: { less_than_equal: day } },
    limit: 0,
  });
  const rules = wholeRules(stored);
  return ({ product, price, qty }) => commissionOf(rules, soldAs(product), lineTotal(price, qty), day);
}

/** The fields of a product that rules depend on. */
export const soldAs = ({ vendor, category, subcategory, childcategory }: Line['product']) => ({
  vendor: refId(vendor) as Id,
  main: refId(category),
  sub: refId(subcategory),
  child: refId(childcategory),
});
