/**
 * The server's door to the storefront.
 *
 *   const renderPage = await createPageRenderer({ mode: 'production', dispatch, isDemo });
 *   const { status, headers, html } = await renderPage({ url: req.originalUrl, origin, cookies: req.headers.cookie ?? '' });
 *
 * `dispatch(route, call)` runs a call of the contract in process, as a visitor who is not signed in, and returns
 * `{ httpStatus, body }`. In production the built files of dist/storefront are read once; the server serves
 * dist/storefront/client under /multi-vendor itself (files under /multi-vendor/assets carry a hash and may be kept for ever).
 * In development pass `mode: 'development'`: the modules come from Vite, whose `middleware` goes before the pages.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { Dispatch, RenderedPage, RenderRequest } from './src/entry-server';
import { parseCookies } from './src/app/session/cookies';
import { starterScript } from './starter';

export type PageRequest = { url: string; origin: string; cookies: string };
export type PageResponse = { status: number; headers: Record<string, string>; html: string };
export type PageRenderer = {
  renderPage: (request: PageRequest) => Promise<PageResponse>;
  /** Development only: Vite's own files and reloads. */
  middleware?: ViteDevServer['middlewares'];
  close: () => Promise<void>;
};

export type RendererOptions = {
  mode: 'production' | 'development';
  dispatch: Dispatch;
  isDemo: boolean;
  /** The project's folder. */
  root?: string;
};

type Entry = { render: (request: RenderRequest) => Promise<RenderedPage> };
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;
type Source = { template: (url: string) => Promise<string>; entry: () => Promise<Entry>; manifest: Manifest };

const mirroredCookies = ['language', 'theme', 'district', 'upazila', 'place'] as const;
const base = '/multi-vendor/';

/** Cookies are anybody's words: only the mirrored ones are taken, and short. */
export function storedOf(cookies: string): RenderRequest['stored'] {
  const found = parseCookies(cookies);
  const stored: Record<string, string> = {};
  for (const name of mirroredCookies) {
    const value = found[name];
    if (value && value.length <= 600) stored[name] = value;
  }
  return stored;
}

const entryFile = 'index.html';

/** The scripts of a page: what each one imports stands before it, the page's own before the one that starts everything. */
function scriptsOf(manifest: Manifest, pageFile: string | undefined): string[] {
  const wanted = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(walk);
    wanted.add(base + chunk.file);
  };
  if (pageFile) walk(`src/${pageFile}.tsx`);
  walk(entryFile);
  return [...wanted];
}

/** The words are in the page already: the starter fetches its scripts after they and the first picture were painted. */
const withoutScripts = (template: string): string =>
  template.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');

function fill(template: string, page: RenderedPage, starter: string): string {
  const theme = page.theme === 'dark' || page.theme === 'light' ? ` data-theme="${page.theme}"` : '';
  return template
    .replace('<html lang="en">', () => `<html lang="${page.language}"${theme}>`)
    .replace('<!--page-head-->', () => page.head)
    .replace('<!--page-body-->', () => page.body)
    .replace('<!--page-state-->', () => page.state + starter);
}

async function builtSource(root: string): Promise<Source> {
  const dist = resolve(root, 'dist/storefront');
  const template = withoutScripts(await readFile(resolve(dist, 'client/index.html'), 'utf8'));
  const manifest = JSON.parse(await readFile(resolve(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = (await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)) as Entry;
  return { template: async () => template, entry: async () => entry, manifest };
}

async function developmentServer(root: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    configFile: resolve(root, 'storefront/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
}

export async function createPageRenderer(options: RendererOptions): Promise<PageRenderer> {
  const root = options.root ?? process.cwd();
  const vite = options.mode === 'development' ? await developmentServer(root) : undefined;
  const source: Source = vite
    ? {
        template: async (url) =>
          vite.transformIndexHtml(url, await readFile(resolve(root, 'storefront/index.html'), 'utf8')),
        entry: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry,
        manifest: {},
      }
    : await builtSource(root);

  const renderPage = async (request: PageRequest): Promise<PageResponse> => {
    const [path, query] = request.url.split('?');
    if (path === base.slice(0, -1)) {
      return { status: 301, headers: { Location: query ? `${base}?${query}` : base }, html: '' };
    }
    const entry = await source.entry();
    const page = await entry.render({
      url: request.url,
      origin: request.origin,
      stored: storedOf(request.cookies),
      isDemo: options.isDemo,
      dispatch: options.dispatch,
    });
    const starter = vite ? '' : starterScript(scriptsOf(source.manifest, page.pageFile));
    const html = fill(await source.template(request.url), page, starter);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Cookie' };
    return { status: page.status, headers, html };
  };
  const close = async () => vite?.close();
  return vite ? { renderPage, middleware: vite.middlewares, close } : { renderPage, close };
}
