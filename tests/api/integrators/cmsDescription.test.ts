/** What the CMS's REST API answers to an integrator is what its description says. */
import fs from 'node:fs';
import { openShop } from '../../support/http';

const shop = openShop();
type Operation = { responses: Record<string, unknown>; parameters: { $ref?: string }[] };
const { paths } = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const described = (path: string, method: string): Operation => paths[`/api${path}`]![method]!;

test.each([
  ['GET', '/products', '/products', undefined],
  ['GET', '/products/1', '/products/{id}', undefined],
  ['PATCH', '/products/1', '/products/{id}', {}],
  ['POST', '/brands', '/brands', {}],
  ['POST', '/globals/delivery-charges', '/globals/delivery-charges', {}],
])('%s %s with an unknown key', async (method, path, template, body) => {
  const reply = await shop.visitor.send(method, path, body, { headers: { 'X-API-Key': 'haat_unknown' } });
  expect([reply.http, reply.body]).toEqual([401, { status: 401, message: expect.any(String) }]);
  expect(described(template, method.toLowerCase()).responses).toHaveProperty('401');
});

test.each([
  [{ selling_price: 0 }, 422],
  [{ qty: -1 }, 400],
])('a change of a product to %j', async (change, http) => {
  const admin = await shop.as('admin');
  const { body } = await admin.get('/products?limit=1&depth=0');
  const reply = await admin.patch(`/products/${body.docs[0].id}`, change);
  expect([reply.http, reply.body.errors.length]).toEqual([http, 1]);
  expect(described('/products/{id}', 'patch').responses).toHaveProperty(String(http));
});

test('the chosen fields, of a list, a record and a global', async () => {
  const chosen = 'depth=0&select[name]=true';
  const { body: list } = await shop.visitor.get(`/products?limit=1&${chosen}`);
  expect(Object.keys(list.docs[0]).sort()).toEqual(['id', 'name']);
  const { body: one } = await shop.visitor.get(`/products/${list.docs[0].id}?${chosen}`);
  expect(one).toEqual(list.docs[0]);
  const { body: global } = await shop.visitor.get('/globals/site-information?select[flash_sell]=true');
  expect(Object.keys(global)).toContain('flash_sell');
  expect(Object.keys(global).length).toBeLessThan(6);
});
