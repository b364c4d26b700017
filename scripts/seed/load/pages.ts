import { demoPages } from '../pages';
import type { Doc, Id, Store } from './store';

const ENDS_AFTER_DAYS = 21;
const DAY_MS = 86_400_000;
/** The number of each on the campaign's page. */
const SHOPS = 3;
const PRODUCTS = 6;

type Known = {
  pictures: ReadonlyMap<string, Id>;
  categories: ReadonlyMap<string, Id>;
  shops: readonly Id[];
  products: readonly Id[];
};

/** The pages made of blocks. */
export async function loadPages(store: Store, { pictures, categories, shops, products }: Known): Promise<void> {
  const known: Map<string, Doc> = await store.by('pages', 'slug');
  const there = (map: ReadonlyMap<string, Id>, name: string): Id => {
    const id = map.get(name);
    if (id === undefined) throw new Error(`The demo pages name ${name}, which is not there`);
    return id;
  };
  const pages = demoPages({
    picture: (name) => there(pictures, name),
    category: (slug) => there(categories, slug),
    shops: shops.slice(0, SHOPS),
    products: products.slice(0, PRODUCTS),
    ends: new Date(store.now.getTime() + ENDS_AFTER_DAYS * DAY_MS).toISOString(),
  });
  for (const page of pages) if (!known.has(page.slug)) await store.create('pages', { ...page, _status: 'published' });
  store.log(`pages: ${pages.length}`);
}
