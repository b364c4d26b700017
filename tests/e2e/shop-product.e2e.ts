/** A product's page: what is seen first on a phone, one bar to buy, options asked for before anything is added, pictures as large as they exist. */
import type { Page } from '@playwright/test';
import { productMessages as words } from '../../storefront/src/features/product/messages';
import { sharedMessages } from '../../storefront/src/i18n/shared.messages';
import { shoppingMessages } from '../../storefront/src/shopping/shopping.messages';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { at, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M,L' };
const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A picture of the gallery opens on the whole screen; its frame. */
async function enlarge(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  const frame = viewer.getByRole('img').locator('..');
  return { viewer, frame, middle: (await frame.boundingBox())! };
}

for (const way of [...englishOnPhone, ...banglaOnPhone].filter(({ screen }) => screen === 'phone')) {
  const say = sayer(way.language);

  test(`name, price and one bar to buy are seen first at 360 x 640 (${named(way)})`, async ({ open, url, staff }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const page = await open({ ...way, person: await newCustomer(url), options: smallPhone });
    await visit(page, `/view-product/${product.slug}`);
    const bar = page.locator('[data-buy-bar]');
    const top = (await bar.boundingBox())!.y;
    const end = async (part: ReturnType<Page['locator']>) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    const main = page.getByRole('main');
    expect(await end(main.getByRole('heading', { level: 1 }))).toBeLessThan(top);
    expect(await end(main.locator('s').first())).toBeLessThan(top);
    expect(await end(bar)).toBe(640);
    const bars = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => {
          const style = getComputedStyle(node);
          return style.position === 'fixed' && style.bottom === '0px' && node.offsetHeight > 0;
        }).length,
    );
    expect(bars).toBe(1);
  });

  test(`two fingers and two taps enlarge the largest picture, and the phone's way back closes it (${named(way)})`, async ({
    open,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const picture = say(words, 'enlarge', {
      picture: say(words, 'pictureOf', { name, number: way.language === 'en' ? '1' : '১' }),
    });
    const page = await open({ ...way, options: smallPhone });
    await visit(page, `/view-product/${product.slug}`);
    const { viewer, frame, middle } = await enlarge(page, picture);
    await expect(viewer.getByRole('img')).toHaveAttribute('src', /\/[^/]+(?<!-(?:thumbnail|card|large))\.webp$/);
    await expect
      .poll(() => viewer.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [x, y] = [middle.x + middle.width / 2 + 40, middle.y + middle.height / 2];
    const touch = await page.context().newCDPSession(page);
    // Sent together: two taps apart are no double tap.
    const tapTwice = () =>
      Promise.all(
        (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] }),
        ),
      );
    await tapTwice();
    await expect(frame).toHaveAttribute('data-scale', '2.5');
    await tapTwice();
    await expect(frame).toHaveAttribute('data-scale', '1');

    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [40, 50, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Number(await frame.getAttribute('data-scale'))).toBeGreaterThan(1.5);

    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(at(`/view-product/${product.slug}`));
  });
}

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`options are asked for by the product and by its card, and never chosen for the shopper (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const [colour, size] = way.language === 'en' ? ['Color', 'Size'] : ['রং', 'সাইজ'];
    const me = await newCustomer(url);
    const cart = async () => (await me.api.get<{ generalcart: object[] }>('/cart')).generalcart;
    const page = await open({ ...way, person: me });
    const dialog = page.getByRole('dialog');

    await visit(page, '/shop/nakshi-ghor');
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: say(shoppingMessages, 'chooseNamed', { name }) })
      .first();
    await opener.click();
    await expect(dialog.getByRole('combobox', { name: colour })).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('combobox', { name: colour }).selectOption('Red');
    await dialog.getByRole('combobox', { name: size }).selectOption('M');
    await dialog.getByRole('button', { name: say(shoppingMessages, 'addToCart') }).click();
    await expect.poll(cart).toMatchObject([{ variation1: 'Red', variation2: 'M' }]);

    await visit(page, `/view-product/${product.slug}`);
    const main = page.getByRole('main');
    if (way.screen === 'desktop') {
      // Magnified under the pointer: the picture itself, not one of its smaller sizes.
      const picture = main
        .getByRole('list', { name: say(words, 'pictures') })
        .getByRole('button')
        .first();
      await picture.hover();
      const sharp = picture.locator('img').last();
      await expect(sharp).toHaveAttribute('src', /\/[^/]+(?<!-(?:thumbnail|card|large))\.webp$/);
      await expect.poll(() => sharp.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(main.getByRole('combobox', { name: colour })).toHaveValue('');
    await main.getByRole('combobox', { name: colour }).selectOption('Blue');
    await main
      .getByRole('button', { name: say(sharedMessages, 'increase') })
      .first()
      .click();
    await main.getByRole('button', { name: say(words, 'buyNow') }).click();
    await expect(dialog.getByRole('combobox', { name: colour })).toHaveValue('Blue');
    await dialog.getByRole('combobox', { name: size }).selectOption('L');
    await dialog.getByRole('button', { name: say(words, 'buyNow') }).click();
    await expect(page).toHaveURL(at('/cart'));
    expect(await cart()).toEqual(
      expect.arrayContaining([expect.objectContaining({ variation1: 'Blue', variation2: 'L', product_qty: 2 })]),
    );
  });
}
