/** A visitor's requests are counted against that visitor, and the answer states the count. */
import { settingsOf } from '../../../services/openCtx';
import { windows } from '../../../http/door';
import { openShop } from '../../support/http';

process.env.TRUST_PROXY = '1';
const shop = openShop();

beforeAll(() => {
  settingsOf(shop.payload()).rateLimits = true;
});

let last = 0;
/** A new visitor. */
const newAddress = () => `203.0.113.${(last += 1)}`;
const from = (address: string, path: string, init: RequestInit = {}) =>
  fetch(`${shop.origin()}${path}`, {
    ...init,
    headers: { 'X-Forwarded-For': address, ...(init.headers as Record<string, string>) },
  });
const left = ({ headers }: Response) => Number(headers.get('ratelimit-remaining'));

/** Asks, many at a time, until it is refused; how often it was answered. */
async function untilRefused(
  most: number,
  ask: (n: number) => Promise<Response>,
): Promise<{ answered: number; refusal: Response }> {
  let answered = 0;
  for (let n = 0; n <= most; n += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, k) => ask(n + k)));
    answered += replies.filter(({ status }) => status !== 429).length;
    const refusal = replies.find(({ status }) => status === 429);
    if (refusal) return { answered, refusal };
  }
  throw new Error(`not refused after ${most}`);
}

describe('the remaining allowance', () => {
  test.each(['/api/get-home-product', '/api/get-all-district', '/api/brands', '/api/cart', '/api/nowhere'])(
    'is sent with the answer of %s, and decreases',
    async (path) => {
      const address = newAddress();
      const [first, second] = [await from(address, path), await from(address, path)];
      expect(Number(first.headers.get('ratelimit-limit'))).toBeGreaterThan(0);
      expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
      expect(left(first) - left(second)).toBe(1);
    },
  );

  test('is that of the call’s own limit, if it has one', async () => {
    const reply = await from(newAddress(), '/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([reply.headers.get('ratelimit-limit'), reply.headers.get('ratelimit-remaining')]).toEqual(['60', '59']);
  });

  test('is zero with a refusal, which says when to try again', async () => {
    const address = newAddress();
    const ask = () => from(address, '/api/users/logout', { method: 'POST' });
    const { answered, refusal } = await untilRefused(100, ask);
    expect(answered).toBe(60);
    expect(refusal.headers.get('ratelimit-remaining')).toBe('0');
    expect(refusal.headers.get('ratelimit-limit')).toBe('60');
    expect(refusal.headers.get('retry-after')).toBe(refusal.headers.get('ratelimit-reset'));
  });
});

describe('one visitor’s flood', () => {
  test('of the panel’s pages and server functions blocks that visitor and nobody else', async () => {
    const greedy = newAddress();
    const { answered, refusal } = await untilRefused(windows.pages.points, (n) =>
      from(greedy, '/multi-vendor/admin/login', { method: n % 2 ? 'POST' : 'GET', redirect: 'manual' }),
    );
    expect(answered).toBe(windows.pages.points);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from(newAddress(), '/multi-vendor/admin/login')).status).not.toBe(429);
  });

  test('of uncached answers blocks that visitor and nobody else', async () => {
    const greedy = newAddress();
    const odd = (n: number) => `/api/get-mall-data?min_price=${n + 1}`;
    const { answered, refusal } = await untilRefused(windows.made.points + 100, (n) => from(greedy, odd(n)));
    expect(answered).toBeLessThanOrEqual(windows.made.points * 2);
    expect(await refusal.json()).toMatchObject({ status: 429, message: expect.stringMatching(/seconds/) });
    for (const path of [odd(90_001), '/api/get-home-product', '/api/get-mall-data'])
      expect([path, (await from(newAddress(), path)).status]).toEqual([path, 200]);
    // Cached answers cost nothing: even the flooding visitor gets them.
    expect((await from(greedy, '/api/get-home-product')).status).toBe(200);
  });

  test('of cached answers is counted too', async () => {
    const greedy = newAddress();
    const { answered, refusal } = await untilRefused(windows.calls.points + 100, () =>
      from(greedy, '/api/get-delivery-charge'),
    );
    expect(answered).toBe(windows.calls.points);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from(newAddress(), '/api/get-delivery-charge')).status).toBe(200);
  }, 120_000);
});

describe('one IPv6 network', () => {
  test('is one visitor, whichever of its addresses is used', async () => {
    const ask = (n: number) => from(`2001:db8:aa:1::${(n + 1).toString(16)}`, '/api/users/logout', { method: 'POST' });
    const { answered } = await untilRefused(100, ask);
    expect(answered).toBe(60);
    expect((await from('2001:db8:aa:1:ffff:ffff:ffff:ffff', '/api/users/logout', { method: 'POST' })).status).toBe(429);
    expect((await from('2001:db8:aa:2::1', '/api/users/logout', { method: 'POST' })).status).not.toBe(429);
  });

  test('an IPv4 address written as IPv6 counts as the IPv4 address', async () => {
    const address = newAddress();
    const first = await from(address, '/api/get-home-product');
    const second = await from(`::ffff:${address}`, '/api/get-home-product');
    expect(left(first) - left(second)).toBe(1);
  });
});

test('anything before the address added by the proxy is ignored', async () => {
  const address = newAddress();
  const first = await from(`9.9.9.9, ${address}`, '/api/get-home-product');
  const second = await from(`8.8.8.8, ${address}`, '/api/get-home-product');
  expect(left(first) - left(second)).toBe(1);
});
