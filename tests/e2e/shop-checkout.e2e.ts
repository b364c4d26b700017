/** From the cart to the order: coupons, cash on delivery, bKash with its three ends. */
import { addressFields } from '../../domain/addresses/fields';
import { addressMessages as addressWords } from '../../storefront/src/features/addresses/messages';
import { signInMessages as signInWords } from '../../storefront/src/features/sign-in/messages';
import { checkoutMessages as words } from '../../storefront/src/features/checkout/messages';
import { addressFormMessages as addressFormWords } from '../../storefront/src/shopping/address.messages';
import { couponMessages as couponWords } from '../../storefront/src/shopping/coupon.messages';
import { orderMessages as results } from '../../storefront/src/routes/order-result.messages';
import { expect, test } from './support/journey';
import { fillCart, ownAddress, ownCoupon, ownProduct } from './support/market';
import { at, faultsOfShape, isAlive, toast, visit } from './support/pages';
import { newCustomer, PASSWORD } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

type Orders = {
  new_package: {
    tracking_id: string;
    order_id: number;
    payment_status: number;
    payment_method: string;
    total: number;
  }[];
};

for (const way of banglaOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`a coupon takes its amount off, is refused with its reason, and is removed again (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const admin = await staff('admin');
    const product = await ownProduct(await staff('vendor.fashion'), admin, { price: 600 });
    const [code, tooHigh] = [await ownCoupon(admin, { fixed: 75 }), await ownCoupon(admin, { min_order: 100_000 })];
    const me = await newCustomer(url);
    await fillCart(me, product);
    await ownAddress(me, savar);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/checkout/general');
    const total = main.locator('table').getByRole('row', { name: say(words, 'grandTotal') });
    const before = await total.textContent();
    const apply = async (text: string) => {
      await main.getByRole('textbox', { name: say(words, 'couponCode') }).fill(text);
      await main.getByRole('button', { name: say(words, 'applyCoupon') }).click();
    };
    await apply('NO-SUCH-COUPON');
    await expect(page.locator('[data-sonner-toast][data-type="error"]').first()).toContainText(
      language === 'en' ? /coupon/i : /কুপন/,
    );
    await expect(total).toHaveText(before!);
    await apply(tooHigh);
    await expect(
      page
        .locator('[data-sonner-toast][data-type="error"]')
        .filter({ hasText: language === 'en' ? /100,?000 taka/ : /১,?০০,?০০০ টাকা/ })
        .first(),
    ).toBeVisible();
    await apply(code);
    const applied = main.getByRole('status').filter({ hasText: code });
    await expect(applied).toContainText(language === 'en' ? '৳75' : '৳৭৫');
    await expect(total).not.toHaveText(before!);
    await applied.getByRole('button', { name: say(couponWords, 'remove') }).click();
    await expect(applied).toBeHidden();
    await expect(total).toHaveText(before!);
    // What costs nothing and takes nothing off has no row.
    await expect(main.locator('table tfoot').getByText(language === 'en' ? /৳0$/ : /৳০$/)).toHaveCount(0);

    // In whatever case it is typed.
    await apply(code.toLowerCase());
    await expect(applied).toBeVisible();
    await main.getByRole('button', { name: say(words, 'confirmOrder') }).click();
    await expect(page).toHaveURL(at('/thank-you'));
    const [order] = (await me.api.get<Orders>('/my-order')).new_package;
    const { order: bought } = await me.api.get<{ order: { coupon_code: string; coupon_amount: number } }>(
      `/order-tracking/${order!.order_id}`,
    );
    expect(bought).toMatchObject({ coupon_code: code, coupon_amount: 75 });
  });

  test(`a coupon survives a session that ended in the checkout (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const admin = await staff('admin');
    const product = await ownProduct(await staff('vendor.fashion'), admin, { price: 600 });
    const [code, another] = [await ownCoupon(admin, { fixed: 75 }), await ownCoupon(admin, { fixed: 60 })];
    const me = await newCustomer(url);
    await fillCart(me, product);
    await ownAddress(me, savar);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const applied = main.getByRole('status').filter({ hasText: code });
    const apply = async (text: string) => {
      await main.getByRole('textbox', { name: say(words, 'couponCode') }).fill(text);
      await main.getByRole('button', { name: say(words, 'applyCoupon') }).click();
    };
    await visit(page, '/checkout/general');
    await apply(code);
    await expect(applied).toBeVisible();
    await me.api.post('/logout', {});
    // Home says so, as the specification has it; signing in leads back.
    await page.reload();
    await expect(page).toHaveURL(at('/'));
    await visit(page, '/login');
    await main.getByRole('button', { name: say(signInWords, 'byPassword') }).click();
    await main.getByRole('textbox', { name: say(signInWords, 'emailOrMobile') }).fill(me.email);
    await main.getByRole('textbox', { name: say(signInWords, 'password') }).fill(PASSWORD);
    await main.getByRole('button', { name: say(signInWords, 'loginButton') }).click();
    await expect(page).toHaveURL(at('/checkout/general'));
    await expect(applied).toBeVisible();
    await applied.getByRole('button', { name: say(couponWords, 'remove') }).click();
    await apply(another);
    await expect(main.getByRole('status').filter({ hasText: another })).toBeVisible();
  });

  test(`groceries are ordered for a day and a time, paid on delivery (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
    sylhet,
  }) => {
    const product = await ownProduct(await staff('grocer.savar'), await staff('admin'));
    const me = await newCustomer(url);
    await fillCart(me, product, 2);
    await ownAddress(me, savar);
    // The address decides, wherever one has looked around.
    const place = language === 'bn' ? sylhet : savar;
    const page = await open({ ...way, place, person: me, stored: { cart_count: '1' } });
    const main = page.getByRole('main');
    await visit(page, '/checkout/grocery');
    await expect(
      main.getByText(language === 'en' ? /delivered only 8 am to 11 am/ : /সকাল ৮টা থেকে ১১টার মধ্যে/),
    ).toBeVisible();
    const [date, time] = [
      main.getByRole('combobox', { name: say(words, 'date') }),
      main.getByRole('combobox', { name: say(words, 'time') }),
    ];
    await expect(date.locator('option')).toHaveCount(4);
    await date.selectOption({ index: 2 });
    await time.selectOption('Evening');
    await date.selectOption({ index: 3 });
    await expect(time).toHaveValue('');
    await time.selectOption('Morning');
    const day = await date.inputValue();
    await page.reload();
    await isAlive(page);
    await expect(date).toHaveValue(day);
    await expect(time).toHaveValue('Morning');
    for (const method of ['rocket', 'nagad'] as const) {
      await main.getByRole('tab', { name: say(words, method) }).click();
      await expect(main.getByText(language === 'en' ? 'Currently Not Available' : 'এখন পাওয়া যাচ্ছে না')).toBeVisible();
      await expect(main.getByRole('button', { name: say(words, 'confirmOrder') })).toBeHidden();
    }
    await main.getByRole('tab', { name: say(words, 'cod') }).click();
    await main.getByRole('button', { name: say(words, 'confirmOrder') }).click();
    await expect(page).toHaveURL(at('/thank-you'));
    await expect(main.getByText(say(results, 'thanks'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart_count'))).toBe('0');
    await main.getByRole('link', { name: say(results, 'toOrders') }).click();
    await expect(page).toHaveURL(at('/account/orders'));
    const [order] = (await me.api.get<Orders>('/my-order')).new_package;
    await main.getByRole('link', { name: new RegExp(order!.tracking_id) }).click();
    await expect(page).toHaveURL(at(`/account/order-details/${order!.tracking_id}`));
    await expect(main).toContainText(word(language === 'en' ? product.name : product.name_bn));
    await expect(main).toContainText(language === 'en' ? 'Morning' : 'সকাল');
  });

  test(`a quantity changed in another tab is shown and must be confirmed before anything is ordered (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 600 });
    const me = await newCustomer(url);
    await fillCart(me, product);
    await ownAddress(me, savar);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/checkout/general');
    const total = main.locator('table').getByRole('row', { name: say(words, 'grandTotal') });
    await expect(total).toContainText(language === 'en' ? '৳660' : '৳৬৬০');
    await main.getByRole('textbox', { name: say(words, 'note') }).fill('৭ম তলা');

    const { generalcart } = await me.api.get<{ generalcart: { id: number }[] }>('/cart');
    await me.api.put(`/cart-update-quantity/${generalcart[0]!.id}/inc`);
    await main.getByRole('button', { name: say(words, 'confirmOrder') }).click();
    const [from, to] = language === 'en' ? ['৳660', '৳1,260'] : ['৳৬৬০', '৳১,২৬০'];
    await expect(main.getByRole('alert')).toContainText(say(words, 'totalMovedText', { from, to }));
    await expect(total).toContainText(to);
    await expect(main.getByRole('textbox', { name: say(words, 'note') })).toHaveValue('৭ম তলা');
    expect((await me.api.get<Orders>('/my-order')).new_package).toEqual([]);
    expect(await faultsOfShape(page)).toEqual([]);

    await main.getByRole('button', { name: say(words, 'confirmAmount', { amount: to }) }).click();
    await expect(page).toHaveURL(at('/thank-you'));
    expect((await me.api.get<Orders>('/my-order')).new_package).toMatchObject([{ total: 1260 }]);
  });

  test(`a customer without a verified mobile or an address is told so and cannot order (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.gadget'), await staff('admin'));
    const newcomer = await newCustomer(url, { isVerified: false });
    await fillCart(newcomer, product);
    const page = await open({ ...way, person: newcomer });
    const main = page.getByRole('main');
    await visit(page, '/checkout/general');
    await main.getByRole('button', { name: say(words, 'confirmOrder') }).click();
    await expect(toast(page, language === 'en' ? 'Mobile Not Verified' : 'মোবাইল নম্বর যাচাই করা হয়নি')).toBeVisible();
    await main.getByRole('link', { name: say(words, 'verifyNow') }).click();
    await expect(page).toHaveURL(at('/verify'));

    const verified = await newCustomer(url);
    await fillCart(verified, product);
    const other = await open({ ...way, person: verified });
    await visit(other, '/checkout/general');
    await other
      .getByRole('main')
      .getByRole('button', { name: say(words, 'confirmOrder') })
      .click();
    await expect(toast(other, language === 'en' ? 'Error: Check all fields' : 'সমস্যা: সব ঘর দেখে নিন')).toBeVisible();
    const details = other.getByRole('main').getByRole('textbox', { name: word(addressFields.details.asked[language]) });
    await expect(details).toHaveAttribute('aria-invalid', 'true');
    await expect(details).toBeFocused();
    expect((await verified.api.get<Orders>('/my-order')).new_package).toEqual([]);
  });
}

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`a new buyer writes address and order on one page, through a reload (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 600 });
    const me = await newCustomer(url);
    await fillCart(me, product);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/checkout/general');
    const [district, area] = [0, 1].map((place) => main.getByRole('combobox').nth(place));
    await expect(district!).toHaveValue(savar.district.id);
    await expect(area!).toHaveValue(savar.upazila.id);
    await expect(main.locator('table tbody img')).toBeVisible();
    expect(await faultsOfShape(page)).toEqual([]);
    const note = main.getByRole('textbox', { name: say(words, 'note') });
    await note.fill('৭ম তলা');
    await page.reload();
    await isAlive(page);
    await expect(note).toHaveValue('৭ম তলা');

    await main.getByRole('textbox', { name: word(addressFields.details.asked[language]) }).fill('বাড়ি ৭, রাস্তা ৩');
    await main.getByRole('button', { name: say(words, 'confirmOrder') }).click();
    await expect(page).toHaveURL(/thank-you/);
    expect(await page.evaluate(() => sessionStorage.getItem('checkout_general'))).toBeNull();
    const [order] = (await me.api.get<Orders>('/my-order')).new_package;
    const { package: bought } = await me.api.get<{ package: { address_line: string; delivery_note: string } }>(
      `/user-order-details/${order!.tracking_id}`,
    );
    expect(bought.delivery_note).toBe('৭ম তলা');
    expect(bought.address_line).toContain('বাড়ি ৭, রাস্তা ৩');
  });

  test(`addresses are changed, one is the default, and the checkout takes it (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
    sylhet,
  }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 600 });
    const me = await newCustomer(url);
    await fillCart(me, product);
    await ownAddress(me, savar);
    const second = await ownAddress(me, sylhet);
    await me.api.post(`/update-address/${second.id}`, {
      label: 'অফিস',
      name: 'করিম',
      district: sylhet.district.id,
      upazila: sylhet.upazila.id,
      details: 'ভবন ২',
    });
    const page = await open({ ...way, person: me, place: null });
    const main = page.getByRole('main');
    await visit(page, '/account/address');
    await main.getByRole('button', { name: say(addressWords, 'makeDefaultNamed', { label: 'অফিস' }) }).click();
    await expect(toast(page, say(addressWords, 'isDefault'))).toBeVisible();
    await main.getByRole('button', { name: say(addressWords, 'editNamed', { label: 'অফিস' }) }).click();
    const details = main.getByRole('textbox', { name: word(addressFields.details.asked[language]) });
    await expect(details).toHaveValue('ভবন ২');
    await expect(main).toBeFocused();
    await details.fill('ভবন ৩');
    await main.getByRole('button', { name: say(addressFormWords, 'save') }).click();
    await expect(main.getByText(/ভবন ৩/)).toBeVisible();
    await expect(main).toBeFocused();
    expect(await faultsOfShape(page)).toEqual([]);

    await visit(page, '/checkout/general');
    await expect(main.getByRole('combobox', { name: say(words, 'address') })).toHaveValue(String(second.id));
    await expect(main.getByText(/ভবন ৩/)).toBeVisible();
    await main.getByRole('button', { name: say(words, 'newAddress') }).click();
    await expect(details).toHaveValue('');
  });
}

const ends = [
  { decision: 'success', page: 'success', paid: 1, method: 'bKash' },
  { decision: 'failure', page: 'failed', paid: 0, method: 'COD' },
  { decision: 'cancel', page: 'cancel', paid: 0, method: 'COD' },
] as const;

for (const way of englishOnPhone) {
  const say = sayer(way.language);
  for (const end of ends) {
    test(`bKash: ${end.decision} (${named(way)})`, async ({ open, url, staff, savar }) => {
      const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'), { price: 500 });
      const me = await newCustomer(url);
      await fillCart(me, product);
      await ownAddress(me, savar);
      const page = await open({ ...way, person: me, stored: { cart_count: '1' } });
      const main = page.getByRole('main');
      await visit(page, '/checkout/general');
      await main.getByRole('tab', { name: say(words, 'bkash') }).click();
      await main.getByRole('button', { name: say(words, 'payWithBkash') }).click();
      await expect(page).toHaveURL(/\/sandbox\/bkash\/page/);
      await page.getByRole('button', { name: end.decision, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/multi-vendor/order-placed/payment/${end.page}`));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(results, end.page));
      await expect(main).toContainText(say(results, `${end.page}Text`));
      expect(await page.evaluate(() => localStorage.getItem('cart_count'))).toBe('0');
      const [order] = (await me.api.get<Orders>('/my-order')).new_package;
      expect(order).toMatchObject({ payment_status: end.paid, payment_method: end.method });
      await main.getByRole('link', { name: say(results, 'toOrders') }).click();
      await expect(main.getByText(order!.tracking_id)).toBeVisible();
    });
  }
}
