import { Failure } from '../../domain/failure';
import type { Ctx, Id, Warehouse } from '../ctx';
import { people } from './people';

/** One warehouse. For admins. */
export async function readWarehouse(ctx: Ctx, id: Id): Promise<Warehouse> {
  const warehouse = await ctx.db.asActor.findById('warehouses', id, people);
  if (!warehouse) throw new Failure('notFound');
  return warehouse;
}
