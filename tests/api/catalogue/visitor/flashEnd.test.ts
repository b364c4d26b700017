import { dhakaDay, addDays } from '../../../../domain/time/dhaka';
import { listFlash } from '../../../../services/catalogue/listProducts';
import { readHome } from '../../../../services/catalogue/readHome';
import { readFlashEnd } from '../../../../services/catalogue/flashProducts';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);
let admin: Person;
let seller: Seller;
beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
});

const today = () => dhakaDay(new Date());
const save = (flash_sell_until?: string) =>
  admin.caller.post('/update-values', {
    flash_sell: 20,
    ...(flash_sell_until === undefined ? {} : { flash_sell_until }),
  });
const cheap = () => make.product(seller, { selling_price: 100, original_price: 1_000 });
const inList = async (slug: string) =>
  (await shop.visitor.get('/get-flash-product?limit=100')).body.product.some(
    (each: { slug: string }) => each.slug === slug,
  );
const onHome = async () => (await shop.visitor.get('/get-home-product')).body.flash_sell.length as number;
const onPage = async (slug: string) => (await shop.visitor.get(`/view-product/${slug}`)).body as Record<string, never>;

test('without a last day the sale goes on, and nothing counts down', async () => {
  const product = await cheap();
  await save('');
  const { body } = await shop.visitor.get('/flash-sale');
  expect(body).toMatchObject({ status: 200, ends_at: null, ends_in: null });
  expect(Math.abs(Date.parse(body.server_time) - Date.now())).toBeLessThan(60_000);
  expect(await inList(product.slug)).toBe(true);
  expect((await onPage(product.slug)).flash_sale).toBe(0);
});

test('it ends at midnight after its last day, by the server’s clock', async () => {
  const product = await cheap();
  const dear = await make.product(seller, { selling_price: 100, original_price: 101 });
  await save(today());
  const { body } = await shop.visitor.get('/flash-sale');
  const end = Date.parse(body.ends_at);
  expect(new Date(end).toISOString()).toMatch(/T18:00:00\.000Z$/);
  expect(Math.abs(body.ends_in * 1_000 - (end - Date.parse(body.server_time)))).toBeLessThan(1_000);
  expect(await inList(product.slug)).toBe(true);
  expect(await onHome()).toBeGreaterThan(0);
  expect((await onPage(product.slug)).flash_sale).toBe(1);
  expect((await onPage(dear.slug)).flash_sale).toBe(0);

  const ctx = await make.workerLater();
  const [last, over] = [
    { ...ctx, now: new Date(end - 1) },
    { ...ctx, now: new Date(end) },
  ];
  expect((await readHome(last)).flash.length).toBeGreaterThan(0);
  expect((await readHome(over)).flash).toEqual([]);
  expect((await listFlash(last, { offset: 0, limit: 5 })).total).toBeGreaterThan(0);
  expect(await listFlash(over, { offset: 0, limit: 5 })).toEqual({ products: [], total: 0 });
  expect(await readFlashEnd(over)).toBeNull();
});

test('once it is over the lists are empty and the price stays the shop’s own', async () => {
  const product = await cheap();
  await save(dhakaDay(addDays(new Date(), -1)));
  expect(await inList(product.slug)).toBe(false);
  expect(await onHome()).toBe(0);
  expect(await onPage(product.slug)).toMatchObject({ flash_sale: 0, product: { selling_price: 100 } });
  expect((await shop.visitor.get('/flash-sale')).body).toMatchObject({ ends_at: null, ends_in: null });
  // Not sent it stays, emptied it is gone.
  await save();
  expect(await onHome()).toBe(0);
  await save('');
  expect(await inList(product.slug)).toBe(true);
});

test('the last day has to be a day', async () => {
  for (const wrong of ['tomorrow', '2026-02-30', '2026-1-1'])
    expect((await save(wrong)).body.errors).toHaveProperty('flash_sell_until');
});
