import { commissionOn, ruleFor } from '../../domain/commissions/rules';
import { Failure } from '../../domain/failure';
import { dhakaDay } from '../../domain/time/dhaka';
import type { CommissionRule, Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { wholeRules } from './asRule';
import { listRules } from './listRules';
import { soldAs } from './readCommissions';

export type CommissionPreview = { product: Product; rule: CommissionRule | null; rate: number; commission: number };

/**
 * The commission on one piece of a product on a day (YYYY-MM-DD in Dhaka; default today), and the rule that sets it.
 */
export async function previewCommission(ctx: Ctx, productId: Id, day = dhakaDay(ctx.now)): Promise<CommissionPreview> {
  const product = await ctx.db.asActor.findById('products', productId, {
    depth: 1,
    populate: { shops: { name: true, name_bn: true } },
  });
  if (!product) throw new Failure('notFound');
  const rule = ruleFor(wholeRules(await listRules(ctx)), soldAs(product), day);
  const rate = rule?.rate ?? 0;
  return { product, rule: rule?.stored ?? null, rate, commission: commissionOn(product.selling_price, rate) };
}
