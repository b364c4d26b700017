/** Pictures sent before the product they belong to: individually, taken once, and only by their sender's product. */
import { createLocalReq } from 'payload';
import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Seller } from '../../../support/make/market';
import { openCtx } from '../../../../services/openCtx';
import { dropUploads } from '../../../../services/products/pictureUploads';

const shop = openShop();
const make = market(shop);
let count = 0;

async function upload(seller: Seller, width = 40): Promise<number> {
  const sent = form({}, { picture: { bytes: await pngBytes(width) } });
  const { body } = await seller.caller.post('/product-picture-upload', sent);
  expect(body).toMatchObject({ status: 200, id: expect.anything() });
  return body.id;
}
async function fields(more: Record<string, unknown> = {}): Promise<Record<string, string>> {
  const { category, subcategory } = await make.categoryPath();
  count += 1;
  const values = {
    main_cat_id: category.id,
    sub_cat_id: subcategory.id,
    name: `Sent ahead ${count}`,
    name_bn: `আগে পাঠানো ${count}`,
    slug: `sent-ahead-${count}`,
    selling_price: 450,
    original_price: 500,
    qty: 12,
    status: 1,
    ...more,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
const add = async (seller: Seller, more: Record<string, unknown>) =>
  (await seller.caller.post('/store-product', form(await fields(more)))).body;
const read = async (seller: Seller, id: unknown) => (await seller.caller.get(`/edit-product/${id}`)).body.product;
const stored = async (id: number) =>
  (await shop.payload().find({ collection: 'media', where: { id: { equals: id } }, limit: 1 })).docs[0];

test('a product takes pictures that were uploaded before, in the places that name them', async () => {
  const seller = await make.seller();
  const [first, second] = [await upload(seller), await upload(seller, 50)];
  const added = await add(seller, { image1_upload: second, image3_upload: first });
  expect(added).toMatchObject({ status: 200, id: expect.anything() });
  const product = await read(seller, added.id);
  expect(product).toMatchObject({ image1: expect.any(String), image2: null, image3: expect.any(String) });
  expect(await stored(second)).toMatchObject({ purpose: 'product', alt: product.name });
});

test('a change takes one beside the stored pictures, in their new order', async () => {
  const seller = await make.seller();
  const { id } = await add(seller, { image1_upload: await upload(seller) });
  const before = await read(seller, id);
  const next = await upload(seller, 60);
  const { body } = await seller.caller.post(
    `/update-product/${id}`,
    form(await fields({ image_order: '0,1,0,0,0,0', image1_upload: next })),
  );
  expect(body).toMatchObject({ status: 200 });
  const after = await read(seller, id);
  expect(after.image2).toBe(before.image1);
  expect(after.image1).not.toBe(before.image1);
});

test('without a file and without an upload the main picture is missing, told with the other faults', async () => {
  const seller = await make.seller();
  const { body } = await seller.caller.post('/store-product', form(await fields({ name: '', image1_upload: '' })));
  expect(body.errors).toMatchObject({ name: expect.anything(), image1: expect.anything() });
});

test('an upload is taken once, and never by somebody else', async () => {
  const [seller, other] = [await make.seller(), await make.seller()];
  const id = await upload(seller);
  const gone = { image1: ['This picture no longer exists. Upload it again.'] };
  expect((await add(other, { image1_upload: id })).errors).toEqual(gone);
  expect(await stored(id)).toMatchObject({ purpose: 'product-upload' });
  expect(await add(seller, { image1_upload: id })).toMatchObject({ status: 200 });
  expect((await add(seller, { image1_upload: id })).errors).toEqual(gone);
});

test('a product that is refused leaves its uploads as they were', async () => {
  const seller = await make.seller();
  const [good, taken] = [await upload(seller), await upload(seller, 50)];
  await add(seller, { image1_upload: taken });
  const { errors } = await add(seller, { image1_upload: good, image2_upload: taken });
  expect(Object.keys(errors)).toEqual(['image2']);
  expect(await stored(good)).toMatchObject({ purpose: 'product-upload' });
});

test('what no product took is deleted after a day, with its files', async () => {
  const seller = await make.seller();
  const [left, taken] = [await upload(seller), await upload(seller, 50)];
  await add(seller, { image1_upload: taken });
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await dropUploads(ctx);
  expect(await stored(left)).toMatchObject({ purpose: 'product-upload' });
  await dropUploads({ ...ctx, now: new Date(ctx.now.getTime() + 25 * 60 * 60 * 1_000) });
  expect(await stored(left)).toBeUndefined();
  expect(await stored(taken)).toMatchObject({ purpose: 'product' });
});

test('a picture that is none is refused by itself', async () => {
  const seller = await make.seller();
  const text = { bytes: Buffer.from('no picture'), type: 'image/png', name: 'x.png' };
  const { body } = await seller.caller.post('/product-picture-upload', form({}, { picture: text }));
  expect(body.errors).toEqual({ picture: ['The picture must be a JPG, JPEG or PNG picture.'] });
});
