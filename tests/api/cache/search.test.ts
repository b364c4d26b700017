/** Searches from the cache: the same for everybody, never older than a change, and counted where they find nothing. */
import { openShop } from '../../support/http';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const address = (word: string) => `/normal-search/${encodeURIComponent(word)}/-/-`;

test('a search is answered again by its ETag until a product changes', async () => {
  const product = await make.product(await make.seller(), { name: 'Cachewort teapot' });
  const first = await shop.visitor.get(address('cachewort'));
  const etag = first.headers.get('etag') ?? '';
  expect(first.body.general_products).toMatchObject([{ id: product.id }]);
  expect(etag).not.toBe('');
  expect((await shop.visitor.get(address('cachewort'))).headers.get('etag')).toBe(etag);
  await make.product(await make.seller(), { name: 'Cachewort saucer' });
  const changed = await shop.visitor.get(address('cachewort'));
  expect(changed.body.general_total).toBe(2);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('a signed-in caller is recognised first, and gets the same answer', async () => {
  const [visitor, customer] = [shop.visitor, await shop.as('customer')];
  const [theirs, own] = [await visitor.get(address('rice')), await customer.get(address('rice'))];
  expect(own.body).toEqual(theirs.body);
  expect(own.headers.get('cache-control')).toBe('no-store');
});

test('one that finds nothing is made each time', async () => {
  const reply = await shop.visitor.get(address('wqxwqxwqx'));
  expect(reply.body).toMatchObject({ status: 200, grocery_total: 0, general_total: 0 });
  expect(reply.body).not.toHaveProperty('isKept');
});
