import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId, type Relation } from '../relations';

const why = 'a return depends on how its package stands';

/**
 * The package of a line or a return as it stands until the caller's transaction ends. It claims the order first, as a
 * cancellation does: of the two at once the second sees what the first has done.
 */
export async function claimPackage(ctx: Ctx, of: { order: Relation; package: Relation }): Promise<Package | null> {
  await ctx.db.claim('orders', { id: { equals: refId(of.order) as Id } }, { updatedAt: ctx.now.toISOString() });
  return ctx.db.row(why, 'packages', { where: { id: { equals: refId(of.package) as Id } } });
}
