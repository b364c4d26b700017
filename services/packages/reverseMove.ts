import { Failure } from '../../domain/failure';
import { decideReversal, REVERSED } from '../../domain/packages/reversals';
import type { Package } from '../../payload-types';
import { afterLastStep } from '../afterLastStep';
import { actorOf, has, type Ctx } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { refId } from '../relations';

const why = 'only admins take moves back';

/**
 * Puts a package back into its status before a wrong move, in one transaction. The reason is stored in its history and
 * in the audit log. The customer is not notified: for them nothing has happened.
 */
export async function reverseMove(ctx: Ctx, trackingId: string, to: number, reason: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const found = await ctx.db.row(why, 'packages', { where: { tracking_id: { equals: trackingId } } });
    if (!found) throw new Failure('notFound');
    const returns = await ctx.db.countRows(why, 'returns', { package: { equals: found.id } });
    const status = decideReversal({ status: found.status, hasReturns: returns > 0 }, to);
    const claimed = await ctx.db.claim(
      'packages',
      { and: [{ id: { equals: found.id } }, { status: { equals: found.status } }] },
      { status },
    );
    if (!claimed) throw new Failure('refused');
    await keepHistory(ctx, found, status, reason);
    await recordChange(ctx, {
      action: 'moved',
      target: 'packages',
      id: found.id,
      title: found.tracking_id,
      before: { status: found.status },
      after: { status },
      reason,
    });
  });
}

async function keepHistory(ctx: Ctx, found: Package, to: number, note: string): Promise<void> {
  await ctx.db.append(why, 'package-events', {
    package: found.id,
    order: refId(found.order),
    tracking_id: found.tracking_id,
    from: found.status,
    to,
    actor: actorOf(ctx).id,
    actor_role: has(ctx, 'superadmin') ? 'superadmin' : 'subadmin',
    reason: REVERSED,
    note,
    ...(await afterLastStep(ctx, 'package-events', { package: { equals: found.id } })),
  });
}
