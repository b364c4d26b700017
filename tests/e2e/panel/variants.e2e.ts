/** From a vendor's own price and stock for each combination, in the panel, to the last piece of it in the shop, and back. */
import { productWords } from '../../../admin-components/messages/products';
import { variantWords } from '../../../admin-components/messages/variants';
import { productMessages } from '../../../storefront/src/features/product/messages';
import { shoppingMessages } from '../../../storefront/src/shopping/shopping.messages';
import { expect, test } from '../support/journey';
import { ownAddress, ownProduct } from '../support/market';
import { visit } from '../support/pages';
import { newCustomer } from '../support/people';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { enterPanel, goTo } from './walk';

const options = { variation1: 'Size', option1: 'M,L' };

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const digits = (text: string) => (way.language === 'en' ? text : banglaDigits(text));
  const option = (value: 'M' | 'L') => (way.language === 'en' ? value : { M: 'এম', L: 'এল' }[value]);

  test(`own price and stock for each combination, until one is sold out (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const vendor = await staff('vendor.home');
    const product = await ownProduct(vendor, await staff('admin'), { options });
    const desk = await open({ ...way, person: vendor });
    await enterPanel(desk, `/edit-product/${product.id}`);
    await desk.getByRole('tab', { name: say(productWords, 'more') }).click();
    await desk.getByRole('switch', { name: say(variantWords, 'ownNumbers') }).check();
    const row = (value: 'M' | 'L') => desk.getByRole('group', { name: option(value), exact: true });
    const all = desk.getByRole('group', { name: say(variantWords, 'all') });
    await all.getByRole('textbox', { name: say(variantWords, 'qty') }).fill('5');
    await all.getByRole('button', { name: say(variantWords, 'apply') }).click();
    await expect(row('L').getByRole('textbox', { name: say(variantWords, 'qty') })).toHaveValue('5');
    const price = row('M').getByRole('textbox', { name: say(variantWords, 'selling_price') });
    await price.fill(digits('450'));
    await price.press('Enter');
    const next = row('L').getByRole('textbox', { name: say(variantWords, 'selling_price') });
    await expect(next).toBeFocused();
    await next.fill(digits('480'));
    await row('M')
      .getByRole('textbox', { name: say(variantWords, 'qty') })
      .fill('1');
    await row('M')
      .getByRole('textbox', { name: say(variantWords, 'sku') })
      .fill(`J-${product.id}`);
    await desk.getByRole('button', { name: say(productWords, 'updateProduct') }).click();
    await expect(desk).not.toHaveURL(/edit-product/);

    const me = await newCustomer(url);
    const page = await open({ ...way, person: me });
    await visit(page, `/view-product/${product.slug}`);
    const main = page.getByRole('main');
    const size = main.getByRole('combobox').first();
    await expect(main.getByText(digits('450')).first()).toBeVisible();
    await size.selectOption('L');
    await expect(main.getByText(digits('480')).first()).toBeVisible();
    await size.selectOption('M');
    await expect(main.getByText(say(productMessages, 'left', { count: digits('1') }))).toBeVisible();

    await me.api.post('/add-to-cart', { product_id: product.id, product_qty: 1, variation1: 'M', variation2: '' });
    const address = await ownAddress(me, savar);
    const placed = await me.api.post<{ order_number: number }>('/order-place', {
      type: 2,
      address_id: address.id,
      payment_method: 'COD',
    });
    // The vendor's paper names the combination.
    await goTo(desk, `/order-print/${placed.order_number}`);
    await expect(desk.locator('.haat-sheet')).toContainText(option('M'));
    await expect(desk.locator('.haat-sheet')).toContainText(`J-${product.id}`);

    await visit(page, `/view-product/${product.slug}`);
    await expect(
      size.locator('option', { hasText: say(shoppingMessages, 'optionSoldOut', { option: option('M') }) }),
    ).toHaveCount(1);
    await size.selectOption('M');
    await expect(main.getByText(say(shoppingMessages, 'combinationSoldOut'))).toBeVisible();
    const buyNow = main.getByRole('button', { name: say(productMessages, 'buyNow') });
    await expect(buyNow).toBeDisabled();
    await size.selectOption('L');
    await expect(buyNow).toBeEnabled();

    await me.api.post(`/cancel-order/${placed.order_number}`, { reason: 'changed_mind' });
    await visit(page, `/view-product/${product.slug}`);
    await size.selectOption('M');
    await expect(main.getByText(say(productMessages, 'left', { count: digits('1') }))).toBeVisible();
    await expect(buyNow).toBeEnabled();
  });
}
