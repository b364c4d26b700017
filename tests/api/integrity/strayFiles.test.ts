/** Files are not rolled back: the writer removes them when the record cannot be written, and stray files are swept. */
import fs from 'node:fs';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { verifyData } from '../../../scripts/verify/verifyData';
import { openCtx } from '../../../services/openCtx';
import { storeOf } from '../../../services/media/files';
import { sweepFiles } from '../../../services/media/sweepFiles';
import { onSqlite } from '../../support/databases';
import { openShop, type Reply } from '../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
// A trigger refuses the record behind everything that would refuse it before; MongoDB has none.
const whereTriggers = onSqlite ? describe : describe.skip;

type Client = { execute(sql: string): Promise<unknown> };
const sql = (text: string) => (shop.payload().db as unknown as { client: Client }).client.execute(text);
const folders = {
  media: path.join(process.env.DATA_DIR!, 'uploads', 'media'),
  documents: path.join(process.env.DATA_DIR!, 'documents'),
};
const filesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []);

/** All that a request could leave behind. */
async function kept() {
  const { totalDocs: media } = await shop.payload().count({ collection: 'media' });
  const { totalDocs: documents } = await shop.payload().count({ collection: 'documents' });
  return { media, documents, pictures: filesIn(folders.media), papers: filesIn(folders.documents) };
}

async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
  for (const change of ['INSERT', 'UPDATE']) {
    await sql(
      `CREATE TRIGGER refuse_${change} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, 'refused by the test'); END`,
    );
  }
  try {
    return await work();
  } finally {
    for (const change of ['INSERT', 'UPDATE']) await sql(`DROP TRIGGER refuse_${change}`);
  }
}

let count = 0;
const picture = async () => ({ bytes: await pngBytes(40 + (count += 1)) });

async function productFields(): Promise<Record<string, string>> {
  const { category, subcategory } = await make.categoryPath();
  const n = (count += 1);
  return {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    child_cat_id: '',
    name: `Stray ${n}`,
    name_bn: `পথহারা ${n}`,
    slug: `stray-${n}`,
    description: 'Soft',
    short_description: 'Soft',
    selling_price: '450',
    original_price: '500',
    qty: '12',
    brand: '',
    featured: '0',
    status: '1',
    variation1: '',
    option1: '',
    variation2: '',
    option2: '',
    video: '',
    meta_title: '',
    meta_keyword: '',
    meta_descrip: '',
  };
}

async function application(): Promise<Record<string, string>> {
  const { district, upazila } = await make.place();
  const at = {
    district: String(district.id),
    upazila: String(upazila.id),
    thana: 'T',
    postcode: '1340',
    address: 'House 1',
  };
  const business = Object.fromEntries(Object.entries(at).map(([name, value]) => [`business_${name}`, value]));
  return {
    ...at,
    ...business,
    name: 'Rahima Begum',
    nid: '1234567890',
    mobile: '+8801712345678',
    email: 'rahima@made.test',
    birthdate: '1990-05-01',
    gender: 'Female',
    business_name: 'Rahima Fashion',
    type: '2',
    business_type: 'Brand Shop',
    trade_license: '',
    bin: '',
  };
}

/** Who sends pictures, and the record they belong to. */
const senders: [what: string, table: string, prepare: () => Promise<() => Promise<Reply>>][] = [
  [
    'a profile picture',
    'users',
    async () => {
      const { caller } = await make.person();
      return async () => caller.post('/set-profile-picture', form({}, { image: await picture() }));
    },
  ],
  [
    'a new product',
    'products',
    async () => {
      const { caller } = await make.seller();
      return async () =>
        caller.post(
          '/store-product',
          form(await productFields(), { image1: await picture(), image2: await picture() }),
        );
    },
  ],
  [
    'a changed product',
    'products',
    async () => {
      const seller = await make.seller();
      const product = await make.product(seller);
      return async () =>
        seller.caller.post(`/update-product/${product.id}`, form(await productFields(), { image1: await picture() }));
    },
  ],
  [
    'an application',
    'vendors',
    async () => {
      const { caller } = await make.person();
      return async () =>
        caller.post(
          '/submit-vendor-application',
          form(await application(), {
            image: await picture(),
            trade_license_image: await picture(),
            nid_front_image: await picture(),
            nid_back_image: await picture(),
          }),
        );
    },
  ],
  [
    'a changed application',
    'vendors',
    async () => {
      const { caller } = await make.admin();
      const { vendor } = await make.seller();
      return async () =>
        caller.post(
          `/update-vendor-application/${vendor.id}`,
          form(await application(), { image: await picture(), nid_front_image: await picture() }),
        );
    },
  ],
  [
    'a review',
    'reviews',
    async () => {
      const { customer, product } = await bought(7);
      return async () =>
        customer.caller.post(
          '/create-review',
          form(
            { product_id: String(product.id), star: '4', details: 'Good', hide: '0' },
            { image1: await picture(), image3: await picture() },
          ),
        );
    },
  ],
  [
    'a return',
    'returns',
    async () => {
      const made = await bought(6);
      const fields = {
        product_id: String(made.product.id),
        order_id: String(made.order.number),
        tracking_id: made.package.tracking_id,
        case: 'Wrong Size',
        qty: '1',
        payment_method: 'bKash',
        payment_account: '01711111111',
        details: 'Too small',
      };
      return async () => made.customer.caller.post('/create-return', form(fields, { image1: await picture() }));
    },
  ],
  [
    'a shop’s logo and banner',
    'shops',
    async () => {
      const { caller, shop: own } = await make.seller();
      return async () =>
        caller.post(
          '/update-shop',
          form(
            { id: String(own.id), name: 'Other', slug: `other-${own.id}` },
            { logo: await picture(), banner: await picture() },
          ),
        );
    },
  ],
  [
    'slides',
    'sliders',
    async () => {
      const { caller } = await make.admin();
      return async () =>
        caller.post('/upload-slider-image', form({}, { slide1: await picture(), slide2: await picture() }));
    },
  ],
  [
    'the site’s logo',
    'site_information',
    async () => {
      const { caller } = await make.admin();
      return async () => caller.post('/update-site-logo', form({}, { logo: await picture() }));
    },
  ],
];

let seller: Seller;
async function bought(status: number) {
  seller ??= await make.seller();
  const customer: Person = await make.person();
  return make.order({ seller, customer, product: await make.product(seller), status });
}

whereTriggers('pictures whose record cannot be written', () => {
  test.each(senders)(
    '%s: no file and no picture is left, and the same call works afterwards',
    async (_what, table, prepare) => {
      const send = await prepare();
      const before = await kept();
      expect((await refusing(table, send)).http).toBe(500);
      expect(await kept()).toEqual(before);
      expect((await send()).body.status).toBe(200);
    },
  );

  test.each([
    ['media', 'a profile picture'],
    ['documents', 'an application'],
  ])('%s whose own record cannot be written leave no file in any size', async (table, sender) => {
    const send = await senders.find(([what]) => what === sender)![2]();
    const before = await kept();
    expect((await refusing(table, send)).http).toBe(500);
    expect(await kept()).toEqual(before);
  });

  test('a picture that is replaced or removed is deleted with its files', async () => {
    const { caller } = await make.person();
    const before = await kept();
    await caller.post('/set-profile-picture', form({}, { image: await picture() }));
    await caller.post('/set-profile-picture', form({}, { image: await picture() }));
    expect((await kept()).media).toBe(before.media + 1);
    await caller.post('/delete-profile-picture');
    expect(await kept()).toEqual(before);
  });
});

describe('files no record names', () => {
  const sweep = async (hours = 0) => {
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    await sweepFiles({ ...ctx, now: new Date(ctx.now.getTime() + hours * 3_600_000) });
  };
  const stray = (kind: keyof typeof folders, name: string) => {
    fs.mkdirSync(folders[kind], { recursive: true });
    fs.writeFileSync(path.join(folders[kind], name), 'half a picture');
  };
  const isThere = (kind: keyof typeof folders, name: string) => fs.existsSync(path.join(folders[kind], name));

  test('are reported by verify:data as a note, and break nothing', async () => {
    const look = () => verifyData(shop.payload(), { files: { store: storeOf(shop.payload()), places: ['pictures'] } });
    const before = await look();
    expect(before.notes).toEqual([]);
    stray('media', 'noted.webp');
    fs.utimesSync(path.join(folders.media, 'noted.webp'), new Date(0), new Date(0));
    const { broken, notes } = await look();
    expect(notes).toEqual([expect.stringMatching(/1 files in .* are named by no record.*noted\.webp/)]);
    expect([...broken.keys()]).toEqual([...before.broken.keys()]);
    fs.unlinkSync(path.join(folders.media, 'noted.webp'));
  });

  test('are deleted after a day; newer ones, and named ones in every size, stay', async () => {
    const { caller } = await make.person();
    await caller.post('/set-profile-picture', form({}, { image: await picture() }));
    const applicant = await make.person();
    await applicant.caller.post(
      '/submit-vendor-application',
      form(await application(), {
        image: await picture(),
        trade_license_image: await picture(),
        nid_front_image: await picture(),
        nid_back_image: await picture(),
      }),
    );
    const before = await kept();
    expect(before.papers.length).toBeGreaterThan(0);
    stray('media', 'stray.webp');
    stray('media', 'stray-card.webp');
    stray('documents', 'paper.webp');
    stray('media', 'README.txt');
    await sweep(23);
    expect(
      isThere('media', 'stray.webp') && isThere('media', 'stray-card.webp') && isThere('documents', 'paper.webp'),
    ).toBe(true);
    await sweep(25);
    // What is no picture was not put there by the shop.
    expect(isThere('media', 'README.txt')).toBe(true);
    fs.unlinkSync(path.join(folders.media, 'README.txt'));
    expect(await kept()).toEqual(before);
  });

  test('stay when they are the majority: then the database belongs to other files', async () => {
    const names = Array.from({ length: filesIn(folders.documents).length + 21 }, (_, n) => `foreign-${n}.webp`);
    for (const name of names) stray('documents', name);
    await sweep(25);
    expect(names.every((name) => isThere('documents', name))).toBe(true);
    for (const name of names) fs.unlinkSync(path.join(folders.documents, name));
  });

  test('are swept every night', () => {
    const task = shop.payload().config.jobs.tasks!.find(({ slug }) => slug === 'sweepFiles');
    expect(task?.schedule).toEqual([expect.objectContaining({ cron: '0 50 2 * * *' })]);
  });
});
