/**
 * Keeps the shop open without a network: scripts and fonts as they were loaded, pages and public answers last seen, pictures,
 * and an account's own lists, for its session alone. The pages of the panel never pass through here. Plain script: the browser
 * runs it as it is.
 */
const VERSION = '4';
const BASE = '/multi-vendor/';
const OFFLINE = `${BASE}offline.html`;
/** What the offline page needs, and what every page shows. */
const FIRST = [
  ...[OFFLINE, `${BASE}icon-192.png`, `${BASE}favicon.svg`, `${BASE}manifest.webmanifest`],
  `${BASE}payment-methods.svg`,
];

const store = (name, most) => ({ name: `haat-${name}-${VERSION}`, most });
const shell = store('shell', 300);
const pages = store('pages', 60);
const answers = store('answers', 120);
const pictures = store('pictures', 250);
const names = [shell, pages, answers, pictures].map(({ name }) => name);

/** Each session has a store of its own, whose name only its token gives, in each language. */
const isOwnStore = (name) => name.startsWith('haat-own-');
async function ownStore(request) {
  const token = new TextEncoder().encode(request.headers.get('authorization'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  const session = `own-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}-`;
  const language = (request.headers.get('accept-language') ?? '').slice(0, 2);
  return { ...store(session + language, 80), session: `haat-${session}` };
}
/** Counts sign-outs: what was asked for before one is not kept after it. */
let signOuts = 0;

/** All but those of one session, if there is one. */
async function dropOwn(session) {
  const kept = (await caches.keys()).filter((name) => isOwnStore(name) && !(session && name.startsWith(session)));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

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
    const isRead = (name) => names.includes(name) || (isOwnStore(name) && name.endsWith(`-${VERSION}`));
    const old = (await caches.keys()).filter((name) => name.startsWith('haat-') && !isRead(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Keeps an answer, and lets the oldest go when there are too many. Those of `FIRST` stay. */
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
/** Opening a store would make one that is not there. */
const found = ({ name }, request) => caches.match(request, { cacheName: name, ignoreVary: name !== answers.name });

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
  const before = signOuts;
  const response = await fetch(address, { headers: { 'X-General-Page': '1' }, priority: 'low' });
  if (isGood(response) && signOuts === before) await keep(pages, address, response);
}

async function pageFor(event) {
  const before = signOuts;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isGood(response) && signOuts === before && !isPassing(new URL(event.request.url).pathname)) {
      const isOwn = /no-store/.test(response.headers.get('cache-control') ?? '');
      event.waitUntil(isOwn ? keepGeneral(event.request.url) : keep(pages, event.request.url, response.clone()));
    }
    return response;
  } catch {
    return (await found(pages, event.request.url)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** From the network; what was kept stands in for it. */
async function freshFirst(event, place, mayKeep = () => true) {
  try {
    const response = await fetch(event.request);
    if (isGood(response) && mayKeep(response)) event.waitUntil(keep(place, event.request, response.clone()));
    return response;
  } catch (error) {
    const kept = await found(place, event.request);
    if (kept) return kept;
    throw error;
  }
}

/** Only what the server gives to everybody in the same form carries an ETag. */
const answerFor = (event) => freshFirst(event, answers, (response) => response.headers.has('etag'));

/** Kept for the session that asked, and read by no other. A session that has ended leaves nothing. */
async function ownAnswerFor(event) {
  const before = signOuts;
  const place = await ownStore(event.request);
  try {
    const response = await fetch(event.request);
    // Of this session alone: an answer may come after somebody else has signed in.
    if (response.status === 401) event.waitUntil(caches.delete(place.name));
    else if (isGood(response)) {
      const copy = response.clone();
      const keepOwn = async () => {
        if (signOuts !== before) return;
        await dropOwn(place.session);
        if (signOuts === before) await keep(place, event.request, copy);
      };
      event.waitUntil(keepOwn());
    }
    return response;
  } catch (error) {
    const kept = await found(place, event.request);
    if (kept) return kept;
    throw error;
  }
}

const isPanel = (path) => path.startsWith(`${BASE}admin`);
/** Pages that are of no use later. Those of the account are the same for everybody: what they show is asked for. */
const isPassing = (path) => /^\/multi-vendor\/(checkout|order-placed|thank-you)(\/|$)/.test(path);
/** What an account reads about itself: orders, favourites, notifications, the cart with its coupons, whether a shop is followed or a product watched, and its other lists. */
const ownPaths = [
  ...['my-order', 'user-order-details', 'order-tracking', 'my-all-return-product', 'my-review-order'],
  ...['get-favorite-products', 'get-favorite-ids', 'followed-shops', 'watched-products', 'saved-for-later', 'cart'],
  ...['my-coupons', 'follow-shop', 'watch-product'],
  ...['user-notification', 'my-questions', 'question', 'get-all-address'],
  ...['account-dashboard-data', 'get-user', 'get-navbar-data'],
];
const isOwnPath = (path) => ownPaths.includes(path.split('/')[2]);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isPanel(pathname)) return;
  if (pathname.startsWith('/api/')) {
    const isOwn = request.headers.has('authorization') && isOwnPath(pathname);
    event.respondWith(isOwn ? ownAnswerFor(event) : answerFor(event));
  } else if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(cacheFirst(event, shell));
  else if (pathname.startsWith('/uploads/media/')) event.respondWith(pictureFor(event));
  else if (request.mode === 'navigate' && pathname.startsWith(BASE)) event.respondWith(pageFor(event));
  // Their names stay when they change.
  else if (FIRST.includes(pathname)) event.respondWith(freshFirst(event, shell));
});

/**
 * A page that was reached inside the shop was never asked for as a document: it is fetched once so that it opens without a
 * network too, with the scripts and pictures that were loaded before this script was there.
 */
async function remember({ page, files }) {
  const { pathname } = new URL(page);
  if (!isPanel(pathname) && !isPassing(pathname)) await keepGeneral(page);
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
  if (event.data?.kind === 'signedOut') {
    signOuts += 1;
    event.waitUntil(dropOwn());
  }
  if (event.data?.kind === 'seen') event.waitUntil(remember(event.data).catch(() => undefined));
});
