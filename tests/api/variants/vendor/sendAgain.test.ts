/** A rejected product is sent again by correcting one of its combinations, and only by that. */
import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { variantMaking, type Given } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
let seller: Seller;
let admin: Awaited<ReturnType<typeof make.admin>>;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
});

const stored: readonly Given[] = [
  { option1: 'S', selling_price: 100, qty: 4 },
  { option1: 'M', selling_price: 150, qty: 5 },
];
const rejected = async () => {
  const product = await make.variantProduct(seller, stored);
  const { body } = await admin.caller.post(`/product-reject/${product.id}`, { reason: 'M costs too much' });
  expect(body.status).toBe(200);
  return product;
};
const dearer = (change: Given): Given[] => stored.map((each) => (each.option1 === 'M' ? { ...each, ...change } : each));

test.each<[string, Given[]]>([
  ['a price', dearer({ selling_price: 140 })],
  ['an original price', dearer({ original_price: 200 })],
  ['an SKU', dearer({ sku: 'AGAIN-1' })],
  ['a picture', dearer({ image: 1 })],
  ['whether it is shown', dearer({ status: 0 })],
  ['that it is offered', stored.slice(0, 1)],
])('%s of one combination is a correction', async (_what, variants) => {
  const product = await rejected();
  const { body } = await make.give(seller, product, variants);
  expect(body).toMatchObject({ status: 200, verify: 0 });
  expect(await make.read(product)).toMatchObject({ verify: 0, visible: 0, reject_reason: '' });
  const again = (await seller.caller.get(`/edit-product/${product.id}`)).body.product;
  expect(again.review.at(-1)).toMatchObject({ kind: 'sentAgain', by_shop: 0 });
});

test('what changes nothing, or only the stock, is none; nor are the product’s own prices', async () => {
  const product = await rejected();
  for (const [variants, more] of [
    [stored, {}],
    [stored, { selling_price: '100', original_price: '100', qty: '0' }],
    [dearer({ qty: 9 }), {}],
  ] as const) {
    expect((await make.give(seller, product, variants, more)).body).toMatchObject({ status: 200, verify: 2 });
    expect(await make.read(product)).toMatchObject({ verify: 2, reject_reason: 'M costs too much' });
  }
});

test('an approved product stays approved and shown', async () => {
  const product = await make.variantProduct(seller, stored);
  expect((await make.give(seller, product, dearer({ selling_price: 140, status: 0 }))).body.status).toBe(200);
  expect(await make.read(product)).toMatchObject({ verify: 1, visible: 1, change_state: 0 });
});

test('an admin’s own correction decides nothing', async () => {
  const product = await rejected();
  const fields = await make.fields(seller, product);
  const { body } = await admin.caller.post(`/update-product/${product.id}`, {
    ...fields,
    variants: dearer({ selling_price: 140 }).map((each) => ({ original_price: 300, sku: '', ...each })),
  });
  expect(body).toMatchObject({ status: 200, verify: 2 });
});
