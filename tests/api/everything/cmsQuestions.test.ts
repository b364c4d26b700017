/**
 * What may be asked of the CMS's REST API: every value has to have the form of its field. Whatever has not is refused with a
 * sentence that names the parameter, in the reader's language and in the CMS's own shape, before the database is asked.
 */
import { onSqlite } from '../../support/databases';
import { openShop, type Caller, type Reply } from '../../support/http';

const shop = openShop();
const [one, other] = onSqlite ? ['1', '2'] : ['0'.repeat(24), 'f'.repeat(24)];
let admin: Caller;
beforeAll(async () => {
  admin = await shop.as('admin');
});

const said = ({ http, body }: Reply) => [http, body.errors?.[0]?.message] as const;

describe('an invalid parameter is refused by name', () => {
  test.each([
    ['page=1e309', 'page must be a whole number from 1 to 10000000.'],
    ['page=-5', 'page must be a whole number from 1 to 10000000.'],
    ['page=abc', 'page must be a whole number from 1 to 10000000.'],
    ['page=1&page=2', 'page must be a whole number from 1 to 10000000.'],
    ['page[a]=2', 'page must be a whole number from 1 to 10000000.'],
    ['limit=abc', 'limit must be a whole number.'],
    ['limit=1e9', 'limit must be a whole number.'],
    ['limit=5&limit=5000', 'limit must be a whole number.'],
    ['limit[a]=3', 'limit must be a whole number.'],
    ['limit=99999999999999999999', 'limit must be a whole number.'],
    ['depth=1e9', 'depth must be a whole number from 0 to 10.'],
    ['depth[]=9', 'depth must be a whole number from 0 to 10.'],
    ['where[id][equals]=1e309', 'where[id][equals] must be an id.'],
    ['where[id][equals]=abc', 'where[id][equals] must be an id.'],
    ['where[id][equals][a]=b', 'where[id][equals] must be an id.'],
    ['where[id][in]=', 'where[id][in] must be an id.'],
    ['where[id][in]=1,2,x', 'where[id][in] must be an id.'],
    ['where[category][equals]=1.5', 'where[category][equals] must be an id.'],
    ['where[selling_price][greater_than]=1e309', 'where[selling_price][greater_than] must be a number.'],
    ['where[selling_price][in]=1,NaN', 'where[selling_price][in] must be a number.'],
    ['where[name][equals][a]=b', 'where[name][equals] must be text of at most 500 characters.'],
    [`where[name][like]=${'x'.repeat(501)}`, 'where[name][like] must be text of at most 500 characters.'],
    ['where[createdAt][greater_than]=zzz', 'where[createdAt][greater_than] must be a date, such as 2026-11-21.'],
    ['where[createdAt][equals]=275760-09-13', 'where[createdAt][equals] must be a date, such as 2026-11-21.'],
    ['where[createdAt][like]=2026', 'where[createdAt][like] uses an operator this field does not have.'],
    ['where[name][exists]=maybe', 'where[name][exists] must be true or false.'],
    ['where[name][near]=1,1', 'where[name][near] uses an operator this field does not have.'],
    ['where[name][all]=a', 'where[name][all] uses an operator this field does not have.'],
    ['where[name]=a', 'where[name] is not valid.'],
    ['where=abc', 'where is not valid.'],
    ['where=[1]', 'where is not valid.'],
    ['where={"name":{}}', 'where[name] is not valid.'],
    ['where[and][a][name][equals]=1', 'where[and] is not valid.'],
    ['where[nowhere][equals]=1', 'where[nowhere] names a field that cannot be queried.'],
    ['where[vendor__user__email][exists]=true', 'where[vendor__user__email] names a field that cannot be queried.'],
    ['where[and][0][or][1][qty][less_than]=many', 'where[and][0][or][0][qty][less_than] must be a number.'],
    ['sort=nowhere', 'sort names a field that cannot be queried.'],
    ['sort[a]=name', 'sort is not valid.'],
    ['select=name', 'select is not valid.'],
    ['select[name]=maybe', 'select is not valid.'],
    ['populate=users', 'populate is not valid.'],
    ['data={"name":"x"}', 'There is no parameter data.'],
  ])('%s', async (query, message) => {
    expect(said(await shop.visitor.get(`/products?${query}`))).toEqual([400, message]);
  });

  test('in Bangla for a Bangla reader, and with the path where forms expect it', async () => {
    const { http, body } = await shop.visitor.get('/products?where[id][equals]=1e309', { language: 'bn' });
    expect([http, body]).toEqual([
      400,
      {
        errors: [
          {
            name: 'QueryError',
            message: 'where[id][equals]-এ একটি আইডি দিন।',
            data: [{ path: 'where[id][equals]' }],
          },
        ],
      },
    ]);
  });

  test('in every query with conditions: count, bulk change, bulk delete', async () => {
    const query = 'where[createdAt][greater_than]=zzz';
    for (const [method, path] of [
      ['GET', '/videos/count'],
      ['PATCH', '/videos'],
      ['DELETE', '/videos'],
    ] as const) {
      expect([
        path,
        ...said(await admin.send(method, `${path}?${query}`, method === 'PATCH' ? { featured: 1 } : undefined)),
      ]).toEqual([path, 400, 'where[createdAt][greater_than] must be a date, such as 2026-11-21.']);
    }
  });
});

describe('an impossible id', () => {
  test.each([
    'abc',
    '1e309',
    '1abc',
    '1.0',
    '-1',
    '0',
    '%27',
    '01',
    '9007199254740993',
    '99999999999999999999',
    'null',
    'undefined',
    'NaN',
    'constructor',
    '__proto__',
    '১',
  ])('%s finds no document', async (id) => {
    for (const caller of [shop.visitor, admin]) {
      for (const [method, path] of [
        ['GET', `/products/${id}`],
        ['GET', `/brands/${id}`],
        ['PATCH', `/brands/${id}`],
        ['DELETE', `/brands/${id}`],
        ['POST', `/brands/${id}/duplicate`],
        ['POST', `/brands/access/${id}`],
      ] as const) {
        const reply = await caller.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {});
        expect([method, path, ...said(reply)]).toEqual([method, path, 404, 'Not found']);
      }
    }
  });

  test('that cannot be decoded is rejected', async () => {
    for (const odd of ['%ff', '%', '%00', 'a%00b']) {
      const { http, body } = await shop.visitor.get(`/products/${odd}`);
      expect([odd, http, body.message]).toEqual([odd, 400, 'The request could not be read.']);
    }
  });
});

describe('legitimate queries', () => {
  test.each([
    `where[id][in]=${one},${other}`,
    `where[id][in][]=${one}&where[id][in][]=${other}`,
    'where[and][0][id][not_in][]=',
    'where={"id":{"in":[]}}',
    `where[id][not_equals]=${other}`,
    'where[brand][equals]=null',
    'where[brand][exists]=true',
    `where[vendor.id][equals]=${one}`,
    'where[shop.name][like]=a',
    'where[name][like]=cotton shirt',
    'where[name_bn][contains]=চাল',
    'where[selling_price][greater_than]=100&where[selling_price][less_than]=900.5',
    'where[createdAt][greater_than]=2020-01-01',
    'where[updatedAt][less_than_equal]=2030-01-01T00:00:00.000Z',
    'where[or][0][name][like]=a&where[or][1][slug][contains]=b',
    `where=${encodeURIComponent('{"and":[{"status":{"equals":1}},{"brand":{"equals":null}}]}')}`,
    'sort=-createdAt',
    'sort=name,-selling_price',
    'sort=id',
    'sort=',
    'limit=',
    'where=',
    'page=2&limit=5',
    'depth=0',
    'depth=2',
    'select[name]=true&select[slug]=true',
    'populate[shops][name]=true',
    'joins=false',
    'locale=en&fallback-locale=none&draft=false',
    'limit=0&pagination=false',
  ])('%s is answered', async (query) => {
    const { http, body } = await shop.visitor.get(`/products?${query}`);
    expect([http, Array.isArray(body.docs)]).toEqual([200, true]);
  });
});
