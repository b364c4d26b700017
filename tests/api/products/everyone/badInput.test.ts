import { routes } from '../../../../contract/index';
import { openShop } from '../../../support/http';
import { form, market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

/** The calls about the catalogue, vendors, people and places. */
const tags = ['Categories', 'Catalogue', 'Products', 'Vendors', 'Vendor application', 'Users', 'Places', 'Dashboard'];
const mine = routes.filter(({ tag }) => tags.includes(tag));
const strange = [
  '0',
  '-1',
  '99999999999999999999',
  'null',
  'NaN',
  '__proto__',
  'a-b_c',
  '%25',
  '%27%20OR%201%3D1',
  '%7B%22%24ne%22%3A1%7D',
  'আ',
  '%F0%9F%98%80',
  'x'.repeat(300),
];

const withParams = (path: string, value: string) => path.replace(/:\w+/g, value);

describe('bad input', () => {
  test.each(mine.filter(({ path }) => path.includes(':')).map((route) => [route.method, route.path] as const))(
    'in the path of %s %s is never a 5xx',
    async (method, path) => {
      const { caller } = await make.admin();
      for (const value of strange) {
        const answer = await caller.send(method, withParams(path, value), method === 'GET' ? undefined : {});
        expect(answer.http).toBeLessThan(500);
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  test.each(mine.filter(({ body }) => body).map((route) => [route.method, route.path] as const))(
    'in the body of %s %s is refused with the field named, or as unreadable',
    async (method, path) => {
      const people = {
        admin: (await make.admin()).caller,
        vendor: (await make.seller()).caller,
        customer: (await make.person()).caller,
      };
      const target = withParams(path, '1');
      const bodies = [
        '{"broken',
        '[]',
        '"text"',
        'null',
        { slug: { $ne: '' }, name: ['a'], status: 7, main_cat_id: { id: 1 }, qty: 1e99, name_bn: 'x'.repeat(100_000) },
        form({
          name: '\u0000',
          slug: '../../etc',
          birthdate: '2024-02-31',
          selling_price: '1e9',
          'main_cat_id[$ne]': '1',
        }),
      ];
      for (const caller of Object.values(people)) {
        for (const body of bodies) {
          const answer = await caller.send(method, target, body);
          expect(answer.http).toBeLessThan(500);
          expect(answer.status).not.toBe(500);
        }
      }
    },
  );
});
