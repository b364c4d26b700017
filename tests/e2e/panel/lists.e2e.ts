/** The widest lists of the panel: every column beside the menu of a small desktop, and on a phone what the head of a table does. */
import { westernDigits } from '../../../domain/text/bangla';
import { expect, test } from '../support/journey';
import { languages, word } from '../support/words';
import { enterPanel, goTo } from './walk';

for (const language of languages) {
  test(`all columns of the widest lists of an admin are read at 1280 without scrolling sideways, in ${language}`, async ({
    open,
    staff,
  }) => {
    const page = await open({ language, screen: 'desktop', person: await staff('admin') });
    await enterPanel(page);
    for (const path of ['/verify-products', '/all-products', '/all-order', '/view-coupon']) {
      await goTo(page, path);
      await expect(page.locator('tbody tr').nth(1)).toBeVisible();
      const hidden = await page.evaluate(() => {
        const scroll = document.querySelector('.haat-table__scroll')!;
        const covered = [...document.querySelectorAll('.haat-table__table tr')].flatMap((row) => {
          const edge = row.querySelector('.haat-table__actions')!.getBoundingClientRect().left;
          return [...row.querySelectorAll('th, td')]
            .slice(0, -1)
            .filter((cell) => cell.getBoundingClientRect().right > edge + 1)
            .map((cell) => cell.textContent);
        });
        return { wider: scroll.scrollWidth - scroll.clientWidth, covered };
      });
      expect({ path, ...hidden }).toEqual({ path, wider: 0, covered: [] });
    }
  });
}

test('on a phone the pending products are sorted and all selected above their cards', async ({ open, staff }) => {
  const page = await open({ language: 'bn', screen: 'phone', person: await staff('admin') });
  await enterPanel(page);
  await goTo(page, '/verify-products');
  const prices = async () =>
    (await page.locator(word('td[data-label="বিক্রয়মূল্য"]')).allTextContents()).map((text) =>
      Number(westernDigits(text).replace(/\D/g, '')),
    );
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(1);
  await page.getByLabel(word('সাজানোর ধরন')).selectOption({ label: word('বিক্রয়মূল্য: বড় থেকে ছোট') });
  await expect
    .poll(async () => (await prices()).every((price, index, all) => index === 0 || all[index - 1]! >= price))
    .toBe(true);
  await page.getByLabel(word('সাজানোর ধরন')).selectOption({ label: word('বিক্রয়মূল্য: ছোট থেকে বড়') });
  await expect
    .poll(async () => (await prices()).every((price, index, all) => index === 0 || all[index - 1]! <= price))
    .toBe(true);
  await page.getByRole('checkbox', { name: word('এই পাতার সব বাছুন') }).check();
  const boxes = page.locator('tbody input[type="checkbox"]');
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await page.getByRole('checkbox', { name: word('এই পাতার সব বাছুন') }).uncheck();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

test('a question asked right after typing into the search stays until it is answered', async ({ open, staff }) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('admin') });
  await enterPanel(page);
  await goTo(page, '/verify-products');
  const approve = page.getByRole('button', { name: /^Approve: / });
  await expect(approve.first()).toBeVisible();
  const name = (await approve.first().getAttribute('aria-label'))!.replace('Approve: ', '');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await page
    .getByRole('button', { name: `Approve: ${name}`, exact: true })
    .first()
    .click();
  const question = page.getByRole('alertdialog').filter({ hasText: `“${name}”` });
  await expect(question).toBeVisible();
  // The search is written into the address when its field loses the focus, and the list is loaded again.
  await expect(page).toHaveURL(/[?&]q=/);
  await page.waitForLoadState('networkidle');
  await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
});

test('a row’s button pressed while the list reloads still works', async ({ open, staff }) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('admin') });
  await enterPanel(page);
  await goTo(page, '/verify-products');
  const approve = page.getByRole('button', { name: /^Approve: / }).first();
  await expect(approve).toBeVisible();
  const name = (await approve.getAttribute('aria-label'))!.replace('Approve: ', '');
  await approve.hover();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  // Pressing leaves the field, which applies the search; the finger is lifted after the list was drawn again.
  await page.mouse.down();
  await expect(page).toHaveURL(/[?&]q=/);
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('alertdialog').filter({ hasText: `“${name}”` })).toBeVisible();
});
