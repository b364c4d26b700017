import type { Ctx, Warehouse } from '../ctx';
import { people } from './people';

/** All warehouses, by name. For admins. */
export async function listWarehouses(ctx: Ctx): Promise<Warehouse[]> {
  return ctx.db.asActor.find('warehouses', { sort: 'name', ...people });
}
