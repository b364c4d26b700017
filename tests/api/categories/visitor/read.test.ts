import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

async function tree() {
  const { category, subcategory } = await make.categoryPath();
  const child = await make.create<{ id: number }>('child-categories', {
    name: 'Child',
    name_bn: 'শাখা',
    slug: `leaf-${subcategory.id}`,
    subcategory: subcategory.id,
    status: 1,
  });
  return { category, subcategory, child };
}

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('a visitor reads categories', () => {
  test('the menu shows active categories of three levels, each naming the one above', async () => {
    const made = await tree();
    const { body } = await shop.visitor.get('/getAllCategory');
    expect(body.status).toBe(200);
    expect(ids(body.category)).toContain(made.category.id);
    expect(body.subcategory).toContainEqual(
      expect.objectContaining({ id: made.subcategory.id, main_cat_id: made.category.id }),
    );
    expect(body.childcategory).toContainEqual(
      expect.objectContaining({ id: made.child.id, sub_cat_id: made.subcategory.id }),
    );
  });

  test('categories below a hidden one are not in the menu', async () => {
    const made = await tree();
    const { caller } = await make.admin();
    await caller.patch(`/main-categories/${made.category.id}`, { status: 0 });
    const { body } = await shop.visitor.get('/getAllCategory');
    expect(ids(body.category)).not.toContain(made.category.id);
    expect(ids(body.subcategory)).not.toContain(made.subcategory.id);
    expect(ids(body.childcategory)).not.toContain(made.child.id);
    expect(ids((await shop.visitor.get('/getCategory')).body.category)).not.toContain(made.category.id);
  });

  test('sub and child categories of a parent, without hidden ones, which admins and vendors see too', async () => {
    const made = await tree();
    const hidden = await make.create<{ id: number }>('sub-categories', {
      name: 'Hidden',
      name_bn: 'লুকানো',
      slug: `hidden-${made.category.id}`,
      category: made.category.id,
      status: 0,
    });
    const path = `/main-to-sub-category/${made.category.id}`;
    expect(ids((await shop.visitor.get(path)).body.subcategory)).toEqual([made.subcategory.id]);
    for (const { caller } of [await make.admin(), await make.subadmin(), await make.seller()]) {
      expect(ids((await caller.get(path)).body.subcategory).sort()).toEqual([made.subcategory.id, hidden.id].sort());
    }
    const children = await shop.visitor.get(`/sub-to-child-category/${made.subcategory.id}`);
    expect(children.body).toMatchObject({
      status: 200,
      childcategory: [{ id: made.child.id, sub_cat_id: made.subcategory.id }],
    });
    expect((await shop.visitor.get(`/sub-to-child-category/${hidden.id}`)).status).toBe(404);
  });

  test('active brands of a sub category', async () => {
    const { subcategory } = await tree();
    const active = await make.create<{ id: number }>('brands', {
      name: 'Aarong',
      name_bn: 'আড়ং',
      subcategory: subcategory.id,
      status: 1,
    });
    await make.create('brands', { name: 'Gone', name_bn: 'নেই', subcategory: subcategory.id, status: 0 });
    const { body } = await shop.visitor.get(`/subcategory-to-brand/${subcategory.id}`);
    expect(body).toEqual({ status: 200, brand: [{ id: active.id, name: 'Aarong', name_bn: 'আড়ং' }] });
    expect((await shop.visitor.get('/subcategory-to-brand/999999')).body).toMatchObject({ status: 404 });
  });

  test('the list of all main categories is for staff and vendors', async () => {
    expect((await shop.visitor.get('/all-category')).http).toBe(401);
    expect((await (await make.person()).caller.get('/all-category')).http).toBe(403);
    const made = await tree();
    const listed = await (await make.seller()).caller.get('/all-category');
    expect(listed.body.category).toContainEqual(expect.objectContaining({ id: made.category.id, status: 1 }));
  });

  test('a path with the wrong form is HTTP 400, an unknown id 404 in the body', async () => {
    expect((await shop.visitor.get('/main-to-sub-category/a%20b')).http).toBe(400);
    expect(await shop.visitor.get('/main-to-sub-category/unknown')).toMatchObject({ http: 200, status: 404 });
  });
});
