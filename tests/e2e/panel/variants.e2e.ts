/** From a vendor's own price and stock for each combination, in the panel, to the last piece of it in the shop, and back. */
import { amountWords } from '../../../admin-components/messages/amounts';
import { productWords } from '../../../admin-components/messages/products';
import { sharedWords } from '../../../admin-components/messages/shared';
import { variantWords } from '../../../admin-components/messages/variants';
import { productMessages } from '../../../storefront/src/features/product/messages';
import { cartMessages } from '../../../storefront/src/features/cart/messages';
import { checkoutMessages } from '../../../storefront/src/features/checkout/messages';
import { shoppingMessages } from '../../../storefront/src/shopping/shopping.messages';
import { expect, test } from '../support/journey';
import { ownAddress, ownProduct } from '../support/market';
import { at, visit } from '../support/pages';
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
    // A page that is left by mistake loses nothing of it: not by a link, and not by a reload.
    await desk.locator('.haat-screen a[href*="view-product"]').first().click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: say(sharedWords, 'cancel'), exact: true }).click();
    await expect(price).toHaveValue(digits('450'));
    desk.on('dialog', (dialog) => void dialog.accept());
    await desk.reload();
    await desk.getByRole('button', { name: say(sharedWords, 'draftGoOn') }).click();
    await desk.getByRole('tab', { name: say(productWords, 'more') }).click();
    await expect(price).toHaveValue(digits('450'));
    await expect(next).toHaveValue(digits('480'));

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

    await ownAddress(me, savar);
    await main.getByRole('button', { name: say(productMessages, 'buyNow') }).click();
    await expect(page).toHaveURL(at('/cart'));
    await expect(main).toContainText(digits('450'));
    await main
      .getByRole('link', { name: say(cartMessages, 'checkout') })
      .first()
      .click();
    await main.getByRole('button', { name: say(checkoutMessages, 'confirmOrder') }).click();
    await expect(page).toHaveURL(at('/thank-you'));
    const [placed] = (await me.api.get<{ new_package: { order_id: number }[] }>('/my-order')).new_package;
    // The vendor's paper names the combination.
    await goTo(desk, `/order-print/${placed!.order_id}`);
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

    await me.api.post(`/cancel-order/${placed!.order_id}`, { reason: 'changed_mind' });
    await visit(page, `/view-product/${product.slug}`);
    await size.selectOption('M');
    await expect(main.getByText(say(productMessages, 'left', { count: digits('1') }))).toBeVisible();
    await expect(buyNow).toBeEnabled();
  });

  test(`combinations are changed from the list, one product's together and many products' at once (${named(way)})`, async ({
    open,
    staff,
  }) => {
    const vendor = await staff('vendor.home');
    const product = await ownProduct(vendor, await staff('admin'), { options, qty: 3 });
    const both = [
      { option1: 'M', option2: '', selling_price: 400, original_price: 500, qty: 3, sku: '' },
      { option1: 'L', option2: '', selling_price: 450, original_price: 500, qty: 4, sku: '' },
    ];
    await vendor.api.form(`/update-product/${product.id}`, { ...product.fields, variants: JSON.stringify(both) });
    type Stored = { variants: { option1: string; selling_price: number; qty: number; sku: string }[] };
    const stored = async () =>
      (await vendor.api.get<{ product: Stored }>(`/edit-product/${product.id}`)).product.variants.map(
        ({ option1, selling_price: price, qty, sku }) => `${option1} ${price} ${qty} ${sku}`,
      );
    const name = way.language === 'en' ? product.name : product.name_bn;
    const desk = await open({ ...way, person: vendor });
    await enterPanel(desk, '/view-product');
    const search = desk.getByRole('searchbox', { name: say(productWords, 'searchName') });
    await search.fill(name);
    await search.press('Enter');
    await expect(desk.locator('.haat-screen tbody tr')).toHaveCount(1);
    await desk.locator('tbody .haat-amount').first().click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toContainText(name);
    const row = (value: 'M' | 'L') => dialog.getByRole('group', { name: option(value), exact: true });
    await row('M')
      .getByRole('textbox', { name: say(variantWords, 'selling_price') })
      .fill(digits('390'));
    await row('L')
      .getByRole('textbox', { name: say(variantWords, 'sku') })
      .fill(`L-${product.id}`);
    const pieces = row('L').getByRole('textbox', { name: say(variantWords, 'qty') });
    await pieces.fill('x');
    await dialog.getByRole('button', { name: say(sharedWords, 'save'), exact: true }).click();
    await expect(dialog.getByText(say(amountWords, 'wholeNumber'))).toBeVisible();
    await pieces.fill(digits('9'));
    await dialog.getByRole('button', { name: say(sharedWords, 'save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored()).toEqual(['M 390 3 ', `L 450 9 L-${product.id}`]);

    await desk.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name }) }).check();
    await desk.getByRole('button', { name: say(amountWords, 'changeStock'), exact: true }).click();
    await expect(dialog.getByText(say(amountWords, 'everyStock'))).toBeVisible();
    await dialog.getByLabel(say(amountWords, 'amount')).fill(digits('2'));
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.locator('.haat-dialog__actions').getByRole('button').last().click();
    await expect(dialog.getByText(say(amountWords, 'done'), { exact: true })).toHaveCount(2);
    expect(await stored()).toEqual(['M 390 5 ', `L 450 11 L-${product.id}`]);
  });
}
