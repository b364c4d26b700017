/** An editor writes a policy with formats: a draft nobody else sees, then in force, in both languages; and the shop draws it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { unique } from './people';
import { panelAt } from './walk';

const html = async (page: Page, path: string) => (await page.request.get(at(path))).text();

/** Empties a text and writes a heading, a list and an address, which becomes a link. */
async function writeText(page: Page, area: Locator, words: { heading: string; item: string; address: string }) {
  await area.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(`## ${words.heading}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`- ${words.item}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${words.address} `);
  await expect(area.getByRole('heading', { name: words.heading })).toBeVisible();
  await expect(area.getByRole('listitem').filter({ hasText: words.item })).toBeVisible();
  await expect(area.getByRole('link')).toHaveText(words.address);
}

test('a policy is written with a heading, a list and a link, kept as a draft, published and read', async ({
  open,
  staff,
}) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('admin') });
  const mark = unique();
  const english = { heading: `App rules ${mark}`, item: `Be kind ${mark}`, address: `https://example.org/${mark}` };
  const bangla = { heading: `অ্যাপের নিয়ম ${mark}`, item: `সদয় হোন ${mark}`, address: `https://example.org/bn/${mark}` };

  await page.goto(panelAt('/policies'), { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Write with formats' }).click();
  const areaOf = (field: string) => page.locator(`#field-${field} [contenteditable="true"]`);
  await expect(areaOf('apppolicy')).toBeVisible();
  await writeText(page, areaOf('apppolicy'), english);
  await writeText(page, areaOf('apppolicy_bn'), bangla);

  const before = await html(page, '/application-policy');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  await expect(
    page
      .getByText('Changed', { exact: true })
      .or(page.getByText('Draft', { exact: true }))
      .first(),
  ).toBeVisible();
  expect(before).not.toContain(mark);
  expect(await html(page, '/application-policy')).not.toContain(mark);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => html(page, '/application-policy')).toContain(english.heading);

  await page.goto(at('/application-policy'), { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: english.heading })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: english.item })).toBeVisible();
  await expect(page.getByRole('link', { name: english.address })).toHaveAttribute('href', english.address);
  await page.goto(at('/application-policy?lang=bn'), { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 2, name: bangla.heading })).toBeVisible();
});
