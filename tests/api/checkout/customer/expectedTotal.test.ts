/** The amounts a client says it has shown are compared with the order's, however it is paid. */
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';
import type { Product } from '../../../../payload-types';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery({ general_delivery_charge: 60 });
});

const ways = [
  ['order-place', 'COD'],
  ['bkash/checkout-url/create', 'bKash'],
] as const;

const place = (
  customer: Person,
  call: string,
  method: string,
  data: object,
  language: 'en' | 'bn' = 'en',
  key?: string,
) =>
  customer.caller.post(`/${call}`, make.payload({ payment_method: method, delivery_charge: null, ...data }), {
    language,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });

async function expectNothingPlaced(customer: Person, product: Product, stock = 10) {
  expect(await make.stockOf(product)).toBe(stock);
  expect((await customer.caller.get('/cart')).body.generalcart).toHaveLength(1);
  expect((await customer.caller.get('/account-dashboard-data')).body.total_order).toBe(0);
}

describe.each(ways)('%s', (call, method) => {
  test('a quantity changed in another tab: refused with the new total; confirmed with it, placed', async () => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 1]]);
    const { body: cart } = await customer.caller.get('/cart');
    const shown = cart.general_summary.total as number;
    expect(shown).toBe(160);
    await customer.caller.put(`/cart-update-quantity/${cart.generalcart[0].id}/inc`);

    const key = `moved-${method}`;
    const refused = await place(customer, call, method, { expected_total: shown }, 'en', key);
    expect(refused.http).toBe(200);
    expect(refused.body).toEqual({
      status: 409,
      message: 'The total of your order has changed to 260 Taka. Check the new amounts and confirm again.',
      total: 260,
      errors: { expected_total: ['The total has changed. Check the new amount: 260.'] },
    });
    await expectNothingPlaced(customer, product);
    const placed = await place(customer, call, method, { expected_total: 260 }, 'en', key);
    expect(placed.body).toMatchObject({ status: 200, total: 260 });
    expect(await make.stockOf(product)).toBe(8);
  });

  test('a price that went up or down: refused, in the reader’s language, with every changed amount', async () => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 1]]);
    for (const [price, total] of [
      [150, 210],
      [40, 100],
    ]) {
      await shop.payload().update({
        collection: 'products',
        id: product.id,
        data: { selling_price: price, original_price: price },
      } as never);
      const { body } = await place(
        customer,
        call,
        method,
        { expected_total: 160, payment_amount: 160, delivery_charge: 60 },
        'bn',
      );
      expect(body).toMatchObject({ status: 409, total });
      expect(Object.keys(body.errors).sort()).toEqual(['expected_total', 'payment_amount']);
      expect(body.message).toMatch(/[\u0980-\u09ff]/);
    }
    await expectNothingPlaced(customer, product);
  });

  test('other errors are reported at the same time, the total among the fields', async () => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 1]]);
    const { body } = await place(customer, call, method, { expected_total: 1, address_line: '' });
    expect(body.status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['address_line', 'expected_total']);
    await expectNothingPlaced(customer, product);
  });

  test('a payment_amount that is not the total is refused', async () => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 1]]);
    for (const amount of [0, 1, 159, 161]) {
      const { body } = await place(customer, call, method, { payment_amount: amount });
      expect([amount, body.status, body.errors]).toEqual([
        amount,
        422,
        { payment_amount: ['The amount to pay has changed. Check the new amount: 160.'] },
      ]);
    }
    await expectNothingPlaced(customer, product);
    expect((await place(customer, call, method, { payment_amount: 160 })).status).toBe(200);
  });

  test('a client that sends neither is served as before', async () => {
    const customer = await make.person();
    await make.fill(customer, [[await make.product(seller), 1]]);
    expect((await place(customer, call, method, {})).body).toMatchObject({ status: 200, total: 160 });
  });
});
