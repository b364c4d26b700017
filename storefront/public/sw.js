/**
 * Keeps the shop open without a network: scripts and fonts as they were loaded, pages and public answers last seen, pictures.
 * The panel, and whatever is asked with a session, never pass through here. Plain script: the browser runs it as it is.
 */
const VERSION = '3';
const BASE = '/multi-vendor/';
const OFFLINE = `${BASE}offline.html`;
const FIRST = [OFFLINE, `${BASE}icon-192.png`, `${BASE}favicon.svg`, `${BASE}manifest.webmanifest`];

const store = (name, most) => ({ name: `haat-${name}-${VERSION}`, most });
const shell = store('shell', 300);
const pages = store('pages', 60);
const answers = store('answers', 120);
const pictures = store('pictures', 250);
const names = [shell, pages, answers, pictures].map(({ name }) => name);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell.name)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

// Pages hold the names of their own scripts, so a new version can take over at once: only what it no longer reads is dropped.
self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const kept = await caches.keys();
    await Promise.all(
      kept.filter((name) => name.startsWith('haat-') && !names.includes(name)).map((name) => caches.delete(name)),
    );
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Keeps an answer, and lets the oldest go when there are too many. What the offline page needs stays. */
async function keep({ name, most }, request, response) {
  try {
    const cache = await caches.open(name);
    await cache.delete(request, { ignoreVary: name !== answers.name });
    await cache.put(request, response);
    const all = (await cache.keys()).filter(({ url }) => !FIRST.includes(new URL(url).pathname));
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
  } catch {
    // A full device keeps nothing more; the shop works as without this script.
  }
}

const isGood = (response) => response.status === 200 && response.type === 'basic' && !response.redirected;
const found = ({ name }, request) =>
  caches.open(name).then((cache) => cache.match(request, { ignoreVary: name !== answers.name }));

/** For what never changes under its name. */
async function cacheFirst(event, place) {
  const kept = await found(place, event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isGood(response)) event.waitUntil(keep(place, event.request, response.clone()));
  return response;
}

/** A picture that was seen in one size stands in for its other sizes: without a network a small one is better than none. */
async function pictureFor(event) {
  try {
    return await cacheFirst(event, pictures);
  } catch (error) {
    const sizes = ['large', 'card', 'thumbnail'].map((size) =>
      event.request.url.replace(/-(thumbnail|card|large)\.webp$/, `-${size}.webp`),
    );
    for (const address of sizes) {
      const kept = await found(pictures, address);
      if (kept) return kept;
    }
    throw error;
  }
}

/** Of a page made for one account, the one for everybody is kept: a device may be shared. */
async function keepGeneral(address) {
  const response = await fetch(address, { headers: { 'X-General-Page': '1' }, priority: 'low' });
  if (isGood(response)) await keep(pages, address, response);
}

async function pageFor(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isGood(response) && !isPrivate(new URL(event.request.url).pathname)) {
      const isOwn = /no-store/.test(response.headers.get('cache-control') ?? '');
      event.waitUntil(isOwn ? keepGeneral(event.request.url) : keep(pages, event.request.url, response.clone()));
    }
    return response;
  } catch {
    return (await found(pages, event.request.url)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** Only what the server gives to everybody in the same form carries an ETag. */
async function answerFor(event) {
  try {
    const response = await fetch(event.request);
    if (isGood(response) && response.headers.has('etag'))
      event.waitUntil(keep(answers, event.request, response.clone()));
    return response;
  } catch (error) {
    const kept = await found(answers, event.request);
    if (kept) return kept;
    throw error;
  }
}

const isPanel = (path) => path.startsWith(`${BASE}admin`);
const isPrivate = (path) => /^\/multi-vendor\/(account|checkout|order-placed|thank-you)(\/|$)/.test(path);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isPanel(pathname)) return;
  if (pathname.startsWith('/api/')) {
    if (!request.headers.has('authorization')) event.respondWith(answerFor(event));
  } else if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(cacheFirst(event, shell));
  else if (pathname.startsWith('/uploads/media/')) event.respondWith(pictureFor(event));
  else if (request.mode === 'navigate' && pathname.startsWith(BASE)) event.respondWith(pageFor(event));
  else if (FIRST.includes(pathname)) event.respondWith(cacheFirst(event, shell));
});

/**
 * A page that was reached inside the shop was never asked for as a document: it is fetched once so that it opens without a
 * network too, with the scripts and pictures that were loaded before this script was there.
 */
async function remember({ page, files }) {
  const { pathname } = new URL(page);
  if (!isPanel(pathname) && !isPrivate(pathname)) await keepGeneral(page);
  for (const file of files) {
    const place = new URL(file).pathname.startsWith('/uploads/') ? pictures : shell;
    if (!(await found(place, file))) {
      // The browser still has it: these never change under their name.
      const response = await fetch(file, { cache: 'force-cache' });
      if (isGood(response)) await keep(place, file, response);
    }
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'seen') event.waitUntil(remember(event.data).catch(() => undefined));
});
