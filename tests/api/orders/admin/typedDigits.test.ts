/** Numbers are found and taken in the digits of either script. */
import { banglaDigits } from '../../../../domain/text/bangla';
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
});
const typed = (text: string | number) => encodeURIComponent(banglaDigits(text));

test('an order by its number: in the list, with its sign, and in the address', async () => {
  const { order, package: sent } = await make.order({ seller });
  for (const search of [typed(order.number), `%23${typed(order.number)}`]) {
    const { orders } = (await admin.caller.get(`/all-vendor-order?search=${search}`)).body;
    expect(orders.map(({ id }: { id: number }) => id)).toEqual([order.number]);
  }
  const { body } = await admin.caller.get(`/admin-order-details/${typed(order.number)}`);
  expect(body.order.id).toBe(order.number);
  const lines = await admin.caller.get(`/admin-order-package-details/${typed(sent.tracking_id)}`);
  expect(lines.body.pto).toHaveLength(1);
});

test('a person by a mobile, with and without its country code', async () => {
  const { user } = await make.person();
  for (const mobile of [user.mobile, `+88${user.mobile}`, `${user.mobile.slice(0, 5)}-${user.mobile.slice(5)}`]) {
    const { users } = (await admin.caller.get(`/admin-search-all-user/${typed(mobile)}`)).body;
    expect(users.map(({ id }: { id: unknown }) => id)).toEqual([user.id]);
  }
});

test('a quantity; a value that is no number in either script is refused by field', async () => {
  const { caller } = await make.person();
  const product = await make.product(seller);
  const body = (qty: string) => ({ product_id: product.id, product_qty: qty });
  expect((await caller.post('/add-to-cart', body('৩'))).body.status).toBe(201);
  const refused = await caller.post('/add-to-cart', body('তিন'));
  expect(refused.body).toMatchObject({ status: 422, errors: { product_qty: [expect.any(String)] } });
});
