/** With a CDN the pictures everybody may load are shown from there; private ones and stored paths stay as they are. */
import { openShop } from '../../support/http';
import { form, pngBytes } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const CDN = 'https://cdn.shop.test';
process.env.CDN_URL = CDN;
const shop = openShop();
const make = shopping(shop);

/** Every text in an answer that leads to an uploaded picture. */
const picturesIn = (body: unknown): string[] =>
  JSON.stringify(body)
    .match(/"[^"]*\/uploads\/media\/[^"]*"/g)
    ?.map((text) => text.slice(1, -1)) ?? [];

test('answers lead to the CDN, whether the path is stored or made', async () => {
  const { caller } = await make.person();
  const set = await caller.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes(60) } }));
  expect(set.body.image).toMatch(/^https:\/\/cdn\.shop\.test\/uploads\/media\/[a-z0-9-]+\.webp$/);
  const admin = await shop.as('admin');
  const customer = await shop.as('customer');
  const bodies = [
    (await shop.visitor.get('/get-home-product')).body,
    (await shop.visitor.get('/get-site-information')).body,
    (await customer.get('/get-favorites?offset=0&limit=20')).body,
    (await admin.get('/get-sales-figures')).body,
  ];
  const found = bodies.flatMap(picturesIn);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((address) => !address.startsWith(`${CDN}/uploads/media/`))).toEqual([]);
  expect(picturesIn(bodies[3]).length).toBeGreaterThan(0);
});

test('pages may load pictures from it, and nothing else', async () => {
  const policy = (await fetch(`${shop.origin()}/uploads/none`)).headers.get('content-security-policy') ?? '';
  const allowing = policy.split(';').filter((part) => part.includes(CDN));
  expect(allowing).toEqual([`img-src 'self' data: blob: ${CDN}`]);
});

test('stored data does not change: without the CDN everything is as before', async () => {
  const product = await make.product(await make.seller());
  const { thumbnail } = (await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 })) as {
    thumbnail?: string | null;
  };
  expect(thumbnail).toMatch(/^\/uploads\/media\//);
});
