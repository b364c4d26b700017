import { openShop, type Reply } from '../../../support/http';
import { form, market, pngBytes, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let count = 0;

async function fields(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { category, subcategory } = await make.categoryPath();
  count += 1;
  return {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    child_cat_id: '',
    name: `Cotton shirt ${count}`,
    name_bn: `সুতি শার্ট ${count}`,
    slug: `cotton-shirt-${count}`,
    description: 'Soft and light',
    short_description: 'Soft',
    selling_price: '450',
    original_price: '500',
    qty: '12',
    brand: '',
    featured: '0',
    status: '1',
    variation1: 'Size',
    option1: 'M,L',
    variation2: '',
    option2: '',
    video: 'dQw4w9WgXcQ',
    meta_title: 'Shirt',
    meta_keyword: 'shirt',
    meta_descrip: 'A shirt',
    ...more,
  };
}

const picture = async (width = 40) => ({ bytes: await pngBytes(width) });
const add = async (seller: Seller, more: Record<string, string> = {}): Promise<Reply> =>
  seller.caller.post(
    '/store-product',
    form(await fields(more), { image1: await picture(), image2: await picture(50) }),
  );
const read = async (seller: Seller, id: unknown) => (await seller.caller.get(`/edit-product/${id}`)).body.product;

describe('a vendor adds a product', () => {
  test('with pictures and options: it waits for approval and is not public yet', async () => {
    const seller = await make.seller();
    const added = await add(seller);
    expect(added).toMatchObject({
      http: 200,
      body: { status: 200, message: expect.stringContaining('Product Added Successfully') },
    });
    const product = await read(seller, added.body.id);
    expect(product).toMatchObject({
      name: expect.stringContaining('Cotton shirt'),
      selling_price: 450,
      original_price: 500,
      qty: 12,
      verify: 0,
      featured: 0,
      status: 1,
      variation1: 'Size',
      option1: 'M,L',
      variation2: '',
      option2: '',
      video: 'dQw4w9WgXcQ',
      child_cat_id: null,
      brand: null,
      type: 2,
      shop: { slug: seller.shop.slug },
    });
    expect(product.image1).toMatch(/^\/uploads\/media\/.+\.webp$/);
    expect(product.thumbnail).toMatch(/^\/uploads\/media\/.+\.webp$/);
    expect(product.image3).toBeNull();
    const shown = await fetch(`${shop.origin()}${product.thumbnail}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await shop.visitor.get(`/products/${added.body.id}`)).http).toBe(404);
    const listed = await seller.caller.get('/view-all-vendor-product/0/10');
    expect(listed.body).toMatchObject({
      status: 200,
      totalcount: 1,
      products: [{ id: added.body.id, verify: 0, category: { name: expect.any(String) } }],
    });
  });

  test('names every wrong field with 422, and stores neither product nor picture', async () => {
    const seller = await make.seller();
    const before = (await shop.payload().count({ collection: 'media' })).totalDocs;
    const wrong = await seller.caller.post(
      '/store-product',
      form({
        ...(await fields()),
        name: '',
        selling_price: '-5',
        qty: 'many',
        video: 'short',
        short_description: 'x'.repeat(256),
        slug: 'Two words!',
      }),
    );
    expect(wrong).toMatchObject({ http: 200, body: { status: 422, message: 'Check all fields' } });
    expect(Object.keys(wrong.body.errors).sort()).toEqual(
      ['image1', 'name', 'qty', 'selling_price', 'short_description', 'slug', 'video'].sort(),
    );
    expect((await seller.caller.get('/view-all-vendor-product/0/10')).body.totalcount).toBe(0);
    expect((await shop.payload().count({ collection: 'media' })).totalDocs).toBe(before);
  });

  test('refuses a slug in use, an inconsistent category path, and unknown options', async () => {
    const seller = await make.seller();
    const first = await add(seller);
    const { category } = await make.categoryPath();
    const brand = await make.create<{ id: number }>('brands', {
      name: 'Elsewhere',
      name_bn: 'অন্য',
      subcategory: (await make.categoryPath()).subcategory.id,
      status: 1,
    });
    const wrong = await add(seller, {
      slug: first.body.slug,
      main_cat_id: String(category.id),
      brand: String(brand.id),
      variation1: 'Color',
      option1: 'Red,Transparent',
      variation2: 'Color',
      option2: 'Blue',
    });
    expect(wrong.body.status).toBe(422);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['brand', 'option1', 'slug', 'sub_cat_id', 'variation2']);
    expect(wrong.body.errors.option1[0]).toContain('Transparent');
    const missing = await add(seller, { option1: '', variation2: '', option2: 'Blue', child_cat_id: '999999' });
    expect(Object.keys(missing.body.errors).sort()).toEqual(['child_cat_id', 'option1', 'variation2']);
  });

  test('refuses a text file named .jpg, and a picture over 3 MB with HTTP 413', async () => {
    const seller = await make.seller();
    const text = { bytes: new TextEncoder().encode('not a picture at all'), type: 'image/jpeg', name: 'photo.jpg' };
    const refused = await seller.caller.post('/store-product', form(await fields(), { image1: text }));
    expect(refused.body).toMatchObject({ status: 422, errors: { image1: [expect.stringContaining('picture')] } });
    const huge = { bytes: new Uint8Array(3 * 1024 * 1024 + 1) };
    expect((await seller.caller.post('/store-product', form(await fields(), { image1: huge }))).http).toBe(413);
  });

  test('names a truncated picture, and stores nothing of the form', async () => {
    const seller = await make.seller();
    const before = (await shop.payload().count({ collection: 'media' })).totalDocs;
    const whole = await pngBytes(300, 300);
    const cut = { bytes: whole.subarray(0, 60) };
    const refused = await seller.caller.post(
      '/store-product',
      form(await fields(), { image1: await picture(), image2: cut }),
    );
    expect(refused).toMatchObject({ http: 200, body: { status: 422, errors: { image2: [expect.any(String)] } } });
    expect((await shop.payload().count({ collection: 'media' })).totalDocs).toBe(before);
    expect((await seller.caller.get('/view-all-vendor-product/0/10')).body.totalcount).toBe(0);
  });

  test('cannot feature it, approve it or assign it to another vendor', async () => {
    const [seller, other] = [await make.seller(), await make.seller()];
    const added = await add(seller, { featured: '1', verify: '1', vendor: String(other.vendor.id) });
    expect(await read(seller, added.body.id)).toMatchObject({
      featured: 0,
      verify: 0,
      shop: { slug: seller.shop.slug },
    });
    expect((await other.caller.get('/view-all-vendor-product/0/10')).body.totalcount).toBe(0);
  });

  test('nobody but a vendor adds products', async () => {
    for (const { caller } of [
      await make.person(),
      await make.admin(),
      await make.subadmin(),
      (await make.warehouse()).incharge,
    ]) {
      expect((await caller.post('/store-product', form(await fields(), { image1: await picture() }))).http).toBe(403);
    }
    expect((await shop.visitor.post('/store-product', form(await fields()))).http).toBe(401);
  });
});

describe('a vendor changes a product', () => {
  const approved = async (seller: Seller) => {
    const added = await add(seller);
    const { caller } = await make.admin();
    expect((await caller.post(`/product-verify/${added.body.id}`)).status).toBe(200);
    return added.body.id as number;
  };
  /** The form of a product as it is now, with changes. */
  const formOf = async (seller: Seller, id: number, changes: Record<string, string>) => {
    const product = await read(seller, id);
    // A picture that is not sent stays as it is.
    const texts = Object.entries(product).filter(
      ([name, value]) => !name.startsWith('image') && (typeof value === 'string' || typeof value === 'number'),
    );
    return form({
      ...Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
      ...changes,
    });
  };
  const change = async (seller: Seller, id: number, changes: Record<string, string>) =>
    seller.caller.post(`/update-product/${id}`, await formOf(seller, id, changes));

  test.each([
    ['name', 'Linen shirt'],
    ['name_bn', 'লিনেন শার্ট'],
    ['description', 'Other words'],
    ['short_description', 'Other'],
    ['video', 'abcdefghijk'],
    ['meta_title', 'Other title'],
  ])('%s: the change waits for approval, and the shop shows the product as approved', async (field, value) => {
    const seller = await make.seller();
    const id = await approved(seller);
    const before = (await shop.visitor.get(`/products/${id}`)).body;
    const changed = await change(seller, id, { [field]: value });
    expect(changed.body).toMatchObject({ status: 200, verify: 1, change_state: 1 });
    expect(await read(seller, id)).toMatchObject({ [field]: value, verify: 1, change_state: 1 });
    const after = await shop.visitor.get(`/products/${id}`);
    expect([after.http, after.body[field]]).toEqual([200, before[field]]);
  });

  test.each([
    [{ selling_price: '400' }, { selling_price: 400 }],
    [{ qty: '3' }, { qty: 3 }],
    [{ option1: 'M,L,XL' }, { option1: 'M,L,XL' }],
    [{ status: '0' }, { status: 0 }],
  ])('%o: it stays approved', async (changes, expected) => {
    const seller = await make.seller();
    const id = await approved(seller);
    expect((await change(seller, id, changes as Record<string, string>)).body).toMatchObject({
      status: 200,
      verify: 1,
      message: 'Product Updated Successfully',
    });
    expect(await read(seller, id)).toMatchObject({ ...expected, verify: 1 });
  });

  test('pictures can be swapped, removed and replaced; the thumbnail follows the first', async () => {
    const seller = await make.seller();
    const id = (await add(seller)).body.id as number;
    const before = await read(seller, id);
    expect((await change(seller, id, { image_order: '2,1,0,0,0,0' })).status).toBe(200);
    const swapped = await read(seller, id);
    expect([swapped.image1, swapped.image2]).toEqual([before.image2, before.image1]);
    expect(swapped.thumbnail).not.toBe(before.thumbnail);
    await change(seller, id, { image_order: '1,0,0,0,0,0' });
    const body = await formOf(seller, id, {});
    body.append('image4', new Blob([new Uint8Array(await pngBytes(60))], { type: 'image/png' }), 'p.png');
    expect((await seller.caller.post(`/update-product/${id}`, body)).status).toBe(200);
    const after = await read(seller, id);
    expect(after).toMatchObject({ image1: swapped.image1, image2: null, image4: expect.stringMatching(/webp$/) });
    expect((await fetch(`${shop.origin()}${before.image1}`)).status).toBe(404);
    const none = await change(seller, id, { image_order: '0,0,0,0,0,0' });
    expect(none.body).toMatchObject({ status: 422, errors: { image1: [expect.any(String)] } });
  });

  test('through the CMS: the same rules apply', async () => {
    const seller = await make.seller();
    const id = await approved(seller);
    await seller.caller.patch(`/products/${id}`, {
      verify: 1,
      featured: 1,
      visible: 1,
      name: 'Sneaked in',
      thumbnail: '/x.png',
      vendor: 1,
    });
    expect(await shop.payload().findByID({ collection: 'products', id, depth: 0 })).toMatchObject({
      name: expect.stringContaining('Cotton shirt'),
      verify: 1,
      change_state: 1,
      featured: 0,
      visible: 1,
      vendor: seller.vendor.id,
      thumbnail: expect.stringMatching(/webp$/),
    });
    expect((await read(seller, id)).name).toBe('Sneaked in');
    const broken = await seller.caller.patch(`/products/${id}`, { category: (await make.categoryPath()).category.id });
    expect(broken.http).toBeGreaterThanOrEqual(400);
    expect(broken.http).toBeLessThan(500);
  });

  test('another vendor’s product cannot be read or changed, public or not', async () => {
    const [seller, other] = [await make.seller(), await make.seller()];
    const id = await approved(seller);
    expect(await other.caller.get(`/edit-product/${id}`)).toMatchObject({
      http: 200,
      body: { status: 404, message: 'Product Not Found' },
    });
    expect((await other.caller.post(`/update-product/${id}`, form(await fields()))).body.status).toBe(404);
    expect((await other.caller.patch(`/products/${id}`, { name: 'Mine now' })).http).toBeGreaterThanOrEqual(400);
    expect((await read(seller, id)).name).toContain('Cotton shirt');
    expect((await seller.caller.get('/edit-product/999999')).body).toMatchObject({ status: 404 });
  });

  test('a suspended vendor’s calls are refused', async () => {
    const seller = await make.seller();
    const id = await approved(seller);
    expect((await (await make.admin()).caller.post(`/suspend-vendor/${seller.vendor.id}`)).status).toBe(200);
    const again = await shop.login(seller.user.email);
    for (const answer of [await again.get(`/edit-product/${id}`), await again.get('/view-all-vendor-product/0/10')]) {
      expect(answer.http).toBe(403);
    }
  });
});

describe('a vendor finds their own products', () => {
  test('by words in either language, and never another vendor’s', async () => {
    const [seller, other] = [await make.seller(), await make.seller()];
    const mine = await make.product(seller, { name: 'Blue lantern lamp', name_bn: 'নীল হারিকেন বাতি' });
    await make.product(other, { name: 'Blue lantern lamp', name_bn: 'নীল হারিকেন বাতি' });
    for (const keyword of ['lantern', 'LAMP blue', 'হারিকেন', 'হারি']) {
      const found = await seller.caller.get(`/vendor-product-search/${encodeURIComponent(keyword)}`);
      expect(found.body.products.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
    }
    expect((await seller.caller.get('/vendor-product-search/nothing-like-it')).body).toEqual({
      status: 200,
      products: [],
      totalcount: 0,
    });
    expect((await seller.caller.get('/vendor-product-search/%25')).body.status).toBe(200);
  });

  test('page by page, with the total, sorted on request', async () => {
    const seller = await make.seller();
    for (const selling_price of [300, 100, 200]) await make.product(seller, { selling_price });
    const page = await seller.caller.get('/view-all-vendor-product/1/2');
    expect(page.body.totalcount).toBe(3);
    expect(page.body.products.map((each: { selling_price: number }) => each.selling_price)).toEqual([100, 300]);
    const sorted = await seller.caller.get('/view-all-vendor-product/0/3?sort=selling_price');
    expect(sorted.body.products.map((each: { selling_price: number }) => each.selling_price)).toEqual([100, 200, 300]);
    expect((await seller.caller.get('/view-all-vendor-product/0/101')).http).toBe(400);
    expect((await seller.caller.get('/view-all-vendor-product/-1/10')).http).toBe(400);
    expect((await seller.caller.get('/view-all-vendor-product/9/10')).body).toMatchObject({
      products: [],
      totalcount: 3,
    });
  });
});
