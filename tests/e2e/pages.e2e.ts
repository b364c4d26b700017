/**
 * Every public page and the first screens of every role, in both languages, at both widths: no console error, no failed
 * request, a title, one heading of the first level, and focus that can be seen.
 */
import { expect, test } from './support/journey';
import { at, faultsOfShape, visit } from './support/pages';
import type { Screen } from './support/screens';
import type { Language } from './support/words';

const publicPages = ['', 'about', 'release', 'contact', 'login', 'register', 'forgot-password', 'collections', 'category/rice', 'shop/rong-dhonu', 'search/rice',
  'terms-and-conditions', 'privacy-policy', 'vendor-policy', 'applcation-policy', 'application-policy', 'return-policy', 'mall', 'grocery', 'live', 'location-set',
  'featured-product-more', 'flash-product-more', 'new-product-more', 'general-grocery-more'];
const accountPages = ['account', 'account/edit', 'account/address', 'account/add-address', 'account/favorite', 'account/orders', 'account/review', 'account/tracking', 'account/my-return',
  'account/help', 'account/report-problem', 'account/become-vendor', 'account/uc', 'cart', 'notification'];
const panelPages: Record<string, string[]> = {
  admin: ['dashboard', 'all-user', 'vendor-approved', 'main-category', 'verify-products', 'all-products', 'all-order', 'returns-all', 'refund', 'view-coupon', 'view-warehouse', 'initial-setting', 'communication', 'policies'],
  'vendor.fashion': ['dashboard', 'shop', 'view-product', 'add-product', 'new-order', 'order-shipped', 'vendor-returns-new', 'vendor-order-report'],
  'incharge.dhaka': ['dashboard', 'package-upcoming', 'package-received', 'package-completed'],
};

const ways: readonly [Language, Screen][] = [['en', 'desktop'], ['bn', 'phone']];

for (const [language, screen] of ways) {
  test(`public pages in ${language} on a ${screen}`, async ({ open }) => {
    const page = await open({ language, screen });
    const home = (await (await page.request.get('/api/get-home-product')).json()) as { general: { slug: string }[] };
    for (const path of [...publicPages, `view-product/${home.general[0]!.slug}`]) {
      await visit(page, `/${path}`);
      expect.soft(await faultsOfShape(page), path).toEqual([]);
      expect.soft(await page.getAttribute('html', 'lang')).toBe(language);
    }
  });

  test(`the account in ${language} on a ${screen}`, async ({ open, staff }) => {
    const page = await open({ language, screen, person: await staff('customer') });
    for (const path of accountPages) {
      await visit(page, `/${path}`);
      expect.soft(await faultsOfShape(page), path).toEqual([]);
    }
  });

  for (const [account, paths] of Object.entries(panelPages)) {
    test(`the panel of ${account} in ${language} on a ${screen}`, async ({ open, staff }) => {
      const page = await open({ language, screen, person: await staff(account) });
      for (const path of paths) {
        await visit(page, `/admin/${path}`);
        expect.soft(await faultsOfShape(page, false), path).toEqual([]);
      }
    });
  }
}

test('an unknown page says so, with status 404', async ({ open, guard }) => {
  guard.allow({ status: 404, url: '/no-such-page', because: 'the page does not exist' });
  const page = await open({ language: 'en', screen: 'desktop' });
  const answer = await page.goto(at('/no-such-page'));
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('an account page sends a visitor to the login', async ({ open }) => {
  const page = await open({ language: 'en', screen: 'desktop' });
  await page.goto(at('/account/orders'));
  await expect(page).toHaveURL(/\/multi-vendor\/login/);
});

test('the panel refuses a customer and sends a visitor to sign in', async ({ open, staff }) => {
  const customer = await open({ language: 'en', screen: 'desktop', person: await staff('customer') });
  await customer.goto(at('/admin/dashboard'));
  await expect(customer.getByText('Access Denied OR Suspended !').or(customer.getByRole('link', { name: /cart/i }).first())).toBeVisible();
  const nobody = await open({ language: 'en', screen: 'desktop' });
  await nobody.goto(at('/admin/dashboard'));
  await expect(nobody).toHaveURL(/login/);
});
