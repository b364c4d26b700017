/** Digits of both scripts are typed everywhere; what people dial or copy is shown in Latin ones; coupon codes ignore case. */
import { orderWords } from '../../../admin-components/messages/orders';
import { productWords } from '../../../admin-components/messages/products';
import { sharedWords } from '../../../admin-components/messages/shared';
import { couponFields } from '../../../domain/coupons/fields';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { press, write } from './acts';
import { newOrder, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo } from './walk';

for (const way of banglaOnPhone)
  test(`an order is found, a coupon and a price are written with digits of either script (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    // Bangla readers type Latin digits here, and the other way round.
    const typed = (number: string | number) => (way.language === 'en' ? banglaDigits(number) : String(number));
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const product = await newProduct(vendor, admin);
    const order = await newOrder(url, savar, [product]);
    const page = await open({ ...way, person: admin });

    await enterPanel(page, '/all-order');
    await write(page, say(orderWords, 'searchNumber'), typed(order.order_number));
    const found = page.getByRole('link', { name: `#${order.order_number}` });
    await expect(found.first()).toBeVisible();

    await goTo(page, `/admin-order-details/${order.order_number}`);
    await expect(page.getByText(order.customer.mobile).first()).toBeVisible();

    const code = `JOURNEY${unique()}`;
    await goTo(page, '/add-coupon');
    await write(page, couponFields.code.label[way.language], code.toLowerCase());
    await page.getByLabel(couponFields.fixed.label[way.language]).fill(typed(75));
    await page.getByLabel(couponFields.quantity.label[way.language]).fill(typed(3));
    await press(page, say(sharedWords, 'add'));
    type Coupon = { code: string; fixed: number; remain: number };
    await expect
      .poll(async () =>
        (await admin.api.get<{ coupon: Coupon[] }>('/all-coupon')).coupon.find(
          (each) => each.code.toUpperCase() === code,
        ),
      )
      .toMatchObject({ fixed: 75, remain: 3 });

    const desk = await open({ ...way, person: vendor });
    await enterPanel(desk, `/edit-product/${product.id}`);
    await desk.locator('[name="selling_price"]').fill(typed(385));
    await press(desk, say(productWords, 'updateProduct'));
    await expect
      .poll(
        async () =>
          (await vendor.api.get<{ product: { selling_price: number } }>(`/edit-product/${product.id}`)).product
            .selling_price,
      )
      .toBe(385);
  });
