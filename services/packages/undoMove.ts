import { Failure } from '../../domain/failure';
import type { PackageStatus } from '../../domain/packages/status';
import { decideUndo, isUndoable, UNDONE } from '../../domain/packages/undo';
import type { Package } from '../../payload-types';
import { afterLastStep } from '../afterLastStep';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx } from '../ctx';
import { refId } from '../relations';
import { rolesOver } from './rolesOver';
import { tellCustomer } from './tellCustomer';

/**
 * Takes back the caller's own last move of a package of their shop or warehouse, in one transaction: the package has its
 * previous status again, the history marks the move as undone, and the customer is notified of the status.
 */
export function undoMove(ctx: Ctx, trackingId: string): Promise<PackageStatus> {
  return ctx.db.inTransaction(async () => {
    const found = await ctx.db
      .asSystem('the owner is checked next')
      .findOne('packages', { where: { tracking_id: { equals: trackingId } } });
    if (!found) throw new Failure('notFound');
    const roles = await rolesOver(ctx, found);
    const caller = actorOf(ctx).id;
    const last = await lastMove(ctx, found);
    const move = decideUndo(found.status, last, caller, ctx.now, roles);
    if (await hasReturn(ctx, found)) throw new Failure('cannotUndo');
    const ofPackage = { and: [{ id: { equals: found.id } }, { status: { equals: move.from } }] };
    const claimed = await ctx.db.claim('packages', ofPackage, { status: move.to });
    if (!claimed) throw new Failure('cannotUndo');
    await ctx.db.asSystem('the history is written by the shop itself').create('package-events', {
      package: found.id,
      order: refId(found.order),
      tracking_id: found.tracking_id,
      from: move.from,
      to: move.to,
      actor: caller,
      actor_role: roles.find((role) => isUndoable(move.to, move.from, [role])) ?? 'incharge',
      reason: UNDONE,
      ...(await afterLastStep(ctx, 'package-events', { package: { equals: found.id } })),
    });
    await recordChange(ctx, {
      action: 'moved',
      target: 'packages',
      id: found.id,
      title: found.tracking_id,
      before: { status: move.from },
      after: { status: move.to, reason: UNDONE },
    });
    await tellCustomer(ctx, found, move.to);
    return move.to;
  });
}

async function lastMove(ctx: Ctx, found: Package) {
  const [last] = await ctx.db.rows('the last step of a package that the caller may move', 'package-events', {
    where: { package: { equals: found.id } },
    sort: ['-createdAt', '-id'],
    limit: 1,
  });
  return last ? { from: last.from ?? null, to: last.to, actor: refId(last.actor), at: new Date(last.createdAt) } : null;
}

/** Once the customer has requested a return, the delivery cannot be undone. */
async function hasReturn(ctx: Ctx, found: Package): Promise<boolean> {
  const [asked] = await ctx.db.rows('whether the customer sent something back', 'returns', {
    where: { tracking_id: { equals: found.tracking_id } },
    select: { status: true },
    limit: 1,
  });
  return asked !== undefined;
}
