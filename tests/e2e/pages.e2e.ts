/**
 * The first screens of every role in the panel, in both languages: no console error, no failed request, a title, a heading, and
 * focus that can be seen. The pages of the shop are in shop-pages.
 */
import { expect, test } from './support/journey';
import { at, faultsOfShape, visit } from './support/pages';
import type { Screen } from './support/screens';
import type { Language } from './support/words';

const panelPages: Record<string, string[]> = {
  admin: [
    'dashboard',
    'all-user',
    'vendor-approved',
    'main-category',
    'verify-products',
    'all-products',
    'all-order',
    'returns-all',
    'refund',
    'view-coupon',
    'view-warehouse',
    'initial-setting',
    'communication',
    'policies',
  ],
  'vendor.fashion': [
    'dashboard',
    'shop',
    'view-product',
    'add-product',
    'new-order',
    'order-shipped',
    'vendor-returns-new',
    'vendor-order-report',
  ],
  'incharge.dhaka': ['dashboard', 'package-upcoming', 'package-received', 'package-completed'],
};

const ways: readonly [Language, Screen][] = [
  ['en', 'desktop'],
  ['bn', 'phone'],
];

for (const [language, screen] of ways) {
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

test('the panel refuses a customer and sends a visitor to sign in', async ({ open, staff }) => {
  const customer = await open({ language: 'en', screen: 'desktop', person: await staff('customer') });
  await customer.goto(at('/admin/dashboard'));
  await expect(
    customer.getByText('Access Denied OR Suspended !').or(customer.getByRole('link', { name: /cart/i }).first()),
  ).toBeVisible();
  const nobody = await open({ language: 'en', screen: 'desktop' });
  await nobody.goto(at('/admin/dashboard'));
  await expect(nobody).toHaveURL(/login/);
});
