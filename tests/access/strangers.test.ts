/**
 * Every call that takes somebody's record, by path or body, with records that are somebody else's: the stranger gets
 * exactly the answer for an unknown record, and the database is unchanged. A call that takes a record and is in
 * neither list fails.
 */
import { routes } from '../../contract/index';
import { openShop, type Account, type Caller, type Reply } from '../support/http';

const shop = openShop();
type Row = { [field: string]: unknown; id: number | string };
type Owned = { account: Account; collection: string; where: (owner: Owner) => object; handle?: string };
type Owner = { user: number | string; vendor?: number | string; warehouse?: number | string };

const byUser = (field: string) => (owner: Owner) => ({ [field]: { equals: owner.user } });
const byVendor = (owner: Owner) => ({ vendor: { equals: owner.vendor } });
const itself = (owner: Owner) => ({ id: { equals: owner.warehouse } });
const byWarehouse = (owner: Owner) => ({ warehouse: { equals: owner.warehouse } });

/** Call -> the caller, whose record, how it is named. Other path parts and fields are filled in correctly. */
type Case = {
  asks: Account;
  of: Owned;
  path?: Record<string, string>;
  param?: string;
  body?: string;
  form?: boolean;
  fields?: Record<string, unknown>;
};
const customers: Account = 'customer';
const cases: Record<string, Case[]> = {
  userOrderDetails: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'packages', where: byUser('customer'), handle: 'tracking_id' },
    },
  ],
  previewAgain: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'packages', where: byUser('customer'), handle: 'tracking_id' },
    },
  ],
  orderAgain: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'packages', where: byUser('customer'), handle: 'tracking_id' },
    },
  ],
  cancelOrder: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'orders', where: byUser('customer'), handle: 'number' },
      fields: { reason: 'changed_mind' },
    },
  ],
  payAgain: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'orders', where: byUser('customer'), handle: 'number' },
    },
  ],
  payOnDelivery: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'orders', where: byUser('customer'), handle: 'number' },
    },
  ],
  defaultAddress: [{ asks: 'customer2', of: { account: customers, collection: 'addresses', where: byUser('user') } }],
  updateAddress: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'addresses', where: byUser('user') },
      fields: { label: 'Mine', name: 'Mine', district: 'Dhaka', upazila: 'Savar', details: 'House 1' },
    },
  ],
  deleteAddress: [{ asks: 'customer2', of: { account: customers, collection: 'addresses', where: byUser('user') } }],
  cartUpdateQuantity: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'carts', where: byUser('user') },
      path: { direction: 'inc' },
      param: 'cartId',
    },
  ],
  deleteCartItem: [{ asks: 'customer2', of: { account: customers, collection: 'carts', where: byUser('user') } }],
  saveForLater: [{ asks: 'customer2', of: { account: customers, collection: 'carts', where: byUser('user') } }],
  moveToCart: [{ asks: 'customer2', of: { account: customers, collection: 'saved-lines', where: byUser('user') } }],
  removeSavedLine: [
    { asks: 'customer2', of: { account: customers, collection: 'saved-lines', where: byUser('user') } },
  ],
  deleteReturnRequest: [
    { asks: 'customer2', of: { account: customers, collection: 'returns', where: byUser('customer') } },
  ],
  removeFavorite: [{ asks: 'customer2', of: { account: customers, collection: 'favorites', where: byUser('user') } }],
  ptoUpdateStatus: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'packages', where: byVendor, handle: 'tracking_id' },
      path: { status: '1' },
      param: 'id',
    },
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'packages', where: byWarehouse, handle: 'tracking_id' },
      path: { status: '3' },
      param: 'id',
    },
  ],
  vendorOrderDetails: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'packages', where: byVendor, handle: 'order_number' },
    },
  ],
  undoPackageMove: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'packages', where: byVendor, handle: 'tracking_id' },
    },
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'packages', where: byWarehouse, handle: 'tracking_id' },
    },
  ],
  inchargePackageDetails: [
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'packages', where: byWarehouse, handle: 'tracking_id' },
    },
  ],
  packageNotes: [
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'packages', where: byWarehouse, handle: 'tracking_id' },
    },
  ],
  addPackageNote: [
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'packages', where: byWarehouse, handle: 'tracking_id' },
      fields: { text: 'Not mine to write' },
    },
  ],
  myPayoutStatement: [
    { asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'payouts', where: byVendor } },
  ],
  cashSheet: [{ asks: 'incharge.sylhet', of: { account: 'incharge.dhaka', collection: 'warehouses', where: itself } }],
  cashCount: [
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'warehouses', where: itself },
      fields: { expected: 0, pieces: { 1: 1 }, reason: 'Not mine to count' },
    },
  ],
  cashDeposit: [
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'warehouses', where: itself },
      fields: { amount: 1, slip: 'Not mine' },
    },
  ],
  warehousePrintDetails: [
    {
      asks: 'incharge.sylhet',
      of: { account: 'incharge.dhaka', collection: 'packages', where: byWarehouse, handle: 'tracking_id' },
    },
  ],
  editProduct: [{ asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'products', where: byVendor } }],
  viewProductChange: [
    { asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'products', where: byVendor } },
  ],
  deleteProduct: [
    { asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'products', where: byVendor } },
  ],
  answerProductRejection: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'products', where: byVendor },
      fields: { text: 'Mine?' },
    },
  ],
  answerReturnRejection: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'returns', where: byUser('customer') },
      fields: { text: 'Mine?' },
    },
  ],
  copyProduct: [{ asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'products', where: byVendor } }],
  updateProduct: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'products', where: byVendor },
      form: true,
      fields: { name: 'Taken over' },
    },
  ],
  updateReturnStatus: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'returns', where: byUser('customer') },
      path: { newStatus: '5' },
      param: 'returnId',
    },
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.home', collection: 'returns', where: byVendor },
      path: { newStatus: '3' },
      param: 'returnId',
    },
  ],
  returnPicture: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'returns', where: byUser('customer') },
      path: { which: 'image1' },
      param: 'returnId',
    },
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.home', collection: 'returns', where: byVendor },
      path: { which: 'image1' },
      param: 'returnId',
    },
  ],
  askQuestion: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'packages', where: byUser('customer'), handle: 'tracking_id' },
      body: 'tracking_id',
      form: true,
      fields: { text: 'When will it come?' },
    },
  ],
  replyQuestion: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'questions', where: byUser('customer') },
      form: true,
      fields: { text: 'Mine too' },
    },
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'questions', where: byVendor },
      form: true,
      fields: { text: 'Buy from me' },
    },
  ],
  closeQuestion: [
    { asks: 'customer2', of: { account: customers, collection: 'questions', where: byUser('customer') } },
    { asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'questions', where: byVendor } },
  ],
  getQuestion: [
    { asks: 'customer2', of: { account: customers, collection: 'questions', where: byUser('customer') } },
    { asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'questions', where: byVendor } },
  ],
  questionPicture: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'question-messages', where: byUser('customer') },
      path: { which: 'image1' },
      param: 'messageId',
    },
  ],
  orderInvoice: (['customer2', 'vendor.fashion'] as const).map((asks) => ({
    asks,
    of: { account: customers, collection: 'orders', where: byUser('customer'), handle: 'number' },
  })),
  orderTracking: [
    {
      asks: 'customer2',
      of: { account: customers, collection: 'orders', where: byUser('customer'), handle: 'number' },
    },
  ],
  withdrawProfileChange: [
    { asks: 'vendor.gadget', of: { account: 'vendor.fashion', collection: 'profile-changes', where: byVendor } },
  ],
  vendorDocument: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'vendors', where: byUser('user') },
      path: { which: 'nid_front_image' },
      param: 'vendorId',
    },
  ],
  userNotificationMarkAsRead: [
    { asks: 'customer2', of: { account: customers, collection: 'notifications', where: byUser('user') }, body: 'id' },
  ],
  updateShop: [
    {
      asks: 'vendor.gadget',
      of: { account: 'vendor.fashion', collection: 'shops', where: byVendor },
      body: 'id',
      form: true,
      fields: { name: 'Taken over', tagline: 'Taken' },
    },
  ],
};
/** Takes a record that belongs to nobody in particular (a public product, a category), or answers the caller's own part of it. */
const ofNobody = new Set([
  'editCategory',
  'editChildCategory',
  'editSubCategory',
  'addToFavorite',
  'removeFavoriteProduct',
  'watchProduct',
  'unwatchProduct',
  'readWatch',
  'followShop',
  'unfollowShop',
  'readFollow',
  'deleteReview',
  'getExistingReview',
  'getSingleProduct',
  'addToCart',
  'createReview',
]);
/**
 * Tells an incharge only which warehouse's queue a package is in, given its code, so that a misrouted slip is
 * recognised; a vendor nothing (tests/api/packages/vendor/scan).
 */
const onlyWhere = new Set(['findPackage']);
/** Made of a file the vendor sent before: tried below. */
const ofImports = new Set(['previewProductImport', 'startProductImport', 'readProductImport', 'productImportLines']);
/** Of what was deleted: tried in tests/api/deleted. */
const ofDeletions = new Set(['restoreDeleted']);
/** A session is looked for among the caller's own alone: tried in api/auth/places. */
const ofSessions = new Set(['sessionEnd']);
/** Made of two records of an order: tried with a foreign order below. */
const ofOrders = new Set([
  'getExistingReturnRequest',
  'getVendorReturnDetails',
  'createReturn',
  'orderPlace',
  'bkashCheckoutUrlCreate',
]);

async function one(collection: string, where: object): Promise<Row | undefined> {
  return (await shop.payload().find({ collection, where, limit: 1, depth: 0, sort: 'id' } as never))
    .docs[0] as unknown as Row | undefined;
}
async function ownerOf(account: Account): Promise<Owner> {
  const user = (await one('users', { email: { equals: `${account}@demo.test` } }))!.id;
  const vendor = (await one('vendors', { user: { equals: user } }))?.id;
  const warehouse = (
    await one('warehouses', {
      or: [{ incharge1: { equals: user } }, { incharge2: { equals: user } }, { incharge3: { equals: user } }],
    })
  )?.id;
  return { user, ...(vendor === undefined ? {} : { vendor }), ...(warehouse === undefined ? {} : { warehouse }) };
}

const NOBODYS: Record<string, string | number> = {
  tracking_id: 'HTNOBODY0000',
  order_number: 26110099999,
  number: 26110099999,
  id: 99_999_999,
};

async function ask(caller: Caller, route: (typeof routes)[number], each: Case, value: unknown): Promise<Reply> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const param = each.body ? undefined : (each.param ?? names[0]);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === param ? String(value) : (each.path?.[name] ?? '1')),
  );
  if (route.method === 'GET' || route.method === 'DELETE') return caller.send(route.method, path, undefined);
  const fields: Record<string, unknown> = { ...each.fields, ...(each.body ? { [each.body]: value } : {}) };
  if (!each.form) return caller.send(route.method, path, fields);
  const form = new FormData();
  for (const [name, field] of Object.entries(fields)) form.set(name, String(field));
  return caller.send(route.method, path, form);
}

/** A cart, a line saved for later, a favourite and a notice of the customer, where the demo data has none. */
beforeAll(async () => {
  const caller = await shop.as('customer');
  const { body } = await shop.visitor.get('/get-home-product');
  const simple = body.general.filter((each: { has_options: number }) => each.has_options === 0);
  const later = await caller.post('/add-to-cart', { product_id: simple[2].id, product_qty: 1 });
  await caller.post(`/save-for-later/${later.body.cart_id}`);
  await caller.post('/add-to-cart', { product_id: simple[0].id, product_qty: 1 });
  await caller.post(`/add-to-favorite/${simple[1].id}`);
  const { vendor } = await ownerOf('vendor.fashion');
  const changes = { name: { before: 'A', after: 'B' } };
  await shop.payload().create({
    collection: 'profile-changes',
    data: { vendor, changes, state: 0, reason: 'Married.' },
  } as never);
});

const owned = Object.entries(cases).flatMap(([name, list]) => list.map((each) => [name, each.asks, each] as const));

test.each(owned)(
  '%s answers %s for somebody else’s record as for an unknown one, and changes nothing',
  async (name, asks, each) => {
    const route = routes.find((one) => one.name === name)!;
    const record = (await one(each.of.collection, each.of.where(await ownerOf(each.of.account))))!;
    expect(record).toBeDefined();
    const handle = each.of.handle ?? 'id';
    const caller = await shop.as(asks);
    const foreign = await ask(caller, route, each, record[handle]);
    const unknown = await ask(caller, route, each, NOBODYS[handle]);
    expect({ http: foreign.http, body: foreign.body }).toEqual({ http: unknown.http, body: unknown.body });
    expect(foreign.status).not.toBe(200);
    expect(await one(each.of.collection, { id: { equals: record.id } })).toEqual(record);
  },
);

test('orders and returns: another customer’s order is answered like an unknown one', async () => {
  const sold = (await one('order-lines', { customer: { equals: (await ownerOf('customer')).user } }))!;
  const before = await shop.payload().count({ collection: 'returns' });
  const other = await shop.as('customer2');
  const pair = async (method: string, path: (order: unknown) => string, body?: (order: unknown) => object) => {
    const replies = [];
    for (const order of [sold.order_number, 26110099999])
      replies.push(await other.send(method, path(order), body?.(order)));
    expect([path('…'), replies[0]!.body]).toEqual([path('…'), replies[1]!.body]);
  };
  await pair('GET', (order) => `/get-existing-return-request/${String(sold.product)}/${String(order)}`);
  await pair(
    'POST',
    () => '/create-return',
    (order) => ({
      product_id: sold.product,
      order_id: order,
      tracking_id: sold.tracking_id,
      case: 'Broken',
      details: 'x',
      qty: 1,
    }),
  );
  const vendor = await shop.as('vendor.gadget');
  const foreign = (await one('order-lines', { vendor: { equals: (await ownerOf('vendor.fashion')).vendor } }))!;
  const replies = [];
  for (const order of [foreign.order_number, 26110099999])
    replies.push((await vendor.get(`/get-vendor-return-details/${String(foreign.product)}/${String(order)}`)).body);
  expect(replies[0]).toEqual(replies[1]);
  expect(await shop.payload().count({ collection: 'returns' })).toEqual(before);
});

test('imports: another vendor’s import is answered like an unknown one', async () => {
  const owner = await shop.as('vendor.fashion');
  const csv = 'name,category,sub_category,selling_price,original_price,qty\nA shawl,nowhere,nowhere,100,120,5\n';
  const preview = (await owner.post('/product-import-preview', { csv, file_name: 'a.csv' })).body;
  const { docs } = await shop
    .payload()
    .find({ collection: 'product-imports', limit: 1, depth: 0, sort: '-createdAt' } as never);
  const made = docs[0] as unknown as Row | undefined;
  expect([preview.status, made === undefined]).toEqual([200, false]);
  const other = await shop.as('vendor.gadget');
  for (const [method, path] of [
    ['POST', '/product-import-start/:id'],
    ['GET', '/product-import/:id'],
    ['GET', '/product-import-rows/:id'],
  ] as const) {
    const replies = [];
    for (const id of [made!.id, 99_999_999])
      replies.push(await other.send(method, path.replace(':id', String(id)), method === 'POST' ? {} : undefined));
    expect([path, replies[0]!.status === 200]).toEqual([path, false]);
    expect([path, replies[0]!.body]).toEqual([path, replies[1]!.body]);
  }
});

test('every call that takes a record is covered', () => {
  const takes = routes.filter((route) => {
    if (route.who === 'public') return false;
    const forPeople = route.who === 'signed-in' || route.who.includes('vendor') || route.who.includes('incharge');
    const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
    const fields = route.method === 'GET' ? [] : Object.keys(route.body?.shape ?? {});
    const isHandle = (name: string) => /^(id|\w+_id|\w+Id|tracking_id|order_number)$/.test(name);
    return forPeople && [...names, ...fields].some(isHandle);
  });
  const named = new Set([
    ...Object.keys(cases),
    ...ofNobody,
    ...ofOrders,
    ...ofImports,
    ...ofSessions,
    ...ofDeletions,
    ...onlyWhere,
  ]);
  expect(takes.map((route) => route.name).filter((name) => !named.has(name))).toEqual(['storeProduct']);
});
