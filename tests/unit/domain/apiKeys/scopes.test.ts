import { routes } from '../../../../contract/index';
import { apiKeyScopes, scopeOfCall, scopeOfSlug } from '../../../../domain/apiKeys/scopes';

const personal = ['Session', 'Password', 'Mobile', 'Account', 'Addresses', 'Cart', 'Checkout', 'Payments', 'Favourites', 'Notifications', 'API keys', 'Two-step sign-in', 'Audit log', 'Stuck'];

describe('the scopes of API keys', () => {
  test('cover every call that is not a person’s own', () => {
    const open = routes.filter((route) => scopeOfCall(route.tag, route.method) === null).map((route) => route.tag);
    expect([...new Set(open)].filter((tag) => !personal.includes(tag))).toEqual([]);
  });

  test.each(personal)('no key makes the calls of %s', (tag) => {
    expect(scopeOfCall(tag, 'GET')).toBeNull();
  });

  test('reading and writing are apart', () => {
    expect(scopeOfCall('Products', 'GET')).toBe('catalogue:read');
    expect(scopeOfCall('Products', 'POST')).toBe('catalogue:write');
    expect(scopeOfSlug('orders', 'DELETE')).toBe('orders:write');
    expect(scopeOfSlug('one-time-codes', 'GET')).toBeNull();
  });

  test('are all known', () => {
    for (const route of routes) {
      const scope = scopeOfCall(route.tag, route.method);
      expect(scope === null || apiKeyScopes.includes(scope)).toBe(true);
    }
  });
});
