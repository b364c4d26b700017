/** Before anything is ordered: what delivery costs, when it arrives, how much is missing until it is free, which coupons there are. */
import { addDays, dhakaDay } from '../../domain/time/dhaka';
import { dayRange } from '../../frontend/days/dayRange';
import { checkoutMessages } from '../../storefront/src/features/checkout/messages';
import { couponMessages as couponWords } from '../../storefront/src/shopping/coupon.messages';
import { deliveryMessages as words } from '../../storefront/src/shopping/delivery.messages';
import { expect, test } from './support/journey';
import { fillCart, ownAddress, ownCoupon, ownProduct } from './support/market';
import { at, choosePlace, faultsOfShape, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

const inDays = (count: number) => dhakaDay(addDays(new Date(), count));

for (const way of [...banglaOnPhone, ...englishOnPhone]) {
  const { language } = way;
  const say = sayer(language);
  const days = (from: number, to: number) => word(dayRange(inDays(from), inDays(to), language));
  const [savarName, sylhetName] = language === 'en' ? ['Savar', 'Sylhet Sadar'] : ['সাভার', 'সিলেট সদর'];

  test(`a product shows the delivery charge and days, with and without a place (${named(way)})`, async ({
    open,
    staff,
    sylhet,
  }) => {
    const product = await ownProduct(await staff('vendor.fashion'), await staff('admin'));
    const page = await open({ ...way, place: sylhet, stored: {} });
    const main = page.getByRole('main');
    await visit(page, `/view-product/${product.slug}`);
    const charge = language === 'en' ? '৳60' : '৳৬০';
    await expect(main.getByText(say(words, 'chargeTo', { area: word(sylhetName), charge }))).toBeVisible();
    await expect(main.getByText(days(3, 5))).toBeVisible();
    await expect(
      main.getByText(say(words, 'freeFrom', { amount: language === 'en' ? '৳3,000' : '৳৩,০০০' })),
    ).toBeVisible();
    expect(await faultsOfShape(page)).toEqual([]);

    const nowhere = await open({ ...way, place: null });
    await visit(nowhere, `/view-product/${product.slug}`);
    // Nobody is asked for the place over a product that comes everywhere; the charge is shown in general.
    const part = nowhere.getByRole('main');
    await expect(part.getByText(say(words, 'charge', { charge }), { exact: true })).toBeVisible();
    await part.getByRole('button', { name: say(words, 'chooseArea') }).click();
    await choosePlace(nowhere, savarName);
    await expect(part.getByText(say(words, 'chargeTo', { area: word(savarName), charge }))).toBeVisible();
  });

  test(`from the cart to the order: the missing amount, a coupon by one press, the promised day (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const admin = await staff('admin');
    const product = await ownProduct(await staff('vendor.fashion'), admin, { price: 1_400 });
    const code = await ownCoupon(admin, { fixed: 444, listed: 1 });
    const me = await newCustomer(url);
    await fillCart(me, product, 2);
    await ownAddress(me, savar);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/cart');
    const [missing, off] = language === 'en' ? ['৳200', '৳444'] : ['৳২০০', '৳৪৪৪'];
    const more = say(words, 'moreForFree', { amount: missing });
    await expect(main.getByText(more)).toBeVisible();
    await expect(main.getByRole('progressbar', { name: more })).toHaveAttribute('value', '2800');
    const use = main.getByRole('button', { name: say(couponWords, 'use', { code, amount: off }) });
    await expect(main.getByRole('region', { name: say(couponWords, 'offers') })).toBeVisible();
    // Other journeys may offer as much at the same time: then it is not the best one.
    if (!(await use.isVisible())) await main.locator('details summary').click();
    await use.click();
    const applied = main.getByRole('status').filter({ hasText: code });
    await expect(applied).toContainText(off);
    await expect(use).toBeHidden();
    expect(await faultsOfShape(page)).toEqual([]);

    await visit(page, '/checkout/general');
    await expect(applied).toContainText(off);
    await expect(main.getByText(more)).toBeVisible();
    const total = main.locator('table').getByRole('row', { name: say(checkoutMessages, 'grandTotal') });
    await expect(total).toContainText(language === 'en' ? '৳2,416' : '৳২,৪১৬');
    const promise = await main
      .getByText(say(words, 'arrivesIn', { area: word(savarName), days: '' }).trim())
      .textContent();
    expect(await faultsOfShape(page)).toEqual([]);
    await main.getByRole('button', { name: say(checkoutMessages, 'confirmOrder') }).click();
    await expect(page).toHaveURL(at('/thank-you'));

    type Orders = { new_package: { order_id: number; tracking_id: string; total: number }[] };
    const [order] = (await me.api.get<Orders>('/my-order')).new_package;
    expect(order!.total).toBe(2_416);
    const { order: tracked } = await me.api.get<{ order: { expected_from: string; expected_to: string } }>(
      `/order-tracking/${order!.order_id}`,
    );
    const promised = word(dayRange(tracked.expected_from, tracked.expected_to, language));
    expect(word(promise!)).toContain(promised);
    await expect(main.getByText(promised)).toBeVisible();
    await visit(page, `/account/order-details/${order!.tracking_id}`);
    await expect(main.getByText(promised)).toBeVisible();
    await admin.api.post(`/coupon-update/${await idOf(admin, code)}`, { fixed: 444, quantity: 5, listed: 0 });
  });
}

async function idOf(admin: { api: { get: <T>(path: string) => Promise<T> } }, code: string): Promise<number> {
  const { coupon } = await admin.api.get<{ coupon: { id: number; code: string }[] }>('/all-coupon');
  return coupon.find((one) => one.code === code)!.id;
}
