/** Lists people work with: filters that stay, saved views, numbers changed where they stand, cards on a phone. */
import { expect, test } from '../support/journey';
import { word } from '../support/words';
import { enterPanel, goTo } from './walk';

test('orders are filtered, the filter survives a reload and the way back, and its chip takes it away', async ({
  open,
  staff,
}) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('admin') });
  await enterPanel(page);
  await goTo(page, '/all-order');
  const total = page.locator('.haat-table__total');
  await expect(total).toContainText('Sum: ৳');
  const all = await total.textContent();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Payment', { exact: true }).selectOption({ label: 'Paid' });
  const chip = page.getByText('Payment: Paid', { exact: true });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/payment_status=1/);
  await expect(total).not.toHaveText(all ?? '');
  await expect(page.locator('tbody').getByText('UNPAID')).toHaveCount(0);
  await page.reload();
  await expect(chip).toBeVisible();
  await page
    .getByRole('link', { name: /^Details #/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order Details');
  await page.goBack();
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Payment: Paid' }).click();
  await expect(page).not.toHaveURL(/payment_status/);
  await expect(total).toHaveText(all ?? '');
});

test('a vendor changes a price in its cell: Escape restores it, a wrong one says why, Enter saves it', async ({
  open,
  staff,
}) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('vendor.home') });
  await enterPanel(page);
  await goTo(page, '/view-product');
  const cell = page.getByRole('button', { name: /^Change price of / }).first();
  const name = (await cell.getAttribute('aria-label'))!.replace(/^Change price of (.*): .*$/, '$1');
  const before = (await cell.textContent())!;
  const own = page.getByRole('button', { name: new RegExp(`^Change price of ${name.replace(/[()]/g, '\\$&')}: `) });
  const input = page.getByRole('textbox', { name: `New price of ${name}` });
  await cell.click();
  await input.fill('1');
  await input.press('Escape');
  await expect(own.first()).toHaveText(before);
  await own.first().press('Enter');
  await input.fill('cheap');
  await input.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a whole number.' })).toBeVisible();
  await input.fill('১২৩৪');
  await input.press('Enter');
  await expect(own.first()).toHaveText('৳1,234');
  await page.reload();
  await expect(own.first()).toHaveText('৳1,234');
});

test('prices of chosen products are raised by a percentage, with a preview and a result for each', async ({
  open,
  staff,
}) => {
  const page = await open({ language: 'bn', screen: 'phone', person: await staff('vendor.gadget') });
  await enterPanel(page);
  await goTo(page, '/view-product');
  const boxes = page.locator('tbody input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: word('দাম বদলান'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('সংখ্যা')).fill('১০');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: word('২টি পণ্য বদলান') }).click();
  await expect(dialog.getByText(word('২টির মধ্যে ২টি বদলেছে'))).toBeVisible();
  await expect(dialog.getByText(word('বদলেছে'), { exact: true })).toHaveCount(2);
  await dialog
    .getByRole('button', { name: word('বন্ধ করুন') })
    .last()
    .click();
  // A card shows its few facts and is not wider than the phone.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
