import { Failure } from '../../domain/failure';
import { admins, type Role } from '../../domain/permissions';
import type { Package } from '../../payload-types';
import { has, type Ctx } from '../ctx';
import { sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { ownWarehouses } from '../warehouses/ownWarehouses';

/** The roles in which the caller may move this package: its vendor's, its warehouse's, an admin's. Throws `notFound` without any. */
export async function rolesOver(ctx: Ctx, found: Package): Promise<Role[]> {
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
