import { Failure } from '../../domain/failure';
import { isPackageStatus, nextStatuses, type PackageSnapshot, type PackageStatus } from '../../domain/packages/status';
import type { Role } from '../../domain/permissions';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { sameRef } from '../relations';
import { onlyOnce } from '../repeats/onlyOnce';
import { applyMove } from './applyMove';
import { rolesOver } from './rolesOver';

/**
 * `warehouse`: a package of another one is not moved, even if the caller is in charge of that too. `from`: nor one that
 * has another status.
 */
type About = { note?: string | undefined; warehouse?: Id | undefined; from?: number | undefined };

/**
 * Moves a package to a status, in one transaction: its vendor until it is shipped, its warehouse after that, an admin
 * at any time. A repeat with the same `Idempotency-Key` succeeds as the first did: a scanner that lost its connection
 * sends again.
 */
export async function movePackage(ctx: Ctx, trackingId: string, to: number, about: About = {}): Promise<void> {
  const { warehouse, from } = about;
  const request = {
    trackingId,
    to,
    ...(warehouse === undefined ? {} : { warehouse: String(warehouse) }),
    ...(from === undefined ? {} : { from }),
  };
  await onlyOnce(ctx, 'movePackage', request, () => move(ctx, trackingId, to, about));
}

async function move(ctx: Ctx, trackingId: string, to: number, { note = '', warehouse, from }: About): Promise<null> {
  if (!isPackageStatus(to)) throw new Failure('refused');
  await ctx.db.inTransaction(async () => {
    const found = await ctx.db
      .asSystem('the owner is checked next')
      .findOne('packages', { where: { tracking_id: { equals: trackingId } } });
    if (!found || (warehouse !== undefined && !sameRef(found.warehouse, warehouse))) throw new Failure('notFound');
    const { status } = found as Package & PackageSnapshot;
    const held = await rolesOver(ctx, found);
    if (from !== undefined && status !== from) throw new Failure('refused');
    const role = roleFor(held, status, to);
    await applyMove(ctx, found, to, role, note === '' ? null : { note });
  });
  return null;
}

/**
 * One person may be vendor, incharge and admin: returns the role that may make the move, or else the first one, whose
 * refusal is then reported.
 */
function roleFor(held: Role[], from: PackageStatus, to: PackageStatus): Role {
  return held.find((role) => nextStatuses(from, role).includes(to)) ?? held[0]!;
}
