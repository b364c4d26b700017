/** What a shopper does while the scripts are still on their way, and how much script there is. */
import zlib from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { signInMessages } from '../../storefront/src/features/sign-in/messages';
import { catalogueMessages } from '../../storefront/src/features/catalogue/messages';
import { sharedMessages } from '../../storefront/src/i18n/shared.messages';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { at, isAlive } from './support/pages';
import { newCustomer, PASSWORD } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer } from './support/words';

const SCRIPT_BUDGET = 150_000;
const scripts = '**/multi-vendor/assets/*.js';

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at(path), { waitUntil: 'load' });
  return release;
}

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`options and quantity chosen before the scripts came are what is put into the cart (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M,L' };
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const me = await newCustomer(url);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const come = await openWithoutScripts(page, `/view-product/${product.slug}`);
    const list = (name: string) => main.getByRole('combobox', { name });
    const color = list(way.language === 'en' ? 'Color' : 'রং');
    const size = list(way.language === 'en' ? 'Size' : 'সাইজ');
    await color.selectOption('Blue');
    await size.selectOption('L');
    const more = main.getByRole('button', { name: say(sharedMessages, 'increase') }).first();
    await more.click();
    await more.click();
    const add = main.getByRole('button', { name: say(productMessages, 'cart'), exact: true });
    // Nothing has happened yet: whoever taps again does not buy twice.
    await add.click();
    await add.click();
    come();

    await expect
      .poll(() => me.api.get<{ generalcart: object[] }>('/cart').then(({ generalcart }) => generalcart))
      .toMatchObject([{ product_id: product.id, product_qty: 3, variation1: 'Blue', variation2: 'L' }]);
    await expect(color).toHaveValue('Blue');
    await expect(size).toHaveValue('L');
  });

  test(`signing in before the scripts came keeps the password out of the address (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    const page = await open(way);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const main = page.getByRole('main');
    const come = await openWithoutScripts(page, '/login');
    await main.getByRole('textbox', { name: say(signInMessages, 'email') }).fill(me.email);
    const password = main.getByRole('textbox', { name: say(signInMessages, 'password') });
    await password.fill(PASSWORD);
    await password.press('Enter');
    come();

    await expect(page).toHaveURL(at('/'));
    expect(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`words typed and a list chosen before the scripts came are searched and sorted by (${named(way)})`, async ({
    open,
  }) => {
    const page = await open(way);
    const come = await openWithoutScripts(page, '/search/chal');
    const sort = page.getByRole('main').getByRole('combobox', { name: say(catalogueMessages, 'sort') });
    const second = await sort.locator('option').nth(1).getAttribute('value');
    await sort.selectOption(second);
    come();
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${second}`));
    await expect(sort).toHaveValue(second!);

    const comeToMall = await openWithoutScripts(page, '/mall');
    const box = page.getByRole('combobox', { name: say(layoutMessages, 'search') });
    await box.fill('dal');
    await box.press('Enter');
    comeToMall();
    await expect(page).toHaveURL(at('/search/dal'));
  });

  test(`what is chosen while a slow device takes the page over is what is bought (${named(way)})`, async ({
    open,
    staff,
  }) => {
    const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M,L' };
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const page = await open(way);
    const main = page.getByRole('main');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    // Before the scripts run, while they do, and as soon as a part of the page is hydrated.
    for (const waitUntil of ['commit', 'load', 'alive'] as const) {
      await page.goto(at(`/view-product/${product.slug}`), { waitUntil: waitUntil === 'alive' ? 'load' : waitUntil });
      if (waitUntil === 'alive') await isAlive(page);
      await main.getByRole('combobox', { name: way.language === 'en' ? 'Color' : 'রং' }).selectOption('Blue');
      await main.getByRole('combobox', { name: way.language === 'en' ? 'Size' : 'সাইজ' }).selectOption('L');
      await main
        .getByRole('button', { name: say(sharedMessages, 'increase') })
        .first()
        .click();
      await main.getByRole('button', { name: say(productMessages, 'buyNow') }).click();
      await expect(page).toHaveURL(at('/login'));
      const wish = await page.evaluate(
        () => (JSON.parse(sessionStorage.getItem('unfinished')!) as { act: { wish: object } }).act.wish,
      );
      expect(wish, waitUntil).toMatchObject({ qty: 2, variation1: 'Blue', variation2: 'L' });
    }
  });
}

// The title names no way, so that `npm test` on two cores sees both (scripts/oneWay.mjs).
for (const [who, way] of [
  ['a visitor', { screen: 'phone', language: 'en' }],
  ['a customer', { screen: 'desktop', language: 'bn' }],
] as const) {
  test(`home keeps to its budget of script for ${who}`, async ({ open, url }) => {
    const person = who === 'a customer' ? await newCustomer(url) : undefined;
    const page = await open({ ...way, place: null, ...(person && { person }) });
    const scriptsSeen = new Map<string, Response>();
    const see = (response: Response) => {
      if (response.request().resourceType() === 'script') scriptsSeen.set(response.url(), response);
    };
    page.on('response', see);
    await page.goto(at('/'), { waitUntil: 'load' });
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    page.off('response', see);
    // As Lighthouse counts: whatever is fetched before anybody touches the page, compressed by gzip.
    const bytes = await Promise.all(
      [...scriptsSeen.values()].map(async (each) => zlib.gzipSync(await each.body(), { level: 9 }).length),
    );
    expect(bytes.length).toBeGreaterThan(5);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });
}

// The build leaves out where react-intl asks for them (storefront/leanPlugin.ts): another version may ask elsewhere.
test('home opens without the browser’s number formats, which take a phone a tenth of a second', async ({ open }) => {
  const page = await open({ screen: 'phone', language: 'bn', place: null });
  await page.addInitScript(() => {
    const asked: string[] = [];
    const note = <T>(what: string, result: T): T => {
      asked.push(what);
      return result;
    };
    Object.assign(window, { asked });
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      get: (formats, name, self) => note(`NumberFormat.${String(name)}`, Reflect.get(formats, name, self) as unknown),
      apply: (formats, self, args) => note('NumberFormat()', Reflect.apply(formats, self, args)),
      construct: (formats, args, self) => note('new NumberFormat', Reflect.construct(formats, args, self) as object),
    });
  });
  await page.goto(at('/'));
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});
