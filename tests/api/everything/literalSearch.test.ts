/** `%` and `_` mean themselves in every search: in lists of the contract, in the storefront's, and in the CMS. */
import { routes } from '../../../contract/index';
import { openShop, type Caller } from '../../support/http';
import { market, type Seller } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
let seller: Seller;
let admin: Caller;
let place: { district: { id: number }; upazila: { id: number } };
const named = (reply: {
  body: { products?: { name: string }[]; users?: { name: string }[]; docs?: { name: string }[] };
}) => (reply.body.products ?? reply.body.users ?? reply.body.docs ?? []).map(({ name }) => name).sort();

beforeAll(async () => {
  seller = await make.seller();
  admin = await shop.as('admin');
  place = await make.place();
  for (const name of ['Linen 40% blend', 'Linen 40X blend', 'Cable usb_c short', 'Cable usbXc short'])
    await make.product(seller, { name });
  for (const name of ['Mina 7% Khatun', 'Mina 77 Khatun', 'Mina_Akter', 'MinaXAkter']) await make.person({ name });
});

const word = (text: string) => encodeURIComponent(text);

test.each([
  ['40%', ['Linen 40% blend']],
  ['40% b', ['Linen 40% blend']],
  ['usb_c', ['Cable usb_c short']],
  ['%', ['Linen 40% blend']],
  ['_', ['Cable usb_c short']],
])('a vendor’s search for %s', async (text, found) => {
  expect(named(await seller.caller.get(`/vendor-product-search/${word(text)}`))).toEqual(found);
});

test('an admin’s search of products, of pending ones, and of users', async () => {
  expect(named(await admin.get(`/admin-product-search/${word('usb_c')}`))).toEqual(['Cable usb_c short']);
  expect(named(await admin.get(`/admin-search-all-user/${word('7%')}`))).toEqual(['Mina 7% Khatun']);
  expect(named(await admin.get(`/admin-search-all-user/${word('Mina_')}`))).toEqual(['Mina_Akter']);
  await make.product(seller, { name: 'Waiting 9% more', verify: 0 });
  await make.product(seller, { name: 'Waiting 9X more', verify: 0 });
  expect(named(await admin.get(`/view-product-verify?search=${word('9%')}`))).toEqual(['Waiting 9% more']);
});

test('the audit log’s search', async () => {
  const [first, second] = [
    await make.create<{ id: number }>('videos', { title: 'Up 3_ now', url: 'abcdefghijk' }),
    await make.create<{ id: number }>('videos', { title: 'Up 3X now', url: 'abcdefghijl' }),
  ];
  for (const { id } of [first, second]) expect((await admin.patch(`/videos/${id}`, { featured: 1 })).http).toBe(200);
  const { body } = await admin.get(`/get-audit-log?search=${word('3_')}&offset=0&limit=20`);
  const titles: string[] = body.entries.map(({ title }: { title: string }) => title);
  expect([...new Set(titles)]).toEqual(['Up 3_ now']);
});

test.each(['%', '_', '%%%', '40%'])('the storefront’s search for %s finds only names that have it', async (text) => {
  const { body } = await shop.visitor.get(
    `/normal-search/${word(text)}/${place.district.id}/${place.upazila.id}?limit=100`,
  );
  const names: string[] = [...body.general_products, ...body.grocery_products].map(
    ({ name }: { name: string }) => name,
  );
  if (text === '%') expect(names).toContain('Linen 40% blend');
  if (text === '_') expect(names).toContain('Cable usb_c short');
  if (text === '40%') expect(names).toContain('Linen 40% blend');
  else expect(names.filter((name) => !name.includes(text))).toEqual([]);
});

test.each(['like', 'contains'])('the CMS’s operator %s', async (operator) => {
  expect(named(await admin.get(`/products?depth=0&where[name][${operator}]=${word('40%')}`))).toEqual([
    'Linen 40% blend',
  ]);
  expect(named(await admin.get(`/products?depth=0&where[name][${operator}]=${word('b_c')}`))).toEqual([
    'Cable usb_c short',
  ]);
  expect(named(await admin.get(`/users?depth=0&where[name][${operator}]=${word('a_A')}`))).toEqual(['Mina_Akter']);
  // Through a relation the adapter's own way is taken.
  expect((await admin.get(`/order-lines?depth=0&where[product.name][${operator}]=${word('_')}`)).body.docs).toEqual([]);
  const shops = await admin.get(`/products?depth=0&limit=3&where[shop.name][${operator}]=${word('%')}`);
  expect(shops.body.docs).toEqual([]);
});

test('a backslash is an ordinary character', async () => {
  await make.product(seller, { name: 'Left \\ right' });
  expect(named(await seller.caller.get(`/vendor-product-search/${word('\\')}`))).toEqual(['Left \\ right']);
  expect(named(await admin.get(`/products?depth=0&where[name][contains]=${word('t \\ r')}`))).toEqual([
    'Left \\ right',
  ]);
});

/** Every list of the contract that is searched; a new one is tried the day it is declared. */
const searched = routes.filter(
  ({ query, params }) => query?.shape.search !== undefined || params?.shape.keyword !== undefined,
);

describe.each(searched.map((route) => [route.path, route] as const))('%s', (_path, route) => {
  const ask = async (text: string) => {
    const caller =
      typeof route.who === 'object' && !route.who.includes('superadmin')
        ? route.who.includes('vendor')
          ? seller.caller
          : (await make.warehouse()).incharge.caller
        : admin;
    // Statuses and offsets; a warehouse has packages from its third status on.
    const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
      name === 'keyword'
        ? word(text)
        : name === 'district'
          ? String(place.district.id)
          : name === 'upazila'
            ? String(place.upazila.id)
            : route.path.startsWith('/warehouse-package')
              ? '3'
              : '0',
    );
    return caller.get(route.query?.shape.search === undefined ? path : `${path}?search=${word(text)}`);
  };
  /** The rows of an answer's lists. */
  const rowsOf = (body: object): unknown[] =>
    Object.entries(body)
      // Whose queue it is, and how old what was found is: of every age, with a count.
      .filter(([name]) => name !== 'warehouses' && name !== 'ageing')
      .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? (value as unknown[]) : []));

  test.each(['%%%', '_%_', '\\%'])('finds nothing for %s, which occurs nowhere', async (text) => {
    const { http, body } = await ask(text);
    expect([http, rowsOf(body)]).toEqual([200, []]);
  });
});
