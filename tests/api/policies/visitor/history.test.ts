/** The texts of earlier days stay readable, with the days they were in force. */
import { openShop, type Caller } from '../../../support/http';

const shop = openShop();
let admin: Caller;
beforeAll(async () => {
  admin = await shop.as('admin');
});

const texts = async () =>
  (await shop.payload().find({ collection: 'policy-texts', where: { policy: { equals: 'returnpolicy' } }, sort: 'id' }))
    .docs;

test('a replaced text ends when the next begins, and is read by its id', async () => {
  await admin.post('/save-policies', { returnpolicy: 'Two days' });
  await admin.post('/save-policies', { returnpolicy: 'Three days' });
  await admin.post('/save-policies', { vendorpolicy: 'Another text' });
  const [first, second] = (await texts()).slice(-2);
  expect([first!.is_current, second!.is_current, second!.valid_until ?? null]).toEqual([0, 1, null]);
  expect(first!.valid_until).toBe(second!.valid_from);
  const old = (await shop.visitor.get(`/policy-text/returnpolicy?version=${first!.id}`)).body;
  expect(old).toMatchObject({ valid_from: first!.valid_from, valid_until: second!.valid_from });
  expect(JSON.stringify(old.text)).toContain('Two days');
  const now = (await shop.visitor.get('/policy-text/returnpolicy')).body;
  expect(JSON.stringify(now.text)).toContain('Three days');
});

test('the same texts again begin nothing new', async () => {
  const before = (await texts()).length;
  await admin.post('/save-policies', { returnpolicy: 'Three days' });
  expect((await texts()).length).toBe(before);
});

test('a text of another policy, of none, or nothing at all is not found', async () => {
  const [first] = await texts();
  for (const [policy, version] of [
    ['vendorpolicy', first!.id],
    ['returnpolicy', 999_999],
  ] as const) {
    const { body } = await shop.visitor.get(`/policy-text/${policy}?version=${version}`);
    expect([policy, version, body.status]).toEqual([policy, version, 404]);
  }
  expect((await shop.visitor.get('/policy-text/returnpolicy?version=x')).body.status).toBe(422);
  expect((await shop.visitor.get('/policy-text/unknown')).http).toBeGreaterThanOrEqual(400);
});

test('an order names the texts that were in force when it was placed, for its customer and for admins', async () => {
  const customer = await shop.as('customer');
  const order = (
    await shop.payload().find({
      collection: 'orders',
      sort: 'createdAt',
      limit: 1,
      where: { customer: { equals: await idOf('customer@demo.test') } },
    })
  ).docs[0]!;
  await admin.post('/save-policies', { returnpolicy: 'Newer than the order', termsconditions: 'Newer too' });
  const first = (await texts())[0]!;
  const named = { policy: 'returnpolicy', version: first.id, valid_from: first.valid_from };
  const tracked = (await customer.get(`/order-tracking/${order.number}`)).body;
  expect(tracked.order.policies).toHaveLength(2);
  expect(tracked.order.policies).toContainEqual(named);
  expect((await admin.get(`/admin-order-details/${order.number}`)).body.policies).toContainEqual(named);
  const paper = await customer.get(`/order-invoice/${order.number}`);
  expect(paper.http).toBe(200);
});

const idOf = async (email: string) =>
  (await shop.payload().find({ collection: 'users', where: { email: { equals: email } }, limit: 1 })).docs[0]!.id;
