/** What was deleted is taken back at once, or found again and restored, in both languages. */
import { productFields } from '../../../domain/products/fields';
import { Api } from '../support/api';
import { expect, test } from '../support/journey';
import { ownCoupon } from '../support/market';
import { at } from '../support/pages';
import { banglaDigits, word } from '../support/words';
import { press, searchFor, toasted } from './acts';
import { called, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo } from './walk';

const words = {
  en: {
    sure: 'Are you sure?',
    delete: 'Delete',
    copy: 'Duplicate',
    undo: 'Undo',
    restore: 'Restore',
    search: 'Search by name',
    back: 'is back',
  },
  bn: {
    sure: 'আপনি কি নিশ্চিত?',
    delete: 'মুছুন',
    copy: 'অনুলিপি করুন',
    undo: 'ফিরিয়ে আনুন',
    restore: 'ফিরিয়ে আনুন',
    search: 'নাম দিয়ে খুঁজুন',
    back: 'ফিরে এসেছে',
  },
} as const;

for (const language of ['en', 'bn'] as const)
  test(`a product is deleted, taken back, deleted again and restored, and then duplicated (${language})`, async ({
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
    const name = called(language, product);
    const inShop = async () => (await page.request.get(at(`/view-product/${product.slug}`))).status();
    const remove = async () => {
      await press(page, `${say.delete}: ${name}`);
      await expect(page.getByRole('alertdialog')).toContainText(name);
      await page.getByRole('alertdialog').getByRole('button', { name: say.delete }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    };
    await enterPanel(page, '/view-product');
    await remove();
    await expect.poll(inShop).toBe(404);
    await page.getByRole('button', { name: say.undo, exact: true }).click();
    await expect.poll(inShop).toBe(200);
    await expect(page.getByRole('button', { name: `${say.delete}: ${name}` })).toBeVisible();
    await remove();
    await expect.poll(inShop).toBe(404);
    await goTo(page, '/deleted');
    await searchFor(page, say.search, product.name);
    await press(page, `${say.restore}: ${name}`);
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await page.getByRole('alertdialog').getByRole('button', { name: say.restore }).click();
    await toasted(page, say.back);
    await expect.poll(inShop).toBe(200);

    await goTo(page, '/view-product');
    await press(page, `${say.copy}: ${name}`);
    await expect(page).toHaveURL(/\/edit-product\/\d+$/);
    expect(page.url()).not.toMatch(new RegExp(`/${product.id}$`));
    const field = (name: 'name' | 'slug') =>
      page.getByRole('textbox', { name: word(productFields[name].label[language]) }).first();
    await expect(field('name')).toHaveValue(product.name);
    await expect(field('slug')).toHaveValue(`${product.slug}-copy`);
    const { products } = await vendor.api.get<{ products: { slug: string; status: number }[] }>(
      '/view-all-vendor-product/0/10',
    );
    expect(Object.fromEntries(products.map(({ slug, status }) => [slug, status]))).toEqual({
      [product.slug]: 1,
      [`${product.slug}-copy`]: 0,
    });
  });

for (const [language, place] of [
  ['en', 5],
  ['bn', 6],
] as const)
  test(`a category, a coupon and a banner are restored by an admin (${language})`, async ({ open, staff, url }) => {
    const say = words[language];
    const admin = await staff('admin');
    const shopper = new Api(url);
    const mark = unique();
    const name = `Restored ${mark}`;
    const slug = name.toLowerCase().replace(' ', '-');
    const fields = { name, name_bn: `ফেরানো ${banglaDigits(mark)}`, slug, status: 1, meta_title: name };
    const { category } = await admin.api.post<{ category: { id: number } }>('/store-category', fields);
    const code = await ownCoupon(admin);
    const { coupon } = await admin.api.get<{ coupon: { id: number; code: string }[] }>('/all-coupon');
    const couponId = coupon.find((each) => each.code === code)!.id;
    const banner = `banner${place}`;
    const state = async () => {
      const { category: mains } = await admin.api.get<{ category: { slug: string }[] }>('/view-category');
      const { coupon: coupons } = await admin.api.get<{ coupon: { code: string }[] }>('/all-coupon');
      const { images } = await shopper.get<{ images: { property: string; value: string | null }[] }>(
        '/get-banner-images',
      );
      return {
        category: mains.some((each) => each.slug === slug),
        coupon: coupons.some((each) => each.code === code),
        banner: images.find(({ property }) => property === banner)!.value,
      };
    };
    const before = await state();
    expect(before).toEqual({ category: true, coupon: true, banner: expect.any(String) });
    await admin.api.delete(`/delete-category/${category.id}`);
    await admin.api.delete(`/coupon-delete/${couponId}`);
    await admin.api.post('/delete-banner-image', { slide: banner });
    expect(await state()).toEqual({ category: false, coupon: false, banner: null });

    const page = await open({ language, screen: language === 'bn' ? 'phone' : 'desktop', person: admin });
    await enterPanel(page, '/deleted');
    const bannerName = language === 'bn' ? `ব্যানার ${banglaDigits(place)}` : `Banner ${place}`;
    for (const [search, shown] of [
      [name, language === 'bn' ? fields.name_bn : name],
      [code, code],
      [banner, word(bannerName)],
    ] as const) {
      await searchFor(page, say.search, search);
      await press(page, `${say.restore}: ${shown}`);
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(shown);
      await question.getByRole('button', { name: say.restore }).click();
      await toasted(page, `“${shown}” ${say.back}`);
      await page.locator('[data-sonner-toast] button').first().click();
    }
    expect(await state()).toEqual(before);
    // The shop's menus are as other journeys know them.
    await admin.api.delete(`/delete-category/${category.id}`);
  });
