import { openShop } from '../../../support/http';

const shop = openShop();
const base = () => `${shop.origin()}/multi-vendor`;
const read = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin()}${path}`, { headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

describe('sitemap.xml', () => {
  test('lists exactly the public pages, in both languages', async () => {
    const answer = await read('/multi-vendor/sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const xml = await answer.text();
    const found = locations(xml);
    expect(new Set(found).size).toBe(found.length);
    for (const path of [
      '/',
      '/mall',
      '/grocery',
      '/terms-and-conditions',
      '/privacy-policy',
      '/vendor-policy',
      '/applcation-policy',
      '/return-policy',
    ]) {
      expect(found).toContain(`${base()}${path}`);
    }
    for (const language of ['en', 'bn', 'x-default']) {
      expect(xml.split(`hreflang="${language}"`)).toHaveLength(found.length + 1);
    }
    const inBangla = found.filter((address) => address.endsWith('?lang=bn'));
    const plain = found.filter((address) => !address.includes('?'));
    expect(inBangla).toEqual(plain.map((address) => `${address}?lang=bn`));
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${base()}/mall"/>` +
        `<xhtml:link rel="alternate" hreflang="bn" href="${base()}/mall?lang=bn"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${base()}/mall"/>`,
    );
    const { docs } = await shop.payload().find({ collection: 'products', pagination: false, limit: 1_000, depth: 0 });
    const listed = plain
      .filter((address) => address.includes('/view-product/'))
      .map((address) => decodeURIComponent(address.split('/').pop()!));
    expect(listed.toSorted()).toEqual(
      docs
        .filter(({ visible }) => visible === 1)
        .map(({ slug }) => slug)
        .toSorted(),
    );
    const shops = await shop
      .payload()
      .find({ collection: 'shops', pagination: false, where: { active: { equals: 1 } }, depth: 0 });
    expect(plain.filter((address) => address.includes('/shop/'))).toHaveLength(shops.docs.length);
  });

  test('lists the published pages of editors, under the slug they have now, and no draft', async () => {
    const editor = await shop.as('editor');
    const pages = async () =>
      locations(await (await read('/multi-vendor/sitemap.xml')).text()).filter((address) => address.includes('/page/'));
    expect(await pages()).toEqual([`${base()}/page/eid`, `${base()}/page/eid?lang=bn`]);
    const words = { title: 'Puja', title_bn: 'পূজা', blocks: [] };
    const { doc } = (await editor.post('/pages?draft=true&depth=0', { ...words, slug: 'puja', _status: 'draft' })).body;
    expect(await pages()).toHaveLength(2);
    await editor.patch(`/pages/${doc.id}`, { slug: 'durga-puja', _status: 'published' });
    expect(await pages()).toEqual(
      expect.arrayContaining([`${base()}/page/durga-puja`, `${base()}/page/durga-puja?lang=bn`]),
    );
    await editor.delete(`/pages/${doc.id}`);
    expect(await pages()).toHaveLength(2);
  });

  test('lists no page of the account, the panel or a search', async () => {
    const found = locations(await (await read('/multi-vendor/sitemap.xml')).text());
    expect(found.filter((address) => /\/(account|admin|cart|checkout|login|search|api)\b/.test(address))).toEqual([]);
  });

  test('is cached until something changes, and then updated immediately', async () => {
    const first = await read('/multi-vendor/sitemap.xml');
    const etag = first.headers.get('etag')!;
    expect((await read('/multi-vendor/sitemap.xml', { 'If-None-Match': etag })).status).toBe(304);
    const product = locations(await first.text()).find((address) => address.includes('/view-product/'))!;
    const slug = decodeURIComponent(product.split('/').pop()!);
    const { docs } = await shop.payload().find({ collection: 'products', where: { slug: { equals: slug } }, depth: 0 });
    await shop.payload().update({ collection: 'products', id: docs[0]!.id, data: { status: 0 } });
    expect(locations(await (await read('/multi-vendor/sitemap.xml')).text())).not.toContain(product);
    await shop.payload().update({ collection: 'products', id: docs[0]!.id, data: { status: 1 } });
    expect(locations(await (await read('/multi-vendor/sitemap.xml')).text())).toContain(product);
  });

  test('has parts of 5,000 URLs for a large shop, and no empty part', async () => {
    const part = await read('/multi-vendor/sitemap/products-1.xml');
    expect(part.status).toBe(200);
    expect(locations(await part.text()).every((address) => address.startsWith(`${base()}/view-product/`))).toBe(true);
    expect((await read('/multi-vendor/sitemap/pages-1.xml')).status).toBe(200);
    for (const none of ['products-2', 'pages-2', 'products-0', 'users-1', 'products-1e9']) {
      expect((await read(`/multi-vendor/sitemap/${none}.xml`)).status).toBe(404);
    }
  });
});

test('becomes an index of parts above 5,000 URLs', async () => {
  const { sitemap } = await import('../../../../http/sitemap');
  const { PublicCache } = await import('../../../../http/publicCache');
  const { door } = await import('../../../../http/door');
  const { default: express } = await import('express');
  const real = shop.payload();
  // Ten thousand products are only counted here, not made.
  const counting = new Proxy(real, {
    get: (target, name) =>
      name === 'count'
        ? async ({ collection }: { collection: string }) => ({ totalDocs: collection === 'products' ? 10_001 : 3 })
        : Reflect.get(target, name),
  });
  const app = express().use(
    sitemap({
      payload: counting,
      origin: 'https://haat.test',
      cache: new PublicCache(() => null, { entries: 10, bytes: 1_000_000 }),
      door: door(real),
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  try {
    const xml = await (await fetch(`http://127.0.0.1:${port}/multi-vendor/sitemap.xml`)).text();
    expect(xml).toContain('<sitemapindex');
    expect(locations(xml).map((address) => address.replace('https://haat.test/multi-vendor/sitemap/', ''))).toEqual([
      'pages-1.xml',
      'shops-1.xml',
      'products-1.xml',
      'products-2.xml',
      'products-3.xml',
    ]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('robots.txt names the sitemap and excludes what is not for search engines', async () => {
  for (const path of ['/robots.txt', '/multi-vendor/robots.txt']) {
    const answer = await read(path);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${base()}/sitemap.xml`);
    for (const closed of ['/multi-vendor/account', '/multi-vendor/admin', '/multi-vendor/cart', '/api/']) {
      expect(text).toContain(`Disallow: ${closed}\n`);
    }
    expect(text).not.toContain('Disallow: /multi-vendor/\n');
  }
});
