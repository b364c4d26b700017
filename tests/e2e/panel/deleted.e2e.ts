/** What was deleted is taken back at once, or found again and restored, in both languages. */
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { press, searchFor, toasted } from './acts';
import { newProduct, newVendor } from './people';
import { enterPanel, goTo } from './walk';

const words = {
  en: {
    sure: 'Are you sure?',
    delete: 'Delete',
    undo: 'Undo',
    restore: 'Restore',
    search: 'Search by name',
    back: 'is back',
  },
  bn: {
    sure: 'আপনি কি নিশ্চিত?',
    delete: 'মুছুন',
    undo: 'ফিরিয়ে আনুন',
    restore: 'ফিরিয়ে আনুন',
    search: 'নাম দিয়ে খুঁজুন',
    back: 'ফিরে এসেছে',
  },
} as const;

for (const language of ['en', 'bn'] as const)
  test(`a product is deleted, taken back, deleted again and restored (${language})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = words[language];
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const product = await newProduct(vendor, admin);
    const page = await open({ language, screen: 'desktop', person: vendor });
    // In Bangla the list calls it by its Bangla name.
    const called = language === 'bn' ? 'প্যানেলের জিনিস' : product.name;
    const inShop = async () => (await page.request.get(at(`/view-product/${product.slug}`))).status();
    const remove = async () => {
      await press(page, `${say.delete}: ${product.name}`);
      await page.getByRole('alertdialog').getByRole('button', { name: say.delete }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    };
    await enterPanel(page, '/view-product');
    await remove();
    await expect.poll(inShop).toBe(404);
    await page.getByRole('button', { name: say.undo, exact: true }).click();
    await expect.poll(inShop).toBe(200);
    await expect(page.getByRole('button', { name: `${say.delete}: ${product.name}` })).toBeVisible();
    await remove();
    await expect.poll(inShop).toBe(404);
    await goTo(page, '/deleted');
    await searchFor(page, say.search, product.name);
    await press(page, `${say.restore}: ${called}`);
    await expect(page.getByRole('alertdialog')).toContainText(called);
    await page.getByRole('alertdialog').getByRole('button', { name: say.restore }).click();
    await toasted(page, say.back);
    await expect.poll(inShop).toBe(200);
  });
