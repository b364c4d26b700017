import { Failure } from '../../domain/failure';
import { isPackageStatus, nextStatuses, type PackageSnapshot, type PackageStatus } from '../../domain/packages/status';
import { admins, type Role } from '../../domain/permissions';
import type { Package } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { ownWarehouses } from '../warehouses/ownWarehouses';
import { onlyOnce } from '../repeats/onlyOnce';
import { applyMove } from './applyMove';

/** `warehouse`: a package of another one is not moved, even if the caller is in charge of that too. */
type About = { note?: string | undefined; warehouse?: Id | undefined };

/**
 * Moves a package to a status, in one transaction: its vendor until it is shipped, its warehouse after that, an admin
 * at any time. A repeat with the same `Idempotency-Key` succeeds as the first did: a scanner that lost its connection
 * sends again.
 */
export async function movePackage(ctx: Ctx, trackingId: string, to: number, about: About = {}): Promise<void> {
  const { warehouse } = about;
  const request = { trackingId, to, ...(warehouse === undefined ? {} : { warehouse: String(warehouse) }) };
  await onlyOnce(ctx, 'movePackage', request, () => move(ctx, trackingId, to, about));
}

async function move(ctx: Ctx, trackingId: string, to: number, { note = '', warehouse }: About): Promise<null> {
  if (!isPackageStatus(to)) throw new Failure('refused');
  await ctx.db.inTransaction(async () => {
    const found = await ctx.db
      .asSystem('the owner is checked next')
      .findOne('packages', { where: { tracking_id: { equals: trackingId } } });
    if (!found || (warehouse !== undefined && !sameRef(found.warehouse, warehouse))) throw new Failure('notFound');
    const { status } = found as Package & PackageSnapshot;
    const role = roleFor(await rolesOver(ctx, found), status, to);
    await applyMove(ctx, found, to, role, note === '' ? null : { note });
  });
  return null;
}

/** The roles in which the caller may move this package: its vendor's, its warehouse's, an admin's. */
async function rolesOver(ctx: Ctx, found: Package): Promise<Role[]> {
  const held: Role[] = [];
  if (has(ctx, 'vendor') && sameRef((await findOwnVendor(ctx))?.id, found.vendor)) held.push('vendor');
  if (has(ctx, 'incharge')) {
    const warehouses = await ownWarehouses(ctx);
    if (warehouses.some((warehouse) => sameRef(warehouse, found.warehouse))) held.push('incharge');
  }
  held.push(...admins.filter((role) => has(ctx, role)));
  if (held.length === 0) throw new Failure('notFound');
  return held;
}

/**
 * One person may be vendor, incharge and admin: returns the role that may make the move, or else the first one, whose
 * refusal is then reported.
 */
function roleFor(held: Role[], from: PackageStatus, to: PackageStatus): Role {
  return held.find((role) => nextStatuses(from, role).includes(to)) ?? held[0]!;
}
