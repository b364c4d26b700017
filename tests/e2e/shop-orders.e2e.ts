/** After the order: cancelled by its customer, paid later, seen again. */
import fs from 'node:fs';
import { againMessages as againWords } from '../../storefront/src/features/orders/again.messages';
import { cancelMessages as cancelWords } from '../../storefront/src/features/orders/cancel.messages';
import { invoiceMessages as invoiceWords } from '../../storefront/src/features/orders/invoice.messages';
import { orderMessages as words } from '../../storefront/src/features/orders/messages';
import { placedMessages as placedWords } from '../../storefront/src/features/orders/placed.messages';
import { orderMessages as results } from '../../storefront/src/routes/order-result.messages';
import { checkoutMessages } from '../../storefront/src/features/checkout/messages';
import { expect, test } from './support/journey';
import { fillCart, ownAddress, ownProduct, placeOrder, setStock } from './support/market';
import { at, faultsOfShape, visit } from './support/pages';
import { readPdf } from '../support/pdf';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

type Orders = Record<'new_package' | 'cancel_package', { tracking_id: string; order_id: number }[]>;
type Tracked = { order: { payment_method: string; payment_status: number; payment_state: string } };

for (const way of banglaOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`a customer cancels an order with a reason (${named(way)})`, async ({ open, url, staff, savar }) => {
    const vendor = await staff('vendor.fashion');
    const product = await ownProduct(vendor, await staff('admin'), { price: 500, qty: 3 });
    const me = await newCustomer(url);
    const { tracking_ids: ids } = await placeOrder(me, product, savar);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, `/account/order-details/${ids[0]}`);
    await main.getByRole('button', { name: say(cancelWords, 'cancelPackage') }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: say(cancelWords, 'cancelPackage') });
    await confirm.click();
    await expect(dialog).toContainText(say(cancelWords, 'reasonFirst'));
    expect(await faultsOfShape(page, false)).toEqual([]);
    await dialog.getByRole('combobox', { name: say(cancelWords, 'reason') }).selectOption('changed_mind');
    await dialog.getByRole('textbox', { name: say(cancelWords, 'note') }).fill('লাগবে না');
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: say(cancelWords, 'cancelPackage') })).toBeHidden();
    await expect(main).toContainText(language === 'en' ? 'Canceled' : 'বাতিল');
    expect((await me.api.get<Orders>('/my-order')).cancel_package).toMatchObject([{ tracking_id: ids[0] }]);
  });

  test(`Back from bKash: the order is there, paid on delivery or now (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 500 });
    const me = await newCustomer(url);
    await fillCart(me, product);
    await ownAddress(me, savar);
    const page = await open({ ...way, person: me, stored: { cart_count: '1' } });
    const main = page.getByRole('main');
    await visit(page, '/checkout/general');
    await main.getByRole('tab', { name: say(checkoutMessages, 'bkash') }).click();
    await main.getByRole('button', { name: say(checkoutMessages, 'payWithBkash') }).click();
    await expect(page).toHaveURL(/\/sandbox\/bkash\/page/);
    await page.goBack();
    await expect(page).toHaveURL(/order-placed\/payment\/pending\?order=/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(results, 'pending'));
    await expect(main).toContainText(say(placedWords, 'pending'));
    await expect(main).toContainText(word(language === 'en' ? product.name : product.name_bn));
    expect(await faultsOfShape(page)).toEqual([]);
    await main.getByRole('button', { name: say(placedWords, 'payOnDelivery') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(results, 'cancel'));
    const [order] = (await me.api.get<Orders>('/my-order')).new_package;
    const read = async () => (await me.api.get<Tracked>(`/order-tracking/${order!.order_id}`)).order;
    expect(await read()).toMatchObject({ payment_method: 'COD', payment_status: 0 });

    // Hours later it is still offered wherever the order is seen; the list leads to bKash in one tap.
    for (const path of [`/account/order-details/${order!.tracking_id}`, `/account/tracking?order=${order!.order_id}`]) {
      await visit(page, path);
      await expect(main.getByRole('button', { name: say(placedWords, 'payNow') })).toBeVisible();
      expect(await faultsOfShape(page)).toEqual([]);
    }
    await visit(page, '/account/orders');
    const name = word(language === 'en' ? product.name : product.name_bn);
    const inList = main.getByRole('button', { name: say(words, 'stepOf', { step: say(words, 'payNow'), name }) });
    await inList.click();
    await expect(page).toHaveURL(/\/sandbox\/bkash\/page/);
    await page.getByRole('button', { name: 'failure', exact: true }).click();
    await expect(page).toHaveURL(at('/order-placed/payment/failed'));
    await visit(page, `/account/order-details/${order!.tracking_id}`);
    await main.getByRole('button', { name: say(placedWords, 'payNow') }).click();
    await expect(page).toHaveURL(/\/sandbox\/bkash\/page/);
    await page.getByRole('button', { name: 'success', exact: true }).click();
    await expect(page).toHaveURL(at('/order-placed/payment/success'));
    await expect(main).toContainText(say(placedWords, 'paid'));
    expect(await read()).toMatchObject({ payment_method: 'bKash', payment_status: 1, payment_state: 'paid' });
  });
}

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`the thank-you page shows the order, after a reload and in a new tab (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 500 });
    const me = await newCustomer(url);
    await fillCart(me, product);
    await ownAddress(me, savar);
    const page = await open({ ...way, person: me, stored: { cart_count: '1' } });
    await visit(page, '/checkout/general');
    await page
      .getByRole('main')
      .getByRole('button', { name: say(checkoutMessages, 'confirmOrder') })
      .click();
    await expect(page).toHaveURL(at('/thank-you'));
    const [order] = (await me.api.get<Orders>('/my-order')).new_package;
    const shown = String(order!.order_id);
    const title = say(words, 'orderTitle', { number: shown });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await faultsOfShape(page)).toEqual([]);
    const tab = await page.context().newPage();
    await visit(tab, '/thank-you');
    const main = tab.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main).toContainText(word(language === 'en' ? product.name : product.name_bn));
    await expect(main).toContainText(language === 'en' ? '৳560' : '৳৫৬০');
    await expect(main).toContainText(say(placedWords, 'comes'));
    await main.getByRole('link', { name: say(placedWords, 'track') }).click();
    await expect(tab).toHaveURL(at(`/account/order-details/${order!.tracking_id}`));
  });
}

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`the list shows the products and the next step; ordering again shows what will be added (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const vendor = await staff('vendor.fashion');
    const product = await ownProduct(vendor, await staff('admin'), { price: 500 });
    const me = await newCustomer(url);
    const { order_number: number } = await placeOrder(me, product, savar);
    const name = word(language === 'en' ? product.name : product.name_bn);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/account/orders');
    await expect(main.getByText(name)).toBeVisible();
    // The innermost element with both.
    const picture = main
      .locator('span', { hasText: name, has: page.locator('img') })
      .last()
      .locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(main).toContainText(language === 'en' ? '৳560' : '৳৫৬০');
    expect(await faultsOfShape(page)).toEqual([]);
    await main.getByRole('link', { name: say(words, 'stepOf', { step: say(words, 'followIt'), name }) }).click();
    await expect(page).toHaveURL(at(`/account/tracking?order=${number}`));
    await expect(main.getByRole('heading', { name: say(words, 'orderTitle', { number }) })).toBeVisible();

    await me.api.post(`/cancel-order/${number}`, { reason: 'changed_mind' });
    await setStock(vendor, product, 1);
    await visit(page, '/account/orders?tab=cancel');
    await main.getByRole('button', { name: say(words, 'stepOf', { step: say(words, 'orderAgain'), name }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: say(againWords, 'add') }).click();
    await expect(page).toHaveURL(at('/cart'));
    await expect(main).toContainText(name);
  });
}

for (const way of banglaOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`the invoice is printed alone on the paper (${named(way)})`, async ({ open, url, staff, savar }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 500 });
    const me = await newCustomer(url);
    const { tracking_ids: ids, order_number: number } = await placeOrder(me, product, savar);
    const page = await open({ ...way, person: me });
    await visit(page, `/account/order-details/${ids[0]}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: say(invoiceWords, 'open'), exact: true })
      .click();
    await expect(page).toHaveURL(at(`/account/invoice/${number}`));
    const paper = page.locator('#invoice');
    await expect(paper).toContainText(word(language === 'en' ? product.name : product.name_bn));
    await expect(paper).toContainText(language === 'en' ? '৳560' : '৳৫৬০');
    expect(await faultsOfShape(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say(invoiceWords, 'download') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`haat-invoice-${number}.pdf`);
    const { text, language: spoken } = readPdf(fs.readFileSync(await file.path()));
    expect(spoken).toBe(language === 'en' ? 'en' : 'bn-BD');
    expect(text).toContain(language === 'en' ? `Invoice no.: ${number}` : `চালান নম্বর: ${number}`);
    expect(text).toContain(language === 'en' ? '৳560' : '৳৫৬০');
    await expect(page.getByRole('button', { name: say(invoiceWords, 'download') })).toBeEnabled();
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText(language === 'en' ? '৳560' : '৳৫৬০')).toBeVisible();
    for (const button of ['download', 'print'] as const)
      await expect(page.getByRole('button', { name: say(invoiceWords, button) })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();

    const stranger = await newCustomer(url);
    const other = await open({ ...way, person: stranger });
    await visit(other, `/account/invoice/${number}`);
    await expect(other.getByText(say(words, 'noSuchOrder'))).toBeVisible();
  });
}
