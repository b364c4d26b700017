/** Products: stock, counters, and everything hooks maintain with them. */
import { discountPercent } from '../../domain/catalogue/flash';
import { isVisible } from '../../domain/catalogue/visible';
import { packageStatus } from '../../domain/packages/status';
import { descriptions, isTogether, wholeOf } from '../../domain/products/description';
import { documentIn } from '../../domain/richText/document';
import type { Findings } from './checks';
import { byId, num, ref, type Reader, type Row } from './reader';

const kept = [
  'qty',
  'sold',
  'rating_sum',
  'total_review',
  'rating',
  'discount_percent',
  'visible',
  'thumbnail',
  ...descriptions.flatMap(wholeOf),
  'business_district',
  'business_upazila',
];
const given = [
  'slug',
  'vendor',
  'shop',
  'type',
  'category',
  'subcategory',
  'childcategory',
  'brand',
  'status',
  'verify',
  'selling_price',
  'original_price',
  'image1',
];
const PRODUCTS_AT_ONCE = 200;
/** Prices are whole taka; values computed from them are stored as fractions. */
const CLOSE = 1e-6;

export async function checkProducts(reader: Reader, findings: Findings): Promise<void> {
  for await (const products of reader.pages('products', [...kept, ...given], {}, PRODUCTS_AT_ONCE)) {
    const sold = await soldOf(reader, products);
    const stars = await starsOf(reader, products);
    const around = await readAround(reader, products);
    for (const product of products) {
      const id = `product ${product.id}`;
      checkCounts(
        findings,
        id,
        product,
        sold.get(String(product.id)) ?? 0,
        stars.get(String(product.id)) ?? { sum: 0, count: 0 },
      );
      checkPlace(findings, id, product, around);
      checkDerived(findings, id, product, around);
      checkDescription(findings, id, product);
    }
  }
}

/** Pieces in packages that are not canceled. */
export async function soldOf(reader: Reader, products: Pick<Row, 'id'>[]): Promise<Map<string, number>> {
  const sold = new Map<string, number>();
  const where = { product: { in: products.map(({ id }) => id) } };
  for await (const lines of reader.pages('order-lines', ['product', 'qty', 'package'], where)) {
    const packages = byId(
      await reader.of(
        'packages',
        'id',
        lines.map((line) => line.package),
        ['status'],
      ),
    );
    for (const line of lines) {
      if (packages.get(ref(line.package))?.status === packageStatus.canceled) continue;
      sold.set(ref(line.product), (sold.get(ref(line.product)) ?? 0) + num(line.qty));
    }
  }
  return sold;
}

type Stars = { sum: number; count: number };

async function starsOf(reader: Reader, products: Row[]): Promise<Map<string, Stars>> {
  const stars = new Map<string, Stars>();
  const where = { product: { in: products.map(({ id }) => id) } };
  for await (const reviews of reader.pages('reviews', ['product', 'star'], where)) {
    for (const review of reviews) {
      const known = stars.get(ref(review.product)) ?? { sum: 0, count: 0 };
      stars.set(ref(review.product), { sum: known.sum + num(review.star), count: known.count + 1 });
    }
  }
  return stars;
}

type Around = Record<'vendors' | 'shops' | 'main' | 'sub' | 'child' | 'brands' | 'pictures', Map<string, Row>>;

async function readAround(reader: Reader, products: Row[]): Promise<Around> {
  const named = async (collection: string, field: string, fields: string[]) =>
    byId(
      await reader.of(
        collection,
        'id',
        products.map((product) => product[field]),
        fields,
      ),
    );
  const shops = await reader.of(
    'shops',
    'vendor',
    products.map((product) => product.vendor),
    ['active', 'warehouse'],
  );
  return {
    vendors: await named('vendors', 'vendor', ['type', 'business_district', 'business_upazila']),
    shops: new Map(shops.map((shop) => [ref(shop.vendor), shop])),
    main: await named('main-categories', 'category', ['status']),
    sub: await named('sub-categories', 'subcategory', ['status', 'category']),
    child: await named('child-categories', 'childcategory', ['status', 'subcategory']),
    brands: await named('brands', 'brand', ['subcategory']),
    pictures: await named('media', 'image1', ['filename', 'sizes']),
  };
}

function checkCounts(findings: Findings, id: string, product: Row, sold: number, stars: Stars): void {
  const whole = [product.qty, product.sold].every((value) => Number.isSafeInteger(value) && num(value) >= 0);
  findings.expect('product/stock', id, whole, `${product.qty} in stock, ${product.sold} sold`);
  findings.expect('product/sold', id, product.sold === sold, `says ${product.sold}, its lines say ${sold}`);
  const average = stars.count > 0 ? Math.round((stars.sum / stars.count) * 10) / 10 : 0;
  const right =
    product.rating_sum === stars.sum &&
    product.total_review === stars.count &&
    Math.abs(num(product.rating) - average) < CLOSE;
  findings.expect(
    'product/rating',
    id,
    right,
    `says ${product.rating_sum} stars in ${product.total_review}, reviews say ${stars.sum} in ${stars.count}`,
  );
}

function checkPlace(findings: Findings, id: string, product: Row, around: Around): void {
  const vendor = around.vendors.get(ref(product.vendor));
  const shop = around.shops.get(ref(product.vendor));
  const main = around.main.get(ref(product.category));
  const sub = around.sub.get(ref(product.subcategory));
  const child = around.child.get(ref(product.childcategory));
  const brand = around.brands.get(ref(product.brand));
  const hasChild = ref(product.childcategory) !== '';
  const below =
    ref(sub?.category) === ref(product.category) &&
    (!hasChild || ref(child?.subcategory) === ref(product.subcategory)) &&
    (ref(product.brand) === '' || ref(brand?.subcategory) === ref(product.subcategory));
  const sellers =
    ref(product.shop) === String(shop?.id ?? '') &&
    product.type === vendor?.type &&
    ref(product.business_district) === ref(vendor?.business_district) &&
    ref(product.business_upazila) === ref(vendor?.business_upazila);
  findings.expect(
    'product/place',
    id,
    below && sellers,
    below ? 'shop, type or area is not its vendor’s' : 'categories or brand do not lie below each other',
  );
  const visible = isVisible({
    status: num(product.status),
    verify: num(product.verify),
    shopOpen: shop?.active === 1,
    hasWarehouse: ref(shop?.warehouse) !== '',
    categoryStatuses: [main, sub, ...(hasChild ? [child] : [])].map((each) => num(each?.status ?? 0)),
  });
  findings.expect(
    'product/visible',
    id,
    product.visible === (visible ? 1 : 0),
    `says ${product.visible}, the rule says ${visible ? 1 : 0}`,
  );
}

type Picture = { filename?: string; sizes?: { thumbnail?: { filename?: string } } };

function checkDerived(findings: Findings, id: string, product: Row, around: Around): void {
  const discount = discountPercent(num(product.selling_price), num(product.original_price));
  const picture = around.pictures.get(ref(product.image1)) as Picture | undefined;
  const name = picture?.sizes?.thumbnail?.filename ?? picture?.filename;
  const thumbnail = name ? `/uploads/media/${name}` : '';
  const right = Math.abs(num(product.discount_percent) - discount) < CLOSE && ref(product.thumbnail) === thumbnail;
  findings.expect(
    'product/derived',
    id,
    right,
    `discount ${product.discount_percent} of ${discount}, thumbnail ${ref(product.thumbnail)} of ${thumbnail}`,
  );
}

function checkDescription(findings: Findings, id: string, product: Row): void {
  for (const columns of descriptions) {
    const words = ref(product[columns.words]);
    const isRight = isTogether({ words, document: documentIn(product[columns.document]) });
    findings.expect(
      'product/description',
      id,
      isRight,
      `${columns.words} of ${words.length} characters, its formats have other words`,
    );
  }
}
