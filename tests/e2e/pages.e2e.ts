/**
 * Every public page and the first screens of every role, in both languages, at both widths: no console error, no failed
 * request, a title, one heading of the first level, and focus that can be seen.
 */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

const PASSWORD = 'demo-Pass-2026';
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

type Named = { id: number | string; name: string; name_bn: string };

async function choices(context: BrowserContext, url: string, language: 'en' | 'bn') {
  const { district } = (await (await context.request.get(`${url}/api/get-all-district`)).json()) as { district: Named[] };
  const dhaka = district.find((each) => each.name === 'Dhaka')!;
  const { upazila } = (await (await context.request.get(`${url}/api/get-district-upazila/${dhaka.id}`)).json()) as { upazila: Named[] };
  const savar = upazila.find((each) => each.name === 'Savar')!;
  const place = JSON.stringify({ district: { ...dhaka, id: String(dhaka.id) }, upazila: { ...savar, id: String(savar.id) } });
  return { language, district: 'Dhaka', upazila: 'Savar', place };
}

/** A browser with a language, a place and, when wanted, somebody signed in. */
async function visitor(browser: Browser, url: string, language: 'en' | 'bn', viewport: { width: number; height: number }, account?: string): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const stored: Record<string, string> = await choices(context, url, language);
  await context.addCookies([
    ...Object.entries(stored).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
    { name: 'payload-lng', value: language === 'bn' ? 'bn-BD' : 'en', url },
  ]);
  if (account) {
    const answer = await context.request.post(`${url}/api/login`, { data: { email: `${account}@demo.test`, password: PASSWORD } });
    const session = (await answer.json()) as { token: string; username: string; mobile: string; role: string };
    Object.assign(stored, { auth_token: session.token, auth_name: session.username, auth_mobile: session.mobile, auth_role: session.role });
  }
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

/** What went wrong on a page so far. */
function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

async function looksRight(page: Page, address: string, found: string[], expectOneHeading: boolean) {
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  if (expectOneHeading) expect([address, await page.getByRole('heading', { level: 1 }).count()]).toEqual([address, 1]);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing focused';
    const style = getComputedStyle(focused);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none' ? 'seen' : `not seen on ${focused.tagName}`;
  });
  expect([address, outline]).toEqual([address, 'seen']);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([address, wide <= 1]).toEqual([address, true]);
  expect([address, found]).toEqual([address, []]);
}

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

for (const [language, viewport] of [['en', desktop], ['bn', phone]] as const) {
  test(`public pages in ${language} at ${viewport.width}`, async ({ browser, baseURL }) => {
    const page = await visitor(browser, baseURL!, language, viewport);
    const found = troubles(page);
    const home = (await (await page.request.get('/api/get-home-product')).json()) as { general: { slug: string }[] };
    for (const path of [...publicPages, `view-product/${home.general[0]!.slug}`]) {
      await looksRight(page, `/multi-vendor/${path}`, found, true);
      expect(await page.getAttribute('html', 'lang')).toBe(language);
    }
  });

  test(`the account in ${language} at ${viewport.width}`, async ({ browser, baseURL }) => {
    const page = await visitor(browser, baseURL!, language, viewport, 'customer');
    const found = troubles(page);
    for (const path of accountPages) await looksRight(page, `/multi-vendor/${path}`, found, true);
  });

  for (const [account, paths] of Object.entries(panelPages)) {
    test(`the panel of ${account} in ${language} at ${viewport.width}`, async ({ browser, baseURL }) => {
      const page = await visitor(browser, baseURL!, language, viewport, account);
      const found = troubles(page);
      for (const path of paths) await looksRight(page, `/multi-vendor/admin/${path}`, found, false);
    });
  }
}

test('an unknown page says so, with status 404', async ({ page }) => {
  const answer = await page.goto('/multi-vendor/no-such-page');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('an account page sends a visitor to the login', async ({ page }) => {
  await page.goto('/multi-vendor/account/orders');
  await expect(page).toHaveURL(/\/multi-vendor\/login/);
});

test('the panel refuses a customer and sends a visitor to sign in', async ({ browser, baseURL }) => {
  const customer = await visitor(browser, baseURL!, 'en', desktop, 'customer');
  await customer.goto('/multi-vendor/admin/dashboard');
  await expect(customer.getByText('Access Denied OR Suspended !').or(customer.getByRole('link', { name: /cart/i }).first())).toBeVisible();
  const nobody = await visitor(browser, baseURL!, 'en', desktop);
  await nobody.goto('/multi-vendor/admin/dashboard');
  await expect(nobody).toHaveURL(/login/);
});
