/** A category shows a picture of the media library, which is not deleted while it does. */
import { openShop, type Body, type Caller } from '../../../support/http';
import { form, market, pngBytes } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let admin: Caller;
beforeAll(async () => {
  admin = (await make.admin()).caller;
});

let count = 0;
async function newCategory() {
  const slug = `pictured-${Date.now()}-${(count += 1)}`;
  return make.create<{ id: number; slug: string }>('main-categories', {
    name: slug,
    name_bn: 'ছবিসহ',
    slug,
    status: 1,
  });
}
async function newPicture(): Promise<number> {
  const picture = { bytes: await pngBytes(100 + (count += 1)), type: 'image/png', name: 'a.png' };
  return (await admin.post('/library-picture-upload', form({}, { picture }))).body.id;
}
const inTree = async (id: number): Promise<Body> =>
  (await admin.get('/category-tree')).body.category.find((row: Body) => row.id === id);
const onCollectionsPage = async (id: number): Promise<Body> =>
  (await shop.visitor.get('/getCategory')).body.category.find((row: Body) => row.id === id);

test('a picture of the library is shown in the tree until another or none is chosen', async () => {
  const { id } = await newCategory();
  expect((await inTree(id)).image).toBeNull();
  expect((await onCollectionsPage(id)).image).toBeNull();
  const picture = await newPicture();
  const chosen = await admin.post(`/category-picture/main/${id}`, { picture });
  expect(chosen.body).toMatchObject({ status: 200, message: 'The picture is shown with the category' });
  const { image } = await inTree(id);
  expect(image).toContain('/uploads/media/');
  expect((await fetch(`${shop.origin()}${image}`)).status).toBe(200);
  const tile = (await onCollectionsPage(id)).image;
  expect(tile).toMatch(/^\/uploads\/media\/.+-card\.webp$/);
  expect((await fetch(`${shop.origin()}${tile}`)).status).toBe(200);

  // It lists where it is shown, and is kept.
  const { uses, used } = (await admin.get(`/library-picture/${picture}`)).body;
  expect([used, uses[0]]).toEqual([1, expect.objectContaining({ place: 'main-categories', record: id })]);
  expect((await admin.delete(`/library-picture-delete/${picture}`)).body.status).toBe(409);

  // Saving the form of the category leaves it.
  await admin.post(`/update-category/${id}`, {
    ...(await admin.get(`/edit-category/${id}`)).body.category,
    description: 'Changed',
    meta_title: 'Title',
  });
  expect((await inTree(id)).image).toBe(image);

  await admin.post(`/category-picture/main/${id}`, {});
  expect((await inTree(id)).image).toBeNull();
  expect((await onCollectionsPage(id)).image).toBeNull();
  expect((await admin.delete(`/library-picture-delete/${picture}`)).body.status).toBe(200);
});

test('a picture that is not of the library, and a category that is not there, are refused', async () => {
  const { id } = await newCategory();
  const foreign = await shop.payload().find({
    collection: 'media',
    where: { purpose: { equals: 'product' } },
    limit: 1,
    overrideAccess: true,
  });
  const wrong = await admin.post(`/category-picture/main/${id}`, { picture: foreign.docs[0]!.id });
  expect(wrong.body.status).toBe(404);
  expect((await inTree(id)).image).toBeNull();
  const picture = await newPicture();
  expect((await admin.post('/category-picture/child/99999999', { picture })).body.status).toBe(404);
});

test('a deleted category comes back with its picture', async () => {
  const { id, slug } = await newCategory();
  const picture = await newPicture();
  await admin.post(`/category-picture/main/${id}`, { picture });
  const { deletion } = (await admin.delete(`/delete-category/${id}`)).body;
  expect((await admin.post(`/restore-deleted/${deletion}`)).body.status).toBe(200);
  const back = (await admin.get('/category-tree')).body.category.find((row: Body) => row.slug === slug);
  expect(back.image).toContain('/uploads/media/');
});
