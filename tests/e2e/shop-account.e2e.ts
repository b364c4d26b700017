/** After the order: following it, judging it, sending it back, and reading the news about it. */
import { packageStatusTable } from '../../domain/packages/statusTable';
import { returnStatusTable } from '../../domain/returns/statusTable';
import { written } from '../../domain/text/written';
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { cancelMessages as cancelWords } from '../../storefront/src/features/orders/cancel.messages';
import { notificationMessages as news } from '../../storefront/src/features/notifications/messages';
import { orderMessages as orders } from '../../storefront/src/features/orders/messages';
import { returnMessages as returns } from '../../storefront/src/features/returns/messages';
import { reviewMessages as reviews } from '../../storefront/src/features/reviews/messages';
import { expect, test } from './support/journey';
import { askReturn, deliver, ownAddress, ownProduct, picturePath, placeOrder, type Placed } from './support/market';
import { at, sayYes, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { banglaDigits, sayer, word } from './support/words';

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`an order is tracked by its number (${named(way)})`, async ({ open, url, staff, savar }) => {
    const fashion = await staff('vendor.fashion');
    const me = await newCustomer(url);
    const placed = await placeOrder(me, await ownProduct(fashion, await staff('admin')), savar);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const cancel = main.getByRole('button', { name: say(cancelWords, 'cancelPackage') });
    await visit(page, `/account/order-details/${placed.tracking_ids[0]}`);
    await expect(cancel).toBeVisible();
    await fashion.api.post(`/pto-update-status/${placed.tracking_ids[0]}/${packageStatusTable.readyToShip.code}`);
    await visit(page, `/account/order-details/${placed.tracking_ids[0]}`);
    await expect(
      main.getByText(word(packageStatusTable.readyToShip.customerLabel[language])).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(cancel).toBeHidden();
    await fashion.api.post(`/pto-update-status/${placed.tracking_ids[0]}/3`);
    await visit(page, '/account/tracking');
    const number = main.getByRole('textbox', { name: say(orders, 'orderNumber') });
    const track = main.getByRole('button', { name: say(orders, 'track') });
    await track.click();
    await expect(toast(page, language === 'en' ? 'Enter an Order Number First' : 'আগে অর্ডার নম্বর লিখুন')).toBeVisible();
    await number.fill(language === 'en' ? '999999999' : '৯৯৯৯৯৯৯৯৯');
    await track.click();
    await expect(toast(page, say(orders, 'invalid'))).toBeVisible();
    await number.fill(language === 'en' ? String(placed.order_number) : banglaDigits(placed.order_number));
    await track.click();
    await expect(main.getByText(placed.tracking_ids[0]!)).toBeVisible();
    await expect(
      main.getByText(packageStatusTable.shipped.customerLabel[language]).filter({ visible: true }).first(),
    ).toBeVisible();
    await number.fill('1');
    await track.click();
    await expect(main.getByText(placed.tracking_ids[0]!)).toBeHidden();
    await number.fill(placed.tracking_ids[0]!);
    await track.click();
    await expect(main.getByText(placed.tracking_ids[0]!)).toBeVisible();
    const seller = main.getByRole('paragraph').filter({ hasText: `${say(orders, 'soldBy')}:` });
    await expect(seller.getByRole('link')).toHaveText(word(language === 'en' ? 'Rong Dhonu' : 'রংধনু'));

    await visit(page, '/account/orders');
    await main.getByRole('tab', { name: new RegExp(`^${say(orders, 'to_receive')}`) }).click();
    await expect(main.getByText(placed.tracking_ids[0]!)).toBeVisible();
  });

  test(`a delivered product is reviewed with pictures and anonymously, and the review is deleted (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const [fashion, incharge] = [await staff('vendor.fashion'), await staff('incharge.dhaka')];
    const product = await ownProduct(fashion, await staff('admin'));
    const me = await newCustomer(url);
    await deliver(fashion, incharge, await placeOrder(me, product, savar));
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/account/review');
    await main
      .getByRole('link', {
        name: say(reviews, 'writeNamed', { name: word(language === 'en' ? product.name : product.name_bn) }),
      })
      .click();
    await expect(page).toHaveURL(at(`/account/product-review/${product.id}`));
    const submit = main.getByRole('button', { name: say(reviews, 'submit') });
    await submit.click();
    await expect(toast(page, language === 'en' ? 'Give a rating first' : 'আগে রেটিং দিন')).toBeVisible();
    await main.getByRole('radio', { name: language === 'en' ? /^4 stars/ : /^৪ তারা/ }).check({ force: true });
    await main.getByRole('textbox', { name: say(reviews, 'details') }).fill('রং ঠিক আছে, কাপড়ও ভালো।');
    for (const number of [1, 2]) {
      const name = say(reviews, 'picture', { number: language === 'en' ? number : banglaDigits(number) });
      await main.locator(`input[type="file"][aria-label^="${name}"]`).setInputFiles(picturePath);
    }
    await main.getByRole('switch').check();
    await submit.click();
    await expect(main.getByRole('heading', { name: say(reviews, 'yours') })).toBeVisible();
    await expect(main.getByText(say(reviews, 'anonymous'))).toBeVisible();
    await expect(main.locator('a[href*="/uploads/"] img')).toHaveCount(2);

    const others = await open({ ...way });
    await visit(others, `/product-review/${product.id}`);
    const review = others.getByRole('main').getByText('রং ঠিক আছে, কাপড়ও ভালো।');
    await expect(review).toBeVisible();
    await expect(others.getByRole('main')).toContainText(language === 'en' ? 'Someone' : 'কেউ একজন');
    await expect(others.getByRole('main')).not.toContainText(me.name);

    await main.getByRole('button', { name: say(reviews, 'delete') }).click();
    await sayYes(page);
    await expect(submit).toBeVisible();
    await others.reload();
    await expect(
      others.getByRole('main').getByText(language === 'en' ? 'No Rating and Reviews' : 'কোনো রেটিং বা রিভিউ নেই'),
    ).toBeVisible();
  });
}

for (const way of banglaOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`a return is displayed correctly in every status, from the request to the refund (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const [fashion, incharge, admin] = [
      await staff('vendor.fashion'),
      await staff('incharge.dhaka'),
      await staff('admin'),
    ];
    const product = await ownProduct(fashion, admin);
    const me = await newCustomer(url);
    const placed = await placeOrder(me, product, savar);
    await deliver(fashion, incharge, placed);
    const address = `/account/product-return/${product.id}/${placed.order_number}/${placed.tracking_ids[0]}`;
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const move = (id: number, status: number) => admin.api.post(`/update-return-status/${status}/${id}`);

    await test.step('a request without required fields is not sent', async () => {
      await visit(page, address);
      await main.locator('[name="qty"]').fill('');
      await main.getByRole('button', { name: say(returns, 'submit') }).click();
      await expect(
        toast(page, language === 'en' ? 'Check all mandatory fields' : 'সব আবশ্যক ঘর দেখে নিন'),
      ).toBeVisible();
      for (const field of ['case', 'qty', 'payment_method', 'payment_account'])
        await expect(main.locator(`[name="${field}"]`), field).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('nor one whose refund would go to no mobile number', async () => {
      await main.locator('[name="payment_account"]').fill('আমার বিকাশ');
      await main.getByRole('button', { name: say(returns, 'submit') }).click();
      await expect(
        main.getByText(
          language === 'en' ? /11 digits such as 01712345678/ : /১১ সংখ্যার মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮/,
        ),
      ).toBeVisible();
    });

    await test.step('nor one already made in another tab, with a message', async () => {
      await main.locator('[name="case"]').selectOption({ index: 1 });
      await main.locator('[name="qty"]').fill(language === 'en' ? '1' : '১');
      await main.locator('[name="payment_method"]').selectOption({ index: 1 });
      await main.locator('[name="payment_account"]').fill(language === 'en' ? '+88 01712-345678' : '০১৭১২৩৪৫৬৭৮');
      const other = await askReturn(me, product, placed);
      await main.getByRole('button', { name: say(returns, 'submit') }).click();
      await expect(
        main
          .getByRole('alert')
          .filter({ hasText: language === 'en' ? 'This product has been returned' : 'এই পণ্যটি ফেরত দেওয়া হয়েছে' }),
      ).toBeVisible();
      await me.api.delete(`/delete-return-request/${other}`);
    });

    await test.step('0 pending: it can be deleted', async () => {
      await askReturn(me, product, placed);
      await visit(page, '/account/my-return');
      await visit(page, address);
      await expect(main).toContainText(say(returns, 'pendingText'));
      await expect(main.locator('a[href*="/api/return-picture/"] img')).toHaveCount(1);
      await main.getByRole('button', { name: say(returns, 'delete') }).click();
      await sayYes(page);
      await expect(page).toHaveURL(at('/account/my-return'));
      expect((await me.api.get<{ returns: unknown[] }>('/my-all-return-product')).returns).toEqual([]);
    });

    const id = await askReturn(me, product, placed);
    // Latin digits in every language: people read it to the support center.
    const code = String(id);

    await test.step('5 canceled: call the support center', async () => {
      await move(id, 5);
      await visit(page, address);
      await expect(main).toContainText(say(returns, 'canceledText'));
      await expect(main.getByRole('button', { name: say(returns, 'delete') })).toBeHidden();
    });

    await test.step('1 accepted: the code, the vendor’s address, and a button to mark it as sent', async () => {
      await move(id, 1);
      await visit(page, address);
      await expect(main).toContainText(say(returns, 'acceptedText', { code }));
      await expect(main).toContainText(say(returns, 'updateWhenSent'));
      await expect(main.getByRole('heading', { name: say(returns, 'vendorAddress') })).toBeVisible();
      await expect(main.getByRole('button', { name: say(returns, 'delete') })).toBeHidden();
      await main.getByRole('button', { name: say(returns, 'markSent') }).click();
      await sayYes(page);
    });

    await test.step('2 sent: wait for the vendor, then the refund goes to the given account', async () => {
      const method = language === 'en' ? 'bKash' : 'বিকাশ';
      await expect(main).toContainText(say(returns, 'sentText', { method, account: me.mobile }));
      await expect(main.getByRole('heading', { name: say(returns, 'vendorAddress') })).toBeVisible();
    });

    await test.step('3 received, 4 successful, refunded', async () => {
      await fashion.api.post(`/update-return-status/3/${id}`);
      await visit(page, address);
      await expect(main).toContainText(say(returns, 'receivedText'));
      await expect(main.getByRole('heading', { name: say(returns, 'vendorAddress') })).toBeHidden();
      await move(id, 4);
      await visit(page, address);
      await expect(main).toContainText(language === 'en' ? 'Your Refund is Processing' : 'আপনার টাকা ফেরতের কাজ চলছে');
      await admin.api.post(`/update-refund-status/1/${id}`);
      await visit(page, address);
      await expect(main).toContainText(
        language === 'en' ? 'Your Refund has been Successful' : 'আপনার টাকা ফেরত দেওয়া হয়েছে',
      );
      await visit(page, '/account/my-return');
      await expect(main.getByRole('row').filter({ hasText: code })).toContainText(
        returnStatusTable.successful.customerLabel[language],
      );
      const day = written[language].day(new Date().toISOString());
      await expect(main.getByRole('row').filter({ hasText: code })).toContainText(say(returns, 'sentDay', { day }));
      await visit(page, `/account/order-details/${placed.tracking_ids[0]}`);
      await expect(main).toContainText(
        language === 'en' ? 'This product has been returned' : 'এই পণ্যটি ফেরত দেওয়া হয়েছে',
      );
    });
  });

  test(`a product bought in two sizes: each line has a return of its own (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const [fashion, incharge] = [await staff('vendor.fashion'), await staff('incharge.dhaka')];
    const options = { variation1: 'Size', option1: 'M,S' };
    const product = await ownProduct(fashion, await staff('admin'), { options });
    const me = await newCustomer(url);
    for (const [variation1, product_qty] of [
      ['M', 2],
      ['S', 1],
    ])
      await me.api.post('/add-to-cart', { product_id: product.id, product_qty, variation1, variation2: '' });
    const placed = await me.api.post<Placed>('/order-place', {
      type: 2,
      address_id: (await ownAddress(me, savar)).id,
      payment_method: 'COD',
    });
    await deliver(fashion, incharge, placed);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const name = language === 'en' ? product.name : product.name_bn;
    const sizes = language === 'en' ? { M: 'M', S: 'S' } : { M: 'এম', S: 'এস' };
    const button = (key: 'returnNamed' | 'seeReturnNamed', size: 'M' | 'S') =>
      say(orders, key, { name: `${name} (${sizes[size]})` });
    const titled = (name: string) => expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    type Found = { returns: { qty: number; worth: number } | null; line: { variation1: string } };
    for (const [size, pieces] of [
      ['S', 1],
      ['M', 2],
    ] as const) {
      await visit(page, `/account/order-details/${placed.tracking_ids[0]}`);
      await main.getByRole('button', { name: button('returnNamed', size) }).click();
      await sayYes(page);
      await titled(`${say(returns, 'formTitle')}: ${sizes[size]}`);
      const count = language === 'en' ? String(pieces) : banglaDigits(pieces);
      await expect(main).toContainText(say(returns, 'qtyHint', { count }));
      await main.locator('[name="case"]').selectOption({ index: 1 });
      await main.locator('[name="qty"]').fill(String(pieces));
      await main.locator('[name="payment_method"]').selectOption({ index: 1 });
      await main.locator('[name="payment_account"]').fill(me.mobile);
      await main.getByRole('button', { name: say(returns, 'submit') }).click();
      await titled(`${say(returns, 'yourRequest')}: ${sizes[size]}`);
      const line = new URL(page.url()).searchParams.get('line');
      const found = await me.api.get<Found>(
        `/get-existing-return-request/${product.id}/${placed.order_number}?line=${line}`,
      );
      expect(found).toMatchObject({ returns: { qty: pieces, worth: 400 * pieces }, line: { variation1: size } });
    }
    await visit(page, `/account/order-details/${placed.tracking_ids[0]}`);
    await main.getByRole('link', { name: button('seeReturnNamed', 'S') }).click();
    await titled(`${say(returns, 'yourRequest')}: ${sizes.S}`);
  });

  test(`notifications are counted at the bell, read one by one, all marked as read and cleared (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const [fashion, incharge] = [await staff('vendor.fashion'), await staff('incharge.dhaka')];
    const me = await newCustomer(url);
    await deliver(fashion, incharge, await placeOrder(me, await ownProduct(fashion, await staff('admin')), savar));
    type News = { notification: { user_read: number }[]; totalcount: number };
    const unread = async () =>
      (await me.api.get<News>('/user-notification')).notification.filter(({ user_read }) => user_read === 0).length;
    await expect.poll(unread).toBeGreaterThanOrEqual(2);
    const count = await unread();
    const shown = (left: number) =>
      say(layoutMessages, 'withCount', {
        name: say(layoutMessages, 'notification'),
        count: language === 'en' ? left : banglaDigits(left),
      });
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const bell = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
    await visit(page, '/');
    await bell(shown(count)).click();
    await expect(page).toHaveURL(at('/notification'));
    await main
      .getByRole('listitem')
      .getByRole('button', { name: say(news, 'markOne') })
      .first()
      .click();
    await expect.poll(unread).toBe(count - 1);
    await expect(bell(shown(count - 1))).toBeVisible();
    await main
      .getByRole('button', { name: say(news, 'markAll'), exact: true })
      .filter({ hasText: say(news, 'markAll') })
      .first()
      .click();
    await expect.poll(unread).toBe(0);
    await expect(bell(say(layoutMessages, 'notification'))).toBeVisible();
    await main.getByRole('button', { name: say(news, 'clearAll') }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      language === 'en'
        ? 'Are you sure? You are going to clear all your Notifications'
        : 'আপনি কি নিশ্চিত? আপনার সব নোটিফিকেশন মুছে যাবে',
    );
    await sayYes(page);
    await expect(
      main.getByText(language === 'en' ? 'You have no notification.' : 'আপনার কোনো নোটিফিকেশন নেই।'),
    ).toBeVisible();
  });
}
