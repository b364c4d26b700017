/** Every contract call as every kind of user, against the table. Ids are of no record, so that nothing is changed. */
import { routes } from '../../contract/index';
import { openShop, type Account, type Caller } from '../support/http';
import { calls } from './calls.table';

const shop = openShop();
const columns: (Account | null)[] = [
  null,
  'customer',
  'vendor.fashion',
  'incharge.dhaka',
  'editor',
  'subadmin',
  'admin',
];

/** Well-formed values that match no record. */
const values: Record<string, string> = {
  status: '0',
  newStatus: '2',
  value: '0',
  offset: '0',
  limit: '10',
  month: '1',
  year: '2026',
  from: '2026-01-01',
  to: '2026-01-31',
  type: '1',
  verifiedOnly: '0',
  direction: 'inc',
  which: 'nid_front_image',
  mobile: '01999999999',
  keyword: 'zzzz',
  order_number: '1',
  tracking_id: 'HTNOBODY0000',
};
const special: Record<string, Record<string, string>> = {
  '/warehouse-package/:status': { status: '3' },
  '/return-picture/:returnId/:which': { which: 'image1' },
  '/get-all-user-mobile/:type/:verifiedOnly': { type: 'customer' },
};
const pathOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => special[path]?.[name] ?? values[name] ?? '999999');

/** Calls that would end the caller's own session or take away what later rows need. */
const ends = new Set(['/logout']);

async function callerFor(account: Account | null, path: string): Promise<Caller> {
  if (account === null) return shop.visitor;
  return ends.has(path) ? shop.login(`${account}@demo.test`) : shop.as(account);
}

function verdict(http: number, status: unknown): string {
  if (http === 401) return '401';
  if (http === 200 && status === 401) return '401b';
  return http === 403 ? '403' : 'ok';
}

describe('every call', () => {
  test('is in the table', () => {
    const written = calls.map(([method, path]) => `${method} ${path}`).sort();
    expect(written).toEqual(routes.map((route) => `${route.method} ${route.path}`).sort());
  });

  test.each(calls)('%s %s', async (...cells) => {
    const [method, path, ...expected] = cells as [string, string, ...string[]];
    const found: string[] = [];
    for (const account of columns) {
      const caller = await callerFor(account, path);
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const reply = await caller.send(method, pathOf(path), body, {});
      expect({ path, account, http: reply.http < 500 }).toEqual({ path, account, http: true });
      found.push(account !== null || expected[0] !== 'ok' ? verdict(reply.http, reply.body?.status) : 'ok');
    }
    expect(found).toEqual(expected);
  });
});
