/**
 * Fields nobody may set for themselves, tested on every record a person may write, through the contract and through the CMS:
 * roles, owners, states, amounts, counters, sessions and hashes stay what they are.
 */
import { routes } from '../../contract/index';
import { openShop, type Account, type Caller } from '../support/http';

const shop = openShop();
type Row = Record<string, unknown> & { id: number | string };

/** What an attacker adds to a body, whatever the record. */
const wished: Record<string, unknown> = {
  role_as: 1,
  is_vendor: 1,
  is_incharge: 1,
  user_verify: 1,
  mobile_verify: 1,
  deleted: 1,
  accept: 1,
  verify: 1,
  featured: 1,
  visible: 1,
  user: 1,
  owner: 1,
  customer: 1,
  vendor: 1,
  created_by: 1,
  sold: 999,
  rating_sum: 999,
  total_review: 999,
  discount_percent: 99,
  thumbnail: '/uploads/media/x.webp',
  type: 1,
  payment_status: 1,
  payment_refund: 1,
  total: 1,
  subtotal: 1,
  coupon_amount: 1,
  delivery_charge: 0,
  hash: 'x',
  salt: 'x',
  sessions: [],
  loginAttempts: 0,
  lockUntil: null,
  resetPasswordToken: 'x',
  _verified: true,
  id: 1,
  createdAt: '2020-01-01T00:00:00.000Z',
};

/** Who may write which own records, and which of the forged fields the record has and must keep. */
const own: [Account, string, string, string[]][] = [
  ['customer2', 'users', 'id', ['role_as', 'is_vendor', 'is_incharge', 'user_verify', 'mobile_verify', 'deleted']],
  ['vendor.fashion', 'vendors', 'user', ['accept', 'user']],
  ['vendor.fashion', 'shops', 'vendor', ['verify', 'featured', 'vendor']],
  [
    'vendor.fashion',
    'products',
    'vendor',
    ['verify', 'vendor', 'sold', 'rating_sum', 'total_review', 'visible', 'discount_percent', 'thumbnail', 'type'],
  ],
  [
    'vendor.fashion',
    'packages',
    'vendor',
    ['customer', 'vendor', 'payment_status', 'total', 'subtotal', 'coupon_amount', 'delivery_charge'],
  ],
  ['customer', 'returns', 'customer', ['customer', 'vendor', 'payment_refund']],
  ['customer', 'reviews', 'user', ['user']],
  ['customer', 'addresses', 'user', ['user']],
  ['customer', 'orders', 'customer', ['customer', 'total', 'payment_status', 'coupon_amount']],
];

async function find(collection: string, where: object): Promise<Row | undefined> {
  const found = await shop
    .payload()
    .find({ collection, where, limit: 1, depth: 0, sort: 'id', showHiddenFields: true } as never);
  return found.docs[0] as unknown as Row | undefined;
}
async function ownRecord(account: Account, collection: string, field: string): Promise<Row> {
  const user = (await find('users', { email: { equals: `${account}@demo.test` } }))!;
  const owner = field === 'vendor' ? (await find('vendors', { user: { equals: user.id } }))!.id : user.id;
  return (await find(collection, { [field]: { equals: owner } }))!;
}
const kept = (row: Row, fields: string[]) => Object.fromEntries(fields.map((field) => [field, row[field]]));

test.each(own)(
  '%s cannot set the protected fields of their own %s in the CMS',
  async (account, collection, field, fields) => {
    const caller = await shop.as(account);
    const before = await ownRecord(account, collection, field);
    for (const name of fields)
      await caller.patch(`/${collection}/${before.id}`, { [name]: before[name] === wished[name] ? 0 : wished[name] });
    await caller.patch(`/${collection}/${before.id}`, wished);
    await caller.patch(`/${collection}?where[id][equals]=${before.id}`, wished);
    const after = (await find(collection, { id: { equals: before.id } }))!;
    expect(kept(after, fields)).toEqual(kept(before, fields));
  },
);

test('nobody can create a record of these collections with an owner of their choice', async () => {
  const caller = await shop.as('customer2');
  const victim = (await find('users', { email: { equals: 'customer@demo.test' } }))!;
  for (const collection of [
    'users',
    'vendors',
    'shops',
    'orders',
    'packages',
    'order-lines',
    'payments',
    'coupons',
    'notifications',
    'messages',
    'api-keys',
    'audit-logs',
    'package-events',
    'coupon-redemptions',
  ]) {
    const before = await shop.payload().count({ collection } as never);
    const reply = await caller.post(`/${collection}`, {
      ...wished,
      user: victim.id,
      customer: victim.id,
      name: 'x',
      email: 'x@x.test',
      password: 'made by a stranger',
    });
    expect([collection, reply.http >= 400]).toEqual([collection, true]);
    expect([collection, await shop.payload().count({ collection } as never)]).toEqual([collection, before]);
  }
});

/**
 * The forged fields that writes of non-admins do declare, and why that is right. A write that declares another one
 * fails here.
 */
const declared: Record<string, [fields: string, why: string]> = {
  orderPlace: [
    'type coupon_amount delivery_charge payment_status',
    'compared with what the shop works out: api/checkout',
  ],
  bkashCheckoutUrlCreate: ['type coupon_amount delivery_charge payment_status', 'the same'],
  userNotificationMarkAsRead: ['id', 'found among one’s own: access/strangers'],
  storeProduct: ['featured', 'kept from vendors by the service and the field'],
  updateProduct: ['featured', 'the same'],
  updateShop: ['id', 'found among one’s own: access/strangers'],
  addNewVideos: ['featured', 'of a video, which editors look after'],
  askProfileChange: ['type', 'what one asks for; an admin decides'],
  submitVendorApplication: ['type', 'what one applies for; an admin decides'],
};

test('no write of the contract declares a protected field, except these', () => {
  const isAdmins = (who: (typeof routes)[number]['who']) =>
    Array.isArray(who) && (who as readonly string[]).every((role) => role.endsWith('admin'));
  const found = routes
    .filter((route) => route.method !== 'GET' && route.body && !isAdmins(route.who))
    .map((route) => [route.name, Object.keys(wished).filter((key) => Object.hasOwn(route.body!.shape, key))] as const)
    .filter(([, keys]) => keys.length > 0);
  const named = (keys: readonly string[]) => [...keys].sort().join(' ');
  expect(Object.fromEntries(found.map(([name, keys]) => [name, named(keys)]))).toEqual(
    Object.fromEntries(Object.entries(declared).map(([name, [fields]]) => [name, named(fields.split(' '))])),
  );
});

test('the contract’s writes accept no undeclared key', async () => {
  const writes = routes.filter((route) => route.method !== 'GET' && route.body && route.who === 'signed-in');
  const caller: Caller = await shop.as('customer2');
  const before = (await find('users', { email: { equals: 'customer2@demo.test' } }))!;
  for (const route of writes) {
    if (['updatePassword', 'logout'].includes(route.name)) continue;
    const extra = Object.fromEntries(Object.entries(wished).filter(([key]) => !Object.hasOwn(route.body!.shape, key)));
    const reply = await caller.send(route.method, route.path.replace(/:(\w+)/g, '99999999'), extra);
    expect([route.name, reply.http < 500]).toEqual([route.name, true]);
  }
  const after = (await find('users', { email: { equals: 'customer2@demo.test' } }))!;
  const fields = [
    'role_as',
    'is_vendor',
    'is_incharge',
    'status',
    'user_verify',
    'mobile_verify',
    'name',
    'email',
    'mobile',
  ];
  expect(kept(after, fields)).toEqual(kept(before, fields));
});
