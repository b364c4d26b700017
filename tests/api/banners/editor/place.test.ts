/** What an editor says of a slide or banner, and what shoppers get of it. */
import { addDays, dhakaMinute } from '../../../../domain/time/dhaka';
import { readShownPlaces } from '../../../../services/site/picturePlaces';
import { openShop, type Caller } from '../../../support/http';
import { pngBytes } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
  const form = new FormData();
  form.append('banner3', new Blob([new Uint8Array(await pngBytes())], { type: 'image/png' }), 'banner.png');
  expect((await editor.post('/upload-banner-image', form)).body.status).toBe(200);
});

const plain = { alt: '', alt_bn: '', link_kind: 'none', link_record: '', link_address: '', starts_at: '', ends_at: '' };
const save = (change: object, name = 'banner3') => editor.post(`/picture-place-save/${name}`, { ...plain, ...change });
const shown = async () =>
  (await shop.visitor.get('/get-banner-images')).body.images.find(
    ({ property }: { property: string }) => property === 'banner3',
  );
const kept = async () =>
  (await editor.get('/all-picture-place/banners')).body.places.find(({ name }: { name: string }) => name === 'banner3');

test('a banner leads to a product, by its slug of the moment, and nowhere once shoppers cannot see it', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const words = { alt: 'A red saree', alt_bn: 'লাল শাড়ি' };
  expect((await save({ ...words, link_kind: 'product', link_record: product.id })).body.status).toBe(200);
  expect(await shown()).toMatchObject({ ...words, link: { kind: 'product', slug: product.slug, address: '' } });
  expect(await kept()).toMatchObject({
    link_kind: 'product',
    link_record: String(product.id),
    link_name: product.name,
  });
  await shop.payload().update({ collection: 'products', id: product.id, data: { status: 0 }, overrideAccess: true });
  expect((await shown()).link).toBeNull();
  expect(await kept()).toMatchObject({ link_kind: 'product', link_name: '' });
});

test('it leads to a category, a shop or an address', async () => {
  const { docs } = await shop.payload().find({ collection: 'main-categories', where: { slug: { equals: 'grocery' } } });
  await save({ link_kind: 'category', link_record: docs[0]!.id });
  expect((await shown()).link).toEqual({ kind: 'category', slug: 'grocery', address: '' });
  const seller = await make.seller();
  await save({ link_kind: 'shop', link_record: seller.shop.id });
  expect((await shown()).link).toEqual({ kind: 'shop', slug: seller.shop.slug, address: '' });
  await save({ link_kind: 'address', link_address: '/multi-vendor/mall' });
  expect((await shown()).link).toEqual({ kind: 'address', slug: '', address: '/mall' });
});

test.each([
  [{ link_kind: 'address', link_address: 'javascript:alert(1)' }, 'link_address'],
  [{ link_kind: 'address', link_address: '//elsewhere.example' }, 'link_address'],
  [{ link_kind: 'product' }, 'link_record'],
  [{ link_kind: 'product', link_record: 999_999 }, 'link_record'],
  [{ starts_at: '2026-11-27T10:00', ends_at: '2026-11-27T09:59' }, 'ends_at'],
  [{ starts_at: '2026-02-30T10:00' }, 'starts_at'],
  [{ starts_at: 'tomorrow' }, 'starts_at'],
  [{ alt: 'x'.repeat(201) }, 'alt'],
])('%j is refused at its field', async (change, field) => {
  const before = await kept();
  expect((await save(change)).body).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
  expect(await kept()).toEqual(before);
});

test('outside its period the place is empty for shoppers, and its editors see it', async () => {
  const now = new Date();
  const [begins, ends] = [addDays(now, 1), addDays(now, 2)].map(dhakaMinute) as [string, string];
  await save({ starts_at: begins, ends_at: ends, link_kind: 'address', link_address: '/mall' });
  expect(await shown()).toMatchObject({ value: null, link: null });
  expect(await kept()).toMatchObject({ image: expect.any(String), period: 'coming' });

  const ctx = await make.workerLater();
  const at = async (moment: Date) =>
    (await readShownPlaces({ ...ctx, now: moment }, 'banners')).find(({ name }) => name === 'banner3')!;
  const start = Date.parse(`${begins}:00+06:00`);
  const end = Date.parse(`${ends}:00+06:00`) + 60_000;
  expect((await at(new Date(start - 1))).picture).toBeNull();
  expect(await at(new Date(start))).toMatchObject({ link: { address: '/mall' }, picture: { id: expect.anything() } });
  expect((await at(new Date(end - 1))).picture).not.toBeNull();
  expect((await at(new Date(end))).picture).toBeNull();

  await save({ ends_at: dhakaMinute(addDays(now, -1)) });
  expect(await shown()).toMatchObject({ value: null });
  expect(await kept()).toMatchObject({ period: 'over' });
});

test('a place without a picture has nothing to say, and a removed picture takes its link along', async () => {
  await editor.post('/delete-banner-image', { slide: 'banner8' });
  expect((await save({}, 'banner8')).body.status).toBe(404);
  await save({ link_kind: 'address', link_address: '/mall' });
  expect((await editor.post('/delete-banner-image', { slide: 'banner3' })).body.status).toBe(200);
  expect(await kept()).toMatchObject({ image: null, link_kind: 'none', link_address: '' });
});

test('who is no editor is refused', async () => {
  for (const account of ['customer', 'vendor.fashion', 'incharge.dhaka'] as const) {
    const caller = await shop.as(account);
    expect((await caller.get('/all-picture-place/banners')).http).toBe(403);
    expect((await caller.post('/picture-place-save/banner3', plain)).http).toBe(403);
  }
});
