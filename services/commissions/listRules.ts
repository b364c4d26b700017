import { commissionScopes, mostRules } from '../../domain/commissions/rules';
import type { CommissionRule } from '../../payload-types';
import type { Ctx } from '../ctx';
import { ruleParts } from './ruleParts';

/** All rules, most specific first; of equally specific ones the latest beginning first. */
export async function listRules(ctx: Ctx): Promise<CommissionRule[]> {
  const rules = await ctx.db.asActor.find('commission-rules', {
    ...ruleParts,
    sort: ['-starts_on', '-id'],
    limit: mostRules,
  });
  const places = new Map<string, number>(commissionScopes.map((scope, place) => [scope, place]));
  const placeOf = ({ scope }: CommissionRule) => places.get(scope ?? '') ?? commissionScopes.length;
  return rules.sort((one, other) => placeOf(one) - placeOf(other));
}
