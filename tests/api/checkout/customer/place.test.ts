import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
let other: Seller;
let grocer: Seller;
beforeAll(async () => {
  seller = await make.seller();
  other = await make.seller();
  grocer = await make.seller({ type: 1 });
  await make.delivery();
});
afterEach(() => make.delivery());

const place = (customer: Person, data: object = {}, headers: Record<string, string> = {}) =>
  customer.caller.post('/order-place', make.payload(data), { headers });
const orderOf = async (number: number) =>
  (await shop.payload().find({ collection: 'orders', where: { number: { equals: number } }, depth: 0 })).docs[0]!;
const packagesOf = async (number: number) =>
  (
    await shop
      .payload()
      .find({ collection: 'packages', where: { order_number: { equals: number } }, depth: 0, sort: 'id' })
  ).docs;

describe('an order', () => {
  test('has one package per vendor that add up to it, snapshots, history, reduced stock, an empty cart, notified vendors', async () => {
    await make.delivery({ general_delivery_charge: 60 });
    const customer = await make.person();
    const warehouse = await make.warehouse();
    await shop
      .payload()
      .update({ collection: 'shops', id: seller.shop.id, data: { warehouse: warehouse.warehouse.id } });
    const [one, two, three] = [
      await make.product(seller),
      await make.product(seller, { selling_price: 55 }),
      await make.product(other),
    ];
    await make.fill(customer, [
      [one, 2],
      [two, 1],
      [three, 3],
    ]);
    const { body } = await place(customer, { delivery_charge: 120, delivery_note: 'Ring twice' });
    expect(body).toMatchObject({ status: 200, message: expect.any(String), cartcount: 3, total: 675 });
    expect(body.tracking_ids).toHaveLength(2);

    expect(await orderOf(body.order_number)).toMatchObject({
      subtotal: 555,
      delivery_charge: 120,
      coupon_amount: 0,
      total: 675,
      payment_method: 'COD',
      payment_status: 0,
      delivery_note: 'Ring twice',
    });
    const packages = await packagesOf(body.order_number);
    expect(packages).toMatchObject([
      {
        vendor: seller.vendor.id,
        warehouse: warehouse.warehouse.id,
        subtotal: 255,
        delivery_charge: 60,
        total: 315,
        status: 0,
      },
      {
        vendor: other.vendor.id,
        warehouse: other.shop.warehouse,
        subtotal: 300,
        delivery_charge: 60,
        total: 360,
        status: 0,
      },
    ]);
    expect([await make.stockOf(one), await make.stockOf(two), await make.stockOf(three)]).toEqual([8, 9, 7]);
    const { body: cart } = await customer.caller.get('/cart');
    expect(cart.generalcart).toEqual([]);

    await shop.payload().update({
      collection: 'products',
      id: one.id,
      data: { name: 'Renamed', selling_price: 999, original_price: 999 },
    });
    const { body: details } = await customer.caller.get(`/user-order-details/${packages[0]!.tracking_id}`);
    expect(details.pto).toMatchObject([
      { price: 100, qty: 2, total: 200, product: { name: one.name, selling_price: 999 } },
      { price: 55 },
    ]);
    expect(details.package).toMatchObject({
      total: 315,
      delivery_note: 'Ring twice',
      history: [{ status: 0 }],
      can_return: 0,
      can_review: 0,
    });
    const { body: told } = await seller.caller.get('/user-notification');
    expect(told.notification[0].message).toContain(String(body.order_number));
    const { body: theirs } = await seller.caller.get(`/vendor-order-details/${body.order_number}`);
    expect(theirs.status).toBe(200);
  });

  test('with a coupon: divided over the packages, one use counted, a second use refused', async () => {
    const customer = await make.person();
    const coupon = await make.create<{ id: number }>('coupons', {
      code: 'SPREAD100',
      type: 1,
      fixed: 100,
      percentage: 0,
      min_order: 200,
      quantity: 5,
      remain: 5,
      status: 1,
    });
    await make.fill(customer, [
      [await make.product(seller), 1],
      [await make.product(other), 2],
    ]);
    expect((await customer.caller.get('/coupon/2/SPREAD100')).body).toMatchObject({
      status: 200,
      amount: 100,
      code: 'SPREAD100',
    });
    const { body } = await place(customer, { coupon_code: 'SPREAD100', coupon_amount: 100 });
    expect(body).toMatchObject({ status: 200, total: 200 });
    const packages = await packagesOf(body.order_number);
    expect(packages.map(({ coupon_amount: amount, total }) => [amount, total])).toEqual([
      [33, 67],
      [67, 133],
    ]);
    expect((await shop.payload().findByID({ collection: 'coupons', id: coupon.id })).remain).toBe(4);
    await make.fill(customer, [[await make.product(seller), 5]]);
    expect((await customer.caller.get('/coupon/2/SPREAD100')).body).toMatchObject({
      status: 401,
      message: expect.any(String),
    });
    const again = await place(customer, { coupon_code: 'SPREAD100', coupon_amount: 100 });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['coupon_code', 'coupon_amount'].slice(0, 1)]);
  });

  test('of groceries goes only to the area of the chosen address', async () => {
    const customer = await make.person();
    const product = await make.groceries(grocer);
    await make.fill(customer, [[product, 1]]);
    const here = await make.address(customer);
    const { district } = await make.place();
    const far = await make.create<{ id: number }>('upazilas', {
      district: district.id,
      name: 'Placepur',
      name_bn: 'প্লেসপুর',
      slug: 'placepur',
      kind: 'upazila',
    });
    const there = await make.address(customer, { upazila: far.id });
    const grocery = (data: object) => place(customer, { type: 1, ...data });
    const refused = await grocery({ address_id: there.id, address_line: '' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({
      address_line: [expect.any(String)],
      cart: ['Please remove un-available product from your cart, based on your current location.'],
    });
    for (const address_line of [there.address_line, 'Somewhere else entirely']) {
      expect((await grocery({ address_line })).status).toBe(422);
    }
    const { body } = await grocery({ address_id: here.id, address_line: 'ignored' });
    expect(body.status).toBe(200);
    expect((await orderOf(body.order_number)).address_line).toBe(here.address_line);
    await make.fill(customer, [[product, 1]]);
    expect((await grocery({ address_line: here.address_line })).status).toBe(200);
  });

  test('keeps the other cart', async () => {
    const customer = await make.person();
    await make.fill(customer, [
      [await make.groceries(grocer), 1],
      [await make.product(seller), 1],
    ]);
    expect((await place(customer)).body).toMatchObject({ status: 200, cartcount: 1 });
    expect((await customer.caller.get('/cart')).body.grocerycart).toHaveLength(1);
  });
});

describe('nothing is placed', () => {
  test('for a visitor, or with an unverified mobile', async () => {
    expect((await shop.visitor.post('/order-place', make.payload())).http).toBe(401);
    const customer = await make.person({ mobile_verify: 0 });
    await make.fill(customer, [[await make.product(seller), 1]]);
    expect((await place(customer)).body.message).toBe('Mobile Not Verified');
    expect((await customer.caller.get('/checkout')).body).toMatchObject({ status: 200, mobileverify: 0, address: [] });
  });

  test('from an empty cart', async () => {
    const customer = await make.person();
    expect((await place(customer)).body).toMatchObject({ status: 422, errors: { cart: ['Your Cart is Empty!'] } });
  });

  test.each([
    [
      'no address and no method, both at once',
      { address_line: '', payment_method: '' },
      ['address_line', 'payment_method'],
    ],
    ['Rocket', { payment_method: 'Rocket' }, ['payment_method']],
    ['bKash without paying', { payment_method: 'bKash' }, ['payment_method']],
    ['another delivery charge', { delivery_charge: 1 }, ['delivery_charge']],
    ['a coupon amount without a coupon', { coupon_amount: 50 }, ['coupon_amount']],
    ['an unknown coupon', { coupon_code: 'NOPE', coupon_amount: 0 }, ['coupon_code']],
    ['a date long gone', { delivery_date: '2020-01-01' }, ['delivery_date']],
    ['an unknown time', { delivery_time: 'Dawn' }, ['delivery_time']],
    ['an unknown type', { type: 3 }, ['type']],
    ['a negative amount', { coupon_amount: -1 }, ['coupon_amount']],
    ['an operator for text', { address_line: { $gt: '' } }, ['address_line']],
    ['somebody else’s address', { address_id: 999_999 }, ['address_line']],
    ['a note without end', { delivery_note: 'x'.repeat(501) }, ['delivery_note']],
  ])('with %s', async (_word, data, fields) => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 1]]);
    const reply = await place(customer, data);
    expect([reply.http, reply.status, Object.keys(reply.body.errors).sort()]).toEqual([200, 422, fields]);
    expect(await make.stockOf(product)).toBe(10);
    expect((await customer.caller.get('/cart')).body.generalcart).toHaveLength(1);
    expect((await customer.caller.get('/account-dashboard-data')).body.total_order).toBe(0);
  });

  test('when a product is gone, or out of stock', async () => {
    const customer = await make.person();
    const [few, gone] = [await make.product(seller), await make.product(seller)];
    await make.fill(customer, [
      [few, 5],
      [gone, 1],
    ]);
    await shop.payload().update({ collection: 'products', id: few.id, data: { qty: 4 } });
    await shop.payload().update({ collection: 'products', id: gone.id, data: { status: 0 } });
    expect((await place(customer)).body.errors.cart).toEqual([
      'Please remove un-available product from your cart, based on your current location.',
      'Please remove out-of-stock product from cart. You can add them to your favorite product list.',
    ]);
    expect(await make.stockOf(few)).toBe(4);
  });
});

describe('a repeated call', () => {
  test('with its key gets the first answer; with another body it is refused', async () => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 1]]);
    const key = { 'Idempotency-Key': 'again-1' };
    const first = await place(customer, {}, key);
    await make.fill(customer, [[product, 2]]);
    const second = await place(customer, {}, key);
    expect(second.body).toEqual(first.body);
    expect((await place(customer, { delivery_note: 'other' }, key)).status).toBe(422);
    expect(await make.stockOf(product)).toBe(9);
    const stranger = await make.person();
    expect((await place(stranger, {}, key)).body.errors).toHaveProperty('cart');
  });

  test('that was refused before can place the order with the same key once corrected', async () => {
    const customer = await make.person();
    await make.fill(customer, [[await make.product(seller), 1]]);
    const key = { 'Idempotency-Key': 'again-2' };
    expect((await place(customer, { delivery_charge: 5 }, key)).status).toBe(422);
    expect((await place(customer, {}, key)).status).toBe(200);
  });
});
