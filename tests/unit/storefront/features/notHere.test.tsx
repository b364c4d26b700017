/** Groceries of another area, among favourites and what is saved for later: marked, and not offered for adding. */
import { storedPlace } from '../../../../storefront/src/app/session/place';
import { writeStored } from '../../../../storefront/src/app/session/storage';
import { draw } from '../support/draw';
import '../support/noServer';

const { Favorites } = await import('../../../../storefront/src/features/favorites/Favorites');
const { SavedLines } = await import('../../../../storefront/src/features/cart/SavedLines');

const named = (id: string, name: string) => ({ id, name, name_bn: name });
beforeEach(() => {
  document.body.replaceChildren();
  writeStored({ auth_token: 'x', ...storedPlace({ district: named('1', 'Dhaka'), upazila: named('11', 'Savar') }) });
});

const product = (name: string, area: number, kind = 1) => ({
  ...{
    id: area,
    slug: name,
    type: kind,
    business_upazila_id: area,
    name,
    name_bn: name,
    image1: null,
    thumbnail: null,
  },
  ...{ selling_price: 100, original_price: 100, qty: 5, variation1: '', variation2: '', option1: '', option2: '' },
});
const all = [product('Near rice', 11), product('Far rice', 12), product('Far shirt', 12, 2)];
const buttons = (place: HTMLElement) =>
  [...place.querySelectorAll('li')].map((row) => row.querySelector('button')!.getAttribute('aria-label'));

test('favourites', async () => {
  const favorite = all.map((one, id) => ({ id, product_id: one.id, created_at: '', product: one }));
  const { place } = await draw(<Favorites />, () => ({ status: 200, favorite }));
  expect(buttons(place)).toEqual(['Add to cart: Near rice', 'Not in your area: Far rice', 'Add to cart: Far shirt']);
});

test('saved lines', async () => {
  const saved = all.map((one, id) => ({
    ...{ id, product_qty: 1, variation1: '', variation2: '', blocker: null },
    product: { ...one, vendor: { business_upazila: '', business_upazila_id: one.business_upazila_id } },
  }));
  const { place } = await draw(<SavedLines />, () => ({ status: 200, saved }));
  expect(buttons(place).map((name) => name!.startsWith('Not in your area'))).toEqual([false, true, false]);
});
