import { accountNames } from '../../../domain/ledger/accounts';
import { seedDemo } from '../../../scripts/seed/seedDemo';
import { openShop } from '../../support/http';

const shop = openShop();
const slugs = [
  'users',
  'vendors',
  'shops',
  'media',
  'documents',
  'products',
  'brands',
  'districts',
  'upazilas',
  'orders',
  'packages',
  'order-lines',
  'package-events',
  'returns',
  'return-events',
  'reviews',
  'coupons',
  'coupon-redemptions',
  'payments',
  'notifications',
  'videos',
  'addresses',
  'favorites',
] as const;

const all = async (collection: (typeof slugs)[number], where: object = {}) =>
  (
    await shop
      .payload()
      .find({ collection, where: where as never, depth: 0, limit: 0, pagination: false, overrideAccess: true })
  ).docs as unknown as Record<string, number & string>[];
const sum = (rows: Record<string, number>[], field: string) =>
  rows.reduce((total, row) => total + (row[field] ?? 0), 0);
const idOf = async (email: string) => (await all('users', { email: { equals: email } }))[0]!.id;

test('loading the demo data again adds nothing', async () => {
  const count = () =>
    Promise.all(
      slugs.map(async (slug) => [
        slug,
        (await shop.payload().count({ collection: slug, overrideAccess: true })).totalDocs,
      ]),
    );
  const before = await count();
  await seedDemo(shop.payload());
  expect(await count()).toEqual(before);
});

test('every account can do what it is meant for', async () => {
  const roles: Record<string, string> = {
    admin: 'admin',
    subadmin: 'subadmin',
    'grocer.savar': 'vendor',
    'grocer.sylhet': 'vendor',
    'vendor.fashion': 'vendor',
    'vendor.gadget': 'vendor',
    'vendor.home': 'vendor',
    'incharge.dhaka': 'incharge',
    'incharge.sylhet': 'incharge',
    customer: '',
    customer2: '',
    newcomer: '',
    applicant: '',
  };
  for (const [account, role] of Object.entries(roles)) {
    const { body } = await shop.visitor.post('/login', { email: `${account}@demo.test`, password: 'demo-Pass-2026' });
    expect([account, body.status, body.role]).toEqual([account, 200, role]);
  }
  const suspended = await shop.visitor.post('/login', { email: 'suspended@demo.test', password: 'demo-Pass-2026' });
  expect(suspended.body.status).toBe(420);
});

test('orders, packages and lines add up to the taka, and the paid flags are right', async () => {
  const [orders, packages, lines, payments] = [
    await all('orders'),
    await all('packages'),
    await all('order-lines'),
    await all('payments'),
  ];
  for (const order of orders) {
    const own = packages.filter((each) => each.order === order.id);
    for (const field of ['subtotal', 'coupon_amount', 'delivery_charge', 'total'])
      expect([order.number, field, sum(own, field)]).toEqual([order.number, field, order[field]]);
    const settled = own.filter((each) => each.status !== 8);
    expect(order.payment_status).toBe(settled.length > 0 && settled.every((each) => each.payment_status === 1) ? 1 : 0);
  }
  for (const each of packages)
    expect(
      sum(
        lines.filter((line) => line.package === each.id),
        'total',
      ),
    ).toBe(each.subtotal);
  const byBkash = orders.filter((order) => String(order.payment_method) === 'bKash');
  expect(payments.map((payment) => payment.order_number).sort()).toEqual(byBkash.map((order) => order.number).sort());
  expect(sum(payments, 'amount')).toBe(sum(byBkash, 'total'));
});

test('a package’s status is the last of its history', async () => {
  const events = await all('package-events');
  for (const each of await all('packages')) {
    const own = events
      .filter((event) => event.package === each.id)
      .sort((a, b) => (a.createdAt! < b.createdAt! || a.to! < b.to! ? -1 : 1));
    expect(own.at(-1)?.to).toBe(each.status);
    own.slice(1).forEach((event, n) => expect(event.from).toBe(own[n]?.to));
    expect(own.every((event) => event.actor)).toBe(true);
  }
});

test('sales and ratings are counted on the products', async () => {
  const [lines, packages, reviews] = [await all('order-lines'), await all('packages'), await all('reviews')];
  const canceled = new Set(packages.filter((each) => each.status === 8).map((each) => each.id));
  for (const product of await all('products')) {
    expect(product.sold).toBe(
      sum(
        lines.filter((line) => line.product === product.id && !canceled.has(line.package)),
        'qty',
      ),
    );
    const own = reviews.filter((review) => review.product === product.id);
    expect([product.rating_sum, product.total_review]).toEqual([sum(own, 'star'), own.length]);
  }
  expect(reviews.some((review) => review.hide === 1)).toBe(true);
});

test('the customer has packages in every status, returns in every state, and a package that can still be returned', async () => {
  const customer = await idOf('customer@demo.test');
  const packages = await all('packages', { customer: { equals: customer } });
  expect([...new Set(packages.map((each) => each.status!))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const returns = await all('returns', { customer: { equals: customer } });
  expect(returns.map((each) => each.status!).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  const orders = new Map<unknown, number>();
  for (const each of packages) orders.set(each.order, (orders.get(each.order) ?? 0) + 1);
  expect([...orders.values()]).toContain(2);
  const returned = new Set(returns.map((each) => each.package));
  const fresh = packages.filter(
    (each) =>
      each.status === 6 && !returned.has(each.id) && Date.now() - new Date(each.updatedAt!).getTime() < 2 * 86_400_000,
  );
  expect(fresh.length).toBeGreaterThan(0);
});

test('each vendor has at least 20 products in the shop, and documents belong to their applicants', async () => {
  const [vendors, products, documents] = [
    await all('vendors'),
    await all('products', { visible: { equals: 1 } }),
    await all('documents'),
  ];
  for (const vendor of vendors) {
    const shown = products.filter((product) => product.vendor === vendor.id).length;
    if (vendor.accept === 1) expect(shown).toBeGreaterThanOrEqual(20);
    else expect(shown).toBe(0);
    expect(documents.filter((paper) => paper.owner === vendor.user)).toHaveLength(3);
  }
});

test('the coupons are the documented ones', async () => {
  const coupons = Object.fromEntries((await all('coupons')).map((coupon) => [coupon.code, coupon]));
  expect(coupons.WELCOME50).toMatchObject({ type: 1, fixed: 50, min_order: 500, status: 1 });
  expect(coupons.EID10).toMatchObject({ type: 2, percentage: 10, min_order: 1000, status: 1 });
  expect(coupons.SPENT).toMatchObject({ remain: 0, status: 1 });
  expect(coupons.OFF).toMatchObject({ status: 0 });
});

test('every account has moved within three months, with entries in each of them', async () => {
  const { docs } = await shop.payload().find({
    collection: 'journal-lines',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  expect([...new Set(docs.map(({ account }) => account))].sort()).toEqual([...accountNames].sort());
  const daysOf = docs.map(({ at }) => (Date.now() - new Date(at).getTime()) / 86_400_000);
  expect(Math.max(...daysOf)).toBeGreaterThan(80);
  const months = new Set(daysOf.map((days) => Math.floor(days / 30)));
  expect([0, 1, 2].every((month) => months.has(month))).toBe(true);
});
