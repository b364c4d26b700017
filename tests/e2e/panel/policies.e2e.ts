/** A policy is written with formats, compared with what it was, and brought back. */
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { unique } from './people';
import { enterPanel, panelAt } from './walk';

test('a policy is changed in its editor, compared with the earlier version, and restored', async ({
  open,
  staff,
  url,
}) => {
  const mark = `Changed ${unique()}`;
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('editor') });
  const isShown = async () =>
    new RegExp(`<strong[^>]*>${mark}`).test(await (await fetch(`${url}${at('/applcation-policy')}`)).text());
  await enterPanel(page, '/policies');
  await page.locator('.haat-screen').getByRole('link', { name: 'Write with formats' }).click();
  const policy = page
    .locator('.rich-text-lexical')
    .filter({ hasText: /^Application Policy(?! in Bangla)/ })
    .locator('[contenteditable="true"]');
  await expect(policy).toBeVisible();
  const before = await policy.innerText();

  await policy.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(mark);
  await expect(policy.locator('strong', { hasText: mark })).toBeVisible();
  await page.locator('#action-save').click();
  await expect.poll(isShown).toBe(true);

  const rows = page.locator('table tbody tr');
  await page.goto(panelAt('/globals/policies/versions'), { waitUntil: 'load' });
  await expect(rows.first()).toContainText('Currently Published');
  await rows.first().getByRole('link').click();
  const compared = page.locator('.lexical-diff').filter({ hasText: /^Application Policy(?! in Bangla)/ });
  await expect(compared.locator('.html-diff__diff-new')).toContainText(mark);
  await expect(compared.locator('.html-diff__diff-old')).not.toContainText(mark);

  await page.goto(panelAt('/globals/policies/versions'), { waitUntil: 'load' });
  await rows.nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.locator('.confirmation-modal #confirm-action').click();
  await expect.poll(isShown).toBe(false);
  await page.goto(panelAt('/globals/policies'), { waitUntil: 'load' });
  await expect(policy).toBeVisible();
  expect(await policy.innerText()).toBe(before);
});
