/** What is wrong with a page of the panel: axe's findings in light and dark, what cannot be reached on a phone, and what scrolls inside the page. */
import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/journey';
import { faultsOfShape } from '../support/pages';
import type { Role, ScreenRow } from './screens.table';
import { enterPanel, hasCalmed, panelAt } from './walk';

const axeSource = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colours = ['color-contrast', 'link-in-text-block'];

/** Opens the panel with axe in it. Nothing fades from one colour to another: colours are measured when they are there. */
export async function enterWithAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
  await enterPanel(page);
  await stopFading(page);
}

/** The same for a page of the CMS, or one before signing in, once what it is about is visible. */
export async function openWithAxe(page: Page, path: string, what: Locator): Promise<void> {
  await page.addInitScript({ content: axeSource });
  await page.goto(panelAt(path), { waitUntil: 'load' });
  await expect(what).toBeVisible();
  await stopFading(page);
}

const stopFading = (page: Page) =>
  page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });

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

/** Tables, and what they stand in, that scroll up and down on their own: the page alone does. */
async function scrollsInPage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.haat-screen, .haat-screen :has(.haat-table), .haat-table, .haat-table *')]
      .filter(
        (each) =>
          each.checkVisibility() &&
          !(each instanceof HTMLTextAreaElement) &&
          ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) &&
          each.scrollHeight > each.clientHeight + 1,
      )
      .map((each) => `scrolls inside the page: ${each.className}`),
  );
}

/** What is wrong with the page, light and dark; on a phone also what cannot be reached. */
export async function faultsOf(page: Page, place: string, isPhone: boolean): Promise<string[]> {
  const found = [
    ...(await violations(page, 'light')),
    ...(await violations(page, 'dark')),
    ...(isPhone ? await outOfReach(page) : []),
    ...(await scrollsInPage(page)),
  ];
  return found.map((fault) => `${place}: ${fault}`);
}

/** The screen that is open, and what each of its tabs shows. */
export async function faultsOfTabs(page: Page, path: string, isPhone: boolean): Promise<string[]> {
  const faults = await faultsOf(page, path, isPhone);
  const tabs = page.locator('.haat-screen [role="tab"]');
  const selected = await tabs.evaluateAll((all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
  for (let place = 0; place < (await tabs.count()); place += 1) {
    if (place === selected) continue;
    const tab = tabs.nth(place);
    await tab.click();
    await hasCalmed(page);
    faults.push(...(await faultsOf(page, `${path} ${await tab.innerText()}`, isPhone)));
  }
  faults.push(...(await faultsOfShape(page, false)).map((fault) => `${path}: ${fault}`));
  return faults;
}

/** The role that spends its day on a screen. */
const mainRole = ({ who }: ScreenRow): Role => (who.includes('superadmin') ? 'superadmin' : who[0]!);

/** Whether somebody of this role is the one to look at a screen with axe: one is enough, and it takes long. */
export const looksAt = (role: Role, row: ScreenRow): boolean =>
  mainRole(row) === role || (role === 'vendor' && row.path === '/dashboard');
