/** The two carts: what keeps groceries from the checkout, changing lines, clearing. */
import { cartMessages as words } from '../../storefront/src/features/cart/messages';
import { fillCart, ownProduct, setStock } from './support/market';
import { expect, test } from './support/journey';
import { at, choosePlace, sayYes, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word, type Language } from './support/words';

const elsewhere: Record<Language, string> = {
  en: 'Please remove un-available product from your cart, based on your current location.',
  bn: 'আপনার বর্তমান এলাকায় পাওয়া যায় না এমন পণ্য কার্ট থেকে সরিয়ে নিন।',
};
const soldOut: Record<Language, string> = {
  en: 'Please remove out-of-stock product from cart. You can add them to your favorite product list.',
  bn: 'স্টকে নেই এমন পণ্য কার্ট থেকে সরিয়ে নিন। চাইলে পছন্দের তালিকায় রাখতে পারেন।',
};

for (const way of banglaOnPhone) {
  const { language } = way;
  const say = sayer(language);
  const nameOf = (product: { name: string; name_bn: string }) =>
    word(language === 'en' ? product.name : product.name_bn);

  test(`groceries of another area block the checkout until the place is right again (${named(way)})`, async ({
    open,
    url,
    staff,
    sylhet,
  }) => {
    const [grocer, admin] = [await staff('grocer.savar'), await staff('admin')];
    const rice = await ownProduct(grocer, admin);
    const me = await newCustomer(url);
    await fillCart(me, rice);
    const page = await open({ ...way, person: me, place: sylhet });
    const main = page.getByRole('main');
    await visit(page, '/cart');
    await expect(main.getByText(word(elsewhere[language]))).toBeVisible();
    await expect(main.getByText(word(soldOut[language]))).toBeHidden();
    await expect(main.getByRole('button', { name: say(words, 'checkout'), exact: true })).toBeDisabled();
    await visit(page, '/checkout/grocery');
    await expect(main.getByText(word(elsewhere[language]))).toBeVisible();
    await expect(
      main.getByRole('button', { name: word(language === 'en' ? 'Confirm Order' : 'অর্ডার নিশ্চিত করুন') }),
    ).toBeDisabled();

    await visit(page, '/cart');
    await main.getByRole('link', { name: say(words, 'changeLocation') }).click();
    // The sheet opens over the cart, which then is right again.
    await choosePlace(page, language === 'en' ? 'Savar' : 'সাভার');
    await expect(main.getByText(word(elsewhere[language]))).toBeHidden();
    await main.getByRole('link', { name: say(words, 'checkoutNamed', { cart: say(words, 'grocery') }) }).click();
    await expect(page).toHaveURL(at('/checkout/grocery'));
  });

  test(`a sold-out product blocks the checkout until it is removed from the cart (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const [grocer, fashion, admin] = [await staff('grocer.savar'), await staff('vendor.fashion'), await staff('admin')];
    const [daal, oil, sari] = [
      await ownProduct(grocer, admin),
      await ownProduct(grocer, admin),
      await ownProduct(fashion, admin),
    ];
    const me = await newCustomer(url);
    for (const product of [daal, oil, sari]) await fillCart(me, product);
    await setStock(grocer, daal, 0);
    await setStock(fashion, sari, 0);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/cart');
    const carts = ['grocery', 'general'] as const;
    for (const cart of carts) {
      const summary = main.getByLabel(`${say(words, cart)}: ${say(words, 'summary')}`);
      await expect(summary.getByText(word(soldOut[language]))).toBeVisible();
      await expect(summary.getByRole('button', { name: say(words, 'checkout') })).toBeDisabled();
    }
    await main.getByRole('button', { name: say(words, 'removeNamed', { name: nameOf(daal) }) }).click();
    await expect(
      main.getByRole('link', { name: say(words, 'checkoutNamed', { cart: say(words, 'grocery') }) }),
    ).toBeVisible();
    const general = main.getByLabel(`${say(words, 'general')}: ${say(words, 'summary')}`);
    await expect(general.getByText(word(soldOut[language]))).toBeVisible();
    await main.getByRole('button', { name: say(words, 'favoriteNamed', { name: nameOf(sari) }) }).click();
    await expect
      .poll(async () =>
        (await me.api.get<{ favorite: { product_id: unknown }[] }>('/get-favorite-products')).favorite.map(
          ({ product_id }) => product_id,
        ),
      )
      .toEqual([sari.id]);
  });
}

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);
  const nameOf = (product: { name: string; name_bn: string }) =>
    word(language === 'en' ? product.name : product.name_bn);

  test(`quantities are increased and decreased, lines removed and restored, and the cart is cleared (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const [fashion, admin] = [await staff('vendor.fashion'), await staff('admin')];
    const [shirt, lungi] = [
      await ownProduct(fashion, admin, { price: 400 }),
      await ownProduct(fashion, admin, { price: 250 }),
    ];
    const me = await newCustomer(url);
    await fillCart(me, shirt);
    await fillCart(me, lungi);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/cart');
    const line = (product: typeof shirt) => main.getByRole('listitem').filter({ hasText: nameOf(product) });
    await expect(line(shirt)).toContainText(language === 'en' ? '20.0%' : '২০.০%');

    const step = line(shirt).getByRole('group', { name: say(words, 'quantityOf', { name: nameOf(shirt) }) });
    const more = step.getByRole('button').last();
    await expect(step.getByRole('button').first()).toBeDisabled();
    for (let count = 2; count <= 10; count += 1) await more.click();
    await expect(more).toBeDisabled();
    await expect(line(shirt)).toContainText(language === 'en' ? '৳4,000' : '৳৪,০০০');
    await step.getByRole('button').first().click();
    await expect(line(shirt)).toContainText(language === 'en' ? '৳3,600' : '৳৩,৬০০');
    type Lines = { generalcart: { product_id: unknown; product_qty: number }[] };
    await expect
      .poll(
        async () =>
          (await me.api.get<Lines>('/cart')).generalcart.find(({ product_id }) => product_id === shirt.id)?.product_qty,
      )
      .toBe(9);

    await line(lungi)
      .getByRole('button', { name: say(words, 'removeNamed', { name: nameOf(lungi) }) })
      .click();
    await expect(line(lungi)).toBeHidden();
    await page.getByRole('button', { name: say(words, 'undo') }).click();
    await expect(line(lungi)).toBeVisible();

    const clear = main.getByRole('button', { name: say(words, 'clearNamed', { cart: say(words, 'general') }) });
    await clear.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(language === 'en' ? 'Are you sure?' : 'আপনি কি নিশ্চিত?');
    await expect(question).toContainText(
      language === 'en' ? 'You are going to clear your Cart' : 'আপনি আপনার কার্ট খালি করতে যাচ্ছেন',
    );
    await page.keyboard.press('Escape');
    await expect(line(shirt)).toBeVisible();
    await clear.click();
    await sayYes(page);
    await expect(main.getByText(language === 'en' ? 'Your Cart is Empty!' : 'আপনার কার্ট খালি!')).toBeVisible();
    await expect(
      main.getByText(language === 'en' ? 'Browse products and add them to your cart' : 'পণ্য দেখুন আর কার্টে যোগ করুন'),
    ).toBeVisible();
    await expect(toast(page, say(words, 'cleared'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart_count'))).toBe('0');
  });

  test(`adding a product twice says that it is already in the cart (${named(way)})`, async ({ open, url, staff }) => {
    const product = await ownProduct(await staff('vendor.gadget'), await staff('admin'), { qty: 7 });
    const page = await open({ ...way, person: await newCustomer(url) });
    const main = page.getByRole('main');
    await visit(page, `/view-product/${product.slug}`);
    await expect(main.getByText(language === 'en' ? 'Only 7 items left.' : 'মাত্র ৭টি বাকি আছে।')).toBeVisible();
    const cart = main
      .getByRole('button', { name: language === 'en' ? 'Cart' : 'কার্টে নিন', exact: true })
      .filter({ visible: true })
      .first();
    await cart.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_count'))).toBe('1');
    await cart.click();
    await expect(toast(page, language === 'en' ? /already/i : /আগে থেকেই|ইতিমধ্যে/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart_count'))).toBe('1');
    await main
      .getByRole('button', { name: language === 'en' ? 'Buy Now' : 'এখনই কিনুন' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(at('/cart'));
    await main.getByRole('link', { name: nameOf(product) }).click();
    await main.getByRole('button', { name: language === 'en' ? 'Share' : 'শেয়ার' }).click();
    await expect(
      toast(page, language === 'en' ? 'Share option is disabled in DEMO mode.' : 'ডেমো মোডে শেয়ার বন্ধ আছে।'),
    ).toBeVisible();
  });
}
