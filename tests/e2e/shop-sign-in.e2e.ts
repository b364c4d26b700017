/** Coming in: a new account with its mobile verified, a forgotten password, the way out. */
import { signInMessages as words } from '../../storefront/src/features/sign-in/messages';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { expect, test } from './support/journey';
import { codeFor } from './support/outbox';
import { at, toast, visit } from './support/pages';
import { newCustomer, newIdentity, PASSWORD } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer } from './support/words';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a newcomer signs up, corrects what was wrong and verifies the mobile (${named(way)})`, async ({
    open,
    url,
  }) => {
    const taken = await newCustomer(url, { isVerified: false });
    const me = newIdentity('রহিমা খাতুন');
    const page = await open(way);
    const main = page.getByRole('main');
    await visit(page, '/register');

    await main.getByRole('textbox', { name: say(words, 'name') }).fill(me.name);
    await main.getByRole('textbox', { name: say(words, 'email') }).fill(taken.email);
    await main.getByRole('textbox', { name: say(words, 'mobile') }).fill('0171');
    await main.getByRole('textbox', { name: say(words, 'password') }).fill('short');
    await main.getByRole('checkbox').check();
    const send = main.getByRole('button', { name: say(words, 'registerButton') });
    await send.click();
    const isWrong = (field: string) =>
      expect(main.locator(`[name="${field}"]`)).toHaveAttribute('aria-invalid', 'true');
    await isWrong('mobile');
    await isWrong('password');
    await main.getByRole('textbox', { name: say(words, 'mobile') }).fill(me.mobile);
    await main.getByRole('textbox', { name: say(words, 'password') }).fill(me.password);
    await send.click();
    await isWrong('email');
    await main.getByRole('textbox', { name: say(words, 'email') }).fill(me.email);
    await send.click();
    await expect(page).toHaveURL(at('/verify'));

    await main.getByRole('button', { name: say(words, 'send'), exact: true }).click();
    const code = await codeFor(me.mobile);
    // A phone drops the page while one reads the message.
    await page.reload();
    await expect(
      main.getByText(way.language === 'en' ? /Wait for \d+ Sec to resend code\./ : /[০-৯]+ সেকেন্ড অপেক্ষা করুন/),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: say(words, 'resend') })).toBeDisabled();
    const field = main.getByRole('textbox', { name: say(words, 'otp') });
    await field.fill(code === '123456' ? '654321' : '123456');
    await main.getByRole('button', { name: say(words, 'verifyButton'), exact: true }).click();
    await expect(toast(page, way.language === 'en' ? 'Error!' : 'সমস্যা!')).toBeVisible();
    await field.fill(code);
    await main.getByRole('button', { name: say(words, 'verifyButton'), exact: true }).click();
    await expect(page).not.toHaveURL(at('/verify'));

    await visit(page, '/account');
    await expect(main.getByText(way.language === 'en' ? 'Verified' : 'যাচাইকৃত', { exact: true })).toBeVisible();
    await page.goto(at('/verify'));
    await expect(page).toHaveURL(at('/'));
    await expect(toast(page, say(words, 'alreadyVerified'))).toBeVisible();
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a customer who forgot the password sets a new one with a code sent by SMS (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    const page = await open(way);
    const main = page.getByRole('main');
    await visit(page, '/forgot-password');
    const mobile = main.getByRole('textbox', { name: say(words, 'mobile') });
    const send = main.getByRole('button', { name: say(words, 'sendCode') });
    await send.click();
    await expect(
      main.getByText(way.language === 'en' ? 'Enter your mobile number first.' : 'আগে মোবাইল নম্বর লিখুন।'),
    ).toBeVisible();
    await mobile.fill('02300000000');
    await send.click();
    await expect(mobile).toHaveAttribute('aria-invalid', 'true');
    await mobile.fill(me.mobile);
    await send.click();

    const code = main.getByRole('textbox', { name: say(words, 'otp') });
    await code.fill('12');
    await main.getByRole('textbox', { name: say(words, 'newPassword') }).fill('short');
    const set = main.getByRole('button', { name: say(words, 'resetButton') });
    await set.click();
    await expect(main.locator('[name="otp_code"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.locator('[name="new_password"]')).toHaveAttribute('aria-invalid', 'true');
    await code.fill(await codeFor(me.mobile, 2));
    await main.getByRole('textbox', { name: say(words, 'newPassword') }).fill('another-Pass-77');
    await set.click();
    await expect(page).toHaveURL(at('/login'));

    const signInWith = async (password: string) => {
      await main.getByRole('textbox', { name: say(words, 'emailOrMobile') }).fill(me.mobile);
      await main.getByRole('textbox', { name: say(words, 'password') }).fill(password);
      await main.getByRole('button', { name: say(words, 'loginButton'), exact: true }).click();
    };
    await signInWith(PASSWORD);
    await expect(
      toast(page, way.language === 'en' ? 'Login Failed!' : 'লগইন হয়নি!').or(
        toast(page, way.language === 'en' ? 'Sorry!' : 'দুঃখিত!'),
      ),
    ).toBeVisible();
    await signInWith('another-Pass-77');
    await expect(page).toHaveURL(at('/'));

    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(at(path));
      await expect(page).toHaveURL(at('/'));
    }
    await expect(
      toast(page, way.language === 'en' ? 'You are already logged in' : 'আপনি আগে থেকেই লগইন করে আছেন'),
    ).toBeVisible();
  });

  test(`a customer who logs out is a visitor on the home page again (${named(way)})`, async ({ open, url }) => {
    const me = await newCustomer(url, { isVerified: false });
    const page = await open({ ...way, person: me, stored: { cart_count: '3' } });
    await visit(page, '/');
    const menu = page.getByRole('button', {
      name: way.screen === 'phone' ? say(layoutMessages, 'account') : me.name,
      exact: true,
    });
    await menu.click();
    await page.getByRole('button', { name: say(layoutMessages, 'logOut') }).click();
    await expect(
      page
        .getByRole('link', { name: say(layoutMessages, way.screen === 'phone' ? 'signInUp' : 'signIn'), exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(at('/'));
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('auth_') || key.endsWith('_count')),
    );
    expect(kept).toEqual([]);
  });
}

test('a form submitted before the scripts have loaded is not lost, and no password is in a URL', async ({ open }) => {
  const page = await open({ language: 'en', screen: 'phone', options: { javaScriptEnabled: false } });
  await page.goto(at('/login'));
  await page.locator('input[name="email"]').fill('customer@demo.test');
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL(at('/login'));
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('চাল');
  await page.getByRole('combobox', { name: 'Search', exact: true }).press('Enter');
  await expect(page).toHaveURL(at(`/search/${encodeURIComponent('চাল')}`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
