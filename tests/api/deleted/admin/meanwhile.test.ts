/** What happens to orders, coupons and accounts while a record is deleted still counts once it is restored. */
import type { Coupon, Product } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { variantProduct, variantsOf } = variantMaking(shop);
const { fill, placed, rowsOf } = race;
let admin: Person;
let seller: Seller;

beforeAll(async () => {
  admin = await race.admin();
  seller = await race.seller();
  await race.delivery();
});
afterEach(race.expectSound);

const counts = async ({ id }: Pick<Product, 'id'>) => {
  const [{ qty, sold } = {}] = await rowsOf('products', { id: { equals: id } });
  return { qty, sold };
};
const lineOf = async (number: number) => (await rowsOf('order-lines', { order_number: { equals: number } }))[0]!;
const remove = async (path: string) => {
  const { body } = await admin.caller.send('DELETE', path, { reason: 'A copy' });
  expect(body.status).toBe(200);
  return body.deletion as number;
};
const restore = async (deletion: number) =>
  expect((await admin.caller.post(`/restore-deleted/${deletion}`)).body).toMatchObject({ status: 200, left_out: 0 });

/** An order of so many pieces. */
async function bought(product: Product, qty: number, terms: object = {}, line: object = {}) {
  const customer = await race.person();
  const added = await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: qty, ...line });
  expect(added.status).toBe(201);
  const { order_number: number } = await placed(customer, terms);
  const cancel = async () =>
    expect((await customer.caller.post(`/cancel-order/${number}`, { reason: 'changed_mind', note: '' })).status).toBe(
      200,
    );
  return { customer, number: number as number, cancel };
}

test('pieces of an order canceled meanwhile are in stock again, once', async () => {
  const product = await race.product(seller, { qty: 10 });
  const [canceled, kept] = [await bought(product, 3), await bought(product, 2)];
  expect(await counts(product)).toEqual({ qty: 5, sold: 5 });
  const deletion = await remove(`/delete-product/${product.id}`);
  await canceled.cancel();
  expect(await lineOf(canceled.number)).toMatchObject({ product: null, stock_due: 1 });
  await restore(deletion);
  expect(await counts(product)).toEqual({ qty: 8, sold: 2 });
  expect(await lineOf(canceled.number)).toMatchObject({ product: product.id, stock_due: 0 });
  // Deleted and restored once more, nothing is counted twice.
  await restore(await remove(`/delete-product/${product.id}`));
  expect(await counts(product)).toEqual({ qty: 8, sold: 2 });
  await kept.cancel();
  expect(await counts(product)).toEqual({ qty: 10, sold: 0 });
});

test('the same for combinations of options', async () => {
  const product = await variantProduct(seller, [
    { option1: 'S', qty: 4 },
    { option1: 'M', qty: 6 },
  ]);
  const order = await bought(product, 3, {}, { variation1: 'M' });
  const deletion = await remove(`/delete-product/${product.id}`);
  await order.cancel();
  await restore(deletion);
  expect(await counts(product)).toEqual({ qty: 10, sold: 0 });
  expect((await variantsOf(product)).map(({ qty, sold }) => [qty, sold])).toEqual([
    [4, 0],
    [6, 0],
  ]);
});

test('the same for products that went with their category', async () => {
  const { category, subcategory } = await race.categoryPath();
  const product = await race.product(seller, { qty: 1, category: category.id, subcategory: subcategory.id });
  const order = await bought(product, 1);
  const waiting = await race.person();
  expect((await waiting.caller.post(`/watch-product/${product.id}`, { kind: 'stock' })).status).toBeLessThan(300);
  const deletion = await remove(`/delete-sub-category/${subcategory.id}`);
  await order.cancel();
  await restore(deletion);
  expect(await counts(product)).toEqual({ qty: 1, sold: 0 });
});

test('the use of a coupon by an order canceled meanwhile is free again', async () => {
  await admin.caller.post('/coupon-create', { code: 'AWAY', type: 1, fixed: 10, quantity: 1, status: 1 });
  const coupon = async () => (await rowsOf('coupons', { code: { equals: 'AWAY' } }))[0] as unknown as Coupon;
  const terms = { coupon_code: 'AWAY', coupon_amount: 10 };
  const product = await race.product(seller, { qty: 10 });
  const order = await bought(product, 1, terms);
  expect((await coupon()).remain).toBe(0);
  const deletion = await remove(`/coupon-delete/${(await coupon()).id}`);
  await order.cancel();
  await restore(deletion);
  expect((await coupon()).remain).toBe(1);
  await fill(order.customer, [[product, 1]]);
  expect((await placed(order.customer, terms)).status).toBe(200);
});

test('stars of somebody whose account was deleted meanwhile no longer count', async () => {
  const product = await race.product(seller);
  const [goes, stays] = [await race.person(), await race.person()];
  for (const [person, star] of [
    [goes, 1],
    [stays, 5],
  ] as const)
    await race.create('reviews', { user: person.user.id, product: product.id, star });
  const stars = async () => (await rowsOf('products', { id: { equals: product.id } }))[0];
  await shop.payload().db.updateOne({
    collection: 'products',
    id: product.id,
    data: { rating_sum: 6, total_review: 2, rating: 3 },
  });
  const deletion = await remove(`/delete-product/${product.id}`);
  expect((await admin.caller.post(`/delete-user-account/${goes.user.id}`)).status).toBe(200);
  await restore(deletion);
  expect(await stars()).toMatchObject({ rating_sum: 5, total_review: 1, rating: 5 });
});
