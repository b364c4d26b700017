/** Pages a visitor may not open, and pages for what does not exist. */
import { guardMessages as guards } from '../../storefront/src/app/session/guards.messages';
import { errorMessages as errors } from '../../storefront/src/routes/error.messages';
import { expect, test } from './support/journey';
import { at, isAlive, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { shopPaths } from './support/routes';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer } from './support/words';

const filled = (path: string) => path.replace(/:\w+/g, '1');

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a visitor is redirected from every account page to sign in, with the reason (${named(way)})`, async ({
    open,
  }) => {
    const page = await open(way);
    const ofAccount = shopPaths.filter((path) => path.startsWith('/account'));
    expect(ofAccount.length).toBeGreaterThan(15);
    for (const path of ofAccount) {
      await page.goto(at(filled(path)));
      await expect(page, path).toHaveURL(at('/login'));
      await expect(toast(page, say(guards, 'loginForAccount')), path).toBeVisible();
    }
    expect([say(guards, 'loginForAccount')]).toEqual([
      way.language === 'en' ? 'Login to visit your account' : 'অ্যাকাউন্ট দেখতে লগইন করুন',
    ]);
  });

  test(`a visitor is redirected from cart and checkout to home, from notifications to sign in (${named(way)})`, async ({
    open,
  }) => {
    const page = await open(way);
    for (const path of ['/cart', '/checkout/grocery', '/checkout/general']) {
      await page.goto(at(path));
      await expect(page, path).toHaveURL(at('/'));
      await expect(
        toast(page, way.language === 'en' ? 'Login to visit Cart Page' : 'কার্ট দেখতে লগইন করুন'),
        path,
      ).toBeVisible();
    }
    await page.goto(at('/notification'));
    await expect(page).toHaveURL(at('/login'));
    await expect(toast(page, say(guards, 'loginForNotification'))).toBeVisible();
  });

  test(`an ended session is detected on account pages: it is discarded, and the visitor sent to sign in (${named(way)})`, async ({
    open,
    url,
    guard,
  }) => {
    guard.allow({ status: 401, url: '/api/', because: 'the session was ended elsewhere' });
    const me = await newCustomer(url, { isVerified: false });
    await me.api.post('/logout');
    const page = await open({ ...way, person: me });
    await page.goto(at('/account/orders'));
    await expect(page).toHaveURL(at('/login'));
    await expect(
      page
        .locator('[data-sonner-toast]')
        .filter({ hasText: way.language === 'en' ? 'Unauthorized! Please Login First' : 'অনুমতি নেই! আগে লগইন করুন' })
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
}

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`403 and 404 explain themselves and offer links (${named(way)})`, async ({ open, guard }) => {
    const nowhere = ['/no-such-page', '/checkout/something', '/order-placed/payment/else'];
    for (const path of nowhere) guard.allow({ status: 404, url: path, because: `${path} is no page` });
    const page = await open(way);
    const main = page.getByRole('main');
    await page.goto(at('/403'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? '403 - Access Denied' : '৪০৩ - প্রবেশাধিকার নেই',
    );
    await expect(main.getByRole('link', { name: say(errors, 'home') })).toHaveAttribute('href', at('/'));
    await expect(main.getByRole('link', { name: say(errors, 'account') })).toHaveAttribute('href', at('/account'));
    for (const path of ['/404', ...nowhere]) {
      const answer = await page.goto(at(path));
      // The address others are led to is a page itself.
      expect([path, answer!.status()]).toEqual([path, path === '/404' ? 200 : 404]);
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(
        language === 'en' ? '404 Page Not Found' : /^৪০৪/,
      );
    }
    await isAlive(page);
    await main.getByRole('link', { name: say(errors, 'home') }).click();
    await expect(page).toHaveURL(at('/'));
  });

  test(`a missing product, category, collection and shop have a page with status 404 (${named(way)})`, async ({
    open,
    guard,
  }) => {
    const page = await open(way);
    for (const path of [
      '/view-product/no-such-thing',
      '/category/no-such-thing',
      '/collections/no-such-thing',
      '/collections/rice/no-such-thing',
      '/shop/no-such-thing',
    ]) {
      guard.allow({ status: 404, url: path, because: `${path} does not exist` });
      const answer = await page.goto(at(path));
      expect([path, answer!.status()]).toEqual([path, 404]);
      await isAlive(page);
      await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
    }
  });

  test(`a page whose data cannot be loaded says so and retries (${named(way)})`, async ({ open, url, guard }) => {
    guard.allow({ status: 503, url: '/api/get-all-address', because: 'the server is made to fail once' });
    const page = await open({ ...way, person: await newCustomer(url, { isVerified: false }) });
    let isBroken = true;
    await page.route('**/api/get-all-address', (route) =>
      isBroken
        ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":503,"message":"x"}' })
        : route.continue(),
    );
    await visit(page, '/account/address');
    const again = page
      .getByRole('main')
      .getByRole('button', { name: language === 'en' ? 'Try again' : 'আবার চেষ্টা করুন' });
    await expect(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expect(
      page.getByRole('main').getByText(language === 'en' ? 'No address yet' : 'এখনো কোনো ঠিকানা নেই'),
    ).toBeVisible();
  });
}
