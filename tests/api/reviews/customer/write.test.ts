import { openShop } from '../../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

async function bought(status = 7): Promise<{ customer: Person; product: { id: number; slug: string } }> {
  const customer = await make.person();
  const product = await make.product(seller);
  await make.order({ seller, customer, product, status });
  return { customer, product };
}
const review = (customer: Person, product: { id: number }, data: object = {}) =>
  customer.caller.post(
    '/create-review',
    form({ product_id: String(product.id), star: '4', details: 'Good', hide: '0', ...data }),
  );

test('nobody signed in', async () => {
  for (const path of ['/get-single-product/1', '/get-existing-review/1', '/my-review-order'])
    expect((await shop.visitor.get(path)).http).toBe(401);
  expect((await shop.visitor.post('/create-review', form({}))).http).toBe(401);
  expect((await shop.visitor.delete('/delete-review/1')).http).toBe(401);
});

test('written once with pictures, counted, shown, moved to the history, deleted with its rating', async () => {
  const { customer, product } = await bought();
  expect((await customer.caller.get('/my-review-order')).body).toMatchObject({
    new: [{ product_id: product.id }],
    history: [],
  });
  expect((await customer.caller.get(`/get-existing-review/${product.id}`)).body.review).toBeNull();
  const picture = { bytes: await pngBytes() };
  const fields = { product_id: String(product.id), star: '4', details: 'Nice cloth', hide: '0' };
  const { body } = await customer.caller.post('/create-review', form(fields, { image1: picture, image2: picture }));
  expect(body).toMatchObject({
    status: 200,
    review: { star: 4, image1: expect.stringMatching(/^\/uploads\/media\/.*webp$/), image3: null },
  });
  expect((await review(customer, product)).status).toBe(409);

  const { body: page } = await shop.visitor.get(`/view-product/${product.slug}`);
  expect(page).toMatchObject({
    star: 4,
    total_review: 1,
    review: [{ star: 4, details: 'Nice cloth', user: { name: customer.user.name } }],
  });
  expect((await shop.visitor.get(`/get-all-review/${product.id}`)).body).toMatchObject({
    total_review: 1,
    star: 4,
    review: [{ details: 'Nice cloth' }],
  });
  expect((await customer.caller.get('/my-review-order')).body).toMatchObject({
    new: [],
    history: [{ product_id: product.id, review: { star: 4 } }],
  });

  expect((await customer.caller.delete(`/delete-review/${product.id}`)).status).toBe(200);
  expect((await customer.caller.delete(`/delete-review/${product.id}`)).body).toMatchObject({ status: 201 });
  expect((await shop.visitor.get(`/view-product/${product.slug}`)).body).toMatchObject({
    star: 0,
    total_review: 0,
    review: [],
  });
  const media = await shop.payload().count({ collection: 'media', where: { owner: { equals: customer.user.id } } });
  expect(media.totalDocs).toBe(0);
});

test('a reviewer who hides their name is not named in any answer', async () => {
  const { customer, product } = await bought();
  await review(customer, product, { hide: '1' });
  for (const path of [`/view-product/${product.slug}`, `/get-all-review/${product.id}`]) {
    const { body } = await shop.visitor.get(path);
    expect(body.review).toMatchObject([{ hide: 1, user: null }]);
    expect(JSON.stringify(body)).not.toContain(customer.user.name);
  }
});

test('the same review ten times at once is stored once', async () => {
  const { customer, product } = await bought();
  const replies = await Promise.all(Array.from({ length: 10 }, () => review(customer, product)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await shop.visitor.get(`/view-product/${product.slug}`)).body).toMatchObject({ star: 4, total_review: 1 });
});

test('many customers at once are all counted, and grids sort and filter by the average', async () => {
  const product = await make.product(seller);
  const stars = [5, 5, 4, 3];
  const customers = await Promise.all(stars.map(() => make.person()));
  for (const customer of customers) await make.order({ seller, customer, product, status: 6 });
  await Promise.all(customers.map((customer, place) => review(customer, product, { star: String(stars[place]) })));
  expect((await shop.visitor.get(`/view-product/${product.slug}`)).body).toMatchObject({ star: 4.3, total_review: 4 });
  const rated = async (rating: number) =>
    (await shop.visitor.get(`/get-shop-data/${seller.shop.slug}/0/100?rating=${rating}&sort=rating`)).body.products.map(
      ({ slug }: { slug: string }) => slug,
    );
  expect(await rated(4)).toContain(product.slug);
  expect(await rated(5)).not.toContain(product.slug);
});

test.each([1, 5, 8])('not before it is delivered: a package at %i', async (status) => {
  const { customer, product } = await bought(status);
  expect((await review(customer, product)).body).toMatchObject({ status: 201, message: expect.any(String) });
  expect((await customer.caller.get('/my-review-order')).body.new).toEqual([]);
});

test('not by somebody who did not buy it, nor for an unknown product', async () => {
  const { product } = await bought();
  const stranger = await make.person();
  expect((await review(stranger, product)).status).toBe(201);
  expect((await review(stranger, { id: 999_999 })).status).toBe(404);
  expect((await stranger.caller.get(`/get-existing-review/${product.id}`)).body.review).toBeNull();
  expect((await stranger.caller.get('/get-single-product/999999')).status).toBe(404);
});

test.each([
  ['no star', { star: '' }, 'star'],
  ['six stars', { star: '6' }, 'star'],
  ['words without end', { details: 'x'.repeat(2001) }, 'details'],
  ['no product', { product_id: '' }, 'product_id'],
])('%s: 422 with the field named', async (_word, data, field) => {
  const { customer, product } = await bought();
  const reply = await review(customer, product, data);
  expect([reply.http, reply.status, Object.keys(reply.body.errors)]).toEqual([200, 422, [field]]);
});

test('a text file named .jpg is refused', async () => {
  const { customer, product } = await bought();
  const text = { bytes: Buffer.from('not a picture'), type: 'image/jpeg', name: 'a.jpg' };
  const reply = await customer.caller.post(
    '/create-review',
    form({ product_id: String(product.id), star: '4' }, { image1: text }),
  );
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['image1']]);
  expect((await customer.caller.get(`/get-existing-review/${product.id}`)).body.review).toBeNull();
});
