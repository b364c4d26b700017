/** Loads the demo data. A second run finds existing records and adds nothing. */
import { createLocalReq, type Payload } from 'payload';
import { openCtx } from '../../services/openCtx';
import { placeAll } from '../../services/orders/placePast';
import { warehouses as warehouseRows } from './people';
import { loadCategories, loadProducts, loadShops } from './load/catalogue';
import { demoCommissions, loadCommissions } from './load/commissions';
import { loadAddresses, loadFavorites } from './load/customers';
import { loadLedger } from './load/ledger';
import { loadSettled } from './load/settled';
import { loadNotices } from './load/letters';
import { loadProfileChanges } from './load/profileChanges';
import { loadQuestions } from './load/questions';
import { loadOrders } from './load/orders';
import { loadFaces, loadPeople, loadVendors, openPlaces, type People, type Places } from './load/people';
import { loadPages } from './load/pages';
import { loadPayoutAccounts } from './load/payouts';
import { loadPictures } from './load/pictures';
import { loadPlaces } from './load/places';
import { loadTogether } from './load/together';
import { loadSite } from './load/site';
import { Store, type Id } from './load/store';
import { loadVariants } from './load/variants';

type Options = { log?: (line: string) => void; now?: Date };

export async function seedDemo(
  payload: Payload,
  { log = () => undefined, now = new Date() }: Options = {},
): Promise<void> {
  const store = new Store(payload, now, log);
  await loadPlaces(store);
  const people = await loadPeople(store);
  const pictures = await loadPictures(store);
  await loadFaces(store, people, pictures);
  const places = await openPlaces(store);
  const tree = await loadCategories(store, pictures);
  await loadSite(store, tree.main.get('grocery')!, pictures, people.get('admin')!.id);
  const vendors = await loadVendors(store, people, places);
  await loadPayoutAccounts(store, vendors);
  await loadCommissions(store, tree.main.get('grocery')!, vendors);
  const warehouses = await loadWarehouses(store, people, places);
  const shops = await loadShops(store, vendors, warehouses, pictures);
  const products = await loadProducts(store, vendors, tree, pictures);
  await loadVariants(store, products);
  await loadPages(store, {
    pictures,
    categories: tree.main,
    shops: [...shops.values()].map(({ id }) => id),
    products: [...products.values()].map(({ id }) => id),
  });
  const addresses = await loadAddresses(store, people, places);
  await loadFavorites(store, people, products);
  await loadOrders(store, {
    reviewed: await reviewedBefore(store),
    commissionOn: await demoCommissions(store),
    people,
    vendors,
    shops,
    products,
    addresses,
  });
  await placeAll(openCtx(await createLocalReq({}, store.payload)));
  await loadLedger(store, people);
  await loadSettled(store, { people, vendors, warehouses });
  await loadTogether(store);
  await loadQuestions(store, people);
  await loadProfileChanges(store, vendors);
  await loadNotices(store, people);
}

async function reviewedBefore(store: Store): Promise<Set<string>> {
  const reviews = await store.by('reviews', 'id');
  return new Set([...reviews.values()].map((review) => `${String(review.user)}/${String(review.product)}`));
}

async function loadWarehouses(store: Store, people: People, places: Places): Promise<Map<string, Id>> {
  const known = await store.by('warehouses', 'name');
  const found = new Map<string, Id>();
  for (const { name, district, address, incharge } of warehouseRows) {
    const kept =
      known.get(name) ??
      (await store.create('warehouses', {
        name,
        district: places.district(district),
        address,
        incharge1: people.get(incharge)!.id,
      }));
    found.set(name, kept.id);
  }
  return found;
}
