import type { PolicyName } from '../../domain/policies/fields';
import type { Ctx } from '../ctx';
import { givenFields } from '../givenFields';

export type PolicyTexts = { [K in PolicyName]?: string | undefined };

/** Replaces legal texts; those that are not sent stay. */
export async function savePolicies(ctx: Ctx, texts: PolicyTexts): Promise<void> {
  const given = givenFields(texts);
  if (Object.keys(given).length > 0) await ctx.db.asActor.updateGlobal('policies', given);
}
