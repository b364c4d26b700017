/** Favourites: kept from a card, undone, put into the cart, taken off the list and brought back. */
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { guardMessages } from '../../storefront/src/app/session/guards.messages';
import { cartMessages } from '../../storefront/src/features/cart/messages';
import { favoriteMessages as words } from '../../storefront/src/features/favorites/messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { shoppingMessages } from '../../storefront/src/shopping/shopping.messages';
import { expect, test } from './support/journey';
import { fillCart, ownProduct } from './support/market';
import { at, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

type Kept = { favorite: { product_id: number | string }[] };

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a product is added to the favourites, undone, bought from the list and removed from it (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    const kept = async () =>
      (await me.api.get<Kept>('/get-favorite-products')).favorite.map(({ product_id }) => product_id);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/account/favorite');
    await expect(main.getByText(say(words, 'empty'))).toBeVisible();

    await visit(page, '/shop/nakshi-ghor');
    const keep = main.getByRole('button', { name: say(shoppingMessages, 'favoriteNamed', { name }) });
    await keep.click();
    await expect.poll(kept).toEqual([product.id]);
    await page.getByRole('button', { name: say(shoppingMessages, 'undo') }).click();
    await expect.poll(kept).toEqual([]);
    await visit(page, '/shop/nakshi-ghor');
    await keep.click();
    await expect.poll(kept).toEqual([product.id]);

    await visit(page, '/account/favorite');
    const row = main.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(way.language === 'en' ? '৳400' : '৳৪০০');
    await row.getByRole('button', { name: say(words, 'addNamed', { name }) }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_count'))).toBe('1');
    await row.getByRole('button', { name: say(words, 'removeNamed', { name }) }).click();
    await expect(row).toBeHidden();
    await expect(main.getByText(say(words, 'empty'))).toBeVisible();
    await expect.poll(kept).toEqual([]);
    await toast(page, say(words, 'undo'))
      .getByRole('button', { name: say(words, 'undo') })
      .click();
    await expect(row).toBeVisible();
    expect(await kept()).toEqual([product.id]);
  });

  test(`a favourite with options asks for them before it is added to the cart (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M' };
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    await me.api.post(`/add-to-favorite/${product.id}`);
    const cart = async () =>
      (await me.api.get<{ generalcart: { variation1: string; variation2: string }[] }>('/cart')).generalcart;
    const page = await open({ ...way, person: me });
    await visit(page, '/account/favorite');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: say(shoppingMessages, 'chooseNamed', { name }) }).click();
    const dialog = page.getByRole('dialog');
    const color = dialog.getByRole('combobox', { name: way.language === 'en' ? 'Color' : 'রং' });
    await expect(dialog.getByRole('combobox', { name: way.language === 'en' ? 'Size' : 'সাইজ' })).toHaveValue('M');
    await dialog.getByRole('button', { name: say(shoppingMessages, 'addToCart') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      say(shoppingMessages, 'chooseFirst', { variation: way.language === 'en' ? 'Color' : 'রং' }),
    );
    await expect(color).toBeFocused();
    expect(await cart()).toEqual([]);
    await color.selectOption('Blue');
    await dialog.getByRole('button', { name: say(shoppingMessages, 'addToCart') }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(cart).toMatchObject([{ variation1: 'Blue', variation2: 'M' }]);

    await visit(page, '/shop/nakshi-ghor');
    await page
      .getByRole('main')
      .getByRole('button', { name: say(shoppingMessages, 'chooseNamed', { name }) })
      .click();
    await expect(dialog.getByRole('combobox', { name: way.language === 'en' ? 'Color' : 'রং' })).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await cart()).toHaveLength(1);
  });

  test(`a visitor who adds a favourite or buys a product is sent to sign in (${named(way)})`, async ({ open }) => {
    const page = await open(way);
    const main = page.getByRole('main');
    const names = {
      keep: way.language === 'en' ? /^Add .+ to favorites$/ : /পছন্দের তালিকায় রাখুন$/,
      buy: way.language === 'en' ? /^Add to cart:/ : /^কার্টে নিন:/,
    };
    for (const name of [names.keep, names.buy]) {
      await visit(page, '/shop/gadget-bari');
      await main
        .getByRole('button', { name: word(name) })
        .first()
        .click();
      await expect(page).toHaveURL(at('/login'));
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
    }
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`hearts are right after a reload and in a second tab, and can be undone wherever they are shown (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    await me.api.post(`/add-to-favorite/${product.id}`);
    await fillCart(me, product);
    const kept = async () => (await me.api.get<{ product_ids: unknown[] }>('/get-favorite-ids')).product_ids;
    const page = await open({ ...way, person: me });
    const second = await page.context().newPage();
    const main = page.getByRole('main');
    const onCard = { name: say(shoppingMessages, 'favoriteNamed', { name }) };
    const heartElsewhere = second.getByRole('main').getByRole('button', onCard);
    await visit(second, '/shop/nakshi-ghor');
    await expect(heartElsewhere).toHaveAttribute('aria-pressed', 'true');

    await visit(page, `/view-product/${product.slug}`);
    const heart = main.getByRole('button', { name: say(productMessages, 'favorite'), exact: true });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heartElsewhere).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(kept).toEqual([]);
    await page.getByRole('button', { name: say(shoppingMessages, 'undo') }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heartElsewhere).toHaveAttribute('aria-pressed', 'true');

    await visit(page, '/cart');
    const inCart = main.getByRole('button', { name: say(cartMessages, 'favoriteNamed', { name }) });
    await expect(inCart).toHaveAttribute('aria-pressed', 'true');
    await inCart.click();
    await expect(inCart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(kept).toEqual([]);
    await visit(second, '/cart');
    const lineElsewhere = second.getByRole('main').getByRole('listitem').filter({ hasText: name });
    const badgeElsewhere = second
      .getByRole('link', {
        name: say(layoutMessages, 'withCount', {
          name: say(layoutMessages, 'cart'),
          count: way.language === 'en' ? '1' : '১',
        }),
      })
      .filter({ visible: true });
    await expect(lineElsewhere).toBeVisible();
    await expect(badgeElsewhere).toBeVisible();
    await main.getByRole('button', { name: say(cartMessages, 'removeNamed', { name }) }).click();
    await expect(lineElsewhere).toBeHidden();
    await expect(badgeElsewhere).toBeHidden();
  });

  test(`signing out in another tab leads account pages to the sign-in page and back (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    const page = await open({ ...way, person: me });
    const second = await page.context().newPage();
    await visit(page, '/account/favorite');
    await expect(page.getByRole('main').getByText(say(words, 'empty'))).toBeVisible();
    await visit(second, '/');
    await second
      .getByRole('button', { name: way.screen === 'phone' ? say(layoutMessages, 'account') : me.name, exact: true })
      .click();
    await second.getByRole('button', { name: say(layoutMessages, 'logOut') }).click();
    await expect(page).toHaveURL(at('/login'));
    await expect(toast(page, say(guardMessages, 'signedOutElsewhere'))).toBeVisible();
  });
}
