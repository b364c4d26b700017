import { areaInLine, areaKey } from '../../domain/orders/areaInLine';
import type { Ctx, Id } from '../ctx';
import { isMarked, mark } from '../markOnce';
import { listAllPlaces } from '../places/listAllPlaces';

const why = 'orders of earlier releases have their area in the address line alone';
const PLACED = 'orders-placed-in-areas';
const AT_ONCE = 2_000;

type Log = (line: string) => void;
type Area = { district: Id; upazila: Id };

/**
 * Stores the areas of orders of earlier releases, once, at the first start of a release that keeps them. After a process
 * that died in between, the next goes on where it stopped.
 */
export async function placePast(ctx: Ctx, log: Log): Promise<void> {
  if (await isMarked(ctx, PLACED)) return;
  await placeAll(ctx, log);
  await mark(ctx, PLACED);
}

/** Stores the area that the address line names, for orders without one and for their packages. */
export async function placeAll(ctx: Ctx, log: Log = () => undefined): Promise<void> {
  const areas = await areasByName(ctx);
  let last: Id | null = null;
  for (let done = 0; ;) {
    const orders: { id: Id; address_line: string }[] = await ctx.db.rows(why, 'orders', {
      where: { and: [{ upazila: { exists: false } }, ...(last === null ? [] : [{ id: { greater_than: last } }])] },
      sort: 'id',
      select: { address_line: true },
      limit: AT_ONCE,
    });
    if (orders.length === 0) return;
    await ctx.db.inTransaction(() => placeOrders(ctx, orders, areas));
    done += orders.length;
    last = orders.at(-1)!.id;
    log(`orders: the areas of ${done} read from their addresses`);
  }
}

/** One statement for each area, not for each order. */
async function placeOrders(
  ctx: Ctx,
  orders: readonly { id: Id; address_line: string }[],
  areas: ReadonlyMap<string, Area>,
): Promise<void> {
  const byArea = new Map<Area, Id[]>();
  for (const { id, address_line } of orders) {
    const area = areaInLine(address_line, areas);
    if (area) byArea.set(area, [...(byArea.get(area) ?? []), id]);
  }
  for (const [area, ids] of byArea) {
    await ctx.db.setWhere('orders', { id: { in: ids } }, { ...area, updatedAt: null });
    await ctx.db.setWhere('packages', { order: { in: ids } }, { ...area, updatedAt: null });
  }
}

async function areasByName(ctx: Ctx): Promise<Map<string, Area>> {
  const places = await listAllPlaces(ctx);
  return new Map(
    places.flatMap(({ district, areas }) =>
      areas.map(
        ({ area }) => [areaKey(area.name, district.name), { district: district.id, upazila: area.id }] as const,
      ),
    ),
  );
}
