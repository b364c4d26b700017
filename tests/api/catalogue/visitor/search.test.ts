import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
let grocer: Seller;
let place: { district: { id: number }; upazila: { id: number } };

beforeAll(async () => {
  seller = await make.seller();
  grocer = await make.seller({ type: 1 });
  place = await make.place();
});

async function search(keyword: string, query = '') {
  const { body } = await shop.visitor.get(
    `/normal-search/${encodeURIComponent(keyword)}/${place.district.id}/${place.upazila.id}${query}`,
  );
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const general = async (keyword: string) =>
  (await search(keyword)).general_products.map((product: { name: string }) => product.name) as string[];

test('finds every word, in any order, whole or in part, in either language', async () => {
  await make.product(seller, { name: 'Zephyrine Cotton Panjabi', name_bn: 'জেফিরিন সুতির পাঞ্জাবি' });
  for (const word of ['Zephyrine', 'panjabi zephyrine', 'zeph', 'phyrine', 'জেফিরিন', 'সুতির জেফিরিন', 'ZEPHYRINE']) {
    expect([word, await general(word)]).toEqual([word, ['Zephyrine Cotton Panjabi']]);
  }
  expect(await general('zephyrine sandal-nothing-like-it panjabi')).toContain('Zephyrine Cotton Panjabi');
});

test('small typing errors are tolerated in long words, not in short ones', async () => {
  await make.product(seller, { name: 'Quixotery lamp', name_bn: 'কুইক্সোটারি বাতি' });
  expect(await general('quixotary')).toEqual(['Quixotery lamp']);
  expect(await general('lqmp')).not.toEqual([]);
  expect(await general('lxp')).not.toContain('Quixotery lamp');
});

test('a vowel sign makes a different word: hair is not rice', async () => {
  await make.product(seller, { name: 'Grain W1', name_bn: 'চাল' });
  await make.product(seller, { name: 'Strand W2', name_bn: 'চুল' });
  const [rice, hair, neither] = [await general('চাল'), await general('চুল'), await general('চেল')];
  expect(rice).toContain('Grain W1');
  expect(rice).not.toContain('Strand W2');
  expect(hair).toContain('Strand W2');
  expect(hair).not.toContain('Grain W1');
  for (const name of ['Grain W1', 'Strand W2']) expect(neither).not.toContain(name);
});

test('letters that can be typed in two ways are treated as the same letter', async () => {
  await make.product(seller, { name: 'Kite W3', name_bn: 'ঘুড়ি'.normalize('NFC') });
  const oneSign = 'ঘু\u09DCি';
  const twoSigns = 'ঘু\u09A1\u09BCি';
  expect(await general(oneSign)).toContain('Kite W3');
  expect(await general(twoSigns)).toContain('Kite W3');
});

test('finds by brand, category and shop; a match in the name comes first', async () => {
  const { category, subcategory } = await make.categoryPath();
  await shop
    .payload()
    .update({ collection: 'main-categories', id: category.id, data: { name: 'Wobblewares', name_bn: 'দোলনা' } });
  const brand = await make.create<{ id: number }>('brands', {
    name: 'Glimmerine',
    name_bn: 'গ্লিমারিন',
    subcategory: subcategory.id,
    status: 1,
  });
  await shop.payload().update({ collection: 'shops', id: seller.shop.id, data: { name: 'Tumbledown Traders' } });
  const of = { category: category.id, subcategory: subcategory.id };
  await make.product(seller, { ...of, brand: brand.id, name: 'Plain W4', name_bn: 'সাদা' });
  await make.product(seller, { ...of, name: 'Glimmerine W5', name_bn: 'ঝলক' });
  expect(await general('glimmerine')).toEqual(['Glimmerine W5', 'Plain W4']);
  expect(await general('wobblewares')).toEqual(expect.arrayContaining(['Plain W4', 'Glimmerine W5']));
  expect(await general('tumbledown')).toEqual(expect.arrayContaining(['Plain W4']));
});

test('a shop is found by its Bangla name, which stands beside the other one in every answer', async () => {
  const keeper = await make.seller();
  const product = await make.product(keeper, { name: 'Widdershin mat', name_bn: 'উইডারশিন পাটি' });
  await shop.payload().update({ collection: 'shops', id: keeper.shop.id, data: { name_bn: 'ঘূর্ণিপাক স্টোর' } });
  expect(await general('ঘূর্ণিপাক')).toEqual(['Widdershin mat']);
  const names = { name: keeper.shop.name, name_bn: 'ঘূর্ণিপাক স্টোর', slug: keeper.shop.slug };
  expect((await search('ঘূর্ণিপাক')).general_products[0].shop).toMatchObject(names);
  expect((await shop.visitor.get(`/view-product/${product.slug}`)).body.product.shop).toMatchObject(names);
  expect((await shop.visitor.get(`/get-shop-data/${keeper.shop.slug}/0/4`)).body.shop).toMatchObject(names);
});

test('follows every change immediately: new name, hidden, deleted, renamed shop', async () => {
  const product = await make.product(seller, { name: 'Vexillum W6', name_bn: 'পতাকা' });
  const change = (data: object) => shop.payload().update({ collection: 'products', id: product.id, data });
  expect(await general('vexillum')).toEqual(['Vexillum W6']);
  await change({ name: 'Gonfalon W6' });
  expect(await general('vexillum')).toEqual([]);
  expect(await general('gonfalon')).toEqual(['Gonfalon W6']);
  await change({ status: 0 });
  expect(await general('gonfalon')).toEqual([]);
  await change({ status: 1 });
  expect(await general('gonfalon')).toEqual(['Gonfalon W6']);
  await shop.payload().update({ collection: 'shops', id: seller.shop.id, data: { name: 'Kerfuffle House' } });
  expect(await general('kerfuffle')).toContain('Gonfalon W6');
  await shop.payload().delete({ collection: 'products', id: product.id });
  expect(await general('gonfalon')).toEqual([]);
});

test('groceries are found only where they are sold', async () => {
  await make.groceries(grocer, { name: 'Brinjalora W7', name_bn: 'বেগুন' });
  expect((await search('brinjalora')).grocery_products).toHaveLength(1);
  const far = await make.create<{ id: number }>('upazilas', {
    district: place.district.id,
    name: 'Searchpur',
    name_bn: 'সার্চপুর',
    slug: 'searchpur',
    kind: 'upazila',
  });
  const { body } = await shop.visitor.get(`/normal-search/brinjalora/${place.district.id}/${far.id}`);
  expect([body.grocery_products, body.general_products]).toEqual([[], []]);
  const anywhere = (await shop.visitor.get('/normal-search/brinjalora/-/-')).body;
  expect(anywhere.grocery_products).toMatchObject([{ name: 'Brinjalora W7', business_upazila_id: place.upazila.id }]);
});

test('groceries of everywhere are listed without a place, and those of an unknown one are not', async () => {
  const { product: listed } = (await shop.visitor.get('/get-grocery-data/-/-/0/48')).body;
  expect(listed).toContainEqual(expect.objectContaining({ name: 'Brinjalora W7' }));
  expect(listed.every(({ type }: { type: number }) => type === 1)).toBe(true);
  const around = (await shop.visitor.get('/get-general-grocery-product/-/-')).body;
  expect(around.totalcount).toBeGreaterThan(0);
  expect(around.product.every(({ type }: { type: number }) => type === 2)).toBe(true);
  expect(await shop.visitor.get('/get-grocery-data/Atlantis/Nowhere/0/48')).toMatchObject({ http: 200, status: 404 });
});

test('filters, sorts and counts the matches', async () => {
  await make.product(seller, { name: 'Sprocketeer W8', name_bn: 'চাকা', selling_price: 500, original_price: 500 });
  await make.product(seller, {
    name: 'Sprocketeer W9',
    name_bn: 'চাকা',
    selling_price: 100,
    original_price: 100,
    qty: 0,
  });
  const names = async (query: string) =>
    (await search('sprocketeer', query)).general_products.map((product: { name: string }) => product.name);
  expect(await names('?sort=price_up')).toEqual(['Sprocketeer W9', 'Sprocketeer W8']);
  expect(await names('?sort=price_down')).toEqual(['Sprocketeer W8', 'Sprocketeer W9']);
  expect(await names('?in_stock=1')).toEqual(['Sprocketeer W8']);
  expect(await names('?max_price=200')).toEqual(['Sprocketeer W9']);
  const found = await search('sprocketeer', '?limit=1');
  expect(found).toMatchObject({ general_total: 2, facets: { price: { min: 100, max: 500 }, in_stock: 1 } });
  expect(found.general_products).toHaveLength(1);
});

test('unusual input finds nothing and causes no error', async () => {
  for (const word of ['%', '$where', '{"$gt":""}', '   ', '😀', "'; drop table products", 'a'.repeat(100)]) {
    expect([word, (await search(word)).status]).toEqual([word, 200]);
  }
  expect((await shop.visitor.get(`/normal-search/${'a'.repeat(101)}/1/1`)).http).toBe(400);
});
