/** Who has access to a cash desk: incharges to those of their own warehouses, admins to all. */
import { Failure } from '../../domain/failure';
import { admins } from '../../domain/permissions';
import { has, type Ctx, type Id, type Warehouse } from '../ctx';
import { possibleId, sameRef } from '../relations';
import { ownWarehouses } from '../warehouses/ownWarehouses';

const why = 'admins see every cash desk, incharges their own';

/** The warehouses whose desks the caller may see, by name, and whether the caller is in charge of each. */
export async function shownWarehouses(ctx: Ctx): Promise<{ shown: Warehouse[]; own: Warehouse[] }> {
  const own = has(ctx, 'incharge') ? await ownWarehouses(ctx) : [];
  if (!has(ctx, ...admins)) return { shown: own, own };
  const shown = await ctx.db.rows(why, 'warehouses', { where: {}, sort: 'name', limit: 0 });
  return { shown, own };
}

/** A warehouse whose desk the caller may see; any other counts as not found. */
export async function shownWarehouse(ctx: Ctx, given: Id): Promise<Warehouse> {
  const id = possibleId(ctx, given);
  if (id === null) throw new Failure('notFound');
  const found = has(ctx, ...admins)
    ? await ctx.db.row(why, 'warehouses', { where: { id: { equals: id } } })
    : (await ownWarehouses(ctx)).find((own) => sameRef(own, id));
  if (!found) throw new Failure('notFound');
  return found;
}

/**
 * A warehouse the caller is in charge of, locked for the rest of the transaction: if two people count or deposit there
 * at once, the second sees what the first has done.
 */
export async function heldWarehouse(ctx: Ctx, given: Id): Promise<Warehouse> {
  const id = possibleId(ctx, given);
  const own = id === null ? undefined : (await ownWarehouses(ctx)).find((each) => sameRef(each, id));
  if (!own) throw new Failure('notFound');
  await holdWarehouse(ctx, own.id);
  return own;
}

export async function holdWarehouse(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.claim('warehouses', { id: { equals: id } }, { updatedAt: ctx.now.toISOString() });
}
