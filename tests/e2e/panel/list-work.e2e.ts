/** Lists people work with: filters that stay, saved views, numbers changed where they stand, cards on a phone. */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from '../support/journey';
import { banglaDigits, word } from '../support/words';
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
  const count = async () => Number(/Total: ([\d,]+)/.exec((await total.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  // Other journeys order at the same time: the whole list only grows.
  const all = await count();
  const isWhole = () => expect.poll(count).toBeGreaterThanOrEqual(all);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Payment', { exact: true }).selectOption({ label: 'Paid' });
  const chip = page.getByText('Payment: Paid', { exact: true });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/payment_status=1/);
  await expect.poll(count).toBeLessThan(all);
  await expect(page.locator('tbody').getByText('UNPAID')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [head, ...lines] = fs
    .readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toMatch(/^Order ID,Date & Time,Day,Type,Payment Status/);
  expect(lines.length).toBeGreaterThan(1);
  // The times of Dhaka as the list shows them, and the whole filtered list, not its page alone.
  expect(lines.filter((line) => !/^\d+,\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d,\w+day,/.test(line))).toEqual([]);
  expect(await total.textContent()).toContain(`Total: ${lines.length.toLocaleString('en')}`);
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
  await isWhole();
  await goTo(page, '/all-order?from=2099-01-01');
  const empty = page.locator('.haat-empty');
  await expect(empty).toContainText('Nothing matches the search and filters.');
  await empty.getByRole('button', { name: 'Clear filters' }).click();
  await isWhole();
  await expect(empty).toHaveCount(0);
});

test('a vendor changes a price and a stock in its cell: Escape restores it, a wrong one says why, Enter saves it', async ({
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

  // The stock is a column that is chosen.
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Stock' }).click();
  await page.keyboard.press('Escape');
  const stock = page
    .getByRole('button', { name: new RegExp(`^Change stock of ${name.replace(/[()]/g, '\\$&')}: `) })
    .first();
  await stock.click();
  const pieces = page.getByRole('textbox', { name: `New stock of ${name}` });
  await pieces.fill('৪৩');
  await pieces.press('Enter');
  await expect(stock).toHaveText('43');
  await page.reload();
  await expect(stock).toHaveText('43');
});

test('prices of chosen products are raised by a percentage and their stock is set, with a preview and a result for each', async ({
  open,
  staff,
}) => {
  const vendor = await staff('vendor.gadget');
  const page = await open({ language: 'bn', screen: 'phone', person: vendor });
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
  const close = () =>
    dialog
      .getByRole('button', { name: word('বন্ধ করুন') })
      .last()
      .click();
  await close();
  await expect(dialog).toHaveCount(0);

  // Another number than before, also where the journey is made twice.
  const pieces = randomInt(100, 100_000);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: word('মজুদ বদলান'), exact: true }).click();
  await dialog.getByRole('combobox', { name: word('কীভাবে') }).selectOption({ label: word('ঠিক করুন') });
  await dialog.getByLabel(word('সংখ্যা')).fill(banglaDigits(pieces));
  await dialog.getByRole('button', { name: word('২টি পণ্য বদলান') }).click();
  await expect(dialog.getByText(word('২টির মধ্যে ২টি বদলেছে'))).toBeVisible();
  await close();
  const { products } = await vendor.api.get<{ products: { qty: number }[] }>('/view-all-vendor-product/0/100');
  expect(products.filter(({ qty }) => qty === pieces)).toHaveLength(2);
  // A card shows its few facts and is not wider than the phone.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
