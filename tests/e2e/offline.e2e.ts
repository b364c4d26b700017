/** Without a network: what was seen opens and says so, what was done is sent once, and a new worker takes the old one's place. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { appMessages } from '../../storefront/src/app/app.messages';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { outboxMessages } from '../../storefront/src/app/outbox.messages';
import { sharedMessages } from '../../storefront/src/i18n/shared.messages';
import { expect, test } from './support/journey';
import { fillCart, ownProduct, placeOrder } from './support/market';
import { at, isAlive, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

const cut = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED|Failed to fetch|Failed to load resource/;

/** Opens a page under the service worker, and waits until it and its scripts are cached. */
async function keep(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Asked for once more, now through the worker.
  await page.reload();
  await page.waitForFunction(async () => {
    const scripts = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];
    const wanted = [location.href, ...scripts];
    const kept = await Promise.all(wanted.map((address) => caches.match(address, { ignoreVary: true })));
    return scripts.length > 0 && kept.every((answer) => answer !== undefined);
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a visited page opens offline, is interactive, and says that there is no network (${named(way)})`, async ({
    open,
    guard,
  }) => {
    guard.allow({
      console: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
      because: 'what was never seen, such as pictures nobody scrolled to, is not there',
      isOptional: true,
    });
    const page = await open({ ...way, options: { serviceWorkers: 'allow' } });
    await keep(page, '/mall');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.context().setOffline(true);
    await page.goto(at('/mall'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(say(appMessages, 'offline'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // A page that is not cached is distinguished from a broken shop.
    await page.goto(at('/contact'));
    await expect(page.getByRole('heading', { level: 1 }).last()).toContainText(/offline/i);
    await page.context().setOffline(false);
    await page.goto(at('/contact'));
    await expect(page.getByText(say(appMessages, 'offline'))).toBeHidden();
  });

  test(`the cart kept for offline is the one for everybody, and signing out forgets it (${named(way)})`, async ({
    open,
    staff,
    url,
  }) => {
    const me = await newCustomer(url);
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    await fillCart(me, product);
    const page = await open({ ...way, person: me, options: { serviceWorkers: 'allow' } });
    const keptCart = () =>
      page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text() ?? '', at('/cart'));
    await keep(page, '/mall');
    await isAlive(page);
    // Reached inside the shop: never asked for as a document.
    await page.locator('a[href$="/cart"]:visible').first().click();
    await expect(
      page
        .getByRole('main')
        .getByText(way.language === 'en' ? product.name : word(product.name_bn))
        .first(),
    ).toBeVisible();
    await expect.poll(keptCart, { timeout: 15_000 }).toContain('<h1');
    expect(await keptCart()).not.toContain(product.name);
    // Their own page has the line.
    const own = await page.evaluate(async (path) => (await fetch(path)).text(), at('/cart'));
    expect(own).toContain(product.name);

    await keep(page, '/cart');
    expect(await keptCart()).not.toContain(product.name);
    await visit(page, '/mall');
    await page
      .getByRole('button', { name: way.screen === 'phone' ? say(layoutMessages, 'account') : me.name, exact: true })
      .click();
    await page.getByRole('button', { name: say(layoutMessages, 'logOut') }).click();
    await expect(page).toHaveURL(at('/'));
    await expect.poll(keptCart).toBe('');
  });

  test(`signed in, products and the account's own lists open offline, and for nobody else (${named(way)})`, async ({
    open,
    guard,
    staff,
    url,
    savar,
  }) => {
    guard.allow({
      console: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
      url: '/api/',
      because: 'there is no network, and not everything was seen before',
      isOptional: true,
    });
    const me = await newCustomer(url);
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    await placeOrder(me, product, savar);
    await me.api.post(`/add-to-favorite/${product.id}`);
    await fillCart(me, product);
    const page = await open({ ...way, person: me, options: { serviceWorkers: 'allow' } });
    const main = page.getByRole('main');
    const seen = main.getByText(name).filter({ visible: true }).first();
    const network = (isThere: boolean) => page.context().setOffline(!isThere);
    const ownStores = () =>
      page.evaluate(async () => (await caches.keys()).filter((store) => store.startsWith('haat-own-')));
    const own = ['/account/orders', '/account/favorite', '/cart'];
    for (const path of [`/view-product/${product.slug}`, ...own]) {
      await keep(page, path);
      await expect(seen, path).toBeVisible();
    }
    const ofProduct = [`/api/view-product/${product.slug}`, `/api/watch-product/${product.id}`];
    const answers = ['/api/my-order', '/api/get-favorite-products', '/api/cart', '/api/my-coupons/2', ...ofProduct];
    const notKept = async (addresses: string[]) => {
      const kept = await Promise.all(
        addresses.map((address) => caches.match(address, { ignoreVary: true, ignoreSearch: true })),
      );
      return addresses.filter((_, at) => !kept[at]);
    };
    // These are asked for by the shop itself only after the first page: as a link to the product does.
    await page.evaluate(async (addresses) => {
      const token = localStorage.getItem('auth_token');
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': document.documentElement.lang };
      for (const address of addresses) await (await fetch(address, { headers })).text();
    }, ofProduct);
    await expect.poll(() => page.evaluate(notKept, answers)).toEqual([]);

    await network(false);
    for (const path of [`/view-product/${product.slug}`, ...own]) {
      await page.goto(at(path));
      await expect(seen, path).toBeVisible();
      await expect(page.getByText(say(appMessages, 'offline'))).toBeVisible();
    }

    // Another person on this device, who never asked for any of it.
    const other = await newCustomer(url);
    const mine = await page.evaluate((token) => {
      const before = localStorage.getItem('auth_token')!;
      localStorage.setItem('auth_token', token);
      return before;
    }, other.session.token);
    const read = () =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` };
        return fetch('/api/my-order', { headers }).then(
          (answer) => answer.text(),
          () => 'nothing',
        );
      });
    expect(await read()).toBe('nothing');
    await network(true);
    const [before] = await ownStores();
    expect(await read()).not.toContain(product.name);
    // The other person's store, and no longer the first one's.
    await expect.poll(async () => (await ownStores()).map((name) => name === before)).toEqual([false]);
    await network(false);
    await page.evaluate((token) => localStorage.setItem('auth_token', token), mine);
    expect(await read()).toBe('nothing');

    await network(true);
    await visit(page, '/mall');
    await expect.poll(async () => (await ownStores()).length).toBe(1);
    await page
      .getByRole('button', { name: way.screen === 'phone' ? say(layoutMessages, 'account') : me.name, exact: true })
      .click();
    await page.getByRole('button', { name: say(layoutMessages, 'logOut') }).click();
    await expect(page).toHaveURL(at('/'));
    await expect.poll(async () => (await ownStores()).length).toBe(0);
  });

  test(`a page whose script could not be fetched opens with the next press on its link (${named(way)})`, async ({
    open,
    guard,
  }) => {
    guard.allow({ url: 'pages.other', console: /ERR_/, because: 'the list of these pages cannot be fetched' });
    const page = await open(way);
    const list = '**/multi-vendor/assets/pages.other-*.js';
    await page.route(list, (route) => route.abort('connectionfailed'));
    await visit(page, '/mall');
    const link = page.getByRole('contentinfo').locator('a[href$="/contact"]').first();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('pages.other'));
    await link.hover();
    await failed;
    await page.unroute(list);
    await link.click();
    await expect(page).toHaveURL(at('/contact'));
    await isAlive(page);
    await expect(page.getByText(say(appMessages, 'pageBroke'))).toBeHidden();
  });

  test(`cart changes made offline are shown, stored, and sent once each when the network is back (${named(way)})`, async ({
    open,
    guard,
    staff,
    url,
  }) => {
    guard.allow({ console: cut, url: '/api/', because: 'there is no network' });
    const me = await newCustomer(url);
    await fillCart(me, await ownProduct(await staff('vendor.home'), await staff('admin')));
    const page = await open({ ...way, person: me });
    await visit(page, '/cart');
    const more = page.getByRole('main').getByRole('button', { name: say(sharedMessages, 'increase') });
    await expect(more).toBeEnabled();
    const before = await quantity(me);
    // Its picture is there before the network goes.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await more.click();
    await expect(toast(page, say(outboxMessages, 'kept'))).toBeVisible();
    await more.click();
    await expect.poll(() => kept(page)).toHaveLength(2);
    expect(await quantity(me)).toBe(before);

    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cart-update-quantity/')) keys.push(request.headers()['idempotency-key'] ?? 'none');
    });
    const waiting = await kept(page);
    await page.context().setOffline(false);
    await expect(toast(page, say(outboxMessages, 'sent'))).toBeVisible();
    expect(await quantity(me)).toBe(before + 2);
    expect(keys).toEqual(waiting);
    expect(new Set(keys).size).toBe(2);
    expect(await kept(page)).toEqual([]);
  });

  test(`a change whose answer was lost is sent again with the same key, and counts once (${named(way)})`, async ({
    open,
    guard,
    staff,
    url,
  }) => {
    guard.allow({ console: cut, url: '/cart-update-quantity/', because: 'the answer is lost on the way' });
    const me = await newCustomer(url);
    await fillCart(me, await ownProduct(await staff('vendor.home'), await staff('admin')));
    const page = await open({ ...way, person: me });
    await visit(page, '/cart');
    const before = await quantity(me);
    const keys: string[] = [];
    await page.route('**/api/cart-update-quantity/**', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? 'none');
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionfailed');
    });
    await page
      .getByRole('main')
      .getByRole('button', { name: say(sharedMessages, 'increase') })
      .click();
    await expect(toast(page, say(outboxMessages, 'kept'))).toBeVisible();
    expect(await quantity(me)).toBe(before + 1);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(toast(page, say(outboxMessages, 'sent'))).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await quantity(me)).toBe(before + 1);
  });
}

test('a new version of the worker takes over immediately and removes everything of the old one', async ({
  browser,
  url,
}) => {
  const shop = await newerShop(url);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(shop.url + at('/contact'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = await page.evaluate(() => caches.keys());
  expect(before.every((name) => !name.endsWith('-next'))).toBe(true);
  shop.renew();
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).every((name) => name.endsWith('-next')))
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(shop.url + at('/live'));
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await context.close();
  await shop.close();
});

type Answer = { generalcart: { product_qty: number }[] };
const quantity = async (me: { api: { get: (path: string) => Promise<unknown> } }) =>
  ((await me.api.get('/cart')) as Answer).generalcart[0]?.product_qty ?? 0;

/** The keys of the calls waiting on the device. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('outbox') ?? '[]') as { key: string }[]).map(({ key }) => key));

/** Without what lets the server answer that nothing has changed. */
const whole = ({
  'if-none-match': _etag,
  'if-modified-since': _since,
  ...headers
}: http.IncomingHttpHeaders): http.IncomingHttpHeaders => headers;

/** The same shop under another address, whose worker can be made a newer one. */
async function newerShop(url: string): Promise<{ url: string; renew: () => void; close: () => Promise<void> }> {
  let isNew = false;
  const server = http.createServer((req, res) => {
    const ask = http.request(
      url + req.url!,
      { method: req.method, headers: { ...(isNew ? whole(req.headers) : req.headers), 'accept-encoding': 'identity' } },
      (answer) => {
        if (!isNew || !req.url!.endsWith('/sw.js')) {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
          return;
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
          res.end(text.replace(/const VERSION = '[^']*'/, "const VERSION = 'next'"));
        });
      },
    );
    ask.on('error', () => res.destroy());
    req.pipe(ask);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => {
      isNew = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
