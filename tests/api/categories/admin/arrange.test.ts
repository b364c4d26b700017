/** Admins arrange categories: all lists of the shop and the panel follow, what moves takes its products along. */
import { openShop, type Body } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Row = { id: number; slug: string };

let count = 0;
const mainCategory = (): Promise<Row> => {
  const key = `arranged-${Date.now()}-${(count += 1)}`;
  return make.create<Row>('main-categories', { name: key, name_bn: 'সাজানো', slug: key, status: 1 });
};
const subOf = (category: Row, name: string): Promise<Row> => {
  const slug = `${category.slug}-${name.toLowerCase()}`;
  return make.create<Row>('sub-categories', { name, name_bn: name, slug, category: category.id, status: 1 });
};
const childOf = (subcategory: Row, name: string): Promise<Row> => {
  const slug = `${subcategory.slug}-${name.toLowerCase()}`;
  return make.create<Row>('child-categories', { name, name_bn: name, slug, subcategory: subcategory.id, status: 1 });
};
/** Categories never arranged have no position yet, as in a shop of an earlier release. */
const unplaced = (collection: string, ids: number[]) =>
  shop.payload().db.rows.set(collection as 'sub-categories', { id: { in: ids } }, { position: 0 }, undefined);
const names = (rows: Body[], parent: string, id: number) =>
  rows.filter((row) => String(row[parent]) === String(id)).map(({ name }) => name);

async function threeSubs() {
  const category = await mainCategory();
  const subs = [await subOf(category, 'Pear'), await subOf(category, 'Apple'), await subOf(category, 'Melon')] as const;
  await unplaced(
    'sub-categories',
    subs.map(({ id }) => id),
  );
  return { category, subs };
}

test('categories never arranged keep their order: the menu by creation, the lists of the panel by name', async () => {
  const { caller } = await make.admin();
  const { category } = await threeSubs();
  expect(names((await shop.visitor.get('/getAllCategory')).body.subcategory, 'main_cat_id', category.id)).toEqual([
    'Pear',
    'Apple',
    'Melon',
  ]);
  const chosen = (await caller.get(`/main-to-sub-category/${category.id}`)).body.subcategory;
  expect(names(chosen, 'main_cat_id', category.id)).toEqual(['Apple', 'Melon', 'Pear']);
  expect(names((await caller.get('/category-tree')).body.subcategory, 'main_cat_id', category.id)).toEqual([
    'Pear',
    'Apple',
    'Melon',
  ]);
  // A new one comes last.
  await caller.post('/store-sub-category', {
    slug: `${category.slug}-acorn`,
    name: 'Acorn',
    name_bn: 'ওক',
    main_cat_id: category.id,
    status: 1,
    meta_title: 'Acorn',
  });
  expect(names((await shop.visitor.get('/getAllCategory')).body.subcategory, 'main_cat_id', category.id).at(-1)).toBe(
    'Acorn',
  );
});

test('a new order is saved at once and followed everywhere', async () => {
  const { caller } = await make.subadmin();
  const { category, subs } = await threeSubs();
  const [pear, apple, melon] = subs.map(({ id }) => id);
  const order = { level: 'sub', parent_id: category.id, ids: [melon, pear, apple], moved_id: melon };
  const saved = await caller.post('/order-categories', order);
  expect(saved.body).toMatchObject({ status: 200, message: 'The new order is saved' });
  const arranged = ['Melon', 'Pear', 'Apple'];
  for (const path of [
    '/category-tree',
    '/getAllCategory',
    '/view-sub-category',
    `/main-to-sub-category/${category.id}`,
  ])
    expect([path, names((await caller.get(path)).body.subcategory, 'main_cat_id', category.id)]).toEqual([
      path,
      arranged,
    ]);
  const entries = await shop.payload().find({
    collection: 'audit-logs',
    where: { and: [{ target: { equals: 'sub-categories' } }, { target_id: { equals: String(melon) } }] },
    sort: '-id',
    limit: 1,
  });
  expect(entries.docs[0]).toMatchObject({ action: 'changed', title: 'Melon', after: { position: 1 } });
});

test('main categories are arranged among themselves', async () => {
  const { caller } = await make.admin();
  const made = await mainCategory();
  const ids = (await caller.get('/category-tree')).body.category.map(({ id }: Row) => id);
  expect(ids.at(-1)).toBe(made.id);
  const wanted = [made.id, ...ids.slice(0, -1)];
  expect((await caller.post('/order-categories', { level: 'main', ids: wanted, moved_id: made.id })).status).toBe(200);
  for (const path of ['/category-tree', '/getAllCategory', '/getCategory', '/view-category', '/all-category'])
    expect([path, (await caller.get(path)).body.category[0].id]).toEqual([path, made.id]);
});

test('a child category moved to another sub category takes its products along, to the position where it was dropped', async () => {
  const { caller } = await make.admin();
  const seller = await make.seller();
  const { category, subs } = await threeSubs();
  const other = await mainCategory();
  const target = await subOf(other, 'Target');
  const [first, second] = [await childOf(target, 'First'), await childOf(target, 'Second')];
  const moved = await childOf(subs[0], 'Moved');
  const product = await make.product(seller, {
    category: category.id,
    subcategory: subs[0].id,
    childcategory: moved.id,
  });
  const ids = [first.id, moved.id, second.id];
  const order = { level: 'child', parent_id: target.id, ids, moved_id: moved.id };
  expect((await caller.post('/order-categories', order)).status).toBe(200);
  const tree = (await caller.get('/category-tree')).body;
  expect(names(tree.childcategory, 'sub_cat_id', target.id)).toEqual(['First', 'Moved', 'Second']);
  const stored = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
  expect(stored).toMatchObject({ category: other.id, subcategory: target.id, childcategory: moved.id });
  const counted = (rows: Body[], id: number) => rows.find((row) => row.id === id)?.product_count;
  expect([counted(tree.category, other.id), counted(tree.category, category.id)]).toEqual([1, 0]);
  expect([counted(tree.subcategory, target.id), counted(tree.childcategory, moved.id)]).toEqual([1, 1]);
});

describe('nothing is changed', () => {
  test('when the list is not the one that is there by now', async () => {
    const { caller } = await make.admin();
    const { category, subs } = await threeSubs();
    const [pear, apple, melon] = subs.map(({ id }) => id) as [number, number, number];
    const stranger = await subOf(await mainCategory(), 'Stranger');
    const order = (ids: number[], moved_id: number) =>
      caller.post('/order-categories', { level: 'sub', parent_id: category.id, ids, moved_id });
    for (const answer of [
      await order([melon, pear], melon),
      await order([melon, pear, apple, apple], melon),
      await order([melon, pear, apple, stranger.id], melon),
      await order([melon, pear, apple], stranger.id),
    ])
      expect(answer.status).toBe(409);
    expect((await order([pear, apple, melon], 999_999)).status).toBe(404);
    const lost = { level: 'sub', parent_id: 999_999, ids: [pear], moved_id: pear };
    expect((await caller.post('/order-categories', lost)).status).toBe(404);
    expect(names((await caller.get('/category-tree')).body.subcategory, 'main_cat_id', category.id)).toEqual([
      'Pear',
      'Apple',
      'Melon',
    ]);
  });

  test('when products would move between grocery and other goods', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const { category, subs } = await threeSubs();
    const grocery = await mainCategory();
    const before = (await shop.payload().findGlobal({ slug: 'site-information', depth: 0 })).grocery_category;
    const choose = (id: unknown) =>
      shop.payload().updateGlobal({ slug: 'site-information', data: { grocery_category: id as number } });
    await choose(grocery.id);
    await make.product(seller, { category: category.id, subcategory: subs[1].id });
    const order = { level: 'sub', parent_id: grocery.id, ids: [subs[1].id], moved_id: subs[1].id };
    const refused = await caller.post('/order-categories', order);
    await choose(before);
    expect(refused.body).toMatchObject({ errors: { parent_id: [expect.stringContaining('products')] } });
    const tree = (await caller.get('/category-tree')).body;
    expect(names(tree.subcategory, 'main_cat_id', category.id)).toContain('Apple');
  });
});

test('a restored category comes back to its place, with its commission rules', async () => {
  const { caller } = await make.admin();
  const { category, subs } = await threeSubs();
  const child = await childOf(subs[0], 'Ruled');
  const [pear, apple, melon] = subs.map(({ id }) => id);
  await caller.post('/order-categories', {
    level: 'sub',
    parent_id: category.id,
    ids: [melon, pear, apple],
    moved_id: melon,
  });
  const rule = (data: object) =>
    make.create<Row>('commission-rules', { rate: 1_250, starts_on: '2026-01-01', ...data });
  await rule({ subcategory: pear });
  await rule({ childcategory: child.id });
  const rules = async () =>
    (
      await shop.payload().find({
        collection: 'commission-rules',
        where: { or: [{ subcategory: { equals: pear } }, { childcategory: { equals: child.id } }] },
        depth: 0,
      })
    ).docs.map(({ rate, scope }) => [rate, scope]);
  const before = await rules();
  expect(before).toHaveLength(2);
  const { deletion } = (await caller.delete(`/delete-sub-category/${pear}`)).body;
  expect(await rules()).toEqual([]);
  expect((await caller.post(`/restore-deleted/${deletion}`)).status).toBe(200);
  expect(names((await caller.get('/category-tree')).body.subcategory, 'main_cat_id', category.id)).toEqual([
    'Melon',
    'Pear',
    'Apple',
  ]);
  expect(await rules()).toEqual(before);
});
