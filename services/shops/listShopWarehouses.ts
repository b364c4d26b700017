import type { Ctx, Warehouse } from '../ctx';

/** The warehouses a shop can be connected to, by name. */
export async function listShopWarehouses(ctx: Ctx): Promise<Warehouse[]> {
  return ctx.db.asSystem('every vendor chooses among all warehouses').find('warehouses', {
    sort: 'name',
    depth: 1,
    select: { name: true, district: true },
    populate: { districts: { name: true } },
  });
}
