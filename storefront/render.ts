/**
 * The server's interface to the storefront.
 *
 *   const renderer = await createPageRenderer({ mode: 'production', origin, isDemo, knownPlace });
 *   const plan = await renderer.plan(req.originalUrl, req.headers.cookie ?? '');
 *   const { status, html } = await renderer.render(plan, answers);
 *
 * `answers` are those to `plan.questions()`, asked as a visitor who is not signed in, but for those of an account (`plan.forAccount`). In production the built files of
 * dist/storefront are read once, and pages are rendered in a thread of their own; the server serves dist/storefront/client under
 * /multi-vendor itself (files under /multi-vendor/assets carry a hash and may be kept for ever). In development the modules come
 * from Vite, whose `middleware` goes before the pages.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '../projectRoot';
import { choicesOf, type KnownPlace } from './choices';
import type { FoundPage, PageAnswer, PageQuestion, RenderedPage, RenderRequest } from './src/entry-server';
import { basePath } from './src/app/paths';
import { storedOf, type KnownAccount } from './src/app/session/knownAccount';
import { renderPool } from './renderPool';
import { starterHalves } from './starter';
import { wholePage, type Manifest } from './wholePage';

export type { PageAnswer, PageQuestion } from './src/entry-server';

/** What is to be rendered, in one form: two addresses with the same key show the same page. */
export type PagePlan = {
  key: string;
  /** Path and query with the base path. */
  url: string;
  questions(): Promise<PageQuestion[]>;
  /** The same page of something else: what the address names is replaced, the first by `name0`, the next by `name1`. */
  withNames(name: string): PagePlan;
  /** The values in the path, in order. */
  names: readonly string[];
  stored: RenderRequest['stored'];
  /** Whether the page is another one for whoever is signed in. */
  hasOwn: boolean;
  /** The page for that account alone: never to be kept. */
  forAccount(account: KnownAccount): PagePlan;
};
/** `html`: in production as the bytes of UTF-8, which the thread that renders has made. */
export type PageResponse = { status: number; html: string | Buffer };
export type PageRenderer = {
  plan(url: string, cookies: string): Promise<PagePlan>;
  render(plan: PagePlan, answers: Readonly<Record<string, PageAnswer>>): Promise<PageResponse>;
  /** Development only: Vite's own files and reloads. */
  middleware?: ViteDevServer['middlewares'];
  close: () => Promise<void>;
};

export type RendererOptions = {
  mode: 'production' | 'development';
  /** Scheme and host for canonical addresses. */
  origin: string;
  isDemo: boolean;
  knownPlace: KnownPlace;
  /** The project's folder. */
  root?: string;
};

type Entry = {
  findPage(pathname: string): Promise<FoundPage>;
  questionsOf(request: Pick<RenderRequest, 'url' | 'origin' | 'stored'>): Promise<PageQuestion[]>;
  render(request: RenderRequest): Promise<RenderedPage>;
};
type Source = {
  entry: () => Promise<Entry>;
  render: (request: RenderRequest) => Promise<PageResponse>;
  close: () => Promise<void>;
  middleware?: ViteDevServer['middlewares'];
};

/** After this time a page is given up. */
const PATIENCE_MS = 8_000;
/** Paths whose page is remembered: route matching costs more than the rest of a cached answer. */
const KNOWN_PATHS = 2_000;

/**
 * The text is already in the page: the starter fetches the scripts after the text and the first picture have been
 * painted.
 */
const withoutScripts = (template: string): string =>
  template.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');

async function builtSource(root: string): Promise<Source> {
  const dist = resolve(root, 'dist/storefront');
  const template = withoutScripts(await readFile(resolve(dist, 'client/index.html'), 'utf8'));
  const manifest = JSON.parse(await readFile(resolve(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = (await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)) as Entry;
  const shell = { template, manifest, starter: starterHalves };
  const pool = renderPool(resolve(dist, 'server/render-thread.js'), PATIENCE_MS, shell);
  return { entry: async () => entry, render: pool.render, close: pool.close };
}

async function developmentSource(root: string): Promise<Source> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: resolve(root, 'storefront/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const entry = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry;
  const templateFor = async (url: string) =>
    vite.transformIndexHtml(url, await readFile(resolve(root, 'storefront/index.html'), 'utf8'));
  return {
    entry,
    render: async (request) => {
      const page = await (await entry()).render(request);
      const template = await templateFor(request.url);
      return { status: page.status, html: wholePage({ template, manifest: {}, starter: null })(page) };
    },
    close: () => vite.close(),
    middleware: vite.middlewares,
  };
}

export async function createPageRenderer(options: RendererOptions): Promise<PageRenderer> {
  const root = options.root ?? projectRoot;
  const source = options.mode === 'development' ? await developmentSource(root) : await builtSource(root);
  const { origin, isDemo } = options;
  const known = new LRUCache<string, FoundPage>({ max: KNOWN_PATHS });
  const pageAt = async (pathname: string): Promise<FoundPage> => {
    const kept = source.middleware ? undefined : known.get(pathname);
    if (kept) return kept;
    const found = await (await source.entry()).findPage(pathname);
    known.set(pathname, found);
    return found;
  };

  const planOf = (
    page: FoundPage,
    params: FoundPage['params'],
    query: string,
    stored: PagePlan['stored'],
  ): PagePlan => {
    const url = `${basePath}${page.pathOf(params)}${query && `?${query}`}`;
    return {
      key: `${JSON.stringify(stored)} ${url}`,
      url,
      stored,
      questions: async () => (await source.entry()).questionsOf({ url, origin, stored }),
      names: Object.values(params).map((name) => name ?? ''),
      hasOwn: page.hasOwn,
      forAccount: (account) => planOf(page, params, query, { ...stored, ...storedOf(account) }),
      withNames: (name) =>
        planOf(page, Object.fromEntries(Object.keys(params).map((key, place) => [key, `${name}${place}`])), '', stored),
    };
  };
  return {
    plan: async (url, cookies) => {
      const at = url.indexOf('?');
      const page = await pageAt(at < 0 ? url : url.slice(0, at));
      const asked = new URLSearchParams(at < 0 ? '' : url.slice(at));
      const stored = await choicesOf(cookies, asked, options.knownPlace);
      return planOf(page, page.params, page.readQuery(asked), stored);
    },
    render: ({ url, stored }, answers) => source.render({ url, origin, stored, isDemo, answers }),
    ...(source.middleware && { middleware: source.middleware }),
    close: source.close,
  };
}
