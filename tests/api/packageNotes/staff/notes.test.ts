/** Staff notes: written and read by admins and the staff of the package's warehouse; hidden from everybody else. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('admin and incharge write and read; customer, vendor and another warehouse see nothing', async () => {
  const seller = await make.seller();
  const admin = await make.admin();
  const { warehouse, incharge: dhaka } = await make.warehouse();
  const { incharge: sylhet } = await make.warehouse();
  const made = await make.order({ seller, status: 3, warehouse });
  const path = `/notes-of-package/${made.package.tracking_id}`;
  const name = dhaka.user.name;
  expect((await dhaka.caller.get(path)).body.notes).toEqual([]);
  const added = await dhaka.caller.post(path, { text: '  Call before you come.  ' });
  expect(added.body).toMatchObject({ status: 200, message: 'Note added' });
  await admin.caller.post(path, { text: 'Called, comes on Sunday.' });
  const notes = [
    { text: 'Call before you come.', author: name, actor_role: 'incharge' },
    { text: 'Called, comes on Sunday.', author: admin.user.name, actor_role: 'superadmin' },
  ];
  for (const reader of [dhaka, admin]) expect((await reader.caller.get(path)).body.notes).toMatchObject(notes);
  expect((await sylhet.caller.get(path)).status).toBe(404);
  expect((await sylhet.caller.post(path, { text: 'Mine?' })).status).toBe(404);
  for (const outsider of [made.customer, seller]) {
    expect((await outsider.caller.get(path)).status).toBe(403);
    expect(JSON.stringify((await outsider.caller.get(`/package-notes?limit=5`)).body)).not.toContain('Call before');
  }
  const own = (await made.customer.caller.get(`/user-order-details/${made.package.tracking_id}`)).body;
  expect(JSON.stringify(own)).not.toContain('Call before');
  expect((await dhaka.caller.post(path, { text: '   ' })).status).toBe(422);
});

test('the incharge’s page names the customer with a number, the products and the money at the door', async () => {
  const seller = await make.seller();
  const { warehouse, incharge: dhaka } = await make.warehouse();
  const made = await make.order({ seller, status: 3, warehouse });
  const page = (await dhaka.caller.get(`/incharge-package-details/${made.package.tracking_id}`)).body;
  expect(page.customer).toEqual({ name: made.customer.user.name, mobile: made.customer.user.mobile });
  expect(page.pto).toMatchObject([{ product: { name: made.product.name }, qty: 2 }]);
  expect(page.package.money).toMatchObject({ outstanding: made.package.total, state: 'unpaid' });
});
