/** One stock corrected in two places: the second is told, and does not add up. What is sold or canceled meanwhile counts. */
import type { Product } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { variantMaking, type Given } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

const told = 'Somebody has changed the stock to 8 in the meantime. Check it again.';

/** As `claimStock` and `restoreStock` leave it after orders. */
async function ordered(collection: 'products' | 'variants', id: number, pieces: number): Promise<void> {
  const { qty, sold } = await shop.payload().findByID({ collection, id, depth: 0 });
  await shop.payload().db.updateOne({ collection, id, data: { qty: qty - pieces, sold: sold + pieces } });
}

const own: [string, (product: Product, change: object) => Promise<{ problem: string | null }>][] = [
  [
    'in the list',
    async ({ id }, change) => {
      const { body } = await seller.caller.post('/change-product-amounts', { changes: [{ id, ...change }] });
      return { problem: body.results[0].problem };
    },
  ],
  [
    'in the form',
    async (product, change) => {
      const given = Object.entries(change).map(([name, value]) => [name, String(value)]);
      const { body } = await make.change(seller, product, Object.fromEntries(given));
      return { problem: body.errors?.qty?.[0] ?? null };
    },
  ],
];

describe.each(own)('a stock corrected %s', (_where, change) => {
  const stockOf = async (product: Product) => (await make.read(product)).qty;

  test('in two tabs: the second is refused with the number of now, and may then be saved', async () => {
    const product = await make.product(seller, { qty: 5 });
    const seen = { qty_seen: 5, sold_seen: 0 };
    expect(await change(product, { qty: 8, ...seen })).toEqual({ problem: null });
    expect(await change(product, { qty: 8, ...seen })).toEqual({ problem: told });
    expect(await change(product, { qty: 0, ...seen })).toEqual({ problem: told });
    expect(await stockOf(product)).toBe(8);
    expect(await change(product, { qty: 0, qty_seen: 8, sold_seen: 0 })).toEqual({ problem: null });
    expect(await stockOf(product)).toBe(0);
  });

  test('down in one tab and sold since: the other one is refused too', async () => {
    const product = await make.product(seller, { qty: 15 });
    const seen = { qty_seen: 15, sold_seen: 0 };
    await change(product, { qty: 10, ...seen });
    await ordered('products', product.id, 2);
    expect(await change(product, { qty: 20, ...seen })).toEqual({ problem: told });
    expect(await stockOf(product)).toBe(8);
  });

  test('while pieces are sold and come back: the difference counts', async () => {
    const product = await make.product(seller, { qty: 10 });
    await ordered('products', product.id, 3);
    expect(await change(product, { qty: 15, qty_seen: 10, sold_seen: 0 })).toEqual({ problem: null });
    expect(await stockOf(product)).toBe(12);
    await ordered('products', product.id, -2);
    expect(await change(product, { qty: 11, qty_seen: 12, sold_seen: 3 })).toEqual({ problem: null });
    expect(await stockOf(product)).toBe(13);
  });

  test('by somebody who did not touch it: it stays', async () => {
    const product = await make.product(seller, { qty: 5 });
    await change(product, { qty: 8, qty_seen: 5, sold_seen: 0 });
    expect(await change(product, { qty: 5, qty_seen: 5, sold_seen: 0 })).toEqual({ problem: null });
    expect(await stockOf(product)).toBe(8);
  });

  test('by a client that does not say how many were sold: as ever', async () => {
    const product = await make.product(seller, { qty: 5 });
    for (const expected of [8, 11]) {
      expect(await change(product, { qty: 8, qty_seen: 5 })).toEqual({ problem: null });
      expect(await stockOf(product)).toBe(expected);
    }
  });
});

test('the stock of a combination: only the one changed meanwhile is named, and nothing is saved', async () => {
  const product = await make.variantProduct(seller, [
    { option1: 'S', qty: 5 },
    { option1: 'M', qty: 5 },
  ]);
  const seen = { qty_seen: 5, sold_seen: 0 };
  const save = async (small: Given, medium: Given) =>
    (
      await make.give(seller, product, [
        { option1: 'S', ...small },
        { option1: 'M', ...medium },
      ])
    ).body;
  expect(await save({ qty: 5, ...seen }, { qty: 8, ...seen })).toMatchObject({ status: 200 });
  const [small] = await make.variantsOf(product);
  await ordered('variants', small!.id, 1);
  const refused = await save({ qty: 7, ...seen }, { qty: 9, ...seen });
  expect(refused).toMatchObject({ status: 422, errors: { 'variants.1.qty': [told] } });
  expect(await make.variantsOf(product)).toMatchObject([{ qty: 4 }, { qty: 8 }]);
  const { body } = await seller.caller.get(`/edit-product/${product.id}`);
  expect(body.product.variants).toMatchObject([
    { qty: 4, sold: 1 },
    { qty: 8, sold: 0 },
  ]);
  expect(await save({ qty: 7, ...seen }, { qty: 9, qty_seen: 8, sold_seen: 0 })).toMatchObject({ status: 200 });
  expect(await make.variantsOf(product)).toMatchObject([{ qty: 6 }, { qty: 9 }]);
});
