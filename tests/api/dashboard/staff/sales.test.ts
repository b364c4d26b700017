/** The dashboard's figures against sums made here, one by one, from the documents themselves. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
const CANCELED = 8;
const DAY_MS = 86_400_000;

type Kept = {
  id: number;
  order_number: number;
  vendor: number;
  status: number;
  total: number;
  subtotal: number;
  createdAt: string;
};
type Line = { product: number | null; package: number; vendor: number; qty: number; total: number; createdAt: string };

const everything = async <T>(collection: 'packages' | 'order-lines'): Promise<T[]> =>
  (await shop.payload().find({ collection, depth: 0, limit: 0, pagination: false, overrideAccess: true }))
    .docs as unknown as T[];

/** The day in Dhaka, six hours before UTC. */
const dayOf = (at: string | number): string =>
  new Date(new Date(at).getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

async function counted(days: number, whose?: { vendor: number }) {
  const first = dayOf(Date.now() - (days - 1) * DAY_MS);
  const mine = <T extends { vendor: number; createdAt: string }>(each: T) => !whose || each.vendor === whose.vendor;
  const packages = (await everything<Kept>('packages')).filter(mine);
  const canceled = new Set(packages.filter((each) => each.status === CANCELED).map((each) => each.id));
  const inTime = packages.filter((each) => dayOf(each.createdAt) >= first && !canceled.has(each.id));
  const revenue: Record<string, number> = {};
  const orders: Record<string, Set<number>> = {};
  for (const each of inTime) {
    const day = dayOf(each.createdAt);
    revenue[day] = (revenue[day] ?? 0) + (whose ? each.subtotal : each.total);
    (orders[day] ??= new Set()).add(each.order_number);
  }
  const products: Record<string, { pieces: number; revenue: number }> = {};
  for (const line of (await everything<Line>('order-lines')).filter(mine)) {
    if (dayOf(line.createdAt) < first || canceled.has(line.package)) continue;
    const sum = (products[String(line.product)] ??= { pieces: 0, revenue: 0 });
    sum.pieces += line.qty;
    sum.revenue += line.total;
  }
  const stages = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((status) => packages.filter((each) => each.status === status).length);
  return { revenue, orders, products, stages };
}

async function expectEqual(
  path: string,
  caller: {
    get: (path: string) => Promise<{
      body: {
        figures: {
          by_day: { day: string; orders: number; revenue: number }[];
          top_products: { id: number; pieces: number; revenue: number }[];
          open_packages: { status: number; count: number }[];
          truncated: boolean;
        };
      };
    }>;
  },
  days: number,
  whose?: { vendor: number },
) {
  const { figures } = (await caller.get(path)).body;
  const own = await counted(days, whose);
  expect(figures.by_day).toHaveLength(days);
  expect(figures.by_day.at(-1)!.day).toBe(dayOf(Date.now()));
  for (const each of figures.by_day) {
    expect(each).toEqual({
      day: each.day,
      orders: own.orders[each.day]?.size ?? 0,
      revenue: own.revenue[each.day] ?? 0,
    });
  }
  const best = Object.values(own.products)
    .sort((one, other) => other.revenue - one.revenue)
    .slice(0, 10);
  expect(figures.top_products.map((each) => each.revenue)).toEqual(best.map((each) => each.revenue));
  for (const each of figures.top_products)
    expect({ pieces: each.pieces, revenue: each.revenue }).toEqual(own.products[String(each.id)]);
  for (const { status, count } of figures.open_packages)
    expect({ status, count }).toEqual({ status, count: own.stages[status] });
  expect(figures.truncated).toBe(false);
  return figures;
}

describe('the sales figures', () => {
  test('of all vendors equal sums computed from the documents, for an admin', async () => {
    const admin = await shop.as('admin');
    const figures = await expectEqual('/get-sales-figures', admin, 14);
    expect(figures.by_day.some((each) => each.orders > 0)).toBe(true);
    expect(figures.top_products.length).toBeGreaterThan(0);
    await expectEqual('/get-sales-figures?days=90', admin, 90);
  });

  test('of a vendor are their own: nothing of others, nothing canceled', async () => {
    const [seller, other] = [await make.seller(), await make.seller()];
    const product = await make.product(seller, { selling_price: 250, original_price: 250 });
    await make.order({ seller, product, qty: 3 });
    await make.order({ seller, product, qty: 2, status: 1 });
    await make.order({ seller, product, qty: 5, status: CANCELED });
    await make.order({ seller: other });
    const figures = await expectEqual('/get-sales-figures?days=7', seller.caller, 7, { vendor: seller.vendor.id });
    expect(figures.by_day.at(-1)).toMatchObject({ orders: 2, revenue: 1_250 });
    expect(figures.top_products).toEqual([expect.objectContaining({ id: product.id, pieces: 5, revenue: 1_250 })]);
    expect(figures.open_packages.filter((each) => each.count > 0)).toEqual([
      { status: 0, count: 1 },
      { status: 1, count: 1 },
    ]);
  });

  test('of a vendor without sales are zero', async () => {
    const { figures } = (await (await make.seller()).caller.get('/get-sales-figures')).body;
    expect(figures.by_day).toHaveLength(14);
    expect(
      figures.by_day.every((each: { orders: number; revenue: number }) => each.orders === 0 && each.revenue === 0),
    ).toBe(true);
    expect(figures.top_products).toEqual([]);
  });

  test('are bounded', async () => {
    const admin = await shop.as('admin');
    expect((await admin.get('/get-sales-figures?days=91')).status).toBe(422);
    expect((await admin.get('/get-sales-figures?days=6')).status).toBe(422);
  });
});

test('the history of a package names who moved it, from where to where, and no customer', async () => {
  const seller = await make.seller();
  const made = await make.order({ seller });
  await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/1`);
  const { body } = await seller.caller.get(`/vendor-order-details/${made.order.number}`);
  expect(body.history.at(-1)).toMatchObject({
    from: 0,
    to: 1,
    actor_role: 'vendor',
    actor: seller.user.name,
    created_at: expect.any(String),
  });
  expect(JSON.stringify(body.history)).not.toContain(made.customer.user.name);
  const admin = await (await shop.as('admin')).get(`/admin-order-package-details/${made.package.tracking_id}`);
  expect(admin.body.history.at(-1)).toMatchObject({ from: 0, to: 1, actor: seller.user.name });
});
