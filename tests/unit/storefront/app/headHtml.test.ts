import fs from 'node:fs';
import { titleWithShop } from '../../../../storefront/src/app/head';
import { headHtml } from '../../../../storefront/src/app/headHtml';
import { languageOfQuery, queryInLanguage } from '../../../../storefront/src/app/languageAddress';

const where = { origin: 'https://haat.example', path: '/mall', language: 'bn' } as const;

test('a page names its own address and those of both languages', () => {
  const html = headHtml({ title: 'মল' }, where);
  const base = 'https://haat.example/multi-vendor/mall';
  expect(html).toContain(`<link rel="canonical" href="${base}?lang=bn">`);
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${base}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="bn" href="${base}?lang=bn">`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${base}">`);
  expect(html).toContain(`<meta property="og:url" content="${base}?lang=bn">`);
  expect(headHtml({ title: 'Mall' }, { ...where, language: 'en' })).toContain(`<link rel="canonical" href="${base}">`);
});

test('a missing page names no address, a private one no other language', () => {
  expect(headHtml({ title: 'x', status: 404 }, where)).not.toMatch(/canonical|hreflang/);
  expect(headHtml({ title: 'x', isPrivate: true }, where)).not.toContain('hreflang');
});

test('structured data holds absolute addresses only, and text as it is', () => {
  const data = [
    {
      '@type': 'Product',
      name: '/slash',
      image: ['/uploads/media/rice-large.webp', 'https://cdn.example/x.webp'],
      offers: { url: '/multi-vendor/view-product/rice' },
      itemListElement: [{ item: '/multi-vendor/mall' }],
    },
  ];
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(headHtml({ title: 'x', data }, where))!;
  expect(JSON.parse(json!)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '/slash',
    image: ['https://haat.example/uploads/media/rice-large.webp', 'https://cdn.example/x.webp'],
    offers: { url: 'https://haat.example/multi-vendor/view-product/rice' },
    itemListElement: [{ item: 'https://haat.example/multi-vendor/mall' }],
  });
});

test('a shared page shows its picture, with an absolute address and what it shows', () => {
  const html = headHtml({ title: 'Rice', image: '/uploads/media/rice-large.webp', imageAlt: 'Rice "5 kg"' }, where);
  const image = 'https://haat.example/uploads/media/rice-large.webp';
  for (const tag of [
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:alt" content="Rice &quot;5 kg&quot;">',
    `<meta name="twitter:image" content="${image}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(html).toContain(tag);
});

test('a page without a picture of its own is shared with the shop’s', () => {
  const shared = '<meta property="og:image" content="https://haat.example/multi-vendor/share.jpg">';
  expect(headHtml({ title: 'Help' }, where)).toContain(shared);
  expect(fs.existsSync('storefront/public/share.jpg')).toBe(true);
});

test.each([
  ['Rice', 'en', 'Rice | Haat'],
  ['চাল', 'bn', 'চাল | হাট'],
  ['Haat: groceries', 'en', 'Haat: groceries'],
  ['Rice | Haat', 'en', 'Rice | Haat'],
  ['হাটের ভিডিও', 'bn', 'হাটের ভিডিও | হাট'],
  ['Haatkhola Rice', 'en', 'Haatkhola Rice | Haat'],
] as const)('the title %s (%s) names the shop once', (title, language, wanted) =>
  expect(titleWithShop(title, language)).toBe(wanted),
);

test('the address of another language keeps the rest of the query', () => {
  expect(queryInLanguage('?page=2', 'bn')).toBe('?page=2&lang=bn');
  expect(queryInLanguage('?lang=bn&page=2', 'en')).toBe('?page=2');
  expect(queryInLanguage('?lang=bn', 'en')).toBe('');
  expect(languageOfQuery(new URLSearchParams('lang=fr'))).toBeNull();
});
