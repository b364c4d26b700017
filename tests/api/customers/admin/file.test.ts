/** A customer's page for admins, and their notes; nobody else opens it, and it is deleted with the account. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('orders, money, canceled share and what went back are those of this customer alone', async () => {
  const { caller } = await make.subadmin();
  const seller = await make.seller();
  const customer = await make.person();
  const first = await make.order({ seller, customer, status: 7, payment_status: 1 });
  const second = await make.order({ seller, customer, status: 8 });
  await make.order({ seller, status: 7, payment_status: 1 });
  const { customer: file } = (await caller.get(`/customer-file/${customer.user.id}`)).body;
  expect(file).toMatchObject({
    order_count: 2,
    packages: 2,
    completed: 1,
    canceled: 1,
    canceled_share: 50,
    spent: first.package.total,
    return_count: 0,
    coupons: [],
    review_count: 0,
    question_count: 0,
  });
  expect(file.orders.map(({ id }: { id: number }) => id).sort()).toEqual(
    [first.order.number, second.order.number].sort(),
  );
  expect((await caller.get('/customer-file/99999999')).body.status).toBe(404);
});

test('admins note what the others should know; it goes with the account', async () => {
  const admin = await make.admin();
  const { user } = await make.person();
  const path = `/notes-of-customer/${user.id}`;
  expect((await admin.caller.get(path)).body.notes).toEqual([]);
  expect((await admin.caller.post(path, { text: '  ' })).body.status).toBe(422);
  const { body } = await admin.caller.post(path, { text: ' Calls back in the evening. ' });
  expect(body).toMatchObject({
    status: 200,
    notes: [{ text: 'Calls back in the evening.', author: admin.user.name, actor_role: 'superadmin' }],
  });
  const seller = await make.seller();
  const { incharge } = await make.warehouse();
  for (const { caller } of [seller, incharge])
    for (const call of [path, `/customer-file/${user.id}`]) expect((await caller.get(call)).body.status).toBe(403);
  expect((await admin.caller.post(`/delete-user-account/${user.id}`)).body.status).toBe(200);
  expect(
    (await shop.payload().count({ collection: 'customer-notes', where: { user: { equals: user.id } } })).totalDocs,
  ).toBe(0);
});
