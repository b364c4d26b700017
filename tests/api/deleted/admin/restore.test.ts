/** What was deleted comes back as it was, with everything that belongs to it; or says why it cannot. */
import type { Where } from 'payload';
import { openShop, type Caller } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Row = Record<string, unknown> & { id: number };

const rows = async (collection: string, where: object): Promise<Row[]> =>
  (
    await shop.payload().find({
      collection,
      where: where as Where,
      depth: 0,
      limit: 500,
      sort: 'id',
      overrideAccess: true,
    } as never)
  ).docs as never;
const row = async (collection: string, id: unknown): Promise<Row | undefined> =>
  (await rows(collection, { id: { equals: id } }))[0];
const without = (record: Row | undefined, ...names: string[]) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !['updatedAt', ...names].includes(name)));
const isPublic = async (id: number) => (await shop.visitor.get(`/products/${id}`)).http === 200;

/** A product three levels deep with a brand, two reviews, a variant, a question, a favourite, an order and a return. */
async function richProduct(seller: Seller) {
  const { category, subcategory } = await make.categoryPath();
  const key = `${category.id}-${Date.now()}`;
  const names = { name: `Deep ${key}`, name_bn: 'গভীর', status: 1, subcategory: subcategory.id };
  const child = await make.create<{ id: number }>('child-categories', { ...names, slug: `deep-${key}` });
  const brand = await make.create<{ id: number }>('brands', names);
  const product = await make.product(seller, {
    category: category.id,
    subcategory: subcategory.id,
    childcategory: child.id,
    brand: brand.id,
    variation1: 'Size',
    option1: 'S,M',
  });
  const customer = await make.person();
  const own = { user: customer.user.id, product: product.id };
  const variant = await make.create<{ id: number }>('variants', {
    product: product.id,
    vendor: seller.vendor.id,
    option1: 'S',
    selling_price: 100,
    original_price: 120,
    qty: 7,
    sku: `SKU-${key}`,
  });
  await make.create('reviews', { ...own, star: 4, details: 'Soft and light', image1: (await make.image()).id });
  await make.create('reviews', { user: (await make.person()).user.id, product: product.id, star: 5 });
  await make.create('favorites', own);
  await make.create('carts', { ...own, type: 2, product_qty: 1 });
  const question = await make.create<{ id: number }>('questions', {
    subject_key: `q-${key}`,
    customer: customer.user.id,
    vendor: seller.vendor.id,
    product: product.id,
    last_at: new Date().toISOString(),
  });
  const sold = await make.order({ seller, product, customer });
  await shop.payload().update({
    collection: 'order-lines',
    id: sold.line.id,
    data: { variant: variant.id },
    overrideAccess: true,
  } as never);
  const returned = await make.returnOf(sold);
  return { category, subcategory, child, brand, product, customer, variant, question, sold, returned };
}

const belongings = ['variants', 'reviews', 'favorites'] as const;

async function state({ product, sold, question, returned }: Awaited<ReturnType<typeof richProduct>>) {
  const of = { product: { equals: product.id } };
  const entries = await Promise.all(belongings.map(async (name) => [name, await rows(name, of)] as const));
  return {
    product: without(await row('products', product.id)),
    ...Object.fromEntries(entries.map(([name, found]) => [name, found.map((each) => without(each))])),
    line: without(await row('order-lines', sold.line.id)),
    question: without(await row('questions', question.id)),
    returned: without(await row('returns', returned.id)),
  };
}

const deleted = async (caller: Caller, search: string) =>
  (await caller.get(`/view-deleted?search=${encodeURIComponent(search)}&limit=50&offset=0`)).body.deleted as {
    id: number;
    kind: string;
    counts: Record<string, number>;
  }[];

test('a product comes back with its reviews, variants, favourites, and the links from orders, returns and questions', async () => {
  const seller = await make.seller();
  const made = await richProduct(seller);
  const { caller } = await make.subadmin();
  const before = await state(made);
  const seen = await shop.visitor.get(`/get-all-product-reviews/${made.product.id}`);
  expect(await isPublic(made.product.id)).toBe(true);

  const removed = await caller.send('DELETE', `/delete-product/${made.product.id}`, { reason: 'A copy' });
  expect(removed.status).toBe(200);
  expect(await isPublic(made.product.id)).toBe(false);
  expect(await rows('reviews', { product: { equals: made.product.id } })).toEqual([]);
  expect((await row('order-lines', made.sold.line.id))!.product).toBeNull();
  const [listed] = await deleted(caller, made.product.name);
  expect(listed).toMatchObject({ id: removed.body.deletion, kind: 'product', counts: { products: 1, reviews: 2 } });

  const restored = await caller.post(`/restore-deleted/${removed.body.deletion}`);
  expect(restored.body).toMatchObject({ status: 200, kind: 'product', renamed: [], left_out: 0 });
  expect(await state(made)).toEqual(before);
  expect(await isPublic(made.product.id)).toBe(true);
  expect((await shop.visitor.get(`/get-all-product-reviews/${made.product.id}`)).body).toEqual(seen.body);
  expect(await rows('carts', { product: { equals: made.product.id } })).toEqual([]);
  expect(await deleted(caller, made.product.name)).toEqual([]);
  // A second press finds nothing, and changes nothing.
  expect((await caller.post(`/restore-deleted/${removed.body.deletion}`)).status).toBe(404);
  expect(await state(made)).toEqual(before);
});

test.each(['main', 'sub', 'child'] as const)(
  'a %s category comes back with everything that was below it',
  async (level) => {
    const made = await richProduct(await make.seller());
    const { caller } = await make.admin();
    const [path, id] = {
      main: ['category', made.category.id],
      sub: ['sub-category', made.subcategory.id],
      child: ['child-category', made.child.id],
    }[level] as [string, number];
    const before = await state(made);
    const below = async () => [
      without(await row('sub-categories', made.subcategory.id)),
      without(await row('child-categories', made.child.id)),
      without(await row('brands', made.brand.id)),
    ];
    const tree = await below();
    const removed = await caller.delete(`/delete-${path}/${id}`);
    expect(removed.status).toBe(200);
    expect(await isPublic(made.product.id)).toBe(false);
    const twice = await Promise.all([1, 2].map(() => caller.post(`/restore-deleted/${removed.body.deletion}`)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await state(made)).toEqual(before);
    expect(await below()).toEqual(tree);
    expect(await isPublic(made.product.id)).toBe(true);
  },
);

test('the newest product keeps its id for itself, and what took its slug and SKU meanwhile keeps those', async () => {
  const seller = await make.seller();
  const { caller } = await make.admin();
  const first = await make.product(seller, { sku: 'ONE-1' });
  const removed = await caller.send('DELETE', `/delete-product/${first.id}`, { reason: 'A copy' });
  const second = await make.product(seller, { sku: 'ONE-1', slug: first.slug });
  expect(second.id).not.toBe(first.id);
  const { body } = await caller.post(`/restore-deleted/${removed.body.deletion}`);
  expect(body.renamed).toEqual([
    { what: 'slug', from: first.slug, to: `${first.slug}-2` },
    { what: 'sku', from: 'ONE-1', to: '' },
  ]);
  expect(await row('products', first.id)).toMatchObject({ slug: `${first.slug}-2`, sku: '' });
  expect(await row('products', second.id)).toMatchObject({ slug: first.slug, sku: 'ONE-1' });
});

test('a brand comes back to its products, but not to those that have another one by now', async () => {
  const seller = await make.seller();
  const { caller } = await make.admin();
  const { subcategory } = await make.categoryPath();
  const [apex, bata] = await Promise.all(
    ['Apex', 'Bata'].map((name) =>
      make.create<{ id: number }>('brands', { name, name_bn: 'ব্র্যান্ড', subcategory: subcategory.id, status: 1 }),
    ),
  );
  const [stays, moves] = [await make.product(seller), await make.product(seller)];
  const wear = (id: number, brand: number) =>
    shop.payload().db.updateOne({ collection: 'products', id, data: { brand } });
  await wear(stays.id, apex!.id);
  await wear(moves.id, apex!.id);
  const removed = await caller.delete(`/brand-delete/${apex!.id}`);
  expect(await row('products', stays.id)).toMatchObject({ brand: null });
  await wear(moves.id, bata!.id);
  await make.create('brands', { name: 'Apex', name_bn: 'নতুন', subcategory: subcategory.id, status: 1 });
  const { body } = await caller.post(`/restore-deleted/${removed.body.deletion}`);
  expect(body.renamed).toEqual([{ what: 'name', from: 'Apex', to: 'Apex (2)' }]);
  expect(await row('products', stays.id)).toMatchObject({ brand: apex!.id });
  expect(await row('products', moves.id)).toMatchObject({ brand: bata!.id });
});

test('a coupon comes back with who used it, unless its code belongs to another one', async () => {
  const { caller } = await make.admin();
  const customer = await make.person();
  const code = `BACK${Date.now()}`;
  const body = { code, type: 1, fixed: 50, percentage: 0, min_order: 100, quantity: 5, status: 1 };
  const coupon = await make.create<{ id: number }>('coupons', { ...body, remain: 4 });
  await make.create('coupon-redemptions', { coupon: coupon.id, customer: customer.user.id, amount: 50 });
  const removed = await caller.delete(`/coupon-delete/${coupon.id}`);
  expect(await rows('coupon-redemptions', { customer: { equals: customer.user.id } })).toEqual([]);
  const other = await make.create<{ id: number }>('coupons', { ...body, remain: 5 });
  expect((await caller.post(`/restore-deleted/${removed.body.deletion}`)).body).toMatchObject({
    status: 409,
    message: `Another coupon has the code ${code} now. Delete that one first.`,
  });
  expect((await caller.delete(`/coupon-delete/${other.id}`)).status).toBe(200);
  expect((await caller.post(`/restore-deleted/${removed.body.deletion}`)).status).toBe(200);
  expect(await row('coupons', coupon.id)).toMatchObject({ code, remain: 4 });
  expect(await rows('coupon-redemptions', { customer: { equals: customer.user.id } })).toHaveLength(1);
});

test('a product does not come back before its category does', async () => {
  const made = await richProduct(await make.seller());
  const { caller } = await make.admin();
  const product = await caller.send('DELETE', `/delete-product/${made.product.id}`, { reason: 'A copy' });
  const category = await caller.delete(`/delete-category/${made.category.id}`);
  expect((await caller.post(`/restore-deleted/${product.body.deletion}`)).body).toMatchObject({
    status: 409,
    message: 'Its category has been deleted too. Restore the category first.',
  });
  expect(await row('products', made.product.id)).toBeUndefined();
  expect((await caller.post(`/restore-deleted/${category.body.deletion}`)).status).toBe(200);
  expect((await caller.post(`/restore-deleted/${product.body.deletion}`)).status).toBe(200);
  expect(await isPublic(made.product.id)).toBe(true);
});

test('the picture of a slide comes back to its place when that is empty', async () => {
  const { caller } = await make.admin();
  const [picture, other] = [(await make.image()).id, (await make.image()).id];
  const show = (slide7: number | null) =>
    shop.payload().updateGlobal({ slug: 'sliders', data: { slide7 }, overrideAccess: true } as never);
  const shown = async () =>
    (await shop.payload().findGlobal({ slug: 'sliders', depth: 0, overrideAccess: true })) as unknown as Row;
  await show(picture);
  const removed = await caller.post('/delete-slider-image', { slide: 'slide7' });
  await show(other);
  expect((await caller.post(`/restore-deleted/${removed.body.deletion}`)).status).toBe(409);
  await show(null);
  expect((await caller.post(`/restore-deleted/${removed.body.deletion}`)).status).toBe(200);
  expect((await shown()).slide7).toBe(picture);
});
