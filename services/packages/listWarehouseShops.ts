import type { Shop } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { isVeryMany } from '../db/totals';
import { ownWarehouses } from '../warehouses/ownWarehouses';

const MOST_SHOPS = 1_000;

/**
 * The shops that have packages in the caller's own warehouses, by name. A shop that sends to another warehouse now is
 * among them as long as packages of it are there. Of very many packages the list may be half a minute old.
 */
export async function listWarehouseShops(ctx: Ctx): Promise<Pick<Shop, 'id' | 'name' | 'name_bn'>[]> {
  const warehouses = (await ownWarehouses(ctx)).map(({ id }) => id);
  const read = async () => {
    const groups = await ctx.db.groups('shops with packages in the caller’s own warehouses', 'packages', {
      where: { warehouse: { in: warehouses } },
      by: 'shop',
    });
    return {
      shops: groups.flatMap(({ key }): Id[] => (key === null ? [] : [key])),
      packages: groups.reduce((sum, { count }) => sum + count, 0),
    };
  };
  const { shops } = await ctx.db.briefly(`shops of warehouses ${warehouses.join()}`, read, ({ packages }) =>
    isVeryMany(packages),
  );
  return ctx.db.rows('shops of packages that the caller sees', 'shops', {
    where: { id: { in: shops } },
    select: { name: true, name_bn: true },
    sort: ['name', 'id'],
    limit: MOST_SHOPS,
  });
}
