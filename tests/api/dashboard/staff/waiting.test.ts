/** What waits: counts by role, of the own shop and the own warehouses only. */
import { openShop, type Caller } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

type Counts = Record<string, number>;
async function waits(caller: Caller): Promise<Counts> {
  const { body } = await caller.get('/what-waits');
  expect(body.status).toBe(200);
  return Object.fromEntries(body.waiting.map(({ what, count }: { what: string; count: number }) => [what, count]));
}

test('a vendor’s own orders, products and stock', async () => {
  const seller = await make.seller();
  expect(Object.values(await waits(seller.caller))).toEqual([0, 0, 0, 0, 0, 0]);
  await make.order({ seller, status: 0 });
  await make.product(seller, { verify: 2 });
  await make.product(seller, { qty: 0 });
  await make.product(seller, { qty: 3 });
  expect(await waits(seller.caller)).toMatchObject({ newOrders: 1, rejectedProducts: 1, soldOut: 1, lowStock: 1 });
  const other = await make.seller();
  expect(Object.values(await waits(other.caller))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('an incharge’s packages, by queue', async () => {
  const seller = await make.seller();
  const { warehouse, incharge } = await make.warehouse();
  const { incharge: elsewhere } = await make.warehouse();
  await make.order({ seller, status: 3, warehouse });
  await make.order({ seller, status: 4, warehouse });
  await make.order({ seller, status: 4, warehouse });
  expect(await waits(incharge.caller)).toEqual({ toReceive: 1, toSendOut: 2, onTheWay: 0, toComplete: 0 });
  expect(await waits(elsewhere.caller)).toEqual({ toReceive: 0, toSendOut: 0, onTheWay: 0, toComplete: 0 });
});

test('an admin’s decisions, as the lists count them', async () => {
  const { caller } = await make.subadmin();
  const before = await waits(caller);
  const seller = await make.seller();
  await make.product(seller, { verify: 0 });
  await make.order({ seller, status: 1, warehouse: null });
  const after = await waits(caller);
  expect(after).toMatchObject({
    productsToVerify: before.productsToVerify! + 1,
    stuckPackages: before.stuckPackages! + 1,
    vendorApplications: before.vendorApplications,
  });
  expect(after.productsToVerify).toBe((await caller.get('/view-product-verify?offset=0&limit=1')).body.totalcount);
  expect(after.openRefunds).toBe((await caller.get('/admin-refund-request?payment_refund=0&limit=1')).body.totalcount);
  expect(after.newReturns).toBe((await caller.get('/admin-new-return-product?limit=1')).body.totalcount);
  expect(after).not.toHaveProperty('newOrders');
});

test('how many of the own notices are not read', async () => {
  const { user, caller } = await make.seller();
  const unread = async () => (await caller.get('/what-waits')).body.unread as number;
  const before = await unread();
  await make.create('notifications', { user: user.id, message: 'News', message_bn: 'খবর', type: 1, link: '#' });
  expect(await unread()).toBe(before + 1);
  await caller.post('/user-notification-mark-as-read', {});
  expect(await unread()).toBe(0);
});
