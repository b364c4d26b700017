/** What hands do in the panel, by the names that stand on the screen. */
import type { Page } from '@playwright/test';
import { expect } from '../support/journey';

/** What a toast says, and that it says it. */
export const toasted = (page: Page, words: string | RegExp) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: words }).first()).toBeVisible();

/** A button in the screen, not in the menu or the top bar. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .locator('.haat-screen')
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .first()
    .click();

/** The heading of a question, in either language. */
const sure = /^(Are you sure\?|আপনি কি নিশ্চিত\?)$/;

/** Reads the question, and answers it with yes. */
export async function agree(page: Page, text: string | RegExp): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).toHaveText(sure);
  await expect(question).toContainText(text);
  await question.getByRole('button').last().click();
  // The result may be shown immediately in another dialog.
  await expect(question.getByRole('heading', { name: sure })).toBeHidden();
}

/** Enters the reason for a rejection if the panel requires one: without it the dialog stays open. */
export async function giveReason(page: Page, asked: string | RegExp, reason: string): Promise<void> {
  const question = page.getByRole('alertdialog').filter({ hasText: asked });
  const yes = question.locator('button[type="submit"]');
  await yes.click();
  await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await question.getByRole('textbox').fill(reason);
  await yes.click();
  await expect(question).toHaveCount(0);
}

/** Writes into a field by its name. */
export async function write(page: Page, name: string | RegExp, text: string): Promise<void> {
  const wanted = { name, ...(typeof name === 'string' ? { exact: true } : {}) };
  await page.getByRole('textbox', wanted).or(page.getByRole('searchbox', wanted)).first().fill(text);
}

/** Chooses from a long list that is searched by typing. */
export async function chooseFrom(page: Page, label: string | RegExp, choice: string): Promise<void> {
  const field = page.locator('.haat-screen, [role="dialog"]').getByRole('combobox', { name: label }).first();
  await field.click();
  await field.fill(choice);
  await page.locator('.rs__option').filter({ hasText: choice }).first().click();
}

/** Searches a list, and waits until it shows what was found alone: a row that moves while it is pressed is not pressed. */
export async function searchFor(page: Page, field: string | RegExp, name: string): Promise<void> {
  await write(page, field, name);
  await expect(page.locator('.haat-screen tbody tr')).toHaveCount(1);
}
