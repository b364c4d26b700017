/** Search above the limit of words in memory: the database answers what the memory answers. */
import type { Settings } from '../../../../services/openCtx';
import { openShop, type Body } from '../../../support/http';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let place: { district: { id: number }; upazila: { id: number } };

beforeAll(async () => {
  place = await make.place();
});

/** The setting an owner gives with SEARCH_IN_MEMORY. */
const settings = (): Settings => shop.payload().config.custom.haat as Settings;
const always = { memory: 50_000, database: 0 } as const;

async function search(by: keyof typeof always, keyword: string, query = ''): Promise<Body> {
  settings().searchInMemory = always[by];
  const { body } = await shop.visitor.get(
    `/normal-search/${encodeURIComponent(keyword)}/${place.district.id}/${place.upazila.id}?limit=100${query}`,
  );
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const idsOf = (body: Body): string[] =>
  [...body.grocery_products, ...body.general_products].map((product: { id: number | string }) => String(product.id));
const sorted = (ids: string[]): string[] => [...ids].sort();

/** Words of the demo shop: names, parts of names, short beginnings, sounds, mistakes, brands, categories, shops, several at once, nothing. */
const words = [
  'rice',
  'RICE',
  'oil',
  'panjabi',
  'cotton',
  'shirt',
  'phone',
  'honey',
  'cott',
  'hone',
  'চাল',
  'তেল',
  'পাঞ্জাবি',
  'মধু',
  'সুতি',
  'চা',
  'cotton panjabi',
  'চাল কেজি',
  'grocery',
  'fashion',
  'রংধনু',
  'chal',
  'panjaby',
  'xyzzyplugh',
];

describe('in the database', () => {
  test('the same products are found as in memory, in English and in Bangla', async () => {
    let found = 0;
    for (const word of words) {
      const memory = await search('memory', word);
      const database = await search('database', word);
      const all = (body: Body) => ({
        word,
        ids: sorted(idsOf(body)),
        grocery: body.grocery_total,
        general: body.general_total,
        facets: body.facets,
      });
      expect(all(database)).toEqual(all(memory));
      found += idsOf(memory).length;
    }
    expect(found).toBeGreaterThan(100);
  });

  test('filters and sorting give the same results', async () => {
    const queries = [
      '&sort=price_up',
      '&sort=price_down',
      '&min_price=300&sort=price_up',
      '&max_price=900&sort=price_down',
      '&in_stock=1&sort=price_up',
      '&rating=4&sort=price_up',
    ];
    for (const word of ['cotton', 'oil', 'চাল']) {
      for (const query of queries) {
        const prices = (body: Body) =>
          body.general_products.map((product: { selling_price: number }) => product.selling_price);
        const [memory, database] = [await search('memory', word, query), await search('database', word, query)];
        expect({ word, query, ids: sorted(idsOf(database)), prices: prices(database) }).toEqual({
          word,
          query,
          ids: sorted(idsOf(memory)),
          prices: prices(memory),
        });
      }
    }
  });

  test('pages follow each other without a gap or a repeat', async () => {
    const whole = await search('database', 'cotton');
    expect(whole.general_products.length).toBeGreaterThan(2);
    const paged: number[] = [];
    for (let offset = 0; offset < whole.general_total; offset += 2) {
      const { body } = await shop.visitor.get(
        `/normal-search/cotton/${place.district.id}/${place.upazila.id}?limit=2&offset=${offset}`,
      );
      paged.push(...body.general_products.map((product: { id: number }) => product.id));
    }
    expect(paged).toEqual(whole.general_products.map((product: { id: number }) => product.id));
  });

  test('a whole-name match comes before a partial one; a change shows immediately; a hidden product is not found', async () => {
    const seller = await make.seller();
    const part = await make.product(seller, { name: 'Borogovelike W9', name_bn: 'ক' });
    const whole = await make.product(seller, { name: 'Old borogove W9', name_bn: 'খ' });
    expect(idsOf(await search('database', 'borogove'))).toEqual([whole.id, part.id].map(String));
    await shop.payload().update({ collection: 'products', id: whole.id, data: { name: 'Mimsy W9' } });
    expect(idsOf(await search('database', 'borogove'))).toEqual([String(part.id)]);
    expect(idsOf(await search('database', 'mimsy'))).toEqual([String(whole.id)]);
    await shop.payload().update({ collection: 'products', id: whole.id, data: { status: 0 } });
    expect(idsOf(await search('database', 'mimsy'))).toEqual([]);
  });

  test('characters with a meaning in the index syntax are treated as text', async () => {
    for (const word of ['"', '*', 'rice"', 'NOT', 'rice AND', '{name}', '%', '_', "rice' OR 1"])
      expect((await search('database', word)).status).toBe(200);
  });
});

describe('in a shop whose best matches are sold elsewhere', () => {
  const many = 205;
  type Sold = { category: number; subcategory: number; image1: number };
  let sold: Sold;
  let [here, away] = [0, 0];

  beforeAll(async () => {
    const { docs } = await shop.payload().find({ collection: 'products', where: { type: { equals: 1 } }, depth: 0 });
    const { category, subcategory, image1 } = docs[0] as unknown as Sold;
    sold = { category, subcategory, image1 };
    const inDistrict = { district: { equals: place.district.id } };
    const areas = await shop.payload().find({ collection: 'upazilas', where: inDistrict, limit: 2, depth: 0 });
    [here, away] = areas.docs.map(({ id }) => Number(id)) as [number, number];
  });

  const grocer = (upazila: number) =>
    make.seller({ type: 1, business_district: place.district.id, business_upazila: upazila });
  let made = 0;
  const grocery = (of: Awaited<ReturnType<typeof grocer>>, name: string, price = 100) =>
    make.create<{ id: number }>('products', {
      ...sold,
      ...{ vendor: of.vendor.id, shop: of.shop.id, type: 1, status: 1, verify: 1, qty: 10 },
      ...{ name, name_bn: 'ক', slug: `slithy-${(made += 1)}`, selling_price: price, original_price: price + 10 },
    });
  const searchHere = async (by: keyof typeof always, keyword: string): Promise<Body> => {
    settings().searchInMemory = always[by];
    return (await shop.visitor.get(`/normal-search/${keyword}/${place.district.id}/${here}?limit=100`)).body;
  };

  test.each(['memory', 'database'] as const)('groceries of the shopper’s area are found (%s)', async (by) => {
    const word = `Slithy${by}`;
    const [near, far] = [await grocer(here), await grocer(away)];
    const own = [await grocery(near, `${word} toves long`, 77), await grocery(near, `${word} toves again`, 88)];
    // Better in every respect: nothing but the word, and newer.
    for (let n = 0; n < many; n++) await grocery(far, word, 1_000 + n);
    const body = await searchHere(by, word);
    expect(sorted(idsOf(body))).toEqual(sorted(own.map(({ id }) => String(id))));
    expect(body).toMatchObject({ grocery_total: 2, general_total: 0, facets: { price: { min: 77, max: 88 } } });
    expect((await searchHere(by, `${word} again`)).grocery_total).toBe(1);
  });

  test.each(['memory', 'database'] as const)('a word known elsewhere is not read as another one (%s)', async (by) => {
    const [near, far] = [await grocer(here), await grocer(away)];
    await grocery(near, `Gimblea${by}`);
    const moved = await grocery(far, `Gimbleo${by}`);
    expect(idsOf(await searchHere(by, `Gimbleo${by}`))).toEqual([]);
    // Its shop moves to the shopper's area.
    const data = { business_upazila: here };
    await shop.payload().update({ collection: 'vendors', id: far.vendor.id, data, overrideAccess: true });
    expect(idsOf(await searchHere(by, `Gimbleo${by}`))).toEqual([String(moved.id)]);
  });
});
