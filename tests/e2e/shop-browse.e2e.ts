/** Looking around: filters and sorting in the address, counts, pages, the way back; the menu by keyboard; a product's pictures. */
import { catalogueMessages as words } from '../../storefront/src/features/catalogue/messages';
import { homeMessages } from '../../storefront/src/features/home/messages';
import { areaMessages } from '../../storefront/src/routes/area.messages';
import { expect, test } from './support/journey';
import { at, isAlive, toast, visit } from './support/pages';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { banglaDigits, sayer, word } from './support/words';
import type { Page } from '@playwright/test';

type Grid = { products: { selling_price: number; qty: number }[]; totalcount: number };
const inDigits = (language: string, value: number) => (language === 'bn' ? banglaDigits(value) : String(value));

for (const way of banglaOnPhone) {
  const { language, screen } = way;
  const say = sayer(language);
  const shop = 'gadget-bari';

  /** The filters stand beside the grid, on a phone in a sheet. */
  const withFilters = async (page: Page, change: (filters: ReturnType<Page['locator']>) => Promise<void>) => {
    if (screen === 'desktop') return change(page.getByRole('complementary', { name: say(words, 'filters') }));
    await page
      .getByRole('main')
      .getByRole('button', { name: word(new RegExp(`^${say(words, 'filters')}`)) })
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await change(sheet);
    await sheet.getByRole('button', { name: say(words, 'showResults') }).click();
    await expect(sheet).toBeHidden();
  };

  test(`filters and sorting of a shop are in the URL, with counts, and the back button undoes them one by one (${named(way)})`, async ({
    open,
    url,
  }) => {
    const list = async (query: string) =>
      (await (await fetch(`${url}/api/get-shop-data/${shop}/0/48?${query}`)).json()) as Grid;
    const countText = (count: number) =>
      language === 'en' ? `${count} ${count === 1 ? 'product' : 'products'}` : `${banglaDigits(count)}টি পণ্য`;
    const all = await list('');
    const prices = all.products.map(({ selling_price }) => selling_price).sort((one, other) => one - other);
    const limit = prices[Math.floor(prices.length / 2)]!;
    const page = await open(way);
    const main = page.getByRole('main');
    await visit(page, `/shop/${shop}`);
    const count = main.locator('p[aria-live="polite"]').first();
    await expect(count).toHaveText(word(countText(all.totalcount)));

    await withFilters(page, async (filters) => {
      await expect(filters.getByRole('checkbox', { name: say(words, 'inStock') })).toBeVisible();
      // "1 star", and never "1 stars".
      for (const name of language === 'en' ? [/^1 star and up/, /^3 stars and up/] : [/^১ তারা ও তার বেশি/])
        await expect(filters.getByRole('checkbox', { name: word(name) })).toBeVisible();
      await filters.getByRole('textbox', { name: say(words, 'maxPrice') }).fill(inDigits(language, limit));
      await filters.getByRole('button', { name: say(words, 'apply') }).click();
      await expect(page).toHaveURL(new RegExp(`max_price=${limit}`));
    });
    const cheap = await list(`max_price=${limit}`);
    await expect(count).toHaveText(word(countText(cheap.totalcount)));
    expect(cheap.totalcount).toBeLessThan(all.totalcount);

    await withFilters(page, async (filters) => {
      await filters.getByRole('checkbox', { name: say(words, 'inStock') }).check();
      await expect(page).toHaveURL(/in_stock=1/);
    });
    const inStock = await list(`max_price=${limit}&in_stock=1`);
    await expect(count).toHaveText(word(countText(inStock.totalcount)));
    await main.getByRole('combobox', { name: say(words, 'sort') }).selectOption('price_up');
    await expect(page).toHaveURL(/sort=price_up/);
    const cheapest = Math.min(...inStock.products.map(({ selling_price }) => selling_price));
    const price =
      language === 'en' ? `৳${cheapest.toLocaleString('en')}` : `৳${banglaDigits(cheapest.toLocaleString('en-IN'))}`;
    await expect(main.getByRole('article').first()).toContainText(price);

    await page.reload();
    await isAlive(page);
    await expect(count).toHaveText(word(countText(inStock.totalcount)));
    await expect(main.getByRole('combobox', { name: say(words, 'sort') })).toHaveValue('price_up');
    await expect(main.getByRole('article').first()).toContainText(price);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/in_stock=/);
    await expect(count).toHaveText(word(countText(cheap.totalcount)));
    await page.goBack();
    await expect(page).toHaveURL(at(`/shop/${shop}`));
    await expect(count).toHaveText(word(countText(all.totalcount)));
    await page.goForward();
    await expect(count).toHaveText(word(countText(cheap.totalcount)));
  });

  test(`filters without results say so and are cleared with one tap (${named(way)})`, async ({ open }) => {
    const page = await open(way);
    const main = page.getByRole('main');
    await visit(page, '/category/rice?min_price=9000000');
    await expect(main.getByText(language === 'en' ? 'No Product Found' : 'কোনো পণ্য পাওয়া যায়নি')).toBeVisible();
    await main
      .getByRole('button', { name: say(words, 'clearFilters') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(at('/category/rice'));
    await expect(main.getByRole('article').first()).toBeVisible();
  });
}

for (const way of englishOnPhone) {
  const { language, screen } = way;

  test(`a visitor finds a product by category and by search, and views its pictures (${named(way)})`, async ({
    open,
  }) => {
    const page = await open(way);
    const main = page.getByRole('main');
    await visit(page, '/');
    if (screen === 'desktop') {
      const opener = page.getByRole('button', { name: word('ক্যাটাগরি') }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).toBeFocused();
    } else {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    const search = page.getByRole('combobox', { name: language === 'en' ? 'Search' : 'খুঁজুন', exact: true });
    const before = page.url();
    await search.fill('   ');
    await search.press('Enter');
    expect(page.url()).toBe(before);
    await search.fill(language === 'en' ? 'rice' : 'চাল');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
    await expect(
      main.getByRole('heading', { name: language === 'en' ? /^Grocery \(\d+\)$/ : /^মুদি \([০-৯]+\)$/ }),
    ).toBeVisible();
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/view-product\//);
    const name = main.getByRole('heading', { level: 1 });
    await expect(name).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: language === 'en' ? 'You are here' : 'আপনি এখানে আছেন' });
    await expect(crumbs.getByRole('link').first()).toBeVisible();
    await visit(page, `/search/${encodeURIComponent('কখগঘঙচছজ')}`);
    await expect(
      main.getByText(language === 'en' ? 'Sorry! No Product Found' : 'দুঃখিত! কোনো পণ্য পাওয়া যায়নি'),
    ).toBeVisible();
    await visit(page, '/search/keyboadr');
    await expect(main.getByText(sayer(language)(areaMessages, 'didYouMean')).first()).toBeVisible();
    await main.getByRole('link', { name: 'keyboard', exact: true }).click();
    await expect(page).toHaveURL(at('/search/keyboard'));
    await expect(main.getByRole('article').first()).toBeVisible();
  });

  test(`features the demo leaves out say so (${named(way)})`, async ({ open }) => {
    const page = await open(way);
    const main = page.getByRole('main');
    const disabled = toast(page, language === 'en' ? 'This option is disabled in Demo Mode' : 'ডেমো মোডে এটি বন্ধ আছে');
    await visit(page, '/grocery');
    await main.getByRole('button', { name: language === 'en' ? 'Rice Coming' : 'চাল আসছে', exact: true }).click();
    await expect(disabled).toBeVisible();
    await visit(page, '/');
    const coming = main.getByRole('region', { name: sayer(language)(homeMessages, 'shortcuts') });
    await coming
      .getByRole('button', {
        name: word(language === 'en' ? 'Shoe & Sandals Coming' : 'জুতা ও স্যান্ডেল আসছে'),
        exact: true,
      })
      .click();
    await expect(disabled).toBeVisible();
    // After everything that can be bought already.
    const placesOfCards = await coming.evaluate((tiles) =>
      [...document.querySelectorAll('main :is(section, [role="region"]) article')].map((card) =>
        Boolean(card.compareDocumentPosition(tiles) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
    );
    expect(new Set(placesOfCards)).toEqual(new Set([true]));
    await main
      .getByRole('button', { name: language === 'en' ? /^More/ : /^আরও/ })
      .first()
      .click();
    await expect(
      toast(page, language === 'en' ? 'More Option Will Available Soon' : 'শিগগিরই আরও অনেক কিছু আসছে'),
    ).toBeVisible();
  });
}
