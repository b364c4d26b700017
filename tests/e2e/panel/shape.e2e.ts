/**
 * Every screen of the panel as the role it is made for, each tab and dialog of it too: nothing that WCAG 2.2 A or AA forbids,
 * in light and dark; in Bangla on a phone 360 wide, where the page never scrolls sideways and nothing is out of reach.
 */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from '../support/journey';
import { makeStuck } from '../support/stuckThings';
import type { Language } from '../support/words';
import { screens, type Role, type ScreenRow } from './screens.table';
import { enterPanel, goTo, recordsFor } from './walk';

const axeSource = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colours = ['color-contrast', 'link-in-text-block'];

/** Opens the panel with axe in it. Nothing fades from one colour to another: colours are measured when they are there. */
async function enterWithAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
  await enterPanel(page);
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
}

/** What axe finds in the page; in the dark theme only colours can differ. */
async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  return page.evaluate(
    async ({ theme, tags, colours }) => {
      document.documentElement.dataset['theme'] = theme;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const runOnly =
        theme === 'light' ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: colours };
      const { violations } = await engine.run(document, { runOnly, resultTypes: ['violations'] });
      document.documentElement.dataset['theme'] = 'light';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${theme} ${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        ),
      );
    },
    { theme, tags, colours },
  );
}

/** What is wider than the screen, or can only be reached by scrolling the page sideways. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    const lost = [
      ...document.querySelectorAll<HTMLElement>(
        '.haat-screen :is(a[href], button, input, select, textarea), [role="dialog"] :is(button, input, select, textarea)',
      ),
    ]
      .filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          !each.closest('.haat-hidden, [inert]') &&
          !each.classList.contains('haat-hidden'),
      )
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !scrolls(each);
      })
      .map((each) => `out of reach: ${each.outerHTML.slice(0, 120)}`);
    return [...(wide > 1 ? [`${wide} pixels wider than the screen`] : []), ...lost];
  });
}

async function faultsOf(page: Page, place: string, isPhone: boolean): Promise<string[]> {
  const found = [
    ...(await violations(page, 'light')),
    ...(await violations(page, 'dark')),
    ...(isPhone ? await outOfReach(page) : []),
  ];
  return found.map((fault) => `${place}: ${fault}`);
}

/** The screen, and what each of its tabs shows. */
async function everyTab(page: Page, row: ScreenRow, isPhone: boolean): Promise<string[]> {
  const faults = await faultsOf(page, row.path, isPhone);
  for (const tab of await page.locator('.haat-screen [role="tab"][aria-selected="false"]').all()) {
    await tab.click();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .haat-spinner, .haat-bar'));
    faults.push(...(await faultsOf(page, `${row.path} ${await tab.innerText()}`, isPhone)));
  }
  return faults;
}

/** The role that spends its day on a screen. */
const mainRole = ({ who }: ScreenRow): Role => (who.includes('superadmin') ? 'superadmin' : who[0]!);
const accounts: readonly [role: Role, account: string][] = [
  ['superadmin', 'admin'],
  ['vendor', 'vendor.home'],
  ['incharge', 'incharge.dhaka'],
];
const ways: readonly [language: Language, screen: 'desktop' | 'phone'][] = [
  ['en', 'desktop'],
  ['bn', 'phone'],
];

for (const [language, screen] of ways) {
  for (const [role, account] of accounts) {
    test(`the screens of ${account} in ${language} on a ${screen}: axe finds nothing, nothing is out of reach`, async ({
      open,
      staff,
    }) => {
      const person = await staff(account);
      const records = await recordsFor(role, person);
      const page = await open({ language, screen, person, options: { bypassCSP: true } });
      await enterWithAxe(page);
      const faults: string[] = [];
      for (const row of screens.filter(
        (each) => mainRole(each) === role || (role === 'vendor' && each.path === '/dashboard'),
      )) {
        if (row.path.includes(':product_id') && records.returned.id === 0) continue;
        await goTo(page, row.address?.(records) ?? row.path);
        faults.push(...(await everyTab(page, row, screen === 'phone')));
      }
      expect([...new Set(faults)]).toEqual([]);
    });
  }

  test(`dialogs and menus over a screen, in ${language} on a ${screen}: axe finds nothing, nothing is out of reach`, async ({
    open,
    staff,
  }) => {
    const person = await staff('admin');
    const records = await recordsFor('superadmin', person);
    const page = await open({ language, screen, person, options: { bypassCSP: true } });
    await enterWithAxe(page);
    const isPhone = screen === 'phone';
    const which = language === 'en' ? 0 : 1;
    const faults: string[] = [];
    const over: readonly [path: string, button: readonly [string | RegExp, string | RegExp]][] = [
      ['/videos', ['Add Video', 'ভিডিও যোগ করুন']],
      ['/videos', [/^Delete: /, /^মুছুন: /]],
      ['/verify-products', [/^View: /, /^দেখুন: /]],
      [`/user-details/${records.user.id}`, ['Send SMS', 'এসএমএস পাঠান']],
      [`/user-details/${records.user.id}`, ['Send Notification', 'নোটিফিকেশন পাঠান']],
      [`/user-details/${records.user.id}`, ['Suspend User', 'স্থগিত করুন']],
      ['/api-keys', ['Make a Key', 'কী তৈরি করুন']],
    ];
    for (const [path, names] of over) {
      await goTo(page, path);
      const name = names[which];
      await page
        .locator('.haat-screen')
        .getByRole('button', { name: typeof name === 'string' ? name.normalize('NFC') : name })
        .first()
        .click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .haat-spinner, .haat-bar'));
      faults.push(...(await faultsOf(page, `${path} ${String(name)}`, isPhone)));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await goTo(page, '/all-order');
    for (const label of [
      ['Columns', 'Support', 'Nusrat Jahan'],
      ['কলাম', 'সাপোর্ট', 'Nusrat Jahan'],
    ][which]!) {
      await page
        .getByRole('button', { name: label.normalize('NFC') })
        .first()
        .click();
      faults.push(...(await faultsOf(page, `menu ${label}`, isPhone)));
      await page.keyboard.press('Escape');
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  test(`the preview of an import with errors, in ${language} on a ${screen}: axe finds nothing, nothing is out of reach`, async ({
    open,
    staff,
  }) => {
    const page = await open({ language, screen, person: await staff('vendor.home'), options: { bypassCSP: true } });
    await enterWithAxe(page);
    await goTo(page, '/product-import');
    await page.locator('.haat-screen input[type="file"]').setInputFiles({
      name: 'lamps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,name_bn,selling_price\nLamp,বাতি,many\n,,12'),
    });
    await page
      .locator('.haat-screen')
      .getByRole('button', { name: /^(Preview|প্রিভিউ দেখুন)$/ })
      .click();
    await expect(page.locator('.haat-problems').nth(1)).toBeVisible();
    expect(await faultsOf(page, 'preview of an import', screen === 'phone')).toEqual([]);
  });

  test(`stuck work, in ${language} on a ${screen}: axe finds nothing, nothing is out of reach, and an admin resolves it`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const stuck = await makeStuck(url, await staff('vendor.home'), admin, savar);
    const page = await open({ language, screen, person: admin, options: { bypassCSP: true } });
    await enterWithAxe(page);
    const isPhone = screen === 'phone';
    const which = language === 'en' ? 0 : 1;
    const press = (names: readonly [string, string], of: string) =>
      page.locator('.haat-screen').getByRole('button', { name: `${names[which].normalize('NFC')}: ${of}` });
    const faults: string[] = [];
    await goTo(page, '/stuck');
    for (const tab of await page.locator('.haat-screen [role="tab"]').all()) {
      await tab.click();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .haat-spinner, .haat-bar'));
      const rows = page.locator('.haat-screen tbody tr').filter({ visible: true });
      // A package without a warehouse cannot come into being; nothing is said of those there are none of.
      await expect(rows.or(page.locator('.haat-screen .haat-empty').filter({ visible: true })).first()).toBeVisible();
      faults.push(...(await faultsOf(page, `/stuck ${await tab.innerText()}`, isPhone)));
    }
    expect([...new Set(faults)]).toEqual([]);

    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await page.locator('.haat-screen [role="tab"]').nth(1).click();
    const refund = press(['Ask again', 'আবার যাচাই করুন'], `#${stuck.refund}`);
    await refund.click();
    expect(await faultsOf(page, '/stuck asks', isPhone)).toEqual([]);
    await sure.getByRole('button').last().click();
    await expect(refund).toHaveCount(0);
    const { payments } = await admin.api.get<{ payments: { order_number: number }[] }>('/stuck-payments?limit=100');
    expect(payments.map((each) => each.order_number)).not.toContain(stuck.refund);
    await page.locator('.haat-screen [role="tab"]').nth(0).click();
    const message = press(['Try again', 'আবার চেষ্টা করুন'], stuck.sms);
    await message.click();
    await sure.getByRole('button').last().click();
    await expect(message).toHaveCount(0);
  });
}
