/** The amount missing until delivery is free: answered with the cart, and equal to what is charged. */
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery({ general_delivery_charge: 60, general_delivery_breakpoint: 300 });
});

const summaryOf = async (customer: Person) => (await customer.caller.get('/cart')).body.general_summary;
const place = (customer: Person, data: object) =>
  customer.caller.post('/order-place', make.payload({ delivery_charge: null, ...data }));

test('the missing amount shrinks to nothing, and the order costs what the cart says at every step', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  await make.fill(customer, [[product, 2]]);
  expect(await summaryOf(customer)).toMatchObject({
    subtotal: 200,
    delivery_charge: 60,
    cheaper_delivery: { from: 300, missing: 100, charge: 0 },
    total: 260,
  });
  // Nobody pays the lower charge before the amount is there.
  expect((await place(customer, { expected_total: 200 })).body).toMatchObject({ status: 409, total: 260 });
  const { body: cart } = await customer.caller.get('/cart');
  await customer.caller.put(`/cart-update-quantity/${cart.generalcart[0].id}/inc`);
  const reached = await summaryOf(customer);
  expect(reached).toMatchObject({ delivery_charge: 0, free_shipping: 1, cheaper_delivery: null, total: 300 });
  expect((await place(customer, { expected_total: 360 })).body).toMatchObject({ status: 409, total: 300 });
  expect((await place(customer, { expected_total: reached.total })).body).toMatchObject({ status: 200, total: 300 });
});

test('a coupon does not bring the goods below the amount', async () => {
  const customer = await make.person();
  await make.fill(customer, [[await make.product(seller), 3]]);
  const code = 'CHEAPER50';
  await make.create('coupons', { code, type: 1, fixed: 50, quantity: 5, remain: 5, status: 1, min_order: 0 });
  const { body } = await place(customer, { coupon_code: code, coupon_amount: 50, expected_total: 250 });
  expect(body).toMatchObject({ status: 200, total: 250 });
});

test('products that cannot be bought do not count, and an empty cart gets no hint', async () => {
  const customer = await make.person();
  const [kept, hidden] = [await make.product(seller), await make.product(seller)];
  expect(await summaryOf(customer)).toMatchObject({ cheaper_delivery: null, total: 0 });
  await make.fill(customer, [
    [kept, 1],
    [hidden, 2],
  ]);
  expect(await summaryOf(customer)).toMatchObject({ cheaper_delivery: null });
  await shop.payload().update({ collection: 'products', id: hidden.id, data: { status: 0 } } as never);
  expect(await summaryOf(customer)).toMatchObject({ subtotal: 100, cheaper_delivery: { missing: 200 } });
});
