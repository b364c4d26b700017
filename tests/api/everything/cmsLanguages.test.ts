/** The language of errors of the CMS's own REST API: chosen by the same rule as in calls of the contract. */
import { openShop } from '../../support/http';

const shop = openShop();

const refusals: [string, string, string, unknown][] = [
  ['a missing record', 'GET', '/products/999999', undefined],
  ['required fields', 'POST', '/products', {}],
  ['a record of somebody else', 'PATCH', '/orders/1', { name: 'x' }],
  ['a broken body', 'POST', '/products', '{"name":'],
];

const saidIn = async (language: string, [, method, path, body]: (typeof refusals)[number]) => {
  const vendor = await shop.as('vendor.fashion');
  const reply = await vendor.send(method, path, body, { headers: { 'Accept-Language': language } });
  expect(reply.http).toBeGreaterThanOrEqual(400);
  return JSON.stringify(
    reply.body.errors.map((each: { message: string; data?: unknown }) => [each.message, each.data]),
  );
};

describe.each(refusals)('%s', (...refusal) => {
  test.each(['bn', 'bn-BD', 'bn,en;q=0.5', 'bn-IN'])('is explained in Bangla for %s', async (language) => {
    expect(await saidIn(language, refusal)).toMatch(/[ঀ-৿]/);
  });

  test.each(['en', 'fr', 'fr,bn-BD;q=0.5', '*'])('is explained in English for %s', async (language) => {
    expect(await saidIn(language, refusal)).not.toMatch(/[ঀ-৿]/);
  });
});

test('a body that is no JSON is refused in the words of the contract’s calls', async () => {
  const broken = await shop.visitor.post('/products', '{"name":');
  expect([broken.http, broken.body.errors[0].message]).toEqual([400, 'The request could not be read.']);
});
