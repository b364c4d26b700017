/**
 * Every screen of the panel, opened as everybody: who may see it sees what the specs name, everybody else is refused. In English
 * on a desktop axe looks at each of them too, with its tabs; on a phone in Bangla: shape.e2e.ts.
 */
import type { Page } from '@playwright/test';
import { panelRoutes } from '../../../admin-components/routes';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { newCustomer, PASSWORD } from '../support/people';
import { languages, type Language } from '../support/words';
import { enterWithAxe, faultsOfTabs, looksAt } from './faults';
import { screens, type Records, type Role, type ScreenRow } from './screens.table';
import { enterPanel, goTo, panelAt, recordsFor } from './walk';

const refused = { en: 'This page is not for your account', bn: 'এই পাতাটি আপনার অ্যাকাউন্টের জন্য নয়' };

/** Two ways to write a Bangla letter are one; so are all spaces. */
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const addressOf = (row: ScreenRow, records: Records) => row.address?.(records) ?? row.path;

async function seen(page: Page) {
  const { headings, columns, text, title } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.innerText),
    columns: [
      ...document.querySelectorAll<HTMLElement>(
        '.haat-screen thead th[scope="col"], .haat-table thead th[scope="col"], .haat-sheet thead th[scope="col"]',
      ),
    ].map((each) => each.innerText),
    text: document.body.innerText,
    title: document.title,
  }));
  return {
    headings: headings.map(plain),
    columns: [...new Set(columns.map(plain).filter(Boolean))],
    text: plain(text),
    title,
  };
}

/** What is not as it has to be on the screen that is open. */
async function faultsOn(
  page: Page,
  row: ScreenRow,
  role: Role,
  language: Language,
  records: Records,
): Promise<string[]> {
  const { headings, columns, text, title } = await seen(page);
  const which = language === 'en' ? 0 : 1;
  const faults: string[] = [];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${row.path}: ${what} ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  if (!/\S+.* · Haat$/.test(title)) faults.push(`${row.path}: the title is “${title}”`);
  if (!row.who.includes(role)) {
    same('heading', headings, [refused[language]]);
    return faults;
  }
  const wanted = (typeof row.heading === 'function' ? row.heading(records) : row.heading)[which];
  same('heading', headings, [plain(wanted)]);
  if (row.columns)
    same(
      'columns',
      columns,
      row.columns.map((pair) => plain(pair[which])),
    );
  const shows = Array.isArray(row.shows)
    ? row.shows
    : ((row.shows as Partial<Record<Role, readonly (readonly [string, string])[]>> | undefined)?.[role] ?? []);
  for (const pair of shows)
    if (!text.toLowerCase().includes(plain(pair[which]).toLowerCase()))
      faults.push(`${row.path}: “${pair[which]}” is missing`);
  return faults;
}

/** A second walk of a role, in the other language, is refused a few screens only. */
const walks: readonly [role: Role, account: string, language: Language][] = [
  ['superadmin', 'admin', 'en'],
  ['subadmin', 'subadmin', 'bn'],
  ['vendor', 'vendor.home', 'en'],
  ['vendor', 'grocer.savar', 'bn'],
  ['incharge', 'incharge.dhaka', 'en'],
  ['incharge', 'incharge.sylhet', 'bn'],
  ['editor', 'editor', 'en'],
  ['editor', 'editor', 'bn'],
];

test('every route of the panel is in the table of screens', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual(panelRoutes.map(({ path }) => path as string).sort());
});

for (const [role, account, language] of walks) {
  test(`every screen as ${account} in ${language}: heading, columns and texts, or the refusal`, async ({
    open,
    staff,
  }) => {
    const person = await staff(account);
    const records = await recordsFor(role, person);
    const [, first, itsLanguage] = walks.find(([each]) => each === role)!;
    const isSecond = account !== first || language !== itsLanguage;
    const withAxe = !isSecond && role !== 'editor' && language === 'en';
    // Over a hundred screens, most of them in two themes.
    if (role === 'superadmin') test.setTimeout(400_000);
    const page = await open({ language, screen: 'desktop', person, options: { bypassCSP: true } });
    await (withAxe ? enterWithAxe(page) : enterPanel(page));
    const faults: string[] = [];
    for (const [place, row] of screens.entries()) {
      // A vendor without returns has no return to look at.
      if (row.path.includes(':product_id') && row.who.includes(role) && records.returned.id === 0) continue;
      if (isSecond && !row.who.includes(role) && place % 8 > 0) continue;
      await goTo(page, addressOf(row, records));
      faults.push(...(await faultsOn(page, row, role, language, records)));
      if (withAxe && looksAt(role, row)) faults.push(...(await faultsOfTabs(page, row.path, false)));
    }
    expect(faults).toEqual([]);
  });

  test(`every link of the menu of ${account} in ${language} opens an existing page`, async ({ open, staff }) => {
    const page = await open({ language, screen: 'desktop', person: await staff(account) });
    await enterPanel(page);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.haat-nav a[href]')].map((link) => new URL(link.href).pathname),
    );
    expect(links.length).toBeGreaterThan(6);
    const own = screens.filter(({ who }) => who.includes(role)).map(({ path }) => panelAt(path));
    const screensOfMenu = links.filter(
      (link) => !link.includes('/collections/') && !link.includes('/globals/') && link !== panelAt(''),
    );
    expect(screensOfMenu.filter((link) => !own.includes(link))).toEqual([]);
    expect(new Set(screensOfMenu).size).toBe(screensOfMenu.length);
  });
}

for (const language of languages) {
  test(`every collection and every global of the CMS as the super admin in ${language}: a title and named columns`, async ({
    open,
    staff,
  }) => {
    const page = await open({ language, screen: 'desktop', person: await staff('admin') });
    await enterPanel(page);
    const links = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLAnchorElement>(
          '.haat-nav a[href*="/collections/"], .haat-nav a[href*="/globals/"]',
        ),
      ].map((link) => ({ path: new URL(link.href).pathname, label: link.textContent })),
    );
    expect(links.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const { path, label } of links) {
      await goTo(page, path.slice(panelAt('').length));
      const isList = path.includes('/collections/');
      await expect(
        page.locator(isList ? '.collection-list' : '.field-label, .haat-field__label').first(),
      ).toBeAttached();
      const { headings, words } = await page.evaluate(() => ({
        headings: [...document.querySelectorAll('h1')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.innerText),
        words: [
          ...document.querySelectorAll<HTMLElement>(
            '.collection-list thead th, .document-fields .field-label, .document-fields .haat-field__label',
          ),
        ]
          .map((each) => each.innerText)
          .filter((text) => text.trim() !== ''),
      }));
      if (JSON.stringify(headings.map(plain)) !== JSON.stringify([plain(label)]))
        faults.push(`${path}: heading ${headings.join(' / ')}, in the menu ${label}`);
      const inLanguage = language === 'bn' ? /[\u0980-\u09ff]/ : /^[A-Z][A-Za-z,:&() -]+[1-9]?( ?\*)?$/;
      faults.push(
        ...[label, ...words]
          .map(plain)
          .filter((text) => !inLanguage.test(text) && !['ID', 'NID', 'BIN'].includes(text))
          .map((text) => `${path}: “${text}” is no word of the language`),
      );
      // The words of dates come by themselves, once.
      await page.waitForFunction(
        () =>
          ![...document.querySelectorAll('.cell-createdAt, .cell-updatedAt')].some((cell) =>
            /\.{3}$/.test(cell.textContent),
          ),
      );
      const times = await page.locator('.cell-createdAt:not(th), .cell-updatedAt:not(th)').allInnerTexts();
      faults.push(
        ...times
          .filter((time) => !/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/.test(time.trim()))
          .map((time) => `${path}: “${time}” is no time as the other screens write it`),
      );
      // Lists with rows show columns; a list of one column says too little.
      if (isList && words.length === 1) faults.push(`${path}: only ${words.join()}`);
    }
    expect(faults).toEqual([]);
  });
}

test('a customer is refused every screen, with a message, and taken to the shop', async ({ open, url }) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await newCustomer(url) });
  for (const { path } of screens) {
    const answer = await page.request.get(panelAt(path.replace(/:\w+/g, '1')));
    expect([path, (await answer.text()).includes('Access Denied OR Suspended !')]).toEqual([path, true]);
  }
  await page.goto(panelAt('/all-order'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied OR Suspended !');
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
});

test('a visitor is sent to sign in from every screen, and comes back to it', async ({ open, staff }) => {
  const page = await open({ language: 'en', screen: 'desktop' });
  for (const { path } of screens) {
    const address = panelAt(path.replace(/:\w+/g, '1'));
    const answer = await page.request.get(address);
    expect([
      path,
      (await answer.text()).includes(`${panelAt('/login')}?redirect=${encodeURIComponent(address)}`),
    ]).toEqual([path, true]);
  }
  await page.goto(panelAt('/view-coupon'));
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  const { email } = await staff('subadmin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupons');
});
