/** Small things that were wrong once: pictures that were cut, toasts that lay over the header, rows that moved by themselves. */
import type { Locator, Page } from '@playwright/test';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { cartMessages } from '../../storefront/src/features/cart/messages';
import { homeMessages } from '../../storefront/src/features/home/messages';
import { signInMessages } from '../../storefront/src/features/sign-in/messages';
import { expect, test } from './support/journey';
import { fillCart, ownProduct } from './support/market';
import { toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { languages, sayer, word } from './support/words';

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (part: Locator): Promise<Box> => (await part.boundingBox())!;
const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`bar, slides and rows of home fit every width, and stand still (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, options: { reducedMotion: 'no-preference' } });
    await visit(page, '/');
    const main = page.getByRole('main');
    const bar = page.getByRole('complementary', { name: say(layoutMessages, 'siteInformation') });
    const slides = main.getByRole('region', { name: say(homeMessages, 'slides') });
    const slide = slides.getByRole('img').first();
    await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const width of [360, 768, 1280]) {
      await resize(page, width);
      await expect(bar.locator('a[href^="tel:"]')).toBeVisible();
      await expect(bar.locator('a[href^="mailto:"]')).toBeVisible();
      // Not cut: it is drawn in its own shape.
      const cut = await slide.evaluate(({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
        Math.abs(clientWidth / clientHeight / (naturalWidth / naturalHeight) - 1),
      );
      expect(cut, `slide at ${width}`).toBeLessThan(0.02);
    }

    const row = main
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first();
    const columns = () => row.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const width of [464, 768, 1024]) {
      await resize(page, width);
      expect(await columns(), `columns at ${width}`).toBe(4);
    }

    const shortcuts = main.getByRole('region', { name: say(homeMessages, 'shortcuts') });
    await shortcuts.scrollIntoViewIfNeeded();
    const flash = main.getByRole('region', { name: say(homeMessages, 'flash') });
    for (const carousel of [flash, shortcuts])
      for (const width of [464, 768, 1024]) {
        await resize(page, width);
        const { width: room } = await boxOf(carousel);
        const { width: item } = await boxOf(carousel.getByRole('listitem').first());
        expect(Math.round(room / item), `items of a carousel at ${width}`).toBe(4);
      }
    const first = shortcuts.getByRole('button').first();
    const before = await boxOf(first);
    await page.waitForTimeout(4_000);
    expect((await boxOf(first)).x).toBe(before.x);

    const methods = page.getByRole('contentinfo').getByRole('img', { name: say(layoutMessages, 'paymentMethods') });
    await methods.scrollIntoViewIfNeeded();
    await expect.poll(() => methods.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a toast leaves header and cart free, titles name the shop, numbers their country (${named(way)})`, async ({
    open,
  }) => {
    const page = await open(way);
    await visit(page, '/');
    const main = page.getByRole('main');
    const soon = way.language === 'en' ? 'More Option Will Available Soon' : 'শিগগিরই আরও অনেক কিছু আসছে';
    await main
      .getByRole('button', { name: way.language === 'en' ? /^More/ : /^আরও/ })
      .first()
      .click();
    const told = toast(page, soon);
    await expect(told).toBeVisible();
    const lies = await boxOf(told);
    expect(areApart(lies, await boxOf(page.getByRole('banner')))).toBe(true);
    for (const cart of await page.locator('a[href$="/cart"]:visible').all())
      expect(areApart(lies, await boxOf(cart))).toBe(true);

    for (const path of ['/mall', '/grocery', '/search/chal', '/register', '/forgot-password']) {
      await visit(page, path);
      expect(await page.title(), path).toMatch(way.language === 'en' ? /Haat/ : /হাট/);
    }
    await expect(main.getByText('+88', { exact: true })).toBeVisible();
    const mobile = main.getByRole('textbox', { name: say(signInMessages, 'mobile') });
    await mobile.fill('0171234567');
    await main.getByRole('button', { name: say(signInMessages, 'sendCode') }).click();
    await expect(mobile).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('alert')).toHaveText(
      word(way.language === 'en' ? 'Enter an 11-digit mobile number.' : '১১ সংখ্যার মোবাইল নম্বর লিখুন।'),
    );
  });
}

for (const language of languages) {
  const say = sayer(language);

  test(`a toast in the cart leaves header and summary free (desktop, ${language})`, async ({ open, url, staff }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    await fillCart(me, product);
    const page = await open({ language, screen: 'desktop', person: me });
    await visit(page, '/cart');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say(cartMessages, 'favoriteNamed', { name }) }).click();
    const told = page.locator('[data-sonner-toast][data-mounted="true"]').first();
    await expect(told).toBeVisible();
    const lies = await boxOf(told);
    const summary = main.getByLabel(`${say(cartMessages, 'general')}: ${say(cartMessages, 'summary')}`);
    expect(areApart(lies, await boxOf(summary))).toBe(true);
    expect(areApart(lies, await boxOf(page.getByRole('banner')))).toBe(true);
    expect(lies.y + lies.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  });
}
