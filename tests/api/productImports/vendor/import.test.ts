/** Products in and out as CSV: what the preview says, what the job writes, and that neither happens twice. */
import { importColumns, type ImportColumn } from '../../../../domain/catalogue/importColumns';
import { csvText } from '../../../../domain/text/csv';
import type { Media, Product } from '../../../../payload-types';
import { openShop, type Caller } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = market(shop);
const variants = variantMaking(shop);
type Line = Partial<Record<ImportColumn, string>>;

async function shelf(seller: Seller) {
  const { category, subcategory } = await make.categoryPath();
  const find = async (collection: string, id: number) =>
    (await shop.payload().findByID({ collection, id, depth: 0 } as never)) as unknown as { slug: string };
  const image = (await make.image()) as unknown as Media;
  await shop
    .payload()
    .update({ collection: 'media', id: image.id, data: { owner: seller.user.id }, overrideAccess: true } as never);
  const slugs = {
    category: (await find('main-categories', category.id)).slug,
    sub: (await find('sub-categories', subcategory.id)).slug,
  };
  const line = (more: Line): Line => ({
    name: 'Red lamp',
    name_bn: 'লাল বাতি',
    category: slugs.category,
    sub_category: slugs.sub,
    selling_price: '৯০',
    original_price: '1,00০',
    qty: '5',
    image1: `/uploads/media/${image.filename}`,
    ...more,
  });
  return { line, image };
}

function csvOf(lines: readonly Line[]): string {
  const columns = importColumns.filter((column) => lines.some((line) => line[column] !== undefined));
  return `\ufeff${csvText([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))])}`;
}

const preview = (caller: Caller, csv: string, more: object = {}, language: 'en' | 'bn' = 'en') =>
  caller.post('/product-import-preview', { csv, file_name: 'products.csv', ...more }, { language });
const linesOf = async (caller: Caller, id: number, language: 'en' | 'bn' = 'en') =>
  (await caller.get(`/product-import-rows/${id}`, { language })).body.lines;

async function run(caller: Caller, id: number) {
  expect((await caller.post(`/product-import-start/${id}`)).status).toBe(200);
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const { body } = await caller.get(`/product-import/${id}`);
    if (body.import.status === 'finished') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the import never ended');
}

async function productsOf(seller: Seller): Promise<Product[]> {
  const found = await shop.payload().find({
    collection: 'products',
    where: { vendor: { equals: seller.vendor.id } },
    depth: 0,
    limit: 200,
    sort: 'id',
    overrideAccess: true,
  });
  return found.docs;
}

test('a new product arrives as the form would have saved it, and waits for approval', async () => {
  const seller = await make.seller();
  const { line, image } = await shelf(seller);
  const { body } = await preview(
    seller.caller,
    csvOf([
      line({
        slug: 'red-lamp-x',
        variation1: 'Color',
        option1: 'লাল, Blue',
        description: 'one,\n"two"',
        video: 'https://youtu.be/dQw4w9WgXcQ',
      }),
    ]),
  );
  expect(body).toMatchObject({ status: 200, import: { total: 1, creates: 1, wrong: 0, status: 'checked' } });
  expect(await productsOf(seller)).toEqual([]);
  expect(await run(seller.caller, body.import.id)).toMatchObject({ progress: { done: 1, failed: 0, waiting: 0 } });
  const [product] = await productsOf(seller);
  expect(product).toMatchObject({
    slug: 'red-lamp-x',
    name: 'Red lamp',
    name_bn: 'লাল বাতি',
    selling_price: 90,
    original_price: 1000,
    qty: 5,
    status: 1,
    verify: 0,
    visible: 0,
    featured: 0,
    option1: 'Red,Blue',
    description: 'one,\n"two"',
    video: 'dQw4w9WgXcQ',
    image1: image.id,
  });
});

test('every line names each wrong column in the reader’s language, and valid lines are imported without the invalid ones', async () => {
  const seller = await make.seller();
  const other = await make.product(await make.seller());
  const { line } = await shelf(seller);
  const lines = [
    line({ slug: 'good-one' }),
    line({ slug: 'bad-price', selling_price: 'ninety', qty: '' }),
    line({ slug: 'bad-place', category: 'nowhere', sub_category: 'nowhere' }),
    line({ slug: other.slug }),
    line({ slug: 'good-one', name: 'Twice' }),
    line({ slug: 'no-picture', image1: '' }),
    line({ slug: 'stolen-picture', image1: 'unknown.webp', option1: 'Red' }),
  ];
  const { body } = await preview(seller.caller, csvOf(lines));
  expect(body.import).toMatchObject({ total: 7, creates: 1, wrong: 6 });
  const found = await linesOf(seller.caller, body.import.id);
  const columns = (index: number) => found[index].problems.map((each: { column: string }) => each.column).sort();
  expect(found.map((each: { line: number }) => each.line)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(columns(0)).toEqual([]);
  expect(columns(1)).toEqual(['qty', 'selling_price']);
  expect(columns(2)).toEqual(['category', 'sub_category']);
  expect(columns(3)).toEqual(['slug']);
  expect(columns(4)).toEqual(['slug']);
  expect(columns(5)).toEqual(['image1']);
  expect(columns(6)).toEqual(['image1', 'variation1']);
  expect(found[4].problems[0].message).toBe('The same product is already in line 2.');
  const bangla = await linesOf(seller.caller, body.import.id, 'bn');
  expect(bangla[4].problems[0].message).toBe('একই পণ্য ২ নম্বর লাইনে আগেই আছে।');
  await run(seller.caller, body.import.id);
  expect((await productsOf(seller)).map((product) => product.slug)).toEqual(['good-one']);
});

test('exporting the product list and importing it changes nothing', async () => {
  const seller = await make.seller();
  const second = (await make.image()).id;
  await make.product(seller, {
    description: '=HYPERLINK("x")\nline two, and "more"',
    name: '@home',
    variation1: 'Size',
    option1: 'S,M',
    image2: second,
    meta_keyword: "'+a",
  });
  await make.product(seller, { name_bn: 'দ্বিতীয়', verify: 1 });
  const before = await productsOf(seller);
  const { body } = await seller.caller.get('/export-products?limit=100');
  expect(body.totalcount).toBe(2);
  const csv = csvOf(body.products);
  expect(csv).not.toMatch(/(^|,|"|\n)[=@]/);
  const { body: looked } = await preview(seller.caller, csv);
  expect(looked.import).toMatchObject({ total: 2, same: 2, creates: 0, updates: 0, wrong: 0 });
  await run(seller.caller, looked.import.id);
  expect(await productsOf(seller)).toEqual(before);
});

test('a changed price applies at once, a changed name waits for approval; columns missing from the file stay unchanged', async () => {
  const seller = await make.seller();
  const [one, two] = [await make.product(seller, { description: 'kept' }), await make.product(seller)];
  const csv = csvOf(
    [
      { id: String(one.id), selling_price: '77' },
      { id: String(two.id), name: 'Another name' },
    ].map((each, index) => ({
      ...each,
      name: index === 0 ? one.name : 'Another name',
      selling_price: index === 0 ? '77' : String(two.selling_price),
    })),
  );
  const { body } = await preview(seller.caller, csv);
  expect(body.import).toMatchObject({ updates: 2, wrong: 0 });
  await run(seller.caller, body.import.id);
  const [first, second] = await productsOf(seller);
  expect(first).toMatchObject({
    selling_price: 77,
    verify: 1,
    description: 'kept',
    slug: one.slug,
    image1: one.image1,
  });
  expect(second).toMatchObject({ name: two.name, verify: 1, change_state: 1, slug: two.slug });
  const wanted = (await seller.caller.get(`/edit-product/${two.id}`)).body.product;
  expect(wanted).toMatchObject({ name: 'Another name', selling_price: two.selling_price });
});

test('a stock that changed since the preview: what was sold stays sold, what somebody corrected is not replaced', async () => {
  const seller = await make.seller();
  const [sold, corrected] = [await make.product(seller, { qty: 10 }), await make.product(seller, { qty: 10 })];
  const csv = csvOf([sold, corrected].map(({ id }) => ({ id: String(id), qty: '15' })));
  const { body } = await preview(seller.caller, csv);
  await shop.payload().db.updateOne({ collection: 'products', id: sold.id, data: { qty: 7, sold: 3 } });
  const changes = [{ id: corrected.id, qty: 4, qty_seen: 10, sold_seen: 0 }];
  expect((await seller.caller.post('/change-product-amounts', { changes })).body.results[0].problem).toBeNull();
  await run(seller.caller, body.import.id);
  expect((await productsOf(seller)).map(({ qty }) => qty)).toEqual([12, 4]);
  for (const [language, told] of [
    ['en', 'Somebody has changed the stock to 4 in the meantime. Check it again.'],
    ['bn', 'এর মধ্যে কেউ মজুদ বদলে ৪ করেছেন। আবার দেখে নিন।'],
  ] as const) {
    const lines = await linesOf(seller.caller, body.import.id, language);
    expect(lines.map((line: { problems: object }) => line.problems)).toEqual([[], [{ column: 'qty', message: told }]]);
  }
});

test('the stock of combinations is as the file says, also if pieces were sold since', async () => {
  const seller = await make.seller();
  const product = await variants.variantProduct(seller, [
    { option1: 'S', qty: 5 },
    { option1: 'M', qty: 5 },
  ]);
  const cell = 'S: 90 / 100 / 9\nM: 90 / 100 / 5';
  const { body } = await preview(seller.caller, csvOf([{ id: String(product.id), variants: cell }]));
  expect(body).toMatchObject({ status: 200, import: { updates: 1, wrong: 0 } });
  const [small] = await variants.variantsOf(product);
  await shop.payload().db.updateOne({ collection: 'variants', id: small!.id, data: { qty: 3, sold: 2 } });
  await run(seller.caller, body.import.id);
  expect(await variants.variantsOf(product)).toMatchObject([{ qty: 9 }, { qty: 5 }]);
});

test('the same file never creates products twice: neither started twice nor uploaded twice', async () => {
  const seller = await make.seller();
  const { line } = await shelf(seller);
  const csv = csvOf(Array.from({ length: 45 }, (_, index) => line({ slug: `many-${index}`, name: `Many ${index}` })));
  const first = (await preview(seller.caller, csv)).body.import.id;
  const second = (await preview(seller.caller, csv)).body.import.id;
  const starts = await Promise.all([1, 2, 3].map(() => seller.caller.post(`/product-import-start/${first}`)));
  expect(starts.map((reply) => reply.status).sort()).toEqual([200, 201, 201]);
  await run(seller.caller, second);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await seller.caller.get(`/product-import/${first}`)).body.import.status === 'finished') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await seller.caller.post(`/product-import-start/${first}`)).status).toBe(201);
  const third = (await preview(seller.caller, csv)).body.import;
  expect(third).toMatchObject({ same: 45, creates: 0 });
  expect((await productsOf(seller)).length).toBe(45);
});

test('admins choose the vendor, whose products then follow the same rules', async () => {
  const seller = await make.seller();
  const { line } = await shelf(seller);
  const admin = await shop.as('subadmin');
  expect((await preview(admin, csvOf([line({})]))).body).toMatchObject({
    status: 422,
    errors: { vendor_id: expect.any(Array) },
  });
  const { body } = await preview(admin, csvOf([line({ slug: 'from-admin' })]), { vendor_id: seller.vendor.id });
  await run(admin, body.import.id);
  expect(await productsOf(seller)).toMatchObject([{ slug: 'from-admin', verify: 0, vendor: seller.vendor.id }]);
  expect((await admin.get('/all-product-imports')).body.imports.map((each: { id: number }) => each.id)).toContain(
    body.import.id,
  );
});

test('another vendor cannot see an import or reach a product by its id', async () => {
  const [seller, stranger] = [await make.seller(), await make.seller()];
  const product = await make.product(seller);
  const { line } = await shelf(seller);
  const { body } = await preview(seller.caller, csvOf([line({ slug: 'mine-alone' })]));
  const id = body.import.id as number;
  expect((await stranger.caller.get(`/product-import/${id}`)).status).toBe(404);
  expect((await stranger.caller.get(`/product-import-rows/${id}`)).status).toBe(404);
  expect((await stranger.caller.post(`/product-import-start/${id}`)).status).toBe(404);
  const taken = await preview(stranger.caller, csvOf([{ id: String(product.id), name: 'Mine now' }]));
  expect(taken.body.import).toMatchObject({ wrong: 1, updates: 0 });
  // Not even by naming the vendor.
  const forced = await preview(stranger.caller, csvOf([{ id: String(product.id), name: 'Mine now' }]), {
    vendor_id: seller.vendor.id,
  });
  expect(forced.body.import).toMatchObject({ wrong: 1, updates: 0 });
});

test('a vendor suspended after the preview imports nothing', async () => {
  const seller = await make.seller();
  const { line } = await shelf(seller);
  const { body } = await preview(seller.caller, csvOf([line({ slug: 'too-late' })]));
  const started = await shop.payload().update({
    collection: 'product-imports',
    id: body.import.id,
    data: { status: 'running' },
    overrideAccess: true,
  } as never);
  expect(started).toBeTruthy();
  await shop
    .payload()
    .update({ collection: 'vendors', id: seller.vendor.id, data: { accept: 2 }, overrideAccess: true } as never);
  await shop
    .payload()
    .jobs.queue({ task: 'importProducts' as never, input: { import: String(body.import.id) } as never });
  await shop.payload().jobs.run({ limit: 50, silent: true });
  const admin = await shop.as('admin');
  const { body: after } = await admin.get(`/product-import/${body.import.id}`);
  expect(after).toMatchObject({ import: { status: 'finished' }, progress: { failed: 1, done: 0 } });
  expect(await productsOf(seller)).toEqual([]);
});

test('an unreadable file is reported as a whole', async () => {
  const seller = await make.seller();
  const { body } = await preview(seller.caller, 'name,colour\nx,y', {}, 'bn');
  expect(body).toMatchObject({ status: 422, errors: { csv: ['এই কলামগুলো অচেনা, বাদ দিন: colour।'] } });
});

test('a description with formats keeps them while its words stay, and loses them with other words', async () => {
  const seller = await make.seller();
  const { line } = await shelf(seller);
  const first = await preview(seller.caller, csvOf([line({ slug: 'headed-lamp', description: 'Old' })]));
  await run(seller.caller, first.body.import.id);
  const [made] = await productsOf(seller);
  const heading = { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Care' }] };
  const words = { type: 'paragraph', children: [{ type: 'text', text: 'Wipe it.' }] };
  await shop.payload().update({
    collection: 'products',
    id: made!.id,
    data: { description_document: { root: { type: 'root', children: [heading, words] } } },
  });
  const again = async (more: Line) => {
    const { body } = await preview(seller.caller, csvOf([line({ slug: 'headed-lamp', ...more })]));
    if (body.import.updates > 0) await run(seller.caller, body.import.id);
    return (await productsOf(seller))[0]!;
  };
  const kept = await again({ qty: '7', description: 'Care\r\n\r\nWipe it.' });
  expect(kept).toMatchObject({ qty: 7, description: 'Care\n\nWipe it.', description_document: { root: {} } });
  const replaced = await again({ description: 'Only words' });
  expect(replaced).toMatchObject({ description: 'Only words', description_document: null });
});

test('Bangla texts come in and go out with a file, and stay where it has no column of them', async () => {
  const seller = await make.seller();
  const { line } = await shelf(seller);
  const both = { description: 'Bright.', description_bn: 'উজ্জ্বল।\nদীর্ঘস্থায়ী।', short_description_bn: 'ছোট বাতি' };
  const first = await preview(seller.caller, csvOf([line({ slug: 'two-lamps', ...both })]));
  await run(seller.caller, first.body.import.id);
  const [made] = await productsOf(seller);
  expect(made).toMatchObject(both);
  const exported = (await seller.caller.get('/export-products?limit=100')).body.products as Line[];
  expect(exported[0]).toMatchObject(both);
  const unchanged = await preview(seller.caller, csvOf(exported));
  expect(unchanged.body.import).toMatchObject({ updates: 0, wrong: 0 });
  const older = await preview(seller.caller, csvOf([line({ slug: 'two-lamps', description: 'Brighter.' })]));
  await run(seller.caller, older.body.import.id);
  expect((await productsOf(seller))[0]).toMatchObject({ ...both, description: 'Brighter.' });
});
