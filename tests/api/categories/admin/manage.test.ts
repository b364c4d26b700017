import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const words = (slug: string) => ({
  slug,
  name: `Name of ${slug}`,
  name_bn: `${slug}-এর নাম`,
  description: 'About it',
  status: 1,
  meta_title: `Title of ${slug}`,
  meta_keyword: 'one,two',
  meta_descrip: 'For search engines',
});

/** What the calls of a level are called, and what they name. */
const levels = [
  { level: 'main', calls: 'category', list: 'category', parent: null },
  { level: 'sub', calls: 'sub-category', list: 'subcategory', parent: 'main_cat_id' },
  { level: 'child', calls: 'child-category', list: 'childcategory', parent: 'sub_cat_id' },
] as const;

async function aboveOf(parent: (typeof levels)[number]['parent']): Promise<Record<string, unknown>> {
  if (!parent) return {};
  const { category, subcategory } = await make.categoryPath();
  return { [parent]: parent === 'main_cat_id' ? category.id : subcategory.id };
}

describe.each(levels)('an admin and categories: $level', ({ level, calls, list, parent }) => {
  test('adds one, finds it in the list and in its form', async () => {
    const { caller } = await make.admin();
    const above = await aboveOf(parent);
    const added = await caller.post(`/store-${calls}`, { ...words(`added-${level}`), ...above });
    expect(added).toMatchObject({ http: 200, body: { status: 200, message: 'Category Added Successfully' } });
    const listed = (await caller.get(`/view-${calls}`)).body[list].find(
      (each: { slug: string }) => each.slug === `added-${level}`,
    );
    expect(listed).toMatchObject({ ...words(`added-${level}`), ...above });
    const form = await caller.get(`/edit-${calls}/${listed.id}`);
    expect(form.body).toMatchObject({ status: 200, [list]: { id: listed.id, slug: `added-${level}` } });
    if (parent)
      expect(
        Object.values(listed).some((value) => (value as { name?: string } | null)?.name?.startsWith('Category')),
      ).toBe(true);
  });

  test('gets every missing field with status 400, and nothing is added', async () => {
    const { caller } = await make.admin();
    const before = (await caller.get(`/view-${calls}`)).body[list].length;
    const refused = await caller.post(`/store-${calls}`, {});
    expect(refused).toMatchObject({
      http: 200,
      body: { status: 400, errors: { slug: [expect.any(String)], name: [expect.any(String)] } },
    });
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(['slug', 'name', 'name_bn', 'meta_title', ...(parent ? [parent, 'status'] : [])]),
    );
    expect((await caller.get(`/view-${calls}`)).body[list]).toHaveLength(before);
  });

  test('cannot use a slug twice: the field is named', async () => {
    const { caller } = await make.admin();
    const above = await aboveOf(parent);
    await caller.post(`/store-${calls}`, { ...words(`twice-${level}`), ...above });
    const second = await caller.post(`/store-${calls}`, { ...words(`twice-${level}`), ...above });
    expect(second.body).toMatchObject({ status: 400, errors: { slug: ['The slug has already been taken.'] } });
  });

  test('changes one; an invalid change is 422 with the fields and changes nothing', async () => {
    const { caller } = await make.admin();
    const above = await aboveOf(parent);
    const { body } = await caller.post(`/store-${calls}`, { ...words(`changed-${level}`), ...above });
    const id = body[list].id;
    const kept = (await caller.get(`/edit-${calls}/${id}`)).body[list];
    const changed = await caller.put(`/update-${calls}/${id}`, { ...kept, name: 'New name', status: 0 });
    expect(changed.body).toMatchObject({ status: 200, message: 'Category Updated Successfully' });
    expect((await caller.get(`/edit-${calls}/${id}`)).body[list]).toMatchObject({ name: 'New name', status: 0 });
    const wrong = await caller.put(`/update-${calls}/${id}`, {
      ...kept,
      name: '',
      meta_title: '',
      slug: 'not a slug!',
    });
    expect(wrong).toMatchObject({
      http: 200,
      body: {
        status: 422,
        errors: { name: [expect.any(String)], meta_title: [expect.any(String)], slug: [expect.any(String)] },
      },
    });
    expect((await caller.get(`/edit-${calls}/${id}`)).body[list].name).toBe('New name');
  });

  test('deletes one; afterwards it is 404 everywhere', async () => {
    const { caller } = await make.admin();
    const above = await aboveOf(parent);
    const { body } = await caller.post(`/store-${calls}`, { ...words(`deleted-${level}`), ...above });
    const id = body[list].id;
    expect((await caller.delete(`/delete-${calls}/${id}`)).body).toEqual({
      status: 200,
      message: 'Category Deleted Successfully',
      deletion: expect.anything(),
    });
    for (const answer of [
      await caller.get(`/edit-${calls}/${id}`),
      await caller.put(`/update-${calls}/${id}`, { ...words(`deleted-${level}`), ...above }),
      await caller.delete(`/delete-${calls}/${id}`),
      await caller.get(`/edit-${calls}/no-such-id`),
    ]) {
      expect(answer).toMatchObject({ http: 200, body: { status: 404, message: 'Category Not Found' } });
    }
  });

  test('nobody but admins adds, changes or deletes', async () => {
    const admin = (await make.admin()).caller;
    const { body } = await admin.post(`/store-${calls}`, { ...words(`guarded-${level}`), ...(await aboveOf(parent)) });
    const id = body[list].id;
    for (const { caller } of [await make.person(), await make.seller(), (await make.warehouse()).incharge]) {
      for (const answer of [
        await caller.post(`/store-${calls}`, words(`intruder-${level}`)),
        await caller.put(`/update-${calls}/${id}`, words(`intruder-${level}`)),
        await caller.delete(`/delete-${calls}/${id}`),
      ]) {
        expect(answer).toMatchObject({ http: 403, status: 403 });
      }
    }
    expect(await shop.visitor.delete(`/delete-${calls}/${id}`)).toMatchObject({ http: 401, status: 401 });
    expect((await admin.get(`/edit-${calls}/${id}`)).status).toBe(200);
  });

  test('customers and visitors do not see hidden categories through the staff calls', async () => {
    for (const path of [`/view-${calls}`, `/edit-${calls}/1`]) {
      expect((await (await make.person()).caller.get(path)).http).toBe(403);
      expect((await shop.visitor.get(path)).http).toBe(401);
    }
  });
});
