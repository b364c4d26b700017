import { categories } from '../catalogue/categories';
import { products, type SeedProduct } from '../catalogue/products';
import { productPictureNames } from '../pictures/index';
import { shopLines } from '../people';
import { each, type Doc, type Id, type Store } from './store';

export type Catalogue = { main: Map<string, Id>; sub: Map<string, Id>; child: Map<string, Id>; brand: Map<string, Id> };

const words = (name: string, name_bn: string, about: string) => ({
  name,
  name_bn: name_bn.normalize('NFC'),
  status: 1,
  description: about,
  meta_title: `${name} | ${name_bn}`.normalize('NFC'),
  meta_keyword: `${name}, ${name_bn}`.normalize('NFC'),
  meta_descrip: about,
});

/** The category tree and the brands of each sub category. */
export async function loadCategories(store: Store, pictures: Map<string, Id>): Promise<Catalogue> {
  const known = {
    main: await store.by('main-categories', 'slug'),
    sub: await store.by('sub-categories', 'slug'),
    child: await store.by('child-categories', 'slug'),
  };
  const brands = new Map(
    [...(await store.by('brands', 'id')).values()].map((doc) => [
      `${String(doc.subcategory)}/${String(doc.name)}`,
      doc,
    ]),
  );
  const found: Catalogue = { main: new Map(), sub: new Map(), child: new Map(), brand: new Map() };
  for (const main of categories) {
    const about = `${main.about} ${main.about_bn}`.normalize('NFC');
    const kept =
      known.main.get(main.slug) ??
      (await store.create('main-categories', {
        slug: main.slug,
        picture: pictures.get(`category-${main.slug}`),
        ...words(main.name, main.name_bn, about),
      }));
    found.main.set(main.slug, kept.id);
    for (const sub of main.subs) {
      const keptSub =
        known.sub.get(sub.slug) ??
        (await store.create('sub-categories', {
          slug: sub.slug,
          category: kept.id,
          ...words(sub.name, sub.name_bn, about),
        }));
      found.sub.set(sub.slug, keptSub.id);
      for (const [slug, name, name_bn] of sub.children) {
        const child =
          known.child.get(slug) ??
          (await store.create('child-categories', { slug, subcategory: keptSub.id, ...words(name, name_bn, about) }));
        found.child.set(slug, child.id);
      }
      for (const [name, name_bn] of sub.brands) {
        const key = `${String(keptSub.id)}/${name}`;
        const brand =
          brands.get(key) ??
          (await store.create('brands', {
            subcategory: keptSub.id,
            name,
            name_bn: name_bn.normalize('NFC'),
            status: 1,
          }));
        found.brand.set(`${sub.slug}/${name}`, brand.id);
      }
    }
  }
  store.log(
    `categories: ${found.main.size} main, ${found.sub.size} sub, ${found.child.size} child; ${found.brand.size} brands`,
  );
  return found;
}

/** Shops are created by the approval; here they get their logos, texts and warehouse. */
export async function loadShops(
  store: Store,
  vendors: Map<string, Doc>,
  warehouses: Map<string, Id>,
  pictures: Map<string, Id>,
): Promise<Map<string, Doc>> {
  const byVendor = await store.by('shops', 'vendor');
  const found = new Map<string, Doc>();
  for (const [key, line] of Object.entries(shopLines)) {
    let shop = byVendor.get(String(vendors.get(key)!.id));
    if (!shop) throw new Error(`${key} has no shop`);
    if (!shop.tagline) {
      const sign = key.replace('.', '-');
      shop = await store.update('shops', shop.id, {
        name_bn: line.name_bn,
        tagline: line.tagline,
        warehouse: warehouses.get(line.warehouse),
        featured: line.featured ?? 0,
        verify: 1,
        logo: pictures.get(`shop-logo-${sign}`),
        banner: pictures.get(`shop-banner-${sign}`),
      });
    }
    found.set(key, shop);
  }
  return found;
}

/** All products, each with its own picture and the carton it arrives in. The oldest come first, so that "new" is the end of the list. */
export async function loadProducts(
  store: Store,
  vendors: Map<string, Doc>,
  tree: Catalogue,
  pictures: Map<string, Id>,
): Promise<Map<string, Doc>> {
  const known = await store.by('products', 'slug');
  const found = new Map<string, Doc>(known);
  const missing = products.filter((product) => !known.has(product.slug));
  let made = 0;
  await each(missing, 4, async (product) => {
    const age = 90 - (products.indexOf(product) % 89);
    const doc = await store.create('products', {
      ...fieldsOf(product, vendors, tree, pictures),
      createdAt: store.daysAgo(age).toISOString(),
    });
    found.set(product.slug, doc);
    made += 1;
    if (made % 100 === 0) store.log(`products: ${made} …`);
  });
  store.log(`products: ${made} new of ${products.length}`);
  return found;
}

function fieldsOf(product: SeedProduct, vendors: Map<string, Doc>, tree: Catalogue, pictures: Map<string, Id>): object {
  const { seller, main, sub, child, brand, picture: _colour, ...rest } = product;
  const images = Object.fromEntries(
    productPictureNames(product).map((name, n) => [`image${n + 1}`, pictures.get(name)]),
  );
  return {
    ...rest,
    short_description: rest.short_description.slice(0, 255),
    vendor: vendors.get(seller)!.id,
    category: tree.main.get(main),
    subcategory: tree.sub.get(sub),
    childcategory: tree.child.get(child),
    brand: tree.brand.get(`${sub}/${brand}`) ?? null,
    ...images,
  };
}
