import type { CommissionBody, CommissionChange } from '../../contract/commissions';
import { mostRules } from '../../domain/commissions/rules';
import { Failure, invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { givenFields } from '../givenFields';

/** Adds a rule. Orders placed from then on follow it. */
export async function createRule(ctx: Ctx, input: CommissionBody): Promise<void> {
  await ctx.db.inTransaction(async () => {
    if ((await ctx.db.asActor.count('commission-rules')) >= mostRules)
      throw invalid({ rate: { code: 'tooManyRules', params: { max: mostRules } } });
    await ctx.db.asActor.create('commission-rules', columnsOf(input));
  });
}

/** Changes a rule; fields that are not sent stay. Earlier orders keep the commission they were placed with. */
export async function updateRule(ctx: Ctx, id: Id, input: CommissionChange): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const rule = await ctx.db.asActor.findById('commission-rules', id);
    if (!rule) throw new Failure('notFound');
    await ctx.db.asActor.update('commission-rules', rule.id, columnsOf(input));
  });
}

/** Deletes a rule. Orders keep the commission they were placed with. */
export async function deleteRule(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const rule = await ctx.db.asActor.findById('commission-rules', id);
    if (!rule) throw new Failure('notFound');
    await ctx.db.asActor.remove('commission-rules', rule.id);
  });
}

/** The fields that were sent, by the collection's names; an emptied reference becomes null. */
function columnsOf({ vendor_id, main_cat_id, sub_cat_id, child_cat_id, ...rest }: CommissionChange) {
  const references = givenFields({
    vendor: vendor_id,
    category: main_cat_id,
    subcategory: sub_cat_id,
    childcategory: child_cat_id,
  });
  return {
    ...givenFields(rest),
    ...(Object.fromEntries(
      Object.entries(references).map(([name, id]) => [name, id === '' ? null : id]),
    ) as typeof references),
  };
}
