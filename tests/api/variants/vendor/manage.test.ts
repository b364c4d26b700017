/** A vendor gives each combination of options its own price and stock. */
import { openShop } from '../../../support/http';
import { form, pngBytes, type Seller } from '../../../support/make/market';
import { variantMaking, whole } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

const sizes = { variation1: 'Size', option1: 'S,M', variation2: null, option2: '' };

test('a new product comes with its variants, in the order of the options, and carries what they come to', async () => {
  const like = await make.fields(seller, await make.product(seller, sizes));
  const variants = [
    whole({ option1: 'M', selling_price: 150, qty: 4, sku: 'NEW-M', image: 2 }),
    whole({ option1: 'S', selling_price: 120, qty: 3 }),
  ];
  const picture = { bytes: await pngBytes() };
  const added = await seller.caller.post(
    '/store-product',
    form(
      { ...like, slug: `${like.slug}-new`, variants: JSON.stringify(variants) },
      { image1: picture, image2: picture },
    ),
  );
  expect(added.http).toBe(200);
  const product = await make.read(added.body);
  expect(product).toMatchObject({ has_variants: 1, prices_differ: 1, qty: 7, selling_price: 120, original_price: 140 });
  const { body } = await seller.caller.get(`/edit-product/${product.id}`);
  expect(body.product.variants).toEqual([
    {
      option1: 'S',
      option2: '',
      selling_price: 120,
      original_price: 140,
      qty: 3,
      sku: '',
      image: 0,
      status: 1,
      sold: 0,
    },
    {
      option1: 'M',
      option2: '',
      selling_price: 150,
      original_price: 170,
      qty: 4,
      sku: 'NEW-M',
      image: 2,
      status: 1,
      sold: 0,
    },
  ]);
});

test('the shop sees those that are shown, cards say that prices differ, and the discount is the cheapest one’s', async () => {
  const product = await make.variantProduct(seller, [
    { option1: 'S', selling_price: 90, status: 0 },
    { option1: 'M', selling_price: 150, original_price: 200, qty: 0 },
    { option1: 'L', selling_price: 160 },
  ]);
  const { body } = await shop.visitor.get(`/view-product/${product.slug}`);
  expect(body.product).toMatchObject({
    selling_price: 150,
    original_price: 200,
    price_from: 1,
    discount_percent: 25,
    qty: 10,
  });
  expect(body.product.variants.map(({ option1, qty }: { option1: string; qty: number }) => [option1, qty])).toEqual([
    ['M', 0],
    ['L', 10],
  ]);
  const cards = await shop.visitor.get(`/product-cards?ids=${product.id}`);
  expect(cards.body.products[0]).toMatchObject({ price_from: 1, selling_price: 150 });
});

test('every wrong variant is named, and nothing is stored', async () => {
  const other = await make.variantProduct(seller, [{ option1: 'S', sku: 'TAKEN-1' }]);
  const product = await make.product(seller, sizes);
  const refused = await make.give(seller, product, [
    { option1: 'S', selling_price: 100, original_price: 90 },
    { option1: 'S' },
    { option1: 'XL' },
    { option1: 'M', sku: 'TAKEN-1' },
  ]);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).sort()).toEqual([
    'variants.0.original_price',
    'variants.1.option1',
    'variants.2.option1',
    'variants.3.sku',
  ]);
  expect(refused.body.errors['variants.0.original_price'][0]).toBe(
    'The original price may not be less than the selling price.',
  );
  expect(await make.variantsOf(product)).toEqual([]);
  expect(await make.read(product)).toMatchObject({ has_variants: 0, qty: product.qty });
  // Another vendor may use the same SKU.
  const stranger = await make.seller();
  await make.variantProduct(stranger, [{ option1: 'S', sku: 'TAKEN-1' }]);
  expect(await make.variantsOf(other)).toHaveLength(1);
});

test('more than 100 combinations, or what is no list, are refused', async () => {
  const product = await make.product(seller, sizes);
  const many = await make.give(
    seller,
    product,
    Array.from({ length: 101 }, () => ({ option1: 'S' })),
  );
  expect(many.status).toBe(422);
  for (const variants of ['no list', '{"a":1}', '[1]', '[{"option1":"S"}]'])
    expect((await make.change(seller, product, { variants })).status).toBe(422);
  expect(await make.variantsOf(product)).toEqual([]);
});

test('digits of either script are read', async () => {
  const product = await make.variantProduct(seller, [{ option1: 'S', qty: 4 }]);
  const typed = { ...whole({ option1: 'S' }), selling_price: '৪৫০', original_price: '৫০০', qty: '১২' };
  const changed = await make.change(seller, product, { variants: JSON.stringify([typed]) });
  expect(changed.body).toMatchObject({ status: 200 });
  expect(await make.variantsOf(product)).toMatchObject([{ selling_price: 450, original_price: 500, qty: 12 }]);
});

test('what is not sent stays, whatever price and stock the product’s own fields say', async () => {
  const product = await make.variantProduct(seller, [
    { option1: 'S', qty: 4 },
    { option1: 'M', qty: 5 },
  ]);
  const changed = await make.change(seller, product, {
    qty: '500',
    selling_price: '1',
    original_price: '2',
    status: '0',
  });
  expect(changed.http).toBe(200);
  expect(await make.read(product)).toMatchObject({ status: 0, has_variants: 1, qty: 9, selling_price: 100 });
  const cms = await seller.caller.patch(`/products/${product.id}`, { qty: 700 });
  expect(cms.http).toBe(200);
  expect((await make.read(product)).qty).toBe(9);
});

test('a stock typed over another one counts as the difference', async () => {
  const product = await make.variantProduct(seller, [{ option1: 'S', qty: 10 }]);
  await make.give(seller, product, [{ option1: 'S', qty: 15, qty_seen: 12 }]);
  expect(await make.variantsOf(product)).toMatchObject([{ qty: 13 }]);
  expect((await make.read(product)).qty).toBe(13);
});

test('a price, an SKU and a switch that somebody else has changed meanwhile are refused, each by its name', async () => {
  const product = await make.variantProduct(seller, [{ option1: 'S', sku: 'SEEN-1' }]);
  const seen = { selling_price_seen: 100, original_price_seen: 120, sku_seen: 'SEEN-1', status_seen: 1 as const };
  const mine = { option1: 'S', selling_price: 90, original_price: 120, sku: 'SEEN-1', ...seen };
  await make.give(seller, product, [
    { option1: 'S', selling_price: 95, original_price: 120, sku: 'SEEN-2', status: 0 },
  ]);
  const refused = await make.give(seller, product, [mine]);
  const meanwhile = ['Somebody else has changed this meanwhile.'];
  expect(refused.body).toMatchObject({
    errors: {
      'variants.0.selling_price': meanwhile,
      'variants.0.sku': meanwhile,
      'variants.0.status': meanwhile,
    },
  });
  expect(Object.keys(refused.body.errors as object)).toHaveLength(3);
  expect(await make.variantsOf(product)).toMatchObject([{ selling_price: 95, sku: 'SEEN-2', status: 0 }]);
  const looked = { selling_price_seen: 95, sku_seen: 'SEEN-2', status_seen: 0 as const };
  expect((await make.give(seller, product, [{ ...mine, ...looked }])).status).toBe(200);
  expect(await make.variantsOf(product)).toMatchObject([{ selling_price: 90, sku: 'SEEN-1', status: 1 }]);
});

test('changed options keep what is still offered; without variants the product has its own numbers again', async () => {
  const product = await make.variantProduct(seller, [
    { option1: 'S', qty: 4 },
    { option1: 'M', qty: 5 },
  ]);
  const [small] = await make.variantsOf(product);
  await make.change(seller, product, { option1: 'S,L' });
  expect(await make.variantsOf(product)).toMatchObject([{ id: small!.id, option1: 'S', qty: 4 }]);
  expect((await make.read(product)).qty).toBe(4);
  await make.give(seller, product, [], { qty: '33', selling_price: '75', original_price: '80' });
  expect(await make.variantsOf(product)).toEqual([]);
  expect(await make.read(product)).toMatchObject({ has_variants: 0, prices_differ: 0, qty: 33, selling_price: 75 });
});

test('price and stock need no approval, and one audit entry lists the changes', async () => {
  const product = await make.variantProduct(seller, [{ option1: 'S', qty: 4 }]);
  await make.give(seller, product, [{ option1: 'S', qty: 6, selling_price: 110 }]);
  expect(await make.read(product)).toMatchObject({ verify: 1, visible: 1, qty: 6, selling_price: 110 });
  const { docs } = await shop.payload().find({
    collection: 'audit-logs',
    where: { and: [{ target: { equals: 'products' } }, { target_id: { equals: String(product.id) } }] },
    limit: 50,
  });
  expect(docs.filter(({ after }) => 'variants' in (after as object))[0]).toMatchObject({
    before: { variants: 'S: 100/120 × 4' },
    after: { variants: 'S: 110/130 × 6' },
  });
});

test('variants are read by their vendor and admins, and written only through the product’s form', async () => {
  const product = await make.variantProduct(seller, [{ option1: 'S' }]);
  const [variant] = await make.variantsOf(product);
  const stranger = await make.seller();
  expect((await seller.caller.get(`/variants/${variant!.id}`)).http).toBe(200);
  expect((await stranger.caller.get(`/variants/${variant!.id}`)).http).toBe(404);
  expect((await seller.caller.patch(`/variants/${variant!.id}`, { qty: 999 })).http).toBe(403);
  expect((await seller.caller.delete(`/variants/${variant!.id}`)).http).toBe(403);
  expect((await shop.visitor.get('/variants')).http).toBe(403);
  const stolen = form({ ...(await make.fields(seller, product)), variants: '[]' }, {});
  expect((await stranger.caller.post(`/update-product/${product.id}`, stolen)).status).toBe(404);
  expect(await make.variantsOf(product)).toMatchObject([{ qty: 10 }]);
});

test('pictures put in another order stay with their variants; deleting the product deletes them', async () => {
  const product = await make.variantProduct(
    seller,
    [
      { option1: 'S', image: 1 },
      { option1: 'M', image: 2 },
    ],
    { image2: (await make.image()).id },
  );
  const admin = await make.admin();
  await admin.caller.patch(`/products/${product.id}`, { image1: product.image2, image2: product.image1 });
  expect(await make.variantsOf(product)).toMatchObject([{ image: 2 }, { image: 1 }]);
  await shop.payload().delete({ collection: 'products', id: product.id });
  expect(await make.variantsOf(product)).toEqual([]);
});

test('while an approved product’s new pictures wait, its variants show the right ones; approved, they follow', async () => {
  const admin = await make.admin();
  const product = await make.variantProduct(
    seller,
    [
      { option1: 'S', image: 1 },
      { option1: 'M', image: 2 },
      { option1: 'L', image: 0 },
    ],
    { image2: (await make.image()).id },
  );
  const images = async () => (await make.variantsOf(product)).map(({ image }) => image);
  const formed = async () => {
    const { body } = await seller.caller.get(`/edit-product/${product.id}`);
    return (body.product.variants as { image: number }[]).map(({ image }) => image);
  };
  await make.change(seller, product, { image_order: '2,1,0,0,0,0' });
  expect([await images(), await formed()]).toEqual([
    [1, 2, 0],
    [2, 1, 0],
  ]);
  // A new picture for the third one, which waits too.
  const variants = [
    { option1: 'S', image: 2 },
    { option1: 'M', image: 1 },
    { option1: 'L', image: 3 },
  ].map(whole);
  const stored = await make.fields(seller, product);
  const saved = await seller.caller.post(
    `/update-product/${product.id}`,
    form({ ...stored, variants: JSON.stringify(variants) }, { image3: { bytes: await pngBytes(33) } }),
  );
  expect(saved.http).toBe(200);
  expect([await images(), await formed()]).toEqual([
    [1, 2, 3],
    [2, 1, 3],
  ]);
  expect(await make.read(product)).toMatchObject({ image1: product.image1, image2: product.image2, change_state: 1 });
  expect((await admin.caller.post(`/product-verify/${product.id}`)).status).toBe(200);
  expect(await make.read(product)).toMatchObject({ image1: product.image2, image2: product.image1 });
  expect([await images(), await formed()]).toEqual([
    [2, 1, 3],
    [2, 1, 3],
  ]);
});
