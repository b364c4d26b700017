/** A vendor's change to an approved product: what waits, what applies at once, and what an admin makes of it. */
import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let seller: Seller;
let admin: Person;
let count = 0;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
});

const picture = async (width: number) => ({ bytes: await pngBytes(width) });
const formOf = async (id: number, changes: Record<string, string> = {}, files = {}) => {
  const { product } = (await seller.caller.get(`/edit-product/${id}`)).body;
  const texts = Object.entries(product).filter(
    ([name, value]) => !name.startsWith('image') && (typeof value === 'string' || typeof value === 'number'),
  );
  return form({ ...Object.fromEntries(texts.map(([name, value]) => [name, String(value)])), ...changes }, files);
};
const change = async (id: number, changes: Record<string, string>, files = {}) =>
  seller.caller.post(`/update-product/${id}`, await formOf(id, changes, files));
const approved = async (): Promise<{ id: number; slug: string; name: string }> => {
  const { category, subcategory } = await make.categoryPath();
  count += 1;
  const fields = {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    name: `Jute bag ${count}`,
    name_bn: `পাটের ব্যাগ ${count}`,
    slug: `jute-bag-${count}`,
    description: 'Strong',
    short_description: 'Bag',
    selling_price: '450',
    original_price: '500',
    qty: '12',
    video: '',
  };
  const added = await seller.caller.post('/store-product', form(fields, { image1: await picture(40 + count) }));
  expect((await admin.caller.post(`/product-verify/${added.body.id}`)).status).toBe(200);
  return { id: added.body.id as number, slug: fields.slug, name: fields.name };
};
const stored = (id: number) => shop.payload().findByID({ collection: 'products', id, depth: 0 });
const page = async (slug: string) => (await shop.visitor.get(`/view-product/${slug}`)).body.product;
const waitingRow = async (id: number) =>
  (await admin.caller.get('/view-product-verify')).body.products.find((row: { id: number }) => row.id === id);
const news = async () =>
  (
    await shop.payload().find({
      collection: 'notifications',
      where: { user: { equals: seller.user.id } },
      sort: '-id',
      limit: 1,
    })
  ).docs[0]!;
const isKept = async (id: unknown) =>
  (await shop.payload().count({ collection: 'media', where: { id: { equals: id as number } } })).totalDocs === 1;

test('price and stock apply at once, the words wait; an admin sees only what differs and approves it', async () => {
  const { id, slug, name } = await approved();
  const changed = await change(id, { name: 'Bigger bag', selling_price: '400', qty: '9' });
  expect(changed.body).toMatchObject({
    status: 200,
    verify: 1,
    change_state: 1,
    message: expect.stringMatching(/stays/),
  });
  expect(await page(slug)).toMatchObject({ name, selling_price: 400, qty: 9 });

  const row = await waitingRow(id);
  expect(row).toMatchObject({ name, verify: 1, change_state: 1 });
  const seen = (await admin.caller.get(`/product-change/${id}`)).body;
  expect(seen).toMatchObject({ before: { name }, after: { name: 'Bigger bag' }, changed: ['name'] });
  expect((await admin.caller.get(`/edit-product/${id}`)).body.product.name).toBe(name);

  // Sales in between change the product, not what is approved.
  await shop.payload().update({ collection: 'products', id, data: { qty: 8 }, overrideAccess: true });
  expect((await admin.caller.post(`/product-verify/${id}`, { updated_at: row.updated_at })).body.status).toBe(200);
  expect(await page(slug)).toMatchObject({ name: 'Bigger bag', selling_price: 400, qty: 8 });
  expect(await waitingRow(id)).toBeUndefined();
  expect((await news()).message).toContain('Your change to Bigger bag is approved');
  expect((await seller.caller.get(`/product-change/${id}`)).body.status).toBe(404);
});

test('a newer change replaces the one that waits; the old words sent again withdraw it', async () => {
  const { id, name } = await approved();
  await change(id, { name: 'First thought' });
  const first = await waitingRow(id);
  await seller.caller.patch(`/products/${id}`, { video: 'abcdefghijk' });
  await change(id, { name: 'Second thought' });
  const stale = await admin.caller.post(`/product-verify/${id}`, { updated_at: first.updated_at });
  expect(stale.body.status).toBe(409);
  const { after, changed } = (await admin.caller.get(`/product-change/${id}`)).body;
  expect([after.name, after.video, changed]).toEqual(['Second thought', 'abcdefghijk', ['name', 'video']]);
  expect(
    (await shop.payload().count({ collection: 'product-edits', where: { product: { equals: id } } })).totalDocs,
  ).toBe(1);
  expect((await change(id, { name, video: '' })).body).toMatchObject({ verify: 1, change_state: 0 });
  expect(await waitingRow(id)).toBeUndefined();
  expect(await stored(id)).toMatchObject({ name, change_state: 0, waiting_since: null });
});

test('new pictures wait beside the old ones; those not shown in the end are deleted', async () => {
  const { id, slug } = await approved();
  const old = await stored(id);
  await change(id, {}, { image1: await picture(81), image2: await picture(82) });
  const after = (await admin.caller.get(`/product-change/${id}`)).body.after;
  expect((await page(slug)).image1).not.toBe(after.image1);
  expect((await fetch(`${shop.origin()}${after.image1}`)).status).toBe(200);
  const [waiting] = (
    await shop.payload().find({ collection: 'product-edits', where: { product: { equals: id } }, depth: 0 })
  ).docs;
  // The vendor takes the second one back: nothing shows it any more.
  await change(id, { image_order: '1,0,0,0,0,0' });
  expect([await isKept(old.image1), await isKept(waiting?.image1), await isKept(waiting?.image2)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await admin.caller.post(`/product-verify/${id}`)).status).toBe(200);
  const now = await stored(id);
  expect([now.image1, now.image2 ?? null]).toEqual([waiting?.image1, null]);
  expect(now.thumbnail).not.toBe(old.thumbnail);
  expect(await isKept(old.image1)).toBe(false);
});

test('rejected with a reason: the product stays, the form keeps what was written, and sending again starts anew', async () => {
  const { id, slug, name } = await approved();
  await change(id, { name: 'BEST BAG!!!' });
  const reason = 'Please write the name without exclamation marks.';
  const rejected = await admin.caller.post(`/product-reject/${id}`, { reason, only_change: 1 });
  expect(rejected.body).toEqual({ status: 200, message: 'Change Rejected' });
  expect(await page(slug)).toMatchObject({ name });
  expect(await news()).toMatchObject({
    message: expect.stringContaining(reason),
    message_bn: expect.stringContaining(reason),
    link: `/admin/edit-product/${id}`,
  });
  const { product } = (await seller.caller.get(`/edit-product/${id}`)).body;
  expect(product).toMatchObject({ name: 'BEST BAG!!!', change_state: 2, reject_reason: reason });
  expect(product.review).toMatchObject([{ kind: 'changeRejected', text: reason, by_shop: 1, by_name: '' }]);
  expect((await admin.caller.post(`/product-reject/${id}`, { only_change: 1 })).body.status).toBe(409);
  expect(await waitingRow(id)).toBeUndefined();
  // Customers are not notified of it.
  const open = (await shop.visitor.get(`/products/${id}`)).body;
  expect([open.reject_reason, open.change_state, open.waiting_since]).toEqual([undefined, undefined, undefined]);

  expect((await change(id, { name: 'Best bag' })).body.change_state).toBe(1);
  const again = (await admin.caller.get(`/product-change/${id}`)).body.after;
  expect(again).toMatchObject({ name: 'Best bag', reject_reason: '' });
  expect(again.review.map(({ kind }: { kind: string }) => kind)).toEqual(['changeRejected', 'sentAgain']);
});

test('a product rejected with a reason is sent again by correcting what it was about, even the price', async () => {
  const product = await make.product(seller, { verify: 0 });
  const reason = 'The price is too high';
  expect((await admin.caller.post(`/product-reject/${product.id}`, { reason })).status).toBe(200);
  const listed = (await seller.caller.get('/view-all-vendor-product/0/20')).body.products.find(
    ({ id }: { id: number }) => id === product.id,
  );
  expect(listed).toMatchObject({ verify: 2, reject_reason: reason });
  expect((await news()).message).toContain(reason);
  await seller.caller.patch(`/products/${product.id}`, { qty: 3 });
  expect(await stored(product.id)).toMatchObject({ verify: 2, reject_reason: reason });
  await seller.caller.patch(`/products/${product.id}`, { selling_price: 60 });
  expect(await stored(product.id)).toMatchObject({ verify: 0, reject_reason: '' });
  const { review } = (await admin.caller.get(`/edit-product/${product.id}`)).body.product;
  expect(review).toMatchObject([
    { kind: 'rejected', text: reason, by_name: admin.user.name },
    { kind: 'sentAgain', by_shop: 0 },
  ]);
  expect((await admin.caller.post(`/product-reject/${product.id}`, { reason: 'x'.repeat(501) })).body.status).toBe(422);
});

test('removing the approval ends the wait; what was written stays in the form', async () => {
  const { id, slug } = await approved();
  await change(id, { name: 'Waits in vain' });
  expect((await admin.caller.post(`/product-reject/${id}`)).body.message).toBe('Product Approval Removed');
  expect((await shop.visitor.get(`/view-product/${slug}`)).body.status).toBe(404);
  expect(await waitingRow(id)).toBeUndefined();
  expect((await seller.caller.get(`/edit-product/${id}`)).body.product.name).toBe('Waits in vain');
  expect((await change(id, {})).body).toMatchObject({ verify: 0, change_state: 0 });
  expect(await stored(id)).toMatchObject({ name: 'Waits in vain', verify: 0 });
});

test('a change that is not possible is refused when it is sent', async () => {
  const [one, other] = [await approved(), await approved()];
  const { category } = await make.categoryPath();
  expect((await seller.caller.patch(`/products/${one.id}`, { slug: other.slug })).http).toBeGreaterThanOrEqual(400);
  expect((await seller.caller.patch(`/products/${one.id}`, { category: category.id })).http).toBeGreaterThanOrEqual(
    400,
  );
  expect((await seller.caller.patch(`/products/${one.id}`, { name: 'x'.repeat(201) })).http).toBeGreaterThanOrEqual(
    400,
  );
  expect(await waitingRow(one.id)).toBeUndefined();
  expect((await change(one.id, { slug: other.slug })).body).toMatchObject({
    status: 422,
    errors: { slug: [expect.any(String)] },
  });
});

test('nobody else reads a change', async () => {
  const { id } = await approved();
  await change(id, { name: 'Secret plan' });
  const other = await make.seller();
  expect((await other.caller.get(`/product-change/${id}`)).body.status).toBe(404);
  expect((await (await make.person()).caller.get(`/product-change/${id}`)).http).toBe(403);
  expect((await other.caller.get('/product-edits')).body.docs).toEqual([]);
});
