import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
let grocer: Seller;
beforeAll(async () => {
  seller = await make.seller();
  grocer = await make.seller({ type: 1 });
  await make.delivery();
});

const cartOf = async (customer: Awaited<ReturnType<typeof make.person>>, query = '') =>
  (await customer.caller.get(`/cart${query}`)).body;

test('nobody signed in: HTTP 200 with status 401', async () => {
  for (const reply of [
    await shop.visitor.get('/cart'),
    await shop.visitor.post('/add-to-cart', { product_id: 1, product_qty: 1 }),
  ]) {
    expect([reply.http, reply.status]).toEqual([200, 401]);
  }
  expect((await shop.visitor.delete('/delete-full-cart/1')).http).toBe(401);
  expect((await shop.visitor.put('/cart-update-quantity/1/inc')).http).toBe(401);
  expect((await shop.visitor.delete('/delete-cart-item/1')).http).toBe(401);
});

test('a product is added once per combination of options', async () => {
  const customer = await make.person();
  const product = await make.product(seller, { variation1: 'Size', option1: 'S,M' });
  const add = (data: object) =>
    customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 2, ...data });
  expect((await add({ variation1: 'S' })).body).toMatchObject({
    status: 201,
    cart_count: 1,
    message: expect.any(String),
  });
  expect((await add({ variation1: 'S' })).status).toBe(409);
  expect((await add({ variation1: 'M' })).body).toMatchObject({ status: 201, cart_count: 2 });
  const { generalcart, grocerycart, vendorcount } = await cartOf(customer);
  expect(generalcart.map((line: { variation1: string }) => line.variation1)).toEqual(['S', 'M']);
  expect([grocerycart, vendorcount]).toEqual([[], 1]);
  expect(generalcart[0]).toMatchObject({
    product_id: product.id,
    product_qty: 2,
    total: 200,
    blocker: null,
    product: { slug: product.slug, qty: 10, selling_price: 100, shop: { slug: seller.shop.slug } },
  });
});

test('adding the same product ten times at once makes one line', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect((await cartOf(customer)).generalcart).toHaveLength(1);
});

test.each([
  ['nothing', { product_qty: 0 }, 'product_qty'],
  ['eleven', { product_qty: 11 }, 'product_qty'],
  ['more than there is', { product_qty: 6 }, 'product_qty'],
  ['a word', { product_qty: 'many' }, 'product_qty'],
  ['an operator', { product_qty: { $gt: 0 } }, 'product_qty'],
  ['an unknown option', { variation1: 'XXL' }, 'variation1'],
  ['an option of a product without any', { variation2: 'Red' }, 'variation2'],
  ['no product', { product_id: undefined }, 'product_id'],
  ['a product that is an object', { product_id: { $ne: null } }, 'product_id'],
])('%s is refused with the field named', async (_word, data, field) => {
  const customer = await make.person();
  const product = await make.product(seller, { qty: 5, variation1: 'Size', option1: 'S,M' });
  const reply = await customer.caller.post('/add-to-cart', {
    product_id: product.id,
    product_qty: 1,
    variation1: 'S',
    ...data,
  });
  expect([reply.http, reply.status, Object.keys(reply.body.errors)]).toEqual([200, 422, [field]]);
  expect((await cartOf(customer)).generalcart).toEqual([]);
});

describe('a product with options', () => {
  const shirt = () =>
    make.product(seller, { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'S,M' });

  test('is not added to the cart without them: each missing one is named, in the reader’s language', async () => {
    const customer = await make.person();
    const product = await shirt();
    const add = (data: object, language: 'en' | 'bn' = 'en') =>
      customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1, ...data }, { language });
    // As favourites send it: the product and how many.
    expect((await add({})).body).toMatchObject({
      status: 422,
      errors: { variation1: ['Choose the Color first.'], variation2: ['Choose the Size first.'] },
    });
    expect((await add({}, 'bn')).body.errors).toEqual({
      variation1: ['আগে রং বেছে নিন।'],
      variation2: ['আগে সাইজ বেছে নিন।'],
    });
    for (const nothing of ['', '  ', null])
      expect((await add({ variation1: 'Red', variation2: nothing })).body.errors).toEqual({
        variation2: ['Choose the Size first.'],
      });
    expect((await add({ variation1: 'Green', variation2: 'S' })).body.errors).toEqual({
      variation1: ['The variation 1 is not one of the choices.'],
    });
    expect((await cartOf(customer)).generalcart).toEqual([]);
    expect((await add({ variation1: 'red', variation2: 'M' })).status).toBe(201);
    expect((await cartOf(customer)).generalcart).toMatchObject([{ variation1: 'Red', variation2: 'M' }]);
  });

  test('is not added from favourites without them, and can be added with them', async () => {
    const customer = await make.person();
    const product = await shirt();
    expect((await customer.caller.post(`/add-to-favorite/${product.id}`)).status).toBeLessThan(300);
    // The favourite includes what a client needs to ask for the options.
    expect((await customer.caller.get('/get-favorite-products')).body.favorite).toMatchObject([
      { product: { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'S,M' } },
    ]);
    expect((await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 })).status).toBe(422);
    expect(
      (
        await customer.caller.post('/add-to-cart', {
          product_id: product.id,
          product_qty: 1,
          variation1: 'Blue',
          variation2: 'S',
        })
      ).status,
    ).toBe(201);
    expect((await cartOf(customer)).generalcart).toMatchObject([{ variation1: 'Blue', variation2: 'S' }]);
  });

  test('is not added through the CMS either', async () => {
    const customer = await make.person();
    const product = await shirt();
    const { http } = await customer.caller.post('/carts', {
      user: customer.user.id,
      product: product.id,
      type: 2,
      product_qty: 1,
    });
    expect([http, (await cartOf(customer)).generalcart]).toEqual([403, []]);
  });

  test('cannot be ordered if it is in a cart without them, or with one the vendor has removed', async () => {
    const customer = await make.person();
    const product = await shirt();
    await make.create('carts', { user: customer.user.id, product: product.id, type: 2, product_qty: 1 });
    const place = () => customer.caller.post('/order-place', make.payload());
    expect((await place()).body).toMatchObject({
      status: 422,
      errors: {
        cart: [
          `${product.name}: its options have to be chosen again. Remove it from the cart and add it with a choice.`,
        ],
      },
    });
    await customer.caller.delete('/delete-full-cart/2');
    const chosen = { product_id: product.id, product_qty: 1, variation1: 'Red', variation2: 'M' };
    expect((await customer.caller.post('/add-to-cart', chosen)).status).toBe(201);
    await shop.payload().update({ collection: 'products', id: product.id, data: { option1: 'Blue' } });
    expect((await place()).body.errors).toHaveProperty('cart');
    // Nor is it paid for.
    expect(
      (await customer.caller.post('/bkash/checkout-url/create', { ...make.payload(), payment_method: 'bKash' })).body,
    ).toMatchObject({ status: 422, errors: { cart: [expect.any(String)] } });
    await shop.payload().update({ collection: 'products', id: product.id, data: { option1: 'Blue,Red' } });
    expect((await place()).status).toBe(200);
  });
});

test('hidden and unknown products cannot be added', async () => {
  const customer = await make.person();
  const hidden = await make.product(seller, { status: 0 });
  for (const id of [hidden.id, 999_999_999]) {
    expect((await customer.caller.post('/add-to-cart', { product_id: id, product_qty: 1 })).status).toBe(404);
  }
  expect(
    (await customer.caller.post('/add-to-cart', { product_id: 'abc', product_qty: 1 })).body.errors,
  ).toHaveProperty('product_id');
});

test('quantity moves by one between 1 and 10 and never past the stock', async () => {
  const customer = await make.person();
  const product = await make.product(seller, { qty: 3 });
  await make.fill(customer, [[product, 2]]);
  const id = (await cartOf(customer)).generalcart[0].id;
  const step = (direction: string) => customer.caller.put(`/cart-update-quantity/${id}/${direction}`);
  expect((await step('inc')).body).toMatchObject({ status: 200, product_qty: 3 });
  expect((await step('inc')).body).toMatchObject({ status: 422, errors: { product_qty: [expect.any(String)] } });
  expect((await step('dec')).body.product_qty).toBe(2);
  expect((await step('dec')).body.product_qty).toBe(1);
  expect((await step('dec')).status).toBe(422);
  expect((await step('double')).http).toBe(400);
  const replies = await Promise.all(Array.from({ length: 8 }, () => step('inc')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await cartOf(customer)).generalcart[0].product_qty).toBe(3);
});

test('a line belongs to its owner: others get "not found"', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  await make.fill(owner, [[await make.product(seller), 2]]);
  const id = (await cartOf(owner)).generalcart[0].id;
  expect((await other.caller.put(`/cart-update-quantity/${id}/inc`)).status).toBe(404);
  expect((await other.caller.delete(`/delete-cart-item/${id}`)).status).toBe(404);
  expect((await other.caller.delete('/delete-cart-item/abc')).status).toBe(404);
  expect((await other.caller.delete('/delete-full-cart/2')).body).toMatchObject({ status: 200, count: 0 });
  expect((await cartOf(owner)).generalcart[0].product_qty).toBe(2);
});

test('lines are removed one by one or all of a type, and the counts follow', async () => {
  const customer = await make.person();
  await make.fill(customer, [
    [await make.product(seller), 1],
    [await make.product(seller), 1],
    [await make.groceries(grocer), 1],
  ]);
  expect((await customer.caller.get('/get-navbar-data')).body).toMatchObject({ cart_count: 3, notification_count: 0 });
  const { generalcart } = await cartOf(customer);
  expect((await customer.caller.delete(`/delete-cart-item/${generalcart[0].id}`)).body).toMatchObject({
    status: 200,
    cart_count: 2,
  });
  expect((await customer.caller.delete('/delete-full-cart/2')).body).toMatchObject({
    status: 200,
    count: 1,
    cart_count: 1,
  });
  const after = await cartOf(customer);
  expect([after.generalcart.length, after.grocerycart.length]).toEqual([0, 1]);
  expect((await customer.caller.delete('/delete-full-cart/3')).http).toBe(400);
});

test('charges: grocery once, general once per shop, with the discount from the breakpoint on', async () => {
  await make.delivery({
    general_delivery_breakpoint: 300,
    general_delivery_charge: 60,
    general_delivery_discount_charge: 0,
    grocery_delivery_breakpoint: 1000,
    grocery_delivery_charge: 40,
    grocery_delivery_discount_charge: 20,
  });
  const customer = await make.person();
  const other = await make.seller();
  await make.fill(customer, [
    [await make.product(seller), 1],
    [await make.product(other), 1],
    [await make.groceries(grocer), 1],
  ]);
  expect(await cartOf(customer)).toMatchObject({
    vendorcount: 2,
    general_delivery_charge: { value: 60 },
    grocery_delivery_charge: { value: 40 },
    discount_general_charge: 0,
    discount_grocery_charge: 0,
    general_summary: {
      original: 240,
      discount: 40,
      subtotal: 200,
      shipping_fee: 120,
      delivery_charge: 120,
      total: 320,
      free_shipping: 0,
    },
    grocery_summary: { subtotal: 100, shipping_fee: 40, delivery_charge: 40, total: 140 },
  });
  await make.fill(customer, [[await make.product(seller), 1]]);
  expect(await cartOf(customer)).toMatchObject({
    discount_general_charge: 120,
    general_summary: {
      subtotal: 300,
      shipping_fee: 120,
      shipping_discount: 120,
      free_shipping: 1,
      delivery_charge: 0,
      total: 300,
    },
  });
  await make.delivery();
});

test('blockers: out of stock, no longer shown, another area', async () => {
  const customer = await make.person();
  const [empty, hidden, local] = [await make.product(seller), await make.product(seller), await make.groceries(grocer)];
  await make.fill(customer, [
    [empty, 1],
    [hidden, 1],
    [local, 1],
  ]);
  await shop.payload().update({ collection: 'products', id: empty.id, data: { qty: 0 } });
  await shop.payload().update({ collection: 'products', id: hidden.id, data: { status: 0 } });
  const { district, upazila } = await make.place();
  const far = await make.create<{ id: number }>('upazilas', {
    district: district.id,
    name: 'Cartpur',
    name_bn: 'কার্টপুর',
    slug: 'cartpur',
    kind: 'upazila',
  });
  const blockers = async (query: string) => {
    const { generalcart, grocerycart } = await cartOf(customer, query);
    return [...generalcart, ...grocerycart].map(({ blocker }: { blocker: string | null }) => blocker);
  };
  expect(await blockers('')).toEqual(['outOfStock', 'unavailable', null]);
  expect(await blockers(`?district=${district.id}&upazila=${upazila.id}`)).toEqual(['outOfStock', 'unavailable', null]);
  expect(await blockers(`?district=${district.id}&upazila=${far.id}`)).toEqual([
    'outOfStock',
    'unavailable',
    'otherArea',
  ]);
  expect((await cartOf(customer)).generalcart[1].product.qty).toBe(0);
});
