/**
 * `sitemap.xml` and `robots.txt`: every page a search engine may show, made from what is public at this moment. One
 * file holds up to 5,000 pages, each in both languages; beyond that it becomes an index of parts.
 */
import express, { type Request, type Response } from 'express';
import { createLocalReq, type Payload } from 'payload';
import type { Ctx } from '../services/ctx';
import { openCtx } from '../services/openCtx';
import {
  countPlaces,
  listCategoryPlaces,
  listPagePlaces,
  listPlaces,
  type PlaceKind,
} from '../services/site/readSitemap';
import { pathInLanguage } from '../storefront/src/app/languageAddress';
import { paths } from '../storefront/src/app/paths';
import { windows, type Door } from './door';
import { sendEntry, type PublicCache } from './publicCache';

type Options = { payload: Payload; origin: string; cache: PublicCache; door: Door };
type Address = { path: string; changed?: string };
type Count = Record<PlaceKind, number>;

const BASE = '/multi-vendor';
const PART = 5_000;
const XML = 'application/xml; charset=utf-8';
const kinds: readonly PlaceKind[] = ['shops', 'products'];
const pathOf: Record<PlaceKind, (slug: string) => string> = { products: paths.product, shops: paths.shop };

/** Pages that always exist. */
const standing: readonly string[] = [
  paths.home,
  paths.collections,
  paths.mall,
  paths.grocery,
  paths.live,
  paths.featuredMore,
  paths.flashMore,
  paths.newMore,
  paths.generalGroceryMore,
  paths.about,
  paths.contact,
  paths.release,
  paths.terms,
  paths.privacy,
  paths.vendorPolicy,
  paths.applicationPolicy,
  paths.returnPolicy,
];

/** Pages that belong to one person or to a moment, and paths that are not pages. */
const closed = [
  '/page-preview/',
  '/picture-preview/',
  '/announcement-preview/',
  '/policy-preview/',
  '/admin',
  '/account',
  '/cart',
  '/checkout/',
  '/login',
  '/register',
  '/forgot-password',
  '/verify',
  '/notification',
  '/thank-you',
  '/order-placed/',
  '/location-set',
  '/search/',
];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Each language has an address of its own, English the plain one; the pages' own heads say the same. */
const languages = ['en', 'bn'] as const;
const alternates = [...languages.map((code) => [code, code] as const), ['x-default', 'en'] as const];

function urlSet(origin: string, addresses: readonly Address[]): string {
  const urls = addresses.flatMap(({ path, changed }) => {
    const addressIn = (language: (typeof languages)[number]) =>
      escape(`${origin}${BASE}${pathInLanguage(path, language)}`);
    const others = alternates.map(
      ([code, language]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(language)}"/>`,
    );
    const rest = `${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}${others.join('')}`;
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${rest}</url>`);
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

function index(origin: string, count: Count): string {
  const parts = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(count[kind] / PART) }, (_, place) => `${kind}-${place + 1}`),
  );
  const maps = ['pages-1', ...parts].map(
    (part) => `<sitemap><loc>${escape(`${origin}${BASE}/sitemap/${part}.xml`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

async function pages(ctx: Ctx): Promise<Address[]> {
  const { main, child } = await listCategoryPlaces(ctx);
  const written = await listPagePlaces(ctx);
  return [
    ...standing.map((path) => ({ path })),
    ...main.map(({ slug, updatedAt }) => ({ path: paths.collection(slug), changed: updatedAt })),
    ...child.map(({ slug, updatedAt }) => ({ path: paths.category(slug), changed: updatedAt })),
    ...written.map(({ slug, updatedAt }) => ({ path: paths.page(slug), changed: updatedAt })),
  ];
}

async function places(ctx: Ctx, kind: PlaceKind, part: number): Promise<Address[]> {
  const found = await listPlaces(ctx, kind, part, PART);
  return found.map(({ slug, updatedAt }) => ({ path: pathOf[kind](slug), changed: updatedAt }));
}

/** The whole sitemap, or the index of its parts. */
async function whole(ctx: Ctx, origin: string): Promise<string> {
  const count = await countPlaces(ctx);
  const first = await pages(ctx);
  if (first.length + count.shops + count.products > PART) return index(origin, count);
  return urlSet(origin, [...first, ...(await places(ctx, 'shops', 1)), ...(await places(ctx, 'products', 1))]);
}

/** A part by its name, `products-2`; null when there is none. */
async function partNamed(ctx: Ctx, origin: string, kind: PlaceKind | 'pages', part: number): Promise<string | null> {
  const addresses = kind === 'pages' ? await pages(ctx) : await places(ctx, kind, part);
  return addresses.length === 0 || (kind === 'pages' && part !== 1) ? null : urlSet(origin, addresses);
}

export function sitemap({ payload, origin, cache, door }: Options): express.Router {
  const send = async (
    key: string,
    make: (ctx: Ctx) => Promise<string | null>,
    req: Request,
    res: Response,
    next: () => void,
  ) => {
    await door.count(windows.pages, req, res);
    const entry = await cache.through(key, async () => {
      const text = await make(openCtx(await createLocalReq({}, payload)));
      return { body: text ?? '', status: text === null ? 404 : 200, isKept: text !== null };
    });
    if (entry.status === 404) return next();
    sendEntry(entry, XML, req, res);
  };
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${BASE}${path}`),
    'Disallow: /api/',
    'Disallow: /sandbox/',
    `Sitemap: ${origin}${BASE}/sitemap.xml`,
    '',
  ].join('\n');

  const router = express.Router();
  router.get(['/robots.txt', `${BASE}/robots.txt`], (_req, res) => void res.type('text/plain').send(robots));
  router.get([`${BASE}/sitemap.xml`, '/sitemap.xml'], (req, res, next) =>
    send('sitemap', (ctx) => whole(ctx, origin), req, res, next),
  );
  router.get(`${BASE}/sitemap/:name`, (req, res, next) => {
    const [, kind, part] = /^(pages|shops|products)-([1-9]\d{0,5})\.xml$/.exec(req.params.name) ?? [];
    if (kind !== 'pages' && kind !== 'shops' && kind !== 'products') return next();
    return send(`sitemap ${kind}-${part}`, (ctx) => partNamed(ctx, origin, kind, Number(part)), req, res, next);
  });
  return router;
}
