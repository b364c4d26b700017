/** A purchase interrupted by a sign-in or the choice of a location continues automatically. */
import { guardMessages } from '../../storefront/src/app/session/guards.messages';
import { signInMessages as words } from '../../storefront/src/features/sign-in/messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { sharedMessages } from '../../storefront/src/i18n/shared.messages';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { codeFor } from './support/outbox';
import { at, choosePlace, toast, visit } from './support/pages';
import { newCustomer, newIdentity, PASSWORD, signIn } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M,L' };

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a visitor’s product is in the cart after signing up and verifying, with its options (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const me = newIdentity();
    const page = await open(way);
    const main = page.getByRole('main');
    await visit(page, `/view-product/${product.slug}`);
    await main.getByRole('combobox', { name: way.language === 'en' ? 'Color' : 'রং' }).selectOption('Blue');
    await main.getByRole('combobox', { name: way.language === 'en' ? 'Size' : 'সাইজ' }).selectOption('L');
    await main
      .getByRole('button', { name: say(sharedMessages, 'increase') })
      .first()
      .click();
    await main.getByRole('button', { name: say(productMessages, 'buyNow') }).click();

    await expect(page).toHaveURL(at('/login'));
    await main.getByRole('link', { name: say(words, 'toRegister') }).click();
    // The page before it asks for a name too, and is shown until the next one is loaded.
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(word(say(words, 'register')));
    await main.getByRole('textbox', { name: say(words, 'name') }).fill(me.name);
    await main.getByRole('textbox', { name: say(words, 'email') }).fill(me.email);
    await main.getByRole('textbox', { name: say(words, 'mobile') }).fill(me.mobile);
    await main.getByRole('textbox', { name: say(words, 'password') }).fill(me.password);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: say(words, 'registerButton') }).click();
    await expect(page).toHaveURL(at('/verify'));
    await main.getByRole('button', { name: say(words, 'send'), exact: true }).click();
    await main.getByRole('textbox', { name: say(words, 'otp') }).fill(await codeFor(me.mobile));
    await main.getByRole('button', { name: say(words, 'verifyButton'), exact: true }).click();

    await expect(page).toHaveURL(at('/cart'));
    await expect(main.getByText(word(way.language === 'en' ? product.name : product.name_bn)).first()).toBeVisible();
    const { api } = await signIn(url, me.email, me.password);
    const { generalcart } = await api.get<{ generalcart: object[] }>('/cart');
    expect(generalcart).toMatchObject([
      { product_id: product.id, product_qty: 2, variation1: 'Blue', variation2: 'L' },
    ]);
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);
  const savar = way.language === 'en' ? 'Savar' : 'সাভার';

  test(`adding without a location and a sign-in asks for both, then adds the chosen options (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const path = `/view-product/${product.slug}`;
    const chosen = { product_id: product.id, product_qty: 2, variation1: 'Blue', variation2: 'L' };
    const me = await newCustomer(url);
    const page = await open({ ...way, place: null });
    const main = page.getByRole('main');
    const color = main.getByRole('combobox', { name: way.language === 'en' ? 'Color' : 'রং' });
    await visit(page, path);
    // It is no grocery: nobody is asked before they buy.
    await color.selectOption('Blue');
    await main.getByRole('combobox', { name: way.language === 'en' ? 'Size' : 'সাইজ' }).selectOption('L');
    await main
      .getByRole('button', { name: say(sharedMessages, 'increase') })
      .first()
      .click();
    await main.getByRole('button', { name: say(productMessages, 'cart'), exact: true }).click();
    await choosePlace(page, savar);

    await expect(page).toHaveURL(at('/login'));
    await main.getByRole('button', { name: say(words, 'byPassword') }).click();
    await main.getByRole('textbox', { name: say(words, 'emailOrMobile') }).fill(me.email);
    await main.getByRole('textbox', { name: say(words, 'password') }).fill(PASSWORD);
    await main.getByRole('button', { name: say(words, 'loginButton'), exact: true }).click();
    await expect(page).toHaveURL(at(path));
    await expect
      .poll(async () => (await me.api.get<{ generalcart: object[] }>('/cart')).generalcart)
      .toMatchObject([chosen]);

    // Once: going there again adds nothing.
    await visit(page, path);
    expect((await me.api.get<{ generalcart: object[] }>('/cart')).generalcart).toMatchObject([chosen]);
  });

  test(`a page of the account is shown after signing in; going elsewhere forgets it (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    const page = await open(way);
    const main = page.getByRole('main');
    const enter = async () => {
      await main.getByRole('textbox', { name: say(words, 'emailOrMobile') }).fill(me.email);
      await main.getByRole('textbox', { name: say(words, 'password') }).fill(PASSWORD);
      await main.getByRole('button', { name: say(words, 'loginButton'), exact: true }).click();
    };
    await page.goto(at('/account/orders'));
    await expect(page).toHaveURL(at('/login'));
    await expect(toast(page, say(guardMessages, 'loginForAccount'))).toBeVisible();
    await visit(page, '/about');
    await visit(page, '/login');
    await enter();
    await expect(page).toHaveURL(at('/'));

    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.goto(at('/account/orders'));
    await expect(page).toHaveURL(at('/login'));
    await enter();
    await expect(page).toHaveURL(at('/account/orders'));
  });

  test(`a mobile verified in a fresh tab leads home, not to a blank page (${named(way)})`, async ({ open, url }) => {
    const me = await newCustomer(url, { isVerified: false });
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/verify');
    await main.getByRole('button', { name: say(words, 'send'), exact: true }).click();
    await main.getByRole('textbox', { name: say(words, 'otp') }).fill(await codeFor(me.mobile));
    await main.getByRole('button', { name: say(words, 'verifyButton'), exact: true }).click();
    await expect(page).toHaveURL(at('/'));
  });
}
