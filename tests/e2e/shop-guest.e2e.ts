/** Buying without an account: name, mobile and the code of the text message, from the product to the order. */
import { addressFields } from '../../domain/addresses/fields';
import { accountMessages } from '../../storefront/src/features/account/messages';
import { checkoutMessages } from '../../storefront/src/features/checkout/messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { signInMessages as words } from '../../storefront/src/features/sign-in/messages';
import { sharedMessages } from '../../storefront/src/i18n/shared.messages';
import { Api } from './support/api';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { codeFor } from './support/outbox';
import { at, faultsOfShape, toast, visit } from './support/pages';
import { demoPerson, newCustomer, newIdentity, PASSWORD, signIn } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M,L' };
const bangla = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type Orders = { new_package: { tracking_id: string; payment_method: string }[] };
type Bought = { pto: { product_id: number | string; qty: number; variation1: string; variation2: string }[] };

for (const way of banglaOnPhone) {
  const { language } = way;
  const say = sayer(language);
  const typed = (digits: string) => (language === 'bn' ? bangla(digits) : digits);

  test(`a visitor buys, pays on delivery and sets a password afterwards (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const me = newIdentity(language === 'bn' ? 'রহিমা খাতুন' : 'Rahima Khatun');
    const page = await open(way);
    const main = page.getByRole('main');
    const box = (name: keyof typeof words) => main.getByRole('textbox', { name: say(words, name) });
    const press = (name: keyof typeof words) =>
      main.getByRole('button', { name: say(words, name), exact: true }).click();

    await visit(page, `/view-product/${product.slug}`);
    await main.getByRole('combobox', { name: language === 'en' ? 'Color' : 'রং' }).selectOption('Blue');
    await main.getByRole('combobox', { name: language === 'en' ? 'Size' : 'সাইজ' }).selectOption('L');
    await main
      .getByRole('button', { name: say(sharedMessages, 'increase') })
      .first()
      .click();
    await main.getByRole('button', { name: say(productMessages, 'buyNow') }).click();

    await expect(page).toHaveURL(at('/login'));
    await expect(main.getByText(say(words, 'buyText'))).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(words, 'byCode'));
    expect(await axeFaults(page)).toEqual([]);
    expect(await faultsOfShape(page)).toEqual([]);
    await press('sendCode');
    await expect(box('name')).toHaveAttribute('aria-invalid', 'true');
    await expect(box('name')).toBeFocused();
    await box('name').fill(me.name);
    await box('mobile').fill(typed('0171'));
    await press('sendCode');
    await expect(box('mobile')).toHaveAttribute('aria-invalid', 'true');
    await expect(box('mobile')).toHaveAttribute('autocomplete', 'tel');
    await box('mobile').fill(typed(me.mobile));
    await press('sendCode');

    const code = box('otp');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(main.getByRole('button', { name: say(words, 'resend') })).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    const right = await codeFor(me.mobile);
    await code.fill(typed(wrongOf(right)));
    await press('goOn');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    // Looking at the number again costs nothing: the code that is on its way still counts.
    await press('otherMobile');
    await expect(box('mobile')).toHaveValue(typed(me.mobile));
    await press('sendCode');
    await code.fill(typed(right));
    await press('goOn');

    await expect(page).toHaveURL(at('/cart'));
    await main.locator('a[href*="/checkout/general"]').first().click();
    await main.getByRole('textbox', { name: word(addressFields.details.asked[language]) }).fill('বাড়ি ৭, রাস্তা ৩');
    await main.getByRole('button', { name: say(checkoutMessages, 'confirmOrder') }).click();
    await expect(page).toHaveURL(at('/thank-you'));

    const api = new Api(url, (await page.evaluate(() => localStorage.getItem('auth_token')))!);
    const [order] = (await api.get<Orders>('/my-order')).new_package;
    expect(order).toMatchObject({ payment_method: 'COD' });
    expect((await api.get<Bought>(`/user-order-details/${order!.tracking_id}`)).pto).toMatchObject([
      { product_id: product.id, qty: 2, variation1: 'Blue', variation2: 'L' },
    ]);

    await visit(page, '/account/edit');
    await main.getByRole('tab', { name: say(accountMessages, 'security') }).click();
    await main.getByRole('button', { name: say(accountMessages, 'sendCode'), exact: true }).click();
    await main.getByRole('textbox', { name: say(accountMessages, 'code') }).fill(typed(await codeFor(me.mobile, 2)));
    await main.getByRole('textbox', { name: say(accountMessages, 'newPassword') }).fill(PASSWORD);
    await main.getByRole('button', { name: say(accountMessages, 'setPassword'), exact: true }).click();
    await expect(toast(page, say(accountMessages, 'passwordSet'))).toBeVisible();
    await expect(main.getByRole('button', { name: say(accountMessages, 'changePassword') })).toBeVisible();
    expect((await signIn(url, me.mobile)).name).toBe(me.name);
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a code signs in a customer with an account, and sends staff to their password (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    // Another one on each screen: a mobile has to wait for its next code.
    const vendor = await demoPerson(url, way.screen === 'phone' ? 'vendor.gadget' : 'vendor.fashion');
    const page = await open(way);
    const main = page.getByRole('main');
    const box = (name: keyof typeof words) => main.getByRole('textbox', { name: say(words, name) });
    const press = (name: keyof typeof words) =>
      main.getByRole('button', { name: say(words, name), exact: true }).click();
    const enter = async (mobile: string, before: number) => {
      await visit(page, '/login');
      await press('byCode');
      await box('name').fill('Somebody');
      await box('mobile').fill(mobile);
      await press('sendCode');
      await box('otp').fill(await codeFor(mobile, before + 1));
      await press('goOn');
    };
    await enter(vendor.mobile, 0);
    await expect(page.locator('[data-sonner-toast][data-type="warning"]').first()).toBeVisible();
    await expect(main.getByLabel(say(words, 'password'), { exact: true })).toBeVisible();

    await enter(me.mobile, 1);
    await expect(page).toHaveURL(at('/'));
    expect(await page.evaluate(() => localStorage.getItem('auth_name'))).toBe(me.name);
  });
}
