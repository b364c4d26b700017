/** Find anything: by key or by touch, in digits of either script, and only what the role may open. */
import { expect, test } from '../support/journey';
import { enterPanel, panelAt, recordsFor, settled } from './walk';

test('an admin opens an order by its number, a screen by its Bangla name, and finds both again', async ({
  open,
  staff,
}) => {
  const admin = await staff('admin');
  const { order } = await recordsFor('superadmin', admin);
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page);
  const finder = page.getByRole('dialog').getByRole('combobox', { name: 'Find anything' });
  // A key pressed before the page listens does nothing, and is pressed again.
  await expect(async () => {
    if (!(await finder.isVisible())) await page.keyboard.press('Control+k');
    await expect(finder).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await finder.fill(String(order).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!));
  await expect(page.getByRole('option', { name: `#${order}` })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await settled(page, panelAt(`/admin-order-details/${order}`));

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText(`#${order}`);
  await finder.fill('নীতিমালা');
  await expect(page.getByRole('option', { name: 'Policies' })).toBeVisible();
  await page.keyboard.press('Enter');
  await settled(page, panelAt('/policies'));
  await page.keyboard.press('Control+k');
  await finder.fill('zzqqxx');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
});

test('a vendor finds by touch an order of the own, and no people', async ({ open, staff }) => {
  const vendor = await staff('vendor.home');
  const { order } = await recordsFor('vendor', vendor);
  const page = await open({ language: 'bn', screen: 'phone', person: vendor });
  await enterPanel(page);
  await page.getByRole('button', { name: 'সবকিছু খুঁজুন'.normalize('NFC') }).tap();
  const finder = page.getByRole('dialog').getByRole('combobox');
  await finder.fill('customer@demo.test');
  await expect(page.getByText('কিছু পাওয়া যায়নি'.normalize('NFC'))).toBeVisible();
  await finder.fill(String(order));
  await page.getByRole('option', { name: `#${order}` }).tap();
  await settled(page, panelAt(`/order-details/${order}`));
});
