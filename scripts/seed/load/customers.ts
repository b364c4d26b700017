import { addressLine } from '../../../domain/orders/addressLine';
import type { People, Places } from './people';
import type { Doc, Store } from './store';

const rows = [
  {
    key: 'customer',
    label: 'Home',
    district: 'Dhaka',
    upazila: 'Savar',
    thana: 'Savar Model',
    details: 'House 24, Road 5, Bank Colony',
  },
  {
    key: 'customer',
    label: 'Office',
    district: 'Dhaka',
    upazila: 'Gulshan',
    thana: 'Gulshan',
    details: 'Level 6, House 41, Road 27',
  },
  {
    key: 'customer2',
    label: 'Home',
    district: 'Sylhet',
    upazila: 'Sylhet Sadar',
    thana: 'Kotwali',
    details: 'Mirza Jangal, House 8',
  },
];

/** Address books; the first address of each is where the demo's orders went. */
export async function loadAddresses(store: Store, people: People, places: Places): Promise<Map<string, string>> {
  const known = new Map<string, Doc>(
    [...(await store.by('addresses', 'id')).values()].map((doc) => [`${String(doc.user)}/${String(doc.label)}`, doc]),
  );
  const lines = new Map<string, string>();
  for (const { key, label, district, upazila, thana, details } of rows) {
    const user = people.get(key)!;
    if (!known.has(`${String(user.id)}/${label}`)) {
      await store.create('addresses', {
        user: user.id,
        label,
        name: user.name,
        district: places.district(district),
        upazila: places.upazila(district, upazila),
        thana,
        details,
      });
    }
    if (!lines.has(key))
      lines.set(
        key,
        addressLine({ name: String(user.name), details, thana, upazila, district, mobile1: String(user.mobile) }),
      );
  }
  return lines;
}

/** Some favourites. */
export async function loadFavorites(store: Store, people: People, products: Map<string, Doc>): Promise<void> {
  const customer = people.get('customer')!.id;
  const known = new Set(
    [...(await store.by('favorites', 'id')).values()]
      .filter((doc) => String(doc.user) === String(customer))
      .map((doc) => String(doc.product)),
  );
  if (known.size > 0) return;
  const visible = [...products.values()]
    .filter((product) => product.visible === 1)
    .sort((a, b) => (String(a.slug) < String(b.slug) ? -1 : 1));
  for (const product of [visible[3], visible[40], visible[90]]) {
    if (product) await store.create('favorites', { user: customer, product: product.id });
  }
}
