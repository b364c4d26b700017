/** Variants: their sums equal the product's values, and each has sold the pieces of its lines. */
import { packageStatus } from '../../domain/packages/status';
import { ofVariants } from '../../domain/variants/rules';
import type { Findings } from './checks';
import { byId, groupBy, num, ref, type Reader, type Row } from './reader';

const kept = ['has_variants', 'prices_differ', 'qty', 'selling_price', 'original_price'];
const fields = ['product', 'qty', 'sold', 'selling_price', 'original_price', 'status'];
const PRODUCTS_AT_ONCE = 200;

export async function checkVariants(reader: Reader, findings: Findings): Promise<void> {
  for await (const products of reader.pages('products', kept, {}, PRODUCTS_AT_ONCE)) {
    const variants = await variantsOf(reader, products);
    const all = groupBy(variants, 'product');
    for (const product of products) {
      const own = all.get(String(product.id)) ?? [];
      findings.expect('product/variants', `product ${product.id}`, isSum(product, own), textOf(product, own));
    }
    const sold = await soldOf(reader, variants);
    for (const variant of variants) {
      const said = sold.get(String(variant.id)) ?? 0;
      const whole = Number.isSafeInteger(variant.qty) && num(variant.qty) >= 0;
      findings.expect(
        'variant/sold',
        `variant ${variant.id}`,
        whole && variant.sold === said,
        `says ${variant.sold} with ${variant.qty} in stock, its lines say ${said}`,
      );
    }
  }
}

const variantsOf = (reader: Reader, products: readonly Row[]): Promise<Row[]> =>
  reader.of(
    'variants',
    'product',
    products.map(({ id }) => id),
    fields,
  );

/** Whether a product's values equal those of its variants. */
export async function addsUpVariants(reader: Reader, product: Row): Promise<boolean> {
  return isSum(product, await variantsOf(reader, [product]));
}

function isSum(product: Row, variants: readonly Row[]): boolean {
  const sum = ofVariants(variants.map(pricedOf));
  if (sum.has_variants === 0) return (product.has_variants ?? 0) === 0;
  return Object.entries(sum).every(([field, value]) => product[field] === value);
}

const pricedOf = (row: Row) => ({
  qty: num(row.qty),
  selling_price: num(row.selling_price),
  original_price: num(row.original_price),
  status: num(row.status),
});

const textOf = (product: Row, variants: readonly Row[]): string =>
  `says ${kept.map((field) => `${field} ${product[field]}`).join(', ')}; its ${variants.length} variants come to ${JSON.stringify(ofVariants(variants.map(pricedOf)))}`;

/** Pieces in packages that are not canceled. */
export async function soldOf(reader: Reader, variants: readonly Pick<Row, 'id'>[]): Promise<Map<string, number>> {
  const lines = await reader.of(
    'order-lines',
    'variant',
    variants.map(({ id }) => id),
    ['qty', 'package'],
  );
  const packages = byId(
    await reader.of(
      'packages',
      'id',
      lines.map((line) => line.package),
      ['status'],
    ),
  );
  const sold = new Map<string, number>();
  for (const line of lines) {
    if (packages.get(ref(line.package))?.status === packageStatus.canceled) continue;
    sold.set(ref(line.variant), (sold.get(ref(line.variant)) ?? 0) + num(line.qty));
  }
  return sold;
}
