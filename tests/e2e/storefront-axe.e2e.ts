/** Every public and account page, in both languages and both themes: nothing that WCAG 2.2 A or AA forbids, no console error. */
import fs from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const languages = ['en', 'bn'] as const;
type Language = (typeof languages)[number];
/** The narrowest and a wide screen take one language each. */
const widths = { bn: { width: 360, height: 740 }, en: { width: 1280, height: 800 } };
type Named = { id: number | string; name: string };

const standing = [
  '/', '/about', '/release', '/contact', '/403', '/404', '/login', '/register', '/forgot-password', '/verify', '/collections',
  '/cart', '/thank-you', '/order-placed/payment/success', '/order-placed/payment/failed', '/order-placed/payment/cancel',
  '/notification', '/search/rice', '/search/no-such-thing', '/terms-and-conditions', '/privacy-policy', '/vendor-policy',
  '/applcation-policy', '/application-policy', '/return-policy', '/mall', '/grocery', '/live', '/location-set',
  '/featured-product-more', '/flash-product-more', '/new-product-more', '/general-grocery-more', '/view-product/no-such-product',
];
const ofAccount = [
  '/cart', '/checkout/general', '/checkout/grocery', '/notification', '/account', '/account/profilepicture', '/account/edit',
  '/account/address', '/account/add-address', '/account/favorite', '/account/orders', '/account/tracking', '/account/my-return',
  '/account/review', '/account/help', '/account/report-problem', '/account/become-vendor', '/account/apply-vendor', '/account/uc',
];

async function json<T>(page: Page, url: string): Promise<T> {
  return (await (await page.request.get(url)).json()) as T;
}

/** A page in a language, with a place and, when wanted, somebody signed in. Its policy allows no foreign script; a test is one. */
async function open(browser: Browser, url: string, language: Language, account?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: widths[language], bypassCSP: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const { district } = await json<{ district: Named[] }>(page, `${url}/api/get-all-district`);
  const dhaka = district.find(({ name }) => name === 'Dhaka')!;
  const { upazila } = await json<{ upazila: Named[] }>(page, `${url}/api/get-district-upazila/${dhaka.id}`);
  const savar = upazila.find(({ name }) => name === 'Savar')!;
  const place = JSON.stringify({ district: { ...dhaka, id: String(dhaka.id) }, upazila: { ...savar, id: String(savar.id) } });
  const stored: Record<string, string> = { language, district: 'Dhaka', upazila: 'Savar', place };
  await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })));
  if (account) {
    const answer = await context.request.post(`${url}/api/login`, { data: { email: `${account}@demo.test`, password: 'demo-Pass-2026' } });
    const session = (await answer.json()) as Record<'token' | 'username' | 'mobile' | 'role', string>;
    Object.assign(stored, { auth_token: session.token, auth_name: session.username, auth_mobile: session.mobile, auth_role: session.role });
  }
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await context.addInitScript({ content: axeSource });
  return page;
}

async function violations(page: Page, onlyColours: boolean): Promise<string[]> {
  const found = await page.evaluate(
    async ({ tags, onlyColours }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const runOnly = onlyColours ? { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } : { type: 'tag' as const, values: tags };
      const { violations } = await engine.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 300)}`));
    },
    { tags: rules, onlyColours },
  );
  return found;
}

/** What axe and the console say about one page, in the light theme and, as far as colours go, in the dark one. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 3_000 }).catch(() => undefined);
  const light = await violations(page, false);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The colours change with the next frames; what fades does so a little later.
  await page.waitForTimeout(250);
  const dark = await violations(page, true);
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)].map((fault) => `${new URL(address).pathname}: ${fault}`);
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    // The browser itself reports answers like 404; a page that does not exist is one.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) heard.push(`${page.url()}: ${message.text()}`);
  });
  return heard;
}

const linksOn = async (page: Page, pattern: string): Promise<string[]> =>
  page.evaluate((part) => [...new Set([...document.links].map(({ href }) => href).filter((href) => href.includes(part)))].slice(0, 1), pattern);

for (const language of languages) {
  test(`public pages, ${language}`, async ({ browser, baseURL }) => {
    const url = baseURL!;
    const page = await open(browser, url, language);
    const heard = listen(page);
    const map = await (await page.request.get(`${url}/multi-vendor/sitemap.xml`)).text();
    const named = ['/collections/', '/category/', '/shop/', '/view-product/'].map((part) => new RegExp(`/multi-vendor(${part}[^<]+)<`).exec(map)![1]!);
    const { featured } = await json<{ featured: Named[] }>(page, `${url}/api/get-home-product`);
    const faults: string[] = [];
    for (const path of [...standing, ...named, `/product-review/${featured[0]!.id}`]) faults.push(...(await faultsOf(page, `${url}/multi-vendor${path}`)));
    await page.context().close();
    expect([...faults, ...heard]).toEqual([]);
  });

  test(`account pages, ${language}`, async ({ browser, baseURL }) => {
    const page = await open(browser, baseURL!, language, 'customer');
    const heard = listen(page);
    const faults: string[] = [];
    const deeper: string[] = [];
    for (const path of ofAccount) {
      faults.push(...(await faultsOf(page, `${baseURL}/multi-vendor${path}`)));
      for (const part of ['/account/order-details/', '/account/product-review/']) deeper.push(...(await linksOn(page, part)));
    }
    for (const address of new Set(deeper)) {
      faults.push(...(await faultsOf(page, address)));
      for (const form of await linksOn(page, '/account/product-return/')) faults.push(...(await faultsOf(page, form)));
    }
    expect(deeper.length).toBeGreaterThan(0);
    await page.context().close();
    expect([...faults, ...heard]).toEqual([]);
  });
}
