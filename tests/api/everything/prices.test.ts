/** `original_price` >= `selling_price` >= 1 in whole taka, at every entry point that writes a price. */
import { openShop, type Caller, type Reply } from '../../support/http';
import { form, market, pngBytes, type Seller } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

type Id = number | string;
type Prices = { selling_price: unknown; original_price: unknown };
type Kept = { id: Id; slug: string; selling_price: number; original_price: number };

let seller: Seller;
let admin: Caller;
let png: Buffer;
let image: Id;
let place: { category: Id; subcategory: Id };
let count = 0;
const next = () => `price-door-${(count += 1)}`;

beforeAll(async () => {
  [seller, admin, png, image] = [
    await make.seller(),
    (await make.admin()).caller,
    await pngBytes(),
    (await make.image()).id,
  ];
  const { category, subcategory } = await make.categoryPath();
  place = { category: category.id, subcategory: subcategory.id };
});

const words = () => ({ name: `Priced ${next()}`, name_bn: 'দাম', qty: 1 });
const asContract = () => ({ ...words(), slug: next(), main_cat_id: place.category, sub_cat_id: place.subcategory });
const asDocument = () => ({ ...words(), slug: next(), ...place, image1: image });
const asText = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
const panelForm = (document: object) => form({ _payload: JSON.stringify(document) });
const read = async (id: Id) =>
  (await shop.payload().findByID({ collection: 'products', id, depth: 0 })) as unknown as Kept;
const all = async () =>
  (await shop.payload().db.find({ collection: 'products', limit: 0, pagination: false } as never))
    .docs as unknown as Kept[];

type Door = { name: string; isForm?: boolean; write: (prices: Partial<Prices>, old: Kept) => Promise<Reply> };
const doors: Door[] = [
  {
    name: 'store-product',
    isForm: true,
    write: (prices) =>
      seller.caller.post('/store-product', form(asText({ ...asContract(), ...prices }), { image1: { bytes: png } })),
  },
  {
    name: 'update-product by the vendor',
    write: (prices, { id, slug }) => seller.caller.post(`/update-product/${id}`, { ...asContract(), slug, ...prices }),
  },
  {
    name: 'update-product by an admin',
    write: (prices, { id, slug }) => admin.post(`/update-product/${id}`, { ...asContract(), slug, ...prices }),
  },
  { name: 'CMS: create', write: (prices) => seller.caller.post('/products', { ...asDocument(), ...prices }) },
  {
    name: 'the panel’s form: create',
    write: (prices) => seller.caller.post('/products', panelForm({ ...asDocument(), ...prices })),
  },
  { name: 'CMS: change by the vendor', write: (prices, { id }) => seller.caller.patch(`/products/${id}`, prices) },
  { name: 'CMS: change by an admin', write: (prices, { id }) => admin.patch(`/products/${id}`, prices) },
  { name: 'CMS: change of many', write: (prices, { id }) => admin.patch(`/products?where[id][equals]=${id}`, prices) },
  {
    name: 'the panel’s form: change',
    write: (prices, { id }) => seller.caller.patch(`/products/${id}`, panelForm(prices)),
  },
  {
    name: 'CMS: duplicate',
    write: (prices, { id }) => seller.caller.post(`/products/${id}/duplicate`, { ...words(), ...prices }),
  },
];

/** Both prices, and the field the refusal names. Records that are changed cost 100, before 120. */
const wrong: [string, Prices, keyof Prices][] = [
  ['costs more than before', { selling_price: 100, original_price: 99 }, 'original_price'],
  ['costs nothing', { selling_price: 0, original_price: 100 }, 'selling_price'],
  ['cost nothing', { selling_price: 0, original_price: 0 }, 'selling_price'],
  ['costs less than nothing', { selling_price: -5, original_price: 100 }, 'selling_price'],
  ['costs a part of a taka', { selling_price: 0.5, original_price: 100 }, 'selling_price'],
  ['cost a part of a taka', { selling_price: 100, original_price: 100.5 }, 'original_price'],
  ['costs more than there is', { selling_price: 10, original_price: 1e309 }, 'original_price'],
  ['costs more digits than are kept', { selling_price: 10, original_price: 9_007_199_254_740_993 }, 'original_price'],
  ['costs words', { selling_price: 'ten', original_price: 100 }, 'selling_price'],
];
const odd: [string, Prices, keyof Prices][] = [
  ['null', { selling_price: 100, original_price: null }, 'original_price'],
  ['a list', { selling_price: [100], original_price: 100 }, 'selling_price'],
  ['what a database would count with', { selling_price: 100, original_price: { $inc: -1000 } }, 'original_price'],
  [
    'what a database would count with, for the other',
    { selling_price: { $inc: 1000 }, original_price: 120 },
    'selling_price',
  ],
];

const isRefusal = ({ http, status, body }: Reply): boolean =>
  http < 500 && (http >= 400 || status >= 400 || (body.errors?.length ?? 0) > 0);
/** Payload names a field by its path, and in a change of many by its label. */
const names = ({ body }: Reply, field: string) =>
  new RegExp(field.replace('_', '[_ ]'), 'i').test(JSON.stringify(body));

describe.each(doors.map((door) => [door.name, door] as const))('%s', (name, door) => {
  const record = async () => (await make.product(seller, { slug: next() })) as unknown as Kept;
  const halves: [string, Partial<Prices>, keyof Prices][] = [
    ['only a price above what it cost before', { selling_price: 121 }, 'original_price'],
    ['only what it cost before, below its price', { original_price: 99 }, 'original_price'],
  ];
  const isPartial = /^(CMS: (change|duplicate)|the panel’s form: change)/.test(name);

  test('refuses prices that break the rule, names the field, and writes nothing', async () => {
    const old = await record();
    const before = (await all()).length;
    for (const [what, prices, field] of [...wrong, ...(door.isForm ? [] : odd), ...(isPartial ? halves : [])]) {
      const reply = await door.write(prices, old);
      // In a change of many Payload says of each record only that it went wrong.
      const named = name === 'CMS: change of many' || names(reply, field);
      expect({ what, refused: isRefusal(reply), named }).toEqual({ what, refused: true, named: true });
    }
    expect(await read(old.id)).toMatchObject({ selling_price: 100, original_price: 120 });
    expect((await all()).length).toBe(before);
  });

  test('accepts an equal price, and one taka', async () => {
    for (const prices of [
      { selling_price: 70, original_price: 70 },
      { selling_price: 1, original_price: 1 },
    ]) {
      const reply = await door.write(prices, await record());
      expect({ prices, http: reply.http, errors: reply.body.errors ?? [], status: reply.status < 300 }).toEqual({
        prices,
        http: reply.http,
        errors: [],
        status: true,
      });
    }
  });
});

test('no stored record violates the rule', async () => {
  expect(
    (await all()).filter((each) => !(each.original_price >= each.selling_price && each.selling_price >= 1)),
  ).toEqual([]);
});

test.each([
  ['100', '99', 'original_price'],
  ['0', '100', 'selling_price'],
  ['০', '১০', 'selling_price'],
  ['-5', '100', 'selling_price'],
  ['0.5', '100', 'selling_price'],
  ['৯৯', '৯৮', 'original_price'],
])('a line of a file with %s instead of %s is refused by %s', async (selling, original, column) => {
  const slugOf = async (collection: 'main-categories' | 'sub-categories', id: Id) =>
    (await shop.payload().findByID({ collection, id, depth: 0 })).slug;
  const [main, sub] = [
    await slugOf('main-categories', place.category),
    await slugOf('sub-categories', place.subcategory),
  ];
  const csv = `name,name_bn,slug,category,sub_category,selling_price,original_price,qty,image1\nRed lamp,লাল বাতি,${next()},${main},${sub},${selling},${original},5,x\n`;
  const { body } = await seller.caller.post('/product-import-preview', { csv, file_name: 'products.csv' });
  const [line] = (await seller.caller.get(`/product-import-rows/${body.import.id}`)).body.lines as {
    problems: { column: string }[];
  }[];
  expect(line!.problems.map((each) => each.column)).toContain(column);
});

test('a line of a file with only one price is compared with the product’s other price', async () => {
  const { slug } = await make.product(seller, { slug: next() });
  const lineOf = async (csv: string) => {
    const { body } = await seller.caller.post('/product-import-preview', { csv, file_name: 'products.csv' });
    return (await seller.caller.get(`/product-import-rows/${body.import.id}`)).body.lines[0];
  };
  expect(
    (await lineOf(`slug,selling_price\n${slug},121\n`)).problems.map((each: { column: string }) => each.column),
  ).toEqual(['original_price']);
  expect((await lineOf(`slug,selling_price\n${slug},119\n`)).problems).toEqual([]);
});

describe('a product stored before the rule existed', () => {
  const broken = async (data: Record<string, unknown>) => {
    const { id } = await make.product(seller, { slug: next(), verify: 0 });
    await shop.payload().db.updateOne({ collection: 'products', id, data });
    return id;
  };
  const approvals: [string, (id: Id) => Promise<Reply>][] = [
    ['product-verify', (id) => admin.post(`/product-verify/${id}`)],
    ['the CMS', (id) => admin.patch(`/products/${id}`, { verify: 1 })],
    ['the panel’s form', (id) => admin.patch(`/products/${id}`, panelForm({ verify: 1 }))],
  ];

  test.each(approvals)('is not approved by %s until it is corrected', async (_door, approve) => {
    for (const [data, field] of [
      [{ selling_price: 200, original_price: 120 }, 'original_price'],
      [{ selling_price: 0 }, 'selling_price'],
      [{ slug: '../../admin' }, 'slug'],
    ] as const) {
      const id = await broken(data);
      const reply = await approve(id);
      expect({ data, refused: isRefusal(reply), named: names(reply, field) }).toEqual({
        data,
        refused: true,
        named: true,
      });
      expect(await read(id)).toMatchObject({ verify: 0 });
      expect(
        (await seller.caller.patch(`/products/${id}`, { selling_price: 100, original_price: 120, slug: next() })).http,
      ).toBe(200);
      expect((await approve(id)).status).toBe(200);
      expect(await read(id)).toMatchObject({ verify: 1 });
    }
  });

  test('can be rejected, and its stock changed, like any other', async () => {
    const id = await broken({ selling_price: 200, original_price: 120 });
    expect((await seller.caller.patch(`/products/${id}`, { qty: 3 })).http).toBe(200);
    expect((await admin.post(`/product-reject/${id}`)).status).toBe(200);
  });
});
