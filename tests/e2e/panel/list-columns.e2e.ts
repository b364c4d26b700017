/** What lists say of each row, what they are narrowed by, and what is done with many of their rows at once. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { brandWords } from '../../../admin-components/messages/brands';
import { bulkWords } from '../../../admin-components/messages/bulk';
import { couponWords } from '../../../admin-components/messages/coupons';
import { orderWords } from '../../../admin-components/messages/orders';
import { productWords } from '../../../admin-components/messages/products';
import { returnWords } from '../../../admin-components/messages/returns';
import { sharedWords } from '../../../admin-components/messages/shared';
import { userWords } from '../../../admin-components/messages/users';
import { variantWords } from '../../../admin-components/messages/variants';
import { couponType } from '../../../domain/coupons/fields';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer, word } from '../support/words';
import { press } from './acts';
import { askedBack, newOrder, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo } from './walk';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const number = (text: string | number) => (way.language === 'bn' ? banglaDigits(text) : String(text));
  const rows = (page: Page) => page.locator('.haat-screen tbody tr');
  const isNarrow = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const showColumn = async (page: Page, title: string) => {
    await page.getByRole('button', { name: say(sharedWords, 'columns'), exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: title, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const choose = async (page: Page, names: readonly string[]) => {
    for (const name of names)
      await page.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name }), exact: true }).check();
  };
  const reported = async (page: Page, count: number) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(
      say(bulkWords, 'over', { good: number(count), count: number(count) }),
    );
    await dialog
      .getByRole('button', { name: say(sharedWords, 'close') })
      .last()
      .click();
    await expect(dialog).toHaveCount(0);
  };

  test(`an order tells who ordered, where to and how far it is, on the screen and in the file (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const { order_number, customer } = await newOrder(url, savar, [await newProduct(vendor, admin)]);
    const page = await open({ ...way, person: admin });
    await enterPanel(page, '/all-order');
    const row = rows(page).filter({ hasText: `#${order_number}` });
    await expect(row).toContainText(customer.name);
    await expect(row).toContainText(word(packageStatusTable.pending.label[way.language]));
    await isNarrow(page);
    const area = way.language === 'bn' ? `${savar.upazila.name_bn}, ` : `${savar.upazila.name}, `;
    if (way.screen === 'desktop') {
      await showColumn(page, say(orderWords, 'area'));
      await expect(row).toContainText(area);
    }
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say(sharedWords, 'exportCsv') }).click();
    const lines = fs.readFileSync(await (await saving).path(), 'utf8').split('\r\n');
    expect(lines[0]).toContain(`${say(orderWords, 'area')},`);
    const line = lines.find((each) => each.startsWith(`${order_number},`))?.normalize('NFC');
    expect(line).toContain(customer.name);
    expect(line).toContain(customer.mobile);
    expect(line).toContain(word(area));
    expect(line).toContain(say(orderWords, 'asSoonAsPossible'));
  });

  test(`a product is found by its SKU in either script, and its column chosen (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const product = await newProduct(vendor, admin);
    await newProduct(vendor, admin);
    const code = unique();
    const { product: stored } = await vendor.api.get<{ product: Record<string, unknown> }>(
      `/edit-product/${product.id}`,
    );
    const fields = Object.entries(stored).filter(([name, value]) => typeof value !== 'object' && !/^image/.test(name));
    await vendor.api.form(`/update-product/${product.id}`, {
      ...Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
      sku: `CODE-${code}`,
    });
    for (const [person, path] of [
      [vendor, '/view-product'],
      [admin, '/all-products'],
    ] as const) {
      const page = await open({ ...way, person });
      await enterPanel(page, path);
      const box = page.getByRole('searchbox', { name: say(productWords, 'searchName') });
      await box.fill(`code-${banglaDigits(code)}`);
      await box.press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(way.language === 'bn' ? word(product.name_bn) : product.name);
      await isNarrow(page);
      if (way.screen === 'phone') continue;
      await showColumn(page, say(variantWords, 'sku'));
      await expect(rows(page)).toContainText(`CODE-${code}`);
    }
  });

  test(`brands are deleted and coupons paused together, each with its result (${named(way)})`, async ({
    open,
    staff,
  }) => {
    const admin = await staff('admin');
    const page = await open({ ...way, person: admin });
    const family = `Many ${unique()}`;
    const { subcategory } = await admin.api.get<{ subcategory: { id: number | string }[] }>('/view-sub-category');
    for (const name of [`${family} A`, `${family} B`])
      await admin.api.post('/brand-store', { sub_cat_id: subcategory[0]!.id, name, name_bn: name, status: 1 });
    await enterPanel(page, '/brand?status=1');
    await page.getByRole('searchbox', { name: say(brandWords, 'searchName') }).fill(family);
    await expect(rows(page)).toHaveCount(2);
    await choose(page, [`${family} A`, `${family} B`]);
    await isNarrow(page);
    await press(page, say(brandWords, 'deleteChosen'));
    const asked = page.getByRole('alertdialog', { name: say(sharedWords, 'areYouSure') });
    await expect(asked).toContainText(`${family} A, ${family} B`);
    await asked.getByRole('button', { name: say(sharedWords, 'delete'), exact: true }).click();
    await reported(page, 2);
    await expect(rows(page)).toHaveCount(0);

    const codes = ['ONE', 'TWO'].map((each) => `${each}${unique()}`);
    for (const code of codes)
      await admin.api.post('/coupon-create', {
        code,
        type: couponType.fixed,
        fixed: 50,
        min_order: 500,
        quantity: 10,
        status: 1,
      });
    await goTo(page, '/view-coupon?scope=0');
    for (const [act, state] of [
      ['pause', 'paused'],
      ['activate', 'running'],
    ] as const) {
      await choose(page, codes);
      await press(page, say(couponWords, act));
      await expect(page.getByRole('alertdialog')).toContainText(codes[1]!);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await reported(page, 2);
      for (const code of codes)
        await expect(rows(page).filter({ hasText: code })).toContainText(say(couponWords, state));
    }
    await goTo(page, '/all-admin?role=1&two_step=0');
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).filter({ hasText: say(userWords, 'subAdmin') })).toHaveCount(0);
    await isNarrow(page);
  });

  test(`returns that came back together are marked as received together (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const back = [await askedBack(url, staff, savar, vendor), await askedBack(url, staff, savar, vendor)];
    for (const { id, customer } of back) {
      await admin.api.post(`/update-return-status/1/${id}`);
      await customer.api.post(`/update-return-status/2/${id}`);
    }
    const page = await open({ ...way, person: vendor });
    await enterPanel(page, '/vendor-returns-new');
    await choose(
      page,
      back.map(({ id }) => `#${id}`),
    );
    await press(page, say(returnWords, 'markReceived'));
    await expect(page.getByRole('alertdialog')).toContainText(`#${back[1]!.id}`);
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await reported(page, 2);
    await goTo(page, '/vendor-returns-received');
    for (const { id } of back) await expect(rows(page).filter({ hasText: new RegExp(`#${id}(?!\\d)`) })).toHaveCount(1);
  });
}
