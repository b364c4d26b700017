/** Where things are delivered to, and what depends on it. */
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { placeSheetMessages as sheetWords } from '../../storefront/src/features/place/messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { sharedMessages } from '../../storefront/src/i18n/shared.messages';
import { locationMessages as words } from '../../storefront/src/routes/location.messages';
import { shoppingMessages } from '../../storefront/src/shopping/shopping.messages';
import { expect, test } from './support/journey';
import { ownAddress, ownProduct } from './support/market';
import { at, choosePlace, isAlive, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import type { Place } from './support/places';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

type Card = { slug: string; qty: number };
/** A grocery of this place that is in stock. */
async function groceryOf(url: string, { district, upazila }: Place): Promise<Card> {
  const answer = await fetch(`${url}/api/get-grocery-data/${district.id}/${upazila.id}/0/12`);
  const { product } = (await answer.json()) as { product: Card[] };
  return product.find(({ qty }) => qty > 0)!;
}

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const [dhaka, savar] = way.language === 'en' ? ['Dhaka', 'Savar'] : ['ঢাকা', 'সাভার'];
  const inOtherScript = way.language === 'en' ? 'সাভার' : 'shavar';

  test(`the bar opens the sheet; typing in the other script finds the area (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, place: null });
    await visit(page, '/');
    const bar = page.getByRole('banner');
    const sheet = page.getByRole('dialog', { name: say(sheetWords, 'title') });
    await bar.getByRole('link', { name: say(layoutMessages, 'setLocation') }).click();
    await expect(sheet.getByRole('option')).toHaveCount(64);
    // From below on a phone, in the middle of a desktop.
    const [shape, screen] = [(await sheet.boundingBox())!, page.viewportSize()!];
    if (way.screen === 'phone')
      expect([shape.x, shape.width, shape.y + shape.height]).toEqual([0, screen.width, screen.height]);
    else {
      expect(shape.width).toBeLessThan(screen.width / 2);
      expect(Math.abs(shape.x + shape.width / 2 - screen.width / 2)).toBeLessThan(10);
      expect(Math.abs(shape.y + shape.height / 2 - screen.height / 2)).toBeLessThan(10);
    }
    const box = sheet.getByRole('combobox');
    await box.fill('xkfgq');
    await expect(sheet.getByText(say(sheetWords, 'nothing'))).toBeVisible();
    // Escape empties the box first, then closes.
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await box.press('Escape');
    await expect(sheet).toBeHidden();

    await bar.getByRole('link', { name: say(layoutMessages, 'setLocation') }).press('Enter');
    await box.fill(word(dhaka));
    await box.press('ArrowDown');
    await box.press('ArrowUp');
    await box.press('Enter');
    await expect(sheet.getByText(say(sheetWords, 'findIn', { district: word(dhaka) }))).toBeVisible();
    await sheet.getByRole('button', { name: say(sheetWords, 'otherDistrict') }).click();
    await choosePlace(page, inOtherScript);
    const chosen = bar.getByRole('link', { name: word(new RegExp(savar)) });
    await expect(chosen).toBeFocused();
    await page.reload();
    await isAlive(page);
    await expect(chosen).toBeVisible();
  });

  test(`a visitor chooses where to deliver on its page, and clears it (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, place: null });
    const main = page.getByRole('main');
    await visit(page, '/location-set');
    await expect(main.getByText(say(words, 'none'))).toBeVisible();
    const set = main.getByRole('button', { name: say(words, 'set') });
    await set.click();
    await expect(toast(page, say(words, 'both'))).toBeVisible();
    await main
      .getByRole('combobox', { name: say(words, 'district'), exact: true })
      .selectOption({ label: word(dhaka) });
    const area = main.getByRole('combobox', { name: say(words, 'area') });
    await expect(area).toBeEnabled();
    await area.selectOption({ label: word(savar) });
    await set.click();
    await expect(page).toHaveURL(at('/'));
    await visit(page, '/location-set');
    await expect(main.getByText(`${word(savar)}, ${word(dhaka)}`)).toBeVisible();
    await main.getByRole('button', { name: say(words, 'remove') }).click();
    await expect(main.getByText(say(words, 'none'))).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('district'), localStorage.getItem('upazila')])).toEqual([
      null,
      null,
    ]);
  });

  test(`the sheet takes a saved address, or the position where it is allowed (${named(way)})`, async ({
    open,
    url,
    savar: here,
  }) => {
    const me = await newCustomer(url);
    await ownAddress(me, here);
    const page = await open({
      ...way,
      place: null,
      person: me,
      options: { geolocation: { latitude: 24.895, longitude: 91.87 }, permissions: ['geolocation'] },
    });
    await visit(page, '/');
    // The account menu has a script of its own and moves its neighbours: a click while it moves misses.
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('banner').getByRole('link', { name: say(layoutMessages, 'setLocation') });
    await link.click();
    const sheet = page.getByRole('dialog');
    const sylhet = word(way.language === 'en' ? 'Sylhet' : 'সিলেট');
    await sheet.getByRole('button', { name: say(sheetWords, 'position') }).click();
    await expect(sheet.getByText(say(sheetWords, 'near', { district: sylhet }))).toBeVisible();
    await expect(sheet.getByRole('option').first()).toContainText(sylhet);
    await sheet.getByRole('button', { name: word(new RegExp(savar)) }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: word(new RegExp(savar)) })).toBeVisible();

    const stranger = await open({ ...way, place: null });
    await visit(stranger, '/');
    await stranger
      .getByRole('banner')
      .getByRole('link', { name: say(layoutMessages, 'setLocation') })
      .click();
    await stranger
      .getByRole('dialog')
      .getByRole('button', { name: say(sheetWords, 'position') })
      .click();
    await expect(stranger.getByText(say(sheetWords, 'denied'))).toBeVisible();
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);
  const savar = way.language === 'en' ? 'Savar' : 'সাভার';

  test(`pages that depend on the place stay, ask once and can be looked at (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, place: null });
    const main = page.getByRole('main');
    const sheet = page.getByRole('dialog', { name: say(sheetWords, 'title') });
    // Not `visit`: the sheet opens by itself, and may hide the heading before that is looked for.
    await page.goto(at('/grocery'));
    await expect(sheet.getByText(say(sheetWords, 'page'))).toBeVisible();
    await sheet.getByRole('button', { name: say(sheetWords, 'lookAround') }).click();
    await expect(sheet).toBeHidden();
    for (const path of [
      '/search/rice',
      '/featured-product-more',
      '/flash-product-more',
      '/new-product-more',
      '/general-grocery-more',
      '/grocery',
    ]) {
      await visit(page, path);
      await expect(page).toHaveURL(at(path));
      await expect(main.getByRole('article').first(), path).toBeVisible();
      await expect(sheet).toBeHidden();
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(layoutMessages, 'setLocation') })
      .click();
    await choosePlace(page, savar);
    await expect(page).toHaveURL(at('/grocery'));
    await expect(main.getByText(word(new RegExp(savar))).first()).toBeVisible();
  });

  test(`a page without a place is complete on the server, and crawlers are not asked (${named(way)})`, async ({
    open,
    url,
    savar: here,
  }) => {
    const { slug } = await groceryOf(url, here);
    for (const path of [`/view-product/${slug}`, '/grocery', '/new-product-more', '/search/rice']) {
      const html = await (await fetch(`${url}${at(path)}`, { redirect: 'error' })).text();
      expect(html, path).toContain('<h1');
      expect(html, path).toContain('<article');
      // What is read by others names the shop's host, too.
      const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/gs)].join(' ');
      const addresses = [...data.matchAll(/"(?:url|item|image|logo|@id)":\s*"([^"]+)"/g)].map(([, address]) => address);
      if (path.startsWith('/view-product/')) expect(addresses.length, path).toBeGreaterThan(0);
      expect(
        addresses.filter((address) => !address!.startsWith(`${url}/`)),
        path,
      ).toEqual([]);
      const shared = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(shared, path).toContain(path.startsWith('/view-product/') ? `${url}/uploads/media/` : url);
      expect((await fetch(shared)).headers.get('content-type'), path).toContain('image/');
    }
    const page = await open({
      ...way,
      place: null,
      options: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    });
    await visit(page, `/view-product/${slug}`);
    await expect(page.getByRole('main').getByRole('button', { name: say(productMessages, 'buyNow') })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await visit(page, '/grocery');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('place_asked'))).toBeNull();
  });

  test(`nothing is added before a place is chosen; choosing one continues (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    const inCart = async () => (await me.api.get<{ generalcart: object[] }>('/cart')).generalcart;
    const page = await open({ ...way, place: null, person: me });
    await visit(page, '/shop/nakshi-ghor');
    const add = page.getByRole('main').getByRole('button', { name: say(shoppingMessages, 'addNamed', { name }) });
    await add.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(say(shoppingMessages, 'setLocationFirst'))).toBeVisible();
    await expect(sheet.getByText(say(sharedMessages, 'important'))).toBeVisible();
    await sheet.getByRole('button', { name: say(sharedMessages, 'close') }).click();
    await expect(sheet).toBeHidden();
    expect(await inCart()).toEqual([]);
    await add.click();
    await choosePlace(page, savar);
    await expect.poll(inCart).toMatchObject([{ product_id: product.id, product_qty: 1 }]);
    await expect(page).toHaveURL(at('/shop/nakshi-ghor'));
  });

  test(`groceries of another area say so once and cannot be added (${named(way)})`, async ({
    open,
    url,
    savar: here,
    sylhet,
  }) => {
    const grocery = await groceryOf(url, here);
    const path = `/view-product/${grocery.slug}`;
    const text = say(shoppingMessages, 'notInYourArea');
    const away = await open({ ...way, place: sylhet });
    const main = away.getByRole('main');
    await visit(away, path);
    await expect(main.getByText(text)).toHaveCount(1);
    await expect(main.getByRole('button', { name: say(productMessages, 'buyNow') })).toBeHidden();
    await main.getByRole('button', { name: say(productMessages, 'changePlace') }).click();
    await choosePlace(away, savar);
    await expect(main.getByText(text)).toBeHidden();
    await expect(main.getByRole('button', { name: say(productMessages, 'buyNow') })).toBeVisible();

    const lists = await open({ ...way, place: sylhet });
    await visit(lists, '/collections/grocery');
    await lists
      .getByRole('button', { name: word(way.language === 'en' ? /^Not in your area:/ : /^আপনার এলাকায় নেই:/) })
      .first()
      .click();
    await expect(lists.getByRole('dialog').getByText(say(sheetWords, 'title'))).toBeVisible();
  });

  test(`home shows groceries that can be delivered, and marks those of other areas (${named(way)})`, async ({
    open,
    url,
    sylhet,
  }) => {
    const page = await open(way);
    await visit(page, '/');
    const groceries = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('a[href$="/grocery"]') })
      .filter({ has: page.getByRole('article') });
    await groceries.first().scrollIntoViewIfNeeded();
    await expect(groceries.first().getByRole('article').first()).toBeVisible();
    const notHere = word(way.language === 'en' ? /^Not in your area:/ : /^আপনার এলাকায় নেই:/);
    await expect(groceries.first().getByRole('button', { name: notHere })).toHaveCount(0);

    type Shown = { slug: string; type: number; business_upazila_id: number | string | null };
    const lists = (await (await fetch(`${url}/api/get-home-product`)).json()) as Record<string, Shown[]>;
    const ofOthers = ['featured', 'flash_sell'].flatMap((list) =>
      lists[list]!.filter(
        ({ type, business_upazila_id: area }) => type === 1 && String(area) !== String(sylhet.upazila.id),
      ),
    );
    expect(ofOthers.length).toBeGreaterThan(0);
    const away = await open({ ...way, place: sylhet });
    await visit(away, '/');
    let marked = 0;
    for (const { slug } of ofOthers) {
      const card = away
        .getByRole('main')
        .getByRole('article')
        .filter({ has: away.locator(`a[href$="/view-product/${slug}"]`) });
      for (const shown of await card.all()) {
        await expect(shown.getByRole('button', { name: notHere }), slug).toHaveCount(1);
        marked += 1;
      }
    }
    expect(marked).toBeGreaterThan(0);
  });
}
