/** One rule for slugs (`domain/slugs.ts`), at every entry point that writes one. */
import { isSlug, normaliseSlug } from '../../../domain/slugs';
import { openShop, type Caller, type Reply } from '../../support/http';
import { form, market, pngBytes, type Seller } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

type Id = number | string;
type Kept = { id: Id; slug: string };
/** A way to write the slug of a record; `of` creates the record to change, or null if a new one is created. */
type Door = {
  kind: string;
  door: string;
  write: (slug: unknown) => Promise<Reply>;
  record: () => Promise<Kept | null>;
};

let seller: Seller;
let admin: Caller;
let png: Buffer;
let places: { category: Id; subcategory: Id; district: Id };
let count = 0;
const next = () => `slug-door-${(count += 1)}`;
const names = () => ({ name: `Named ${next()}`, name_bn: 'নাম' });

beforeAll(async () => {
  [seller, admin, png] = [await make.seller(), (await make.admin()).caller, await pngBytes()];
  const { category, subcategory } = await make.categoryPath();
  places = { category: category.id, subcategory: subcategory.id, district: (await make.place()).district.id };
});

const found = async (collection: string, where: object): Promise<Kept | null> =>
  ((await shop.payload().find({ collection, where, depth: 0, limit: 1, overrideAccess: true } as never)).docs[0] as
    Kept | undefined) ?? null;

/** What a record of each collection with a slug needs besides it. A shop is made by accepting its vendor. */
const documents: Record<string, { by: () => Caller; data: () => object; isMade?: false }> = {
  'main-categories': { by: () => admin, data: () => ({ ...names(), status: 1 }) },
  'sub-categories': { by: () => admin, data: () => ({ ...names(), status: 1, category: places.category }) },
  'child-categories': { by: () => admin, data: () => ({ ...names(), status: 1, subcategory: places.subcategory }) },
  products: {
    by: () => seller.caller,
    data: () => ({
      ...names(),
      category: places.category,
      subcategory: places.subcategory,
      selling_price: 90,
      original_price: 100,
      qty: 1,
      image1: image,
    }),
  },
  shops: { by: () => seller.caller, data: () => ({}), isMade: false },
  pages: { by: () => admin, data: () => ({ title: `Page ${next()}`, title_bn: 'পাতা', _status: 'published' }) },
  districts: { by: () => admin, data: names },
  upazilas: { by: () => admin, data: () => ({ ...names(), district: places.district, kind: 'upazila' }) },
};
let image: Id;
beforeAll(async () => {
  image = (await make.image()).id;
});

const record = async (collection: string): Promise<Kept> => {
  if (collection === 'shops') return (await found('shops', { id: { equals: seller.shop.id } }))!;
  const vendor = collection === 'products' ? { vendor: seller.vendor.id, shop: seller.shop.id, type: 2 } : {};
  return make.create<Kept>(collection, { ...documents[collection]!.data(), ...vendor, slug: next() });
};

/** The CMS: JSON as programs send it, a form as the panel does, one record and many, and a copy that is given a slug. */
function cmsDoors(collection: string): Door[] {
  const { by, data, isMade } = documents[collection]!;
  const asForm = (document: object) => form({ _payload: JSON.stringify(document) });
  let kept: Kept;
  const old = async () => (kept = await record(collection));
  const made: Door[] = [
    {
      kind: collection,
      door: 'CMS: create',
      write: (slug) => by().post(`/${collection}`, { ...data(), slug }),
      record: async () => null,
    },
    {
      kind: collection,
      door: 'the panel’s form: create',
      write: (slug) => by().post(`/${collection}`, asForm({ ...data(), slug })),
      record: async () => null,
    },
    {
      kind: collection,
      door: 'CMS: duplicate',
      write: async (slug) => by().post(`/${collection}/${(await old()).id}/duplicate`, { ...names(), slug }),
      record: async () => null,
    },
  ];
  return [
    ...(isMade === false ? [] : made),
    {
      kind: collection,
      door: 'CMS: change',
      write: (slug) => by().patch(`/${collection}/${kept.id}`, { slug }),
      record: old,
    },
    {
      kind: collection,
      door: 'CMS: change of many',
      write: (slug) => by().patch(`/${collection}?where[id][equals]=${kept.id}`, { slug }),
      record: old,
    },
    {
      kind: collection,
      door: 'the panel’s form: change',
      write: (slug) => by().patch(`/${collection}/${kept.id}`, asForm({ slug })),
      record: old,
    },
  ];
}

function contractDoors(): Door[] {
  const words = () => ({ ...names(), status: 1, meta_title: 'Title' });
  const levels = [
    ['category', 'main-categories', () => ({})],
    ['sub-category', 'sub-categories', () => ({ main_cat_id: places.category })],
    ['child-category', 'child-categories', () => ({ sub_cat_id: places.subcategory })],
  ] as const;
  const product = () => ({
    ...names(),
    main_cat_id: String(places.category),
    sub_cat_id: String(places.subcategory),
    selling_price: '90',
    original_price: '100',
    qty: '1',
  });
  let kept: Kept;
  const old = (collection: string) => async () => (kept = await record(collection));
  return [
    ...levels.flatMap(([calls, collection, above]): Door[] => [
      {
        kind: collection,
        door: `store-${calls}`,
        write: (slug) => admin.post(`/store-${calls}`, { ...words(), ...above(), slug }),
        record: async () => null,
      },
      {
        kind: collection,
        door: `update-${calls}`,
        write: (slug) => admin.put(`/update-${calls}/${kept.id}`, { ...words(), ...above(), slug }),
        record: old(collection),
      },
    ]),
    {
      kind: 'products',
      door: 'store-product',
      write: (slug) =>
        seller.caller.post('/store-product', form({ ...product(), slug: String(slug) }, { image1: { bytes: png } })),
      record: async () => null,
    },
    {
      kind: 'products',
      door: 'update-product by the vendor',
      write: (slug) => seller.caller.post(`/update-product/${kept.id}`, { ...product(), slug }),
      record: old('products'),
    },
    {
      kind: 'products',
      door: 'update-product by an admin',
      write: (slug) => admin.post(`/update-product/${kept.id}`, { ...product(), slug }),
      record: old('products'),
    },
    {
      kind: 'shops',
      door: 'update-shop',
      write: (slug) => seller.caller.post('/update-shop', { name: 'Shop', slug }),
      record: old('shops'),
    },
  ];
}

const doors: Door[] = [...contractDoors(), ...Object.keys(documents).flatMap(cmsDoors)];

/** Empty is another thing: "required" in some places, "as it was" in none. */
const wrong = [
  '../../admin',
  '..',
  'a/b',
  'a%2Fb',
  'a\\b',
  'a b',
  'a--b',
  '-a',
  'a-',
  'a_b',
  'a.b',
  'a?b',
  'a#b',
  '<b>a</b>',
  'a\u0000b',
  'a\u200bb',
  '%',
  '',
  '   ',
  'x'.repeat(151),
];
/** Not even text. */
const odd = [null, 7, true, ['a'], { a: 1 }, { $inc: 1 }];

test('every collection with a slug is tested', () => {
  /** Copies of a product's slug as it was at the time. */
  const copies = ['order-lines', 'product-edits', 'product-import-lines'];
  const all = shop
    .payload()
    .config.collections.filter(({ flattenedFields }) => flattenedFields.some((field) => field.name === 'slug'));
  expect(
    all
      .map(({ slug }) => slug)
      .filter((slug) => !copies.includes(slug) && !slug.startsWith('payload-'))
      .sort(),
  ).toEqual(Object.keys(documents).sort());
});

const isRefusal = ({ http, status, body }: Reply): boolean =>
  http < 500 && (http >= 400 || status >= 400 || (body.errors?.length ?? 0) > 0);

describe.each(doors.map((door) => [door.kind, door.door, door] as const))('%s: %s', (kind, name, door) => {
  const isJson = name !== 'store-product';

  test('refuses an invalid slug, names the field, and writes nothing', async () => {
    const before = await door.record();
    for (const slug of [...wrong, ...(isJson ? odd : [])]) {
      // A copy that is given nothing gets a slug of its own.
      if (name.endsWith('duplicate') && (slug === null || slug === '')) continue;
      // A page may wait as a draft without its address, which blanks are.
      if (name.endsWith('duplicate') && kind === 'pages' && slug === '   ') continue;
      const reply = await door.write(slug);
      expect({ slug, refused: isRefusal(reply), named: /slug/i.test(JSON.stringify(reply.body)) }).toEqual({
        slug,
        refused: true,
        named: true,
      });
    }
    if (before) expect((await found(kind, { id: { equals: before.id } }))!.slug).toBe(before.slug);
  });

  test('stores a slug normalised, however it was typed', async () => {
    for (const typed of [`  Typed-${next()} `, `শাড়ি-${next()}`, `cafe\u0301-${next()}`]) {
      await door.record();
      const reply = await door.write(typed);
      expect({ typed, http: reply.http, status: reply.status < 300, errors: reply.body.errors ?? [] }).toEqual({
        typed,
        http: reply.http,
        status: true,
        errors: [],
      });
      const slug = normaliseSlug(typed);
      expect({ typed, kept: (await found(kind, { slug: { equals: slug } }))?.slug }).toEqual({ typed, kept: slug });
    }
  });
});

test('no stored record violates the rule', async () => {
  for (const kind of Object.keys(documents)) {
    const { docs } = await shop.payload().db.find({ collection: kind, limit: 0, pagination: false } as never);
    const there = (docs as unknown as (Kept & { _status?: string })[]).filter(
      ({ slug, _status }) => slug || _status !== 'draft',
    );
    expect(there.filter(({ slug }) => !isSlug(slug) || slug !== normaliseSlug(slug))).toEqual([]);
  }
});

describe('a file of products', () => {
  const preview = async (slug: string) => {
    const line = ['Red lamp', 'লাল বাতি', `"${slug}"`, 'x', 'x', '90', '100', '5', 'x'].join(',');
    const { body } = await seller.caller.post('/product-import-preview', {
      csv: `name,name_bn,slug,category,sub_category,selling_price,original_price,qty,image1\n${line}\n`,
      file_name: 'products.csv',
    });
    const [read] = (await seller.caller.get(`/product-import-rows/${body.import.id}`)).body.lines as {
      slug: string;
      problems: { column: string }[];
    }[];
    return read!;
  };

  test.each(wrong.filter((slug) => slug.trim() !== '' && !slug.includes('\u0000')))(
    'names the column of %j',
    async (slug) => {
      expect((await preview(slug)).problems.map(({ column }) => column)).toContain('slug');
    },
  );

  test('stores a slug normalised', async () => {
    const read = await preview(' Typed-In-A-File ');
    expect([read.slug, read.problems.map(({ column }) => column)]).toEqual([
      'typed-in-a-file',
      expect.not.arrayContaining(['slug']),
    ]);
  });
});

describe('a generated slug', () => {
  /** As long as a name may be, so that a cut falls anywhere: into a hyphen, into a letter of two units. */
  const long = (cutAt: number) => `${'a'.repeat(cutAt)} ${'b'.repeat(Math.max(0, 150 - cutAt - 1))}`;

  test.each([134, 135, 136, 137, 138])('for a copy of one that is cut at its hyphen is valid (%i)', async (cutAt) => {
    const { id } = await make.product(seller, { slug: long(cutAt).replace(' ', '-') });
    const { http, body } = await seller.caller.post(`/products/${id}/duplicate`, names());
    expect([http, body.errors]).toEqual([200, undefined]);
    expect(isSlug(body.doc.slug)).toBe(true);
  });

  test('for a copy of a product stored before the rule existed is valid', async () => {
    const { id } = await make.product(seller);
    await shop.payload().db.updateOne({ collection: 'products', id, data: { slug: '../../admin' } });
    const { http, body } = await seller.caller.post(`/products/${id}/duplicate`, names());
    expect([http, body.errors]).toEqual([200, undefined]);
    expect(body.doc.slug).toMatch(/^admin-[0-9a-f]{8}$/);
    await shop.payload().db.updateOne({ collection: 'products', id, data: { slug: next() } });
  });

  test.each([
    ['twice the same long one', long(137)],
    ['no letters', '!!! ???'],
    ['a path', '../../admin'],
    ['letters of two units', `a${'𐐷'.repeat(74)}`],
  ])('for the shop of an accepted vendor is valid: %s', async (_what, business_name) => {
    const slugs = [(await make.seller({ business_name })).shop.slug, (await make.seller({ business_name })).shop.slug];
    expect([slugs.map(isSlug), new Set(slugs).size]).toEqual([[true, true], 2]);
  });
});
