import type { Policy } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The five policies as published. */
export async function readPolicies(ctx: Ctx): Promise<Partial<Policy>> {
  const stored = await ctx.db.asSystem('everybody reads them').global('policies');
  return stored._status === 'published' ? stored : {};
}
