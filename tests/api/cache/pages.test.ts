/** The shop's pages: what is cached, for whom it is rendered, and what is sent when it cannot be rendered. */
import { settingsOf } from '../../../services/openCtx';
import { windows } from '../../../http/door';
import { openShop } from '../../support/http';

process.env.TRUST_PROXY = '1';
const shop = openShop({ storefront: true });

let last = 0;
const newAddress = () => `198.51.100.${(last += 1)}`;
type Page = { status: number; html: string; headers: Headers; ms: number };

async function page(
  path: string,
  {
    cookie = '',
    address = newAddress(),
    headers = {},
  }: { cookie?: string; address?: string; headers?: Record<string, string> } = {},
): Promise<Page> {
  const started = performance.now();
  const reply = await fetch(`${shop.origin()}/multi-vendor${path}`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address, ...(cookie ? { Cookie: cookie } : {}), ...headers },
  });
  return { status: reply.status, html: await reply.text(), headers: reply.headers, ms: performance.now() - started };
}
const home = async () =>
  (await (await fetch(`${shop.origin()}/api/get-home-product`)).json()) as {
    general: { id: number; slug: string; name: string }[];
  };
const etag = async (path: string, more?: Parameters<typeof page>[1]) => (await page(path, more)).headers.get('etag');
const cookieOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

async function area(name = 'Savar') {
  const { docs } = await shop.payload().find({ collection: 'upazilas', where: { name: { equals: name } }, depth: 1 });
  const { id, name_bn, district } = docs[0] as {
    id: number;
    name_bn: string;
    district: { id: number; name: string; name_bn: string };
  };
  const place = {
    district: { id: String(district.id), name: district.name, name_bn: district.name_bn },
    upazila: { id: String(id), name, name_bn },
  };
  return { place, cookie: cookieOf({ district: district.name, upazila: name, place: JSON.stringify(place) }) };
}

/** What is cached and what was rendered, according to the metrics. */
async function figures(): Promise<{ entries: number; made: number }> {
  const text = await (await fetch(`${shop.origin()}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name}\\{kind="pages"\\} (\\d+)`, 'm').exec(text)![1]);
  return { entries: figure('public_cache_entries'), made: figure('public_cache_made_total') };
}

/** Whether a second URL with its cookies gets the cached page of the first, and nothing more is rendered or cached. */
async function isSameEntry(odd: [string, string?], plain: [string, string?]): Promise<boolean> {
  const ask = ([path, cookie]: [string, string?]) => page(path, cookie ? { cookie } : {});
  const first = await ask(plain);
  const before = await figures();
  const second = await ask(odd);
  expect(await figures()).toEqual(before);
  return first.status === 200 && first.html === second.html;
}

describe('a cached page', () => {
  test('has an ETag, and answers 304 to a matching one', async () => {
    const first = await etag('/');
    expect(first).toBeTruthy();
    const again = await page('/', { headers: { 'If-None-Match': first! } });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  test.each([
    ['parameters it does not read', '/?utm_source=mail&x=1', '/'],
    ['a different case and a slash at the end', '/MALL/', '/mall'],
    ['parameters in another order', '/mall?sort=newest&min_price=100', '/mall?min_price=100&sort=newest'],
    ['parameters that say nothing', '/mall?page=1&sort=none&min_price=x&rating=9', '/mall'],
    ['a page that is no number', '/mall?page=1.9', '/mall?page=1e0'],
  ])('is the same with %s', async (_what, odd, plain) => {
    expect(await isSameEntry([odd], [plain])).toBe(true);
  });

  test.each([
    ['a theme there is not', { theme: 'pink' }],
    ['a language there is not', { language: 'fr' }],
    [
      'a place there is not',
      {
        district: 'Atlantis',
        upazila: 'Nowhere',
        place: '{"district":{"id":"999999","name":"Atlantis"},"upazila":{"id":"999998","name":"Nowhere"}}',
      },
    ],
    ['half a place', { district: 'Dhaka' }],
    ['a place that cannot be read', { district: 'Atlantis', upazila: 'x', place: '{{{' }],
    ['cookies of somebody else', { _ga: 'GA1.1.123', session: 'abc' }],
  ] as [string, Record<string, string>][])('is the same with %s in the cookies', async (_what, cookies) => {
    expect(await isSameEntry(['/', cookieOf(cookies)], ['/'])).toBe(true);
  });

  test('differs by language, theme and existing place', async () => {
    const { cookie } = await area();
    const pages = [
      await page('/'),
      await page('/', { cookie: 'language=bn' }),
      await page('/', { cookie: 'theme=dark' }),
      await page('/', { cookie }),
    ];
    expect(new Set(pages.map(({ headers }) => headers.get('etag'))).size).toBe(4);
    expect(pages[1]!.html).toContain('<html lang="bn"');
    expect(pages[2]!.html).toContain('data-theme="dark"');
    expect(pages[3]!.html).toContain('Savar');
  });

  test('identifies a place by its id, whatever else its cookie says', async () => {
    const { place, cookie } = await area();
    const told = { ...place, upazila: { ...place.upazila, name_bn: 'অন্য কিছু', more: 'x' } };
    const odd = cookieOf({ district: place.district.name, upazila: place.upazila.name, place: JSON.stringify(told) });
    expect(await isSameEntry(['/', odd], ['/', cookie])).toBe(true);
    expect((await page('/', { cookie: odd })).html).not.toContain('অন্য কিছু');
  });

  test('shows a change with the next request', async () => {
    const admin = await shop.as('admin');
    await page('/');
    await admin.post('/update-footer-text', { footer_text: 'Said on every page' });
    expect((await page('/')).html).toContain('Said on every page');
  });
});

describe('a missing page', () => {
  test('has its own page with 404, rendered once for all names', async () => {
    const pages = await Promise.all(
      ['no-such-1', 'no-such-2', 'Nor%20this'].map((slug) => page(`/view-product/${slug}`)),
    );
    for (const { status, html, headers } of pages) {
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-store', null]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('no-such-thing');
    }
    expect(pages[0]!.html).toContain('/view-product/no-such-1');
    expect(pages[1]!.html.replaceAll('no-such-2', 'no-such-1')).toBe(pages[0]!.html);
    const { entries } = await figures();
    for (let n = 0; n < 20; n += 1) await page(`/view-product/never-${n}`);
    expect((await figures()).entries).toBe(entries);
  });

  test('cannot inject anything into that page', async () => {
    const { html } = await page(`/view-product/${encodeURIComponent('"></script><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('"></script><script>');
  });

  test.each([
    '/category/nothing',
    '/shop/nothing',
    '/collections/nothing',
    '/collections/no/thing',
    '/product-review/999999',
    '/no/such/page',
    '/nothing',
  ])('%s is 404', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  test('by another method names the allowed ones', async () => {
    const reply = await fetch(`${shop.origin()}/multi-vendor/`, { method: 'DELETE' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  });
});

describe('a page in which something failed', () => {
  /** The database refuses to read products until told otherwise. */
  function breakReading(): () => void {
    const { rows } = shop.payload().db;
    const find = rows.find.bind(rows);
    rows.find = async (collection, query, within) => {
      if (collection === 'products') throw new Error('the disk is gone');
      return find(collection, query, within);
    };
    return () => {
      rows.find = find;
    };
  }
  const touch = async () =>
    (await shop.as('admin')).post('/update-footer-text', { footer_text: `Touched ${performance.now()}` });

  test('is sent but not cached', async () => {
    const whole = await page('/new-product-more');
    expect(whole.status).toBe(200);
    await touch();
    const mend = breakReading();
    const broken = await page('/mall?min_price=17');
    mend();
    expect([broken.status, broken.headers.get('cache-control'), Number(broken.headers.get('retry-after')) > 0]).toEqual(
      [503, 'no-store', true],
    );
    const mended = await page('/mall?min_price=17');
    expect([mended.status, mended.html.length > broken.html.length]).toEqual([200, true]);
  });

  test('is replaced by the last cached version, if there is one', async () => {
    const { html } = await page('/mall?min_price=18');
    await touch();
    const mend = breakReading();
    const kept = await page('/mall?min_price=18');
    mend();
    expect([kept.status, kept.html]).toEqual([200, html]);
    const fresh = await page('/mall?min_price=18');
    expect(fresh.html).not.toBe(html);
    expect(fresh.html).toContain('Touched');
  });
});

describe('one visitor’s flood of pages', () => {
  beforeAll(() => {
    settingsOf(shop.payload()).rateLimits = true;
  });
  afterAll(() => {
    settingsOf(shop.payload()).rateLimits = false;
  });

  test('is refused after its share, with a page in both languages; the others’ pages are complete', async () => {
    const calm = await page('/');
    const greedy = newAddress();
    const odd: Page[] = [];
    for (let n = 0; n < windows.rendered.points + 40; n += 10) {
      odd.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_, k) => page(`/search/odd-${n + k}`, { address: greedy })))),
      );
    }
    const refused = odd.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.html).toMatch(/Too many pages at once[\s\S]*একসঙ্গে অনেক বেশি/);
    expect([refused[0]!.headers.get('cache-control'), Number(refused[0]!.headers.get('retry-after')) > 0]).toEqual([
      'no-store',
      true,
    ]);
    // Nothing of it is counted against anybody else, and cached pages are still served to the flooding visitor.
    expect((await page('/')).html).toBe(calm.html);
    expect((await page('/', { address: greedy })).html).toBe(calm.html);
    expect((await page(`/search/other-${greedy}`)).status).toBe(200);
    const { general } = await home();
    const product = await page(`/view-product/${general[0]!.slug}`);
    expect([product.status, product.html.includes(general[0]!.slug)]).toEqual([200, true]);
  }, 120_000);

  test('with more pages at once than can be rendered gets a page that says so, and others still get theirs', async () => {
    const address = newAddress();
    const crowd = Promise.all(Array.from({ length: 30 }, (_, n) => page(`/search/at-once-${n}`, { address })));
    const [other, all] = [await page('/search/just-one'), await crowd];
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(all.find(({ status }) => status === 503)!.html).toMatch(/The shop is very busy[\s\S]*দোকানে এখন খুব ভিড়/);
    expect(other.status).toBe(200);
  }, 120_000);

  test('gets the last cached version when it may have no more rendered', async () => {
    const address = newAddress();
    const { html } = await page('/mall?min_price=31');
    for (let n = 0; n < windows.rendered.points + 10; n += 5) {
      await Promise.all(Array.from({ length: 5 }, (_, k) => page(`/search/again-${n + k}`, { address })));
    }
    await (await shop.as('admin')).post('/update-footer-text', { footer_text: 'Since then' });
    const kept = await page('/mall?min_price=31', { address });
    expect([kept.status, kept.html]).toEqual([200, html]);
    expect((await page('/mall?min_price=31')).html).toContain('Since then');
  }, 120_000);
});
