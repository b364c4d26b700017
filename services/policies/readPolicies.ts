import type { Policy } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The five legal texts. */
export async function readPolicies(ctx: Ctx): Promise<Policy> {
  return ctx.db.asSystem('everybody reads them').global('policies');
}
