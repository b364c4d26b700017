/**
 * Every page of the shop's route table, in both languages, both themes, at 360 and at 1280 pixels: nothing that WCAG 2.2 A or
 * AA forbids, a title, one heading, focus that is seen, nothing wider than the screen; in Bangla no word and no digit of
 * another language; and nothing wrong in the console. Then the same of what opens on a page: menus, sheets, questions.
 */
import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { askReturn, deliver, fillCart, ownProduct, placeOrder } from './support/market';
import { expect, test } from './support/journey';
import { faultsOfShape, isAlive, visit, at } from './support/pages';
import { newCustomer, type Person } from './support/people';
import type { Place } from './support/places';
import { accountPaths, publicPaths } from './support/routes';
import { languages, sayer, type Language } from './support/words';
import { foreignWords } from './support/words-in-page';
import { catalogueMessages } from '../../storefront/src/features/catalogue/messages';
import { cartMessages } from '../../storefront/src/features/cart/messages';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Nothing is still loading: no skeleton, no font, no list that would move what is below it. */
async function settle(page: Page): Promise<void> {
  await isAlive(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Takes the focus away; answers where the way past the menu ends: above the page, once it is hidden. */
function skipLinkAfterBlur(): number {
  (document.activeElement as HTMLElement | null)?.blur();
  return document.querySelector('a[href="#main"]')?.getBoundingClientRect().bottom ?? 0;
}

/** The problems of the current page. */
async function faultsOf(page: Page, language: Language, isWhole = true): Promise<string[]> {
  const faults: string[] = [];
  if (language === 'bn') faults.push(...(await foreignWords(page)));
  if ((await page.getAttribute('html', 'lang')) !== language) faults.push('the page names another language');
  for (const size of isWhole ? sizes : [page.viewportSize()!]) {
    await page.setViewportSize(size);
    // Both languages have the same elements and colours: axe looks at each language on one of the two screens.
    const withAxe = !isWhole || (language === 'en') === (size.width === 1280);
    const found = withAxe ? await axeFaults(page) : [];
    if (isWhole) found.push(...(await faultsOfShape(page)));
    faults.push(...found.map((fault) => `${size.width}: ${fault}`));
    // The way past the menu shows itself only while it has the focus, and then lies over the first line.
    await expect.poll(() => page.evaluate(skipLinkAfterBlur)).toBeLessThanOrEqual(0);
  }
  if (isWhole) await page.setViewportSize(sizes[0]!);
  return faults;
}

const half = <T>(list: readonly T[], which: number): T[] => list.filter((_, place) => place % 2 === which);

async function shopper(url: string, staff: (account: string) => Promise<Person>, savar: Place) {
  const [fashion, grocer, incharge, admin] = [
    await staff('vendor.fashion'),
    await staff('grocer.savar'),
    await staff('incharge.dhaka'),
    await staff('admin'),
  ];
  const me = await newCustomer(url, { name: 'রহিমা খাতুন' });
  const [sari, shirt, rice] = [
    await ownProduct(fashion, admin),
    await ownProduct(fashion, admin),
    await ownProduct(grocer, admin),
  ];
  const returned = await placeOrder(me, sari, savar);
  await deliver(fashion, incharge, returned);
  await askReturn(me, sari, returned);
  const delivered = await placeOrder(me, shirt, savar);
  await deliver(fashion, incharge, delivered);
  await me.api.form('/create-review', { product_id: shirt.id, star: 5, details: 'চমৎকার', hide: 0 });
  await me.api.post(`/add-to-favorite/${sari.id}`);
  await fillCart(me, sari);
  await fillCart(me, rice);
  const asked = await me.api.form<{ question_id: number }>('/ask-question', { product_id: sari.id, text: 'রং কেমন?' });
  await fashion.api.form(`/question-reply/${asked.question_id}`, { text: 'ছবির মতোই।' });
  return { me, sari, shirt, returned, delivered, questionId: asked.question_id };
}

for (const language of languages) {
  for (const which of [0, 1]) {
    test(`public pages, ${language}, part ${which + 1}`, async ({ open, url }) => {
      const page = await open({ language, screen: 'desktop', options: { bypassCSP: true } });
      // A visitor is redirected from these two; a signed-in person opens them below.
      const paths = (await publicPaths(url)).filter((path) => path !== '/verify' && path !== '/notification');
      for (const path of half(paths, which)) {
        await page.goto(at(path));
        await settle(page);
        expect.soft(await faultsOf(page, language), path).toEqual([]);
      }
    });
  }

  test(`account pages with data, ${language}`, async ({ open, url, staff, savar }) => {
    // Some twenty pages, each in two themes and two widths.
    test.setTimeout(300_000);
    const { me, sari, shirt, returned, delivered, questionId } = await shopper(url, staff, savar);
    const page = await open({ language, screen: 'desktop', person: me, options: { bypassCSP: true } });
    const first = accountPaths({
      productId: sari.id,
      orderNumber: returned.order_number,
      trackingId: returned.tracking_ids[0]!,
      questionId,
    });
    const more = accountPaths({
      productId: shirt.id,
      orderNumber: delivered.order_number,
      trackingId: delivered.tracking_ids[0]!,
      questionId,
    });
    for (const path of [...new Set([...first, ...more, '/notification'])]) {
      await page.goto(at(path));
      await settle(page);
      expect.soft(await faultsOf(page, language), path).toEqual([]);
    }
  });

  test(`account pages of a new customer, ${language}`, async ({ open, url }) => {
    const me = await newCustomer(url, { name: 'নতুন'.repeat(30), isVerified: false });
    const page = await open({ language, screen: 'desktop', person: me, options: { bypassCSP: true } });
    for (const path of [
      '/cart',
      '/checkout/general',
      '/notification',
      '/verify',
      '/account',
      '/account/address',
      '/account/favorite',
      '/account/waiting',
      '/account/follows',
      '/account/orders',
      '/account/my-return',
      '/account/questions',
      '/account/review',
      '/account/become-vendor',
    ]) {
      await page.goto(at(path));
      await settle(page);
      expect.soft(await faultsOf(page, language), path).toEqual([]);
    }
  });

  test(`dialogs and menus on a page, ${language}`, async ({ open, url, staff }) => {
    const say = sayer(language);
    const me = await newCustomer(url, { name: 'রহিমা খাতুন', isVerified: false });
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    await fillCart(me, product);
    const wide = await open({ language, screen: 'desktop', person: me, options: { bypassCSP: true } });
    const narrow = await open({ language, screen: 'phone', person: me, options: { bypassCSP: true } });
    const judge = async (page: Page, what: string) =>
      expect.soft(await faultsOf(page, language, false), what).toEqual([]);

    await visit(wide, '/');
    await wide
      .getByRole('button', { name: say(layoutMessages, 'categories') })
      .first()
      .click();
    await judge(wide, 'the mega menu');
    await wide.keyboard.press('Escape');
    await wide.getByRole('button', { name: me.name }).click();
    await judge(wide, 'the account menu');
    await visit(wide, '/cart');
    await wide
      .getByRole('button', { name: say(cartMessages, 'clearNamed', { cart: say(cartMessages, 'general') }) })
      .click();
    await expect(wide.getByRole('alertdialog')).toBeVisible();
    await judge(wide, 'a question');
    await wide.keyboard.press('Escape');

    await visit(narrow, '/');
    await narrow.getByRole('button', { name: say(layoutMessages, 'openMenu') }).click();
    await expect(narrow.getByRole('dialog')).toBeVisible();
    await judge(narrow, 'the menu of a phone');
    await narrow.keyboard.press('Escape');
    await narrow.getByRole('button', { name: say(layoutMessages, 'account'), exact: true }).click();
    await judge(narrow, 'the account menu of a phone');
    await visit(narrow, '/shop/rong-dhonu');
    await narrow.getByRole('button', { name: say(catalogueMessages, 'filters') }).click();
    await expect(narrow.getByRole('dialog')).toBeVisible();
    await judge(narrow, 'the filters of a phone');
    await visit(narrow, `/view-product/${product.slug}`);
    await narrow.getByRole('button', { name: language === 'en' ? 'Share' : 'শেয়ার' }).click();
    await expect(narrow.locator('[data-sonner-toast]')).toBeVisible();
    await judge(narrow, 'a toast over the bar to buy');
  });
}
