import type { Product } from '../../../../payload-types';
import { countBoughtTogether } from '../../../../services/boughtTogether/countBoughtTogether';
import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop({ ledgerOff: 'packages are written past everything that posts' });
const make = racing(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

const completed = 7;
/** An order of these products by somebody new, whose package is in this status. */
async function bought(products: readonly Product[], status = completed): Promise<void> {
  const customer = await make.person();
  await make.fill(
    customer,
    products.map((product) => [product, 1]),
  );
  const placed = await customer.caller.post('/order-place', make.payload({ delivery_charge: null }));
  expect(placed.status).toBe(200);
  await shop.payload().db.updateMany({
    collection: 'packages',
    where: { order_number: { equals: placed.body.order_number } },
    data: { status },
  });
}
const shownWith = async (product: Product): Promise<unknown[]> =>
  (await shop.visitor.get(`/bought-with/${product.id}`)).body.products.map(({ id }: { id: unknown }) => id);
const count = async () => countBoughtTogether(await make.workerLater());
const made = async (howMany: number) => {
  const list: Product[] = [];
  for (let n = 0; n < howMany; n += 1) list.push(await make.product(seller));
  return list;
};

test('counted from completed orders, the most often bought first, in both directions', async () => {
  const [a, b, c, d] = (await made(4)) as [Product, Product, Product, Product];
  await bought([a, b, c]);
  await bought([a, b]);
  await bought([a, b, c]);
  await bought([a, d]);
  await bought([c, d], 8);
  await bought([c, d], 3);
  expect(await shownWith(a)).toEqual([]);
  await count();
  expect(await shownWith(a)).toEqual([b.id, c.id]);
  expect(await shownWith(c)).toEqual([a.id, b.id]);
  expect(await shownWith(d)).toEqual([]);
  // Counted again it is the same, once.
  await count();
  expect(await shownWith(a)).toEqual([b.id, c.id]);
  const rows = { collection: 'bought-together', where: { product: { equals: a.id } } } as const;
  expect((await shop.payload().count(rows)).totalDocs).toBe(2);
});

test('what is hidden is left out, and what is deleted is forgotten', async () => {
  const [a, b, c] = (await made(3)) as [Product, Product, Product];
  await bought([a, b, c]);
  await bought([a, b, c]);
  await count();
  await shop.payload().update({ collection: 'products', id: b.id, data: { status: 0 } });
  expect(await shownWith(a)).toEqual([c.id]);
  await shop.payload().delete({ collection: 'products', id: c.id });
  expect(await shownWith(a)).toEqual([]);
  const gone = { or: [{ product: { equals: c.id } }, { other: { equals: c.id } }] };
  expect((await shop.payload().count({ collection: 'bought-together', where: gone })).totalDocs).toBe(0);
  // The row of a product that is hidden goes with the next count.
  await count();
  const hidden = { product: { equals: b.id } };
  expect((await shop.payload().count({ collection: 'bought-together', where: hidden })).totalDocs).toBe(0);
});

test('an unknown product has none', async () => {
  const { body } = await shop.visitor.get('/bought-with/99999999');
  expect(body).toMatchObject({ status: 200, products: [] });
});
