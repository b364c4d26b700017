/**
 * What each journey ends in, on the screens that it leaves out: a journey is made in each language on one of two screens,
 * here its decisive control is looked at on the other. It has to be there, to take a press, and the page has to fit.
 */
import type { Locator } from '@playwright/test';
import { addressMessages } from '../../storefront/src/features/addresses/messages';
import { cartMessages } from '../../storefront/src/features/cart/messages';
import { checkoutMessages } from '../../storefront/src/features/checkout/messages';
import { favoriteMessages } from '../../storefront/src/features/favorites/messages';
import { followMessages } from '../../storefront/src/features/follows/messages';
import { homeMessages } from '../../storefront/src/features/home/messages';
import { cancelMessages } from '../../storefront/src/features/orders/cancel.messages';
import { invoiceMessages } from '../../storefront/src/features/orders/invoice.messages';
import { orderMessages } from '../../storefront/src/features/orders/messages';
import { placedMessages } from '../../storefront/src/features/orders/placed.messages';
import { productMessages } from '../../storefront/src/features/product/messages';
import { signInMessages } from '../../storefront/src/features/sign-in/messages';
import { locationMessages } from '../../storefront/src/routes/location.messages';
import { orderMessages as resultMessages } from '../../storefront/src/routes/order-result.messages';
import { shoppingMessages } from '../../storefront/src/shopping/shopping.messages';
import { expect, test } from './support/journey';
import { fillCart, ownAddress, ownProduct, placeOrder, type OwnProduct, type Placed } from './support/market';
import { visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, englishOnPhone, named, type Way } from './support/screens';
import { sayer, word } from './support/words';

type Say = ReturnType<typeof sayer>;
type Made = { product: OwnProduct; name: string; placed: Placed };
type Look = { path: string; control: (main: Locator, say: Say) => Locator };

const button = (main: Locator, name: string) => main.getByRole('button', { name, exact: true }).first();
const link = (main: Locator, name: string) => main.getByRole('link', { name, exact: true }).first();

/** Of journeys that are made in Bangla on the phone and in English on the desktop. */
const ofBanglaOnPhone = ({ product, name, placed }: Made): Look[] => [
  { path: '/register', control: (main, say) => button(main, say(signInMessages, 'registerButton')) },
  { path: '/location-set', control: (main, say) => button(main, say(locationMessages, 'set')) },
  { path: '/order-placed/payment/cancel', control: (main, say) => link(main, say(resultMessages, 'toOrders')) },
  { path: '/account/favorite', control: (main, say) => button(main, say(favoriteMessages, 'addNamed', { name })) },
  { path: '/checkout/general', control: (main, say) => button(main, say(checkoutMessages, 'applyCoupon')) },
  {
    path: `/account/order-details/${placed.tracking_ids[0]}`,
    control: (main, say) => button(main, say(cancelMessages, 'cancelPackage')),
  },
  {
    path: `/account/invoice/${placed.order_number}`,
    control: (main, say) => button(main, say(invoiceMessages, 'download')),
  },
  { path: '/shop/nakshi-ghor', control: (main, say) => button(main, say(shoppingMessages, 'addNamed', { name })) },
  {
    path: `/view-product/${product.slug}`,
    control: (main, say) => button(main, say(productMessages, 'buyNow')),
  },
];

/** Of journeys that are made in English on the phone and in Bangla on the desktop. */
const ofEnglishOnPhone = ({ product, name, placed }: Made): Look[] => [
  { path: '/login', control: (main, say) => button(main, say(signInMessages, 'loginButton')) },
  { path: '/thank-you', control: (main, say) => link(main, say(placedMessages, 'track')) },
  { path: `/view-product/${product.slug}`, control: (main, say) => button(main, say(productMessages, 'favorite')) },
  { path: '/cart', control: (main, say) => button(main, say(cartMessages, 'saveLaterNamed', { name })) },
  {
    path: '/account/address',
    control: (main, say) => button(main, say(addressMessages, 'editNamed', { label: 'বাসা' })),
  },
  { path: '/checkout/general', control: (main, say) => button(main, say(checkoutMessages, 'newAddress')) },
  {
    path: '/account/orders',
    control: (main, say) => link(main, say(orderMessages, 'stepOf', { step: say(orderMessages, 'followIt'), name })),
  },
  {
    path: `/account/tracking?order=${placed.order_number}`,
    control: (main, say) => button(main, say(orderMessages, 'track')),
  },
  { path: '/shop/nakshi-ghor', control: (main, say) => button(main, say(followMessages, 'follow')) },
  {
    path: '/',
    control: (main, say) =>
      main
        .getByRole('region', { name: say(homeMessages, 'shortcuts') })
        .getByRole('button')
        .first(),
  },
];

const walks: readonly { way: Way; looks: (made: Made) => Look[] }[] = [
  ...englishOnPhone.map((way) => ({ way, looks: ofBanglaOnPhone })),
  ...banglaOnPhone.map((way) => ({ way, looks: ofEnglishOnPhone })),
];
/** Pages that somebody who is signed in is led away from. */
const forVisitors: readonly string[] = ['/register', '/login'];

for (const { way, looks } of walks) {
  const say = sayer(way.language);

  test(`what the other journeys end in is there as well (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
    sylhet,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    const placed = await placeOrder(me, product, savar);
    await fillCart(me, product);
    await ownAddress(me, sylhet);
    await me.api.post(`/add-to-favorite/${product.id}`);
    const visitor = await open(way);
    const page = await open({ ...way, person: me });
    for (const { path, control } of looks({ product, name, placed })) {
      const shown = forVisitors.includes(path) ? visitor : page;
      await visit(shown, path);
      const decisive = control(shown.getByRole('main'), say);
      await decisive.scrollIntoViewIfNeeded();
      // As a press, but that nothing happens: it is visible, stands still, is enabled, and nothing lies over it.
      await decisive.click({ trial: true });
      const wider = await shown.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, path).toBeLessThanOrEqual(1);
      await expect(shown.locator('html'), path).toHaveAttribute('lang', way.language);
    }
    // The question for the place, from the bar.
    await visitor
      .getByRole('banner')
      .getByRole('link', { name: word(way.language === 'en' ? /Savar/ : /সাভার/) })
      .click();
    await expect(visitor.getByRole('dialog').getByRole('combobox')).toBeEditable();
  });
}
