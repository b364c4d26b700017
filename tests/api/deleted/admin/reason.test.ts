/**
 * The reason for a deletion: required for another person's record, stored with it and in the audit log, and sent to its
 * owner.
 */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const listed = async (caller: Awaited<ReturnType<typeof make.admin>>['caller'], deletion: unknown) =>
  (await caller.get('/view-deleted?limit=100&offset=0')).body.deleted.find(
    ({ id }: { id: unknown }) => id === deletion,
  );
const removalOf = async (target: string, id: number) =>
  (
    await shop.payload().find({
      collection: 'audit-logs',
      where: {
        and: [{ target: { equals: target } }, { target_id: { equals: String(id) } }, { action: { equals: 'removed' } }],
      },
      limit: 5,
    })
  ).docs;
const newsOf = async (user: number) =>
  (await shop.payload().find({ collection: 'notifications', where: { user: { equals: user } }, sort: '-id', limit: 1 }))
    .docs[0];

test('an admin says why a vendor’s product goes, and the vendor reads it', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const { caller } = await make.subadmin();
  const path = `/delete-product/${product.id}`;
  for (const body of [undefined, {}, { reason: '' }, { reason: '   ' }])
    expect((await caller.send('DELETE', path, body)).body).toMatchObject({
      status: 422,
      errors: { reason: [expect.any(String)] },
    });
  expect((await caller.send('DELETE', path, { reason: 'x'.repeat(501) })).body.status).toBe(422);
  expect((await caller.get(`/edit-product/${product.id}`)).status).toBe(200);
  const reason = 'It is a copy of another brand.';
  const { body } = await caller.send('DELETE', path, { reason });
  expect(body.status).toBe(200);
  expect(await listed(caller, body.deletion)).toMatchObject({ reason });
  expect(await listed(seller.caller, body.deletion)).toMatchObject({ reason, may_restore: false });
  expect(await removalOf('products', product.id)).toEqual([expect.objectContaining({ reason })]);
  expect(await newsOf(seller.user.id)).toMatchObject({
    message: `Your product ${product.name} was deleted. Reason: ${reason}`,
    message_bn: `আপনার পণ্য ${product.name_bn} মুছে ফেলা হয়েছে। কারণ: ${reason}`,
    link: '/admin/deleted',
  });
});

test('by the CMS’s own calls an admin may say why, and the vendor is told too', async () => {
  const seller = await make.seller();
  const [named, unnamed] = [await make.product(seller), await make.product(seller)];
  const { caller } = await make.subadmin();
  expect((await caller.delete(`/products/${named.id}?reason=${'x'.repeat(501)}`)).status).toBe(422);
  expect((await caller.get(`/edit-product/${named.id}`)).status).toBe(200);
  const reason = 'It is a copy of another brand.';
  expect((await caller.delete(`/products/${named.id}?reason=${encodeURIComponent(reason)}`)).status).toBe(200);
  expect(await newsOf(seller.user.id)).toMatchObject({
    message: `Your product ${named.name} was deleted. Reason: ${reason}`,
  });
  expect(await removalOf('products', named.id)).toEqual([expect.objectContaining({ reason })]);
  const { deleted } = (await seller.caller.get('/view-deleted?limit=1&offset=0')).body;
  expect(deleted).toEqual([expect.objectContaining({ reason, record: String(named.id) })]);
  expect((await caller.delete(`/products/${unnamed.id}`)).status).toBe(200);
  expect(await newsOf(seller.user.id)).toMatchObject({ message: `Your product ${unnamed.name} was deleted.` });
});

test('vendors are told of a category that goes with products of theirs, each once', async () => {
  const path = await make.categoryPath();
  const { name } = await shop.payload().findByID({ collection: 'main-categories', id: path.category.id });
  const [one, other] = [await make.seller(), await make.seller()];
  for (const seller of [one, one, other])
    await make.product(seller, { category: path.category.id, subcategory: path.subcategory.id });
  const before = await Promise.all([one, other].map(({ user }) => newsOf(user.id)));
  const { caller } = await make.admin();
  const reason = 'Nobody sells it any more.';
  expect((await caller.send('DELETE', `/delete-category/${path.category.id}`, { reason })).body.status).toBe(200);
  for (const [index, { user }] of [one, other].entries()) {
    const where = { user: { equals: user.id }, id: { greater_than: before[index]?.id ?? 0 } };
    const { docs } = await shop.payload().find({ collection: 'notifications', where });
    expect(docs).toEqual([
      expect.objectContaining({
        message: `The category ${name} was deleted with your products in it. Reason: ${reason}`,
        link: '/admin/view-product',
      }),
    ]);
  }
});

test('a vendor owes nobody a reason for an own product, and is not told of it', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const before = await newsOf(seller.user.id);
  const { body } = await seller.caller.delete(`/delete-product/${product.id}`);
  expect(body.status).toBe(200);
  expect(await listed(seller.caller, body.deletion)).toMatchObject({ reason: '' });
  expect(await newsOf(seller.user.id)).toEqual(before);
});

test('for categories, brands and coupons a reason may be given, and is kept with what goes along', async () => {
  const { caller } = await make.admin();
  const { category, subcategory } = await make.categoryPath();
  const names = { name: `Why ${Date.now()}`, name_bn: 'কেন', status: 1, subcategory: subcategory.id };
  const brand = await make.create<{ id: number }>('brands', names);
  const other = await make.create<{ id: number }>('brands', { ...names, name: `${names.name} too` });
  const coupon = await make.create<{ id: number }>('coupons', {
    code: `WHY${Date.now()}`,
    type: 1,
    fixed: 50,
    percentage: 0,
    min_order: 100,
    quantity: 5,
    remain: 5,
    status: 1,
  });
  const reason = 'Nobody sells it any more.';
  for (const [path, target, id] of [
    [`/brand-delete/${brand.id}`, 'brands', brand.id],
    [`/coupon-delete/${coupon.id}`, 'coupons', coupon.id],
    [`/delete-category/${category.id}`, 'main-categories', category.id],
  ] as const) {
    const { body } = await caller.send('DELETE', path, { reason });
    expect([path, body.status]).toEqual([path, 200]);
    expect(await listed(caller, body.deletion)).toMatchObject({ reason });
    expect(await removalOf(target, id)).toEqual([expect.objectContaining({ reason })]);
  }
  expect(await removalOf('brands', other.id)).toEqual([expect.objectContaining({ reason })]);
});
