/** The countdown of the flash sale: on the home page, on its own page and on a product, in the reader's digits. */
import { homeMessages } from '../../storefront/src/features/home/messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { visit } from './support/pages';
import { banglaOnPhone, named } from './support/screens';
import { sayer } from './support/words';

// The last day is one setting of the whole shop.
test.describe.configure({ mode: 'serial' });

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const clock = way.language === 'bn' ? /[০-৯]{2}:[০-৯]{2}:[০-৯]{2}/ : /\d{2}:\d{2}:\d{2}/;

  test(`the flash sale counts down to its end (${named(way)})`, async ({ open, staff }) => {
    const admin = await staff('admin');
    const product = await ownProduct(await staff('vendor.home'), admin, { price: 100 });
    const { flash_sell } = await admin.api.get<{ flash_sell: number }>('/topbar-information');
    const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    // A day that is still to come takes nothing from the other journeys.
    await admin.api.post('/update-values', { flash_sell, flash_sell_until: inTwoDays });
    const page = await open({ ...way, options: { bypassCSP: true } });
    // A device whose clock is wrong by five days: the end of the sale would be over.
    await page.addInitScript((ahead) => {
      const now = () => performance.timeOrigin + performance.now() + ahead;
      const Right = Date;
      globalThis.Date = class extends Right {
        constructor(...given: [number]) {
          super(...(given.length > 0 ? given : ([now()] as [number])));
        }
        static override now = now;
      } as DateConstructor;
    }, 5 * 86_400_000);
    const main = page.getByRole('main');
    for (const path of ['/', '/flash-product-more', `/view-product/${product.slug}`]) {
      await visit(page, path);
      const timer = main.getByRole('timer');
      await timer.scrollIntoViewIfNeeded();
      await expect(timer).toHaveText(clock);
      expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + 4 * 86_400_000);
      const before = await timer.textContent();
      await expect(timer).not.toHaveText(before!);
    }
    await expect(main.getByText(say(productMessages, 'flashPrice'))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await admin.api.post('/update-values', { flash_sell, flash_sell_until: '' });
    await visit(page, '/flash-product-more');
    await expect(main.getByText(say(homeMessages, 'flashText'))).toBeVisible();
    await expect(main.getByRole('timer')).toHaveCount(0);
  });
}
