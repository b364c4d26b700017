/** Requirements for every page of the shop and the panel. */
import type { Page } from '@playwright/test';
import { expect } from './journey';
import { word } from './words';

/** The address of a page of the application. */
export const at = (path: string): string => `/multi-vendor${path}`;

/** Opens a page and waits until it is there and listens: a touch on a page that is not alive yet is lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(at(path), { waitUntil: 'load' });
  await isAlive(page);
}

/** How often a page is asked what it is waited for. By default it is asked in every frame, and has to draw every frame. */
export const nowAndThen = { polling: 50 };

/** Waits until React has taken the page over. */
export async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(
    () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    nowAndThen,
  );
}

/** What a toast says, and that it says it. */
export const toast = (page: Page, words: string | RegExp) =>
  page
    .locator('[data-sonner-toast]')
    .filter({ hasText: word(words) })
    .first();

/** Chooses a place in the place sheet, with the keyboard. */
export async function choosePlace(page: Page, typed: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  const box = sheet.getByRole('combobox');
  await box.fill(word(typed));
  await expect(sheet.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(sheet).toBeHidden();
}

/** Answers the question of a confirmation with its last button, which is the one that does it. */
export async function sayYes(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await question.getByRole('button').last().click();
  await expect(question).toBeHidden();
}

/** A page's own shape: a title, one heading of the first level, focus that is seen, nothing wider than the screen. */
export async function faultsOfShape(page: Page, expectOneHeading = true): Promise<string[]> {
  const faults: string[] = [];
  if (!/\S/.test(await page.title())) faults.push('no title');
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (expectOneHeading && headings !== 1) faults.push(`${headings} headings of the first level`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wider > 1) faults.push(`${wider} pixels wider than the screen`);
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing takes the focus';
    const style = getComputedStyle(focused);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none' ? '' : `focus is not seen on ${focused.tagName}`;
  });
  if (focus) faults.push(focus);
  return faults;
}
