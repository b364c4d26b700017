import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** Deletes a warehouse that no shop and no unfinished package needs; a hook refuses it otherwise. */
export async function deleteWarehouse(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const warehouse = await ctx.db.asActor.findById('warehouses', id);
    if (!warehouse) throw new Failure('notFound');
    await ctx.db.asActor.remove('warehouses', warehouse.id);
  });
}
