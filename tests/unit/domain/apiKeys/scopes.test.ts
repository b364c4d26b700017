import { routes } from '../../../../contract/index';
import type { Route } from '../../../../contract/route';
import { apiKeyScopes, scopeOfSlug } from '../../../../domain/apiKeys/scopes';

/** What only a person may do: no scope covers it. */
const personal = [
  'Session',
  'Password',
  'Mobile',
  'Account',
  'Addresses',
  'Cart',
  'Checkout',
  'Payments',
  'Favourites',
  'Notifications',
  'API keys',
  'Two-step sign-in',
  'Audit log',
  'Stuck',
  'Vendor application',
];
const scopeOf = (route: Route) => route.scope ?? null;
const callNamed = (name: string) => routes.find((route) => route.name === name)!;

describe('the scopes of API keys', () => {
  test.each(personal)('no key may make the calls of %s', (tag) => {
    const calls = routes.filter((route) => route.tag === tag);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((route) => scopeOf(route) !== null).map(({ name }) => name)).toEqual([]);
  });

  test('no key may change accounts, or who is a vendor or works in a warehouse', () => {
    const writes = routes.filter((route) => ['Users', 'Warehouses'].includes(route.tag) && route.method !== 'GET');
    expect(writes.length).toBeGreaterThan(10);
    expect(writes.filter((route) => scopeOf(route) !== null).map(({ name }) => name)).toEqual([]);
    for (const name of [
      'approvedVendor',
      'rejectedVendor',
      'suspendVendor',
      'removeSuspensionVendor',
      'updateVendorApplication',
    ]) {
      expect([name, scopeOf(callNamed(name))]).toEqual([name, null]);
    }
  });

  test('reading and writing are separate scopes', () => {
    expect(scopeOf(callNamed('viewAllVendorProduct'))).toBe('catalogue:read');
    expect(scopeOf(callNamed('storeProduct'))).toBe('catalogue:write');
    expect(scopeOfSlug('orders', 'DELETE')).toBe('orders:write');
  });

  test('only the listed CMS collections are open to keys', () => {
    for (const slug of [
      'one-time-codes',
      'api-keys',
      'audit-logs',
      'two-factors',
      'payload-jobs',
      'constructor',
      '__proto__',
      '',
    ]) {
      expect([slug, scopeOfSlug(slug, 'GET'), scopeOfSlug(slug, 'POST')]).toEqual([slug, null, null]);
    }
    for (const slug of ['users', 'vendors', 'warehouses'])
      expect([slug, scopeOfSlug(slug, 'PATCH')]).toEqual([slug, null]);
  });

  test('are all known', () => {
    for (const route of routes) {
      const scope = scopeOf(route);
      expect(scope === null || apiKeyScopes.includes(scope)).toBe(true);
    }
  });
});
