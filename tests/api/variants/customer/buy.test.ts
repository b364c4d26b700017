/** A shopper buys one combination of a product’s options: its price, its stock, its SKU. */
import { verifyData } from '../../../../scripts/verify/verifyData';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

const add = ({ caller }: Person, product: { id: unknown }, variation1: string, product_qty = 1) =>
  caller.post('/add-to-cart', { product_id: product.id, product_qty, variation1, variation2: '' });
const cartOf = async ({ caller }: Person) => (await caller.get('/cart')).body.generalcart;
const order = ({ caller }: Person, more: object = {}) => caller.post('/order-place', make.payload(more));

test('a cart line has the price and stock of its variant', async () => {
  const me = await make.person();
  const product = await make.variantProduct(seller, [
    { option1: 'S', selling_price: 100, qty: 2 },
    { option1: 'M', selling_price: 140, qty: 0 },
    { option1: 'L', selling_price: 180, qty: 5, status: 0 },
  ]);
  expect((await add(me, product, 'M')).body.errors.product_qty[0]).toContain('Only 0 left');
  expect((await add(me, product, 'L')).status).toBe(422);
  expect((await add(me, product, 'S', 3)).status).toBe(422);
  const { body } = await add(me, product, 'S', 2);
  expect(await cartOf(me)).toMatchObject([{ total: 200, product: { selling_price: 100, qty: 2 }, blocker: null }]);
  expect((await me.caller.put(`/cart-update-quantity/${body.cart_id}/inc`)).status).toBe(422);
  await make.give(seller, product, [
    { option1: 'S', selling_price: 130 },
    { option1: 'M' },
    { option1: 'L', selling_price: 60 },
  ]);
  expect(await cartOf(me)).toMatchObject([{ total: 260, product: { selling_price: 130 } }]);
});

test('a line is unavailable once its variant is hidden or gone, also when saved for later', async () => {
  const me = await make.person();
  const product = await make.variantProduct(seller, [{ option1: 'S' }, { option1: 'M' }, { option1: 'L' }]);
  await add(me, product, 'S');
  await add(me, product, 'M');
  const saved = (await add(me, product, 'L')).body.cart_id;
  await me.caller.post(`/save-for-later/${saved}`);
  await make.give(
    seller,
    product,
    [
      { option1: 'S', status: 0 },
      { option1: 'L', qty: 0 },
    ],
    { option1: 'S,L' },
  );
  expect((await cartOf(me)).map(({ blocker }: { blocker: string }) => blocker)).toEqual(['unavailable', 'unavailable']);
  expect((await me.caller.get('/saved-for-later')).body.saved).toMatchObject([{ blocker: 'outOfStock' }]);
  expect((await order(me)).status).toBe(422);
});

test('an order takes pieces and money of the variant and keeps its SKU; canceling gives them back to both', async () => {
  const me = await make.person();
  const product = await make.variantProduct(seller, [
    { option1: 'S', selling_price: 100, qty: 5, sku: 'BUY-S' },
    { option1: 'M', selling_price: 140, qty: 5 },
  ]);
  await add(me, product, 'S', 2);
  await add(me, product, 'M', 1);
  const placed = await order(me);
  expect(placed.body).toMatchObject({ status: 200, total: 340 });
  expect(await make.variantsOf(product)).toMatchObject([
    { qty: 3, sold: 2 },
    { qty: 4, sold: 1 },
  ]);
  expect(await make.read(product)).toMatchObject({ qty: 7, sold: 3 });
  const { docs } = await shop.payload().find({
    collection: 'order-lines',
    where: { product: { equals: product.id } },
    sort: 'id',
  });
  expect(docs).toMatchObject([
    { variation1: 'S', sku: 'BUY-S', price: 100 },
    { variation1: 'M', sku: '', price: 140 },
  ]);
  const canceled = await me.caller.post(`/cancel-order/${placed.body.order_number}`, { reason: 'changed_mind' });
  expect(canceled.body.status).toBe(200);
  expect(await make.variantsOf(product)).toMatchObject([
    { qty: 5, sold: 0 },
    { qty: 5, sold: 0 },
  ]);
  expect(await make.read(product)).toMatchObject({ qty: 10, sold: 0 });
});

test('pieces of a variant that is hidden or gone come back without counting in the product’s stock', async () => {
  const me = await make.person();
  const product = await make.variantProduct(seller, [{ option1: 'S' }, { option1: 'M' }, { option1: 'L' }]);
  for (const size of ['S', 'M', 'L']) await add(me, product, size, 2);
  const placed = await order(me);
  await make.give(
    seller,
    product,
    [
      { option1: 'S', qty: 8 },
      { option1: 'M', qty: 8, status: 0 },
    ],
    { option1: 'S,M' },
  );
  await me.caller.post(`/cancel-order/${placed.body.order_number}`, { reason: 'changed_mind' });
  expect(await make.variantsOf(product)).toMatchObject([
    { option1: 'S', qty: 10, sold: 0 },
    { option1: 'M', qty: 10, sold: 0 },
  ]);
  expect(await make.read(product)).toMatchObject({ qty: 10, sold: 0 });
});

test('an order placed before there were variants gives its pieces to the variant of its options', async () => {
  const me = await make.person();
  const product = await make.product(seller, { variation1: 'Size', option1: 'S,M', qty: 20 });
  await add(me, product, 'M', 3);
  const placed = await order(me);
  await make.give(seller, product, [
    { option1: 'S', qty: 1 },
    { option1: 'M', qty: 1 },
  ]);
  await me.caller.post(`/cancel-order/${placed.body.order_number}`, { reason: 'changed_mind' });
  expect(await make.variantsOf(product)).toMatchObject([
    { qty: 1, sold: 0 },
    { qty: 4, sold: 0 },
  ]);
  expect(await make.read(product)).toMatchObject({ qty: 5, sold: 0 });
});

test('ordering again and waiting for stock follow the variants', async () => {
  const me = await make.person();
  const product = await make.variantProduct(seller, [
    { option1: 'S', selling_price: 100 },
    { option1: 'M', qty: 4 },
  ]);
  await add(me, product, 'S');
  const placed = await order(me);
  await make.give(seller, product, [
    { option1: 'S', selling_price: 115 },
    { option1: 'M', qty: 4 },
  ]);
  const preview = async () => (await me.caller.get(`/order-again/${placed.body.tracking_ids[0]}`)).body.lines;
  expect(await preview()).toMatchObject([{ state: 'priceChanged', selling_price: 115 }]);
  await make.give(seller, product, [
    { option1: 'S', qty: 0 },
    { option1: 'M', qty: 4 },
  ]);
  expect(await preview()).toMatchObject([{ state: 'soldOut' }]);
});

test('40 orders at once for 10 pieces of one variant, while another one is bought, give exactly 10', async () => {
  const product = await make.variantProduct(seller, [
    { option1: 'S', selling_price: 100, qty: 10 },
    { option1: 'M', selling_price: 150, qty: 30 },
  ]);
  const customers = await make.crowd(60);
  for (const [place, { user }] of customers.entries())
    await make.create('carts', {
      user: user.id,
      product: product.id,
      type: 2,
      product_qty: 1,
      variation1: place < 40 ? 'S' : 'M',
      variation2: '',
    });
  const replies = await Promise.all(customers.map((each) => order(each)));
  const placed = (from: number, to: number) => replies.slice(from, to).filter(({ status }) => status === 200).length;
  expect([placed(0, 40), placed(40, 60)]).toEqual([10, 20]);
  expect(await make.variantsOf(product)).toMatchObject([
    { qty: 0, sold: 10 },
    { qty: 10, sold: 20 },
  ]);
  expect(await make.read(product)).toMatchObject({ qty: 10, sold: 30 });
  const findings = await verifyData(shop.payload());
  expect([...findings.broken.keys()].filter((name) => /^(product|variant|order|line)/.test(name))).toEqual([]);
}, 120_000);
