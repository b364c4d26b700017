/** Products of all vendors, each after one of the demo products: its categories, brand, pictures and texts. */
import { discountPercent } from '../../../domain/catalogue/flash';
import { isVisible } from '../../../domain/catalogue/visible';
import { VENDORS, isGrocer, vendorPlace } from './people';
import { FIRST, numbersFrom, type Row, type Writer } from './writer';

export const PRODUCTS = 100_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Model = Row & {
  name: string;
  name_bn: string;
  slug: string;
  selling_price: number;
  original_price: number;
  type: number;
};
const FIELDS =
  'type, name, name_bn, slug, category_id, subcategory_id, childcategory_id, brand_id, description, short_description, selling_price, original_price, image1_id, image2_id, image3_id, thumbnail';
const words = [
  'Deshi',
  'Premium',
  'Classic',
  'Family',
  'Fresh',
  'Royal',
  'Sonali',
  'Padma',
  'Meghna',
  'Jamuna',
  'Shapla',
  'Bijoy',
  'Surma',
  'Tista',
  'Rupali',
  'Nilkontho',
];
const banglaWords = [
  'দেশি',
  'প্রিমিয়াম',
  'ক্লাসিক',
  'ফ্যামিলি',
  'ফ্রেশ',
  'রয়্যাল',
  'সোনালি',
  'পদ্মা',
  'মেঘনা',
  'যমুনা',
  'শাপলা',
  'বিজয়',
  'সুরমা',
  'তিস্তা',
  'রূপালি',
  'নীলকণ্ঠ',
];

/** Products number n, n + 500, n + 1000, … are vendor n's, so that every vendor has 200. */
const vendorOf = (product: number): number => ((product - 1) % VENDORS) + 1;

export function writeProducts(writer: Writer, now: Date): void {
  const models = writer.all<Model>(
    `SELECT ${FIELDS} FROM products WHERE visible = 1 AND id < ${FIRST} AND coalesce(variation1, '') = '' ORDER BY slug`,
  );
  const byType = [1, 2].map((type) => models.filter((model) => model.type === type));
  const places = writer.all<{ id: number; district_id: number }>('SELECT id, district_id FROM upazilas ORDER BY id');
  writer.inParts('products', 'products', PRODUCTS, 10_000, (number) => {
    const vendor = vendorOf(number);
    const list = byType[isGrocer(vendor) ? 0 : 1]!;
    const place = vendorPlace(vendor, places);
    const model = list[numbersFrom(number * 31)(list.length)]!;
    writer.insert('products', productRow(number, vendor, model, place, now));
  });
}

function productRow(
  number: number,
  vendor: number,
  model: Model,
  place: { id: number; district_id: number },
  now: Date,
): Row {
  const draw = numbersFrom(number);
  const original = Math.max(20, Math.round(model.original_price * (0.7 + draw(60) / 100)));
  const selling = draw(3) === 0 ? original : Math.max(10, Math.round(original * (0.6 + draw(38) / 100)));
  const dice = draw(100);
  const verify = dice < 3 ? 0 : dice < 5 ? 2 : 1;
  const status = dice >= 97 ? 0 : 1;
  const visible = isVisible({ status, verify, shopOpen: true, hasWarehouse: true, categoryStatuses: [1, 1] });
  const word = draw(words.length);
  const made = new Date(now.getTime() - draw(700 * DAY_MS)).toISOString();
  return {
    ...model,
    id: FIRST + number,
    vendor_id: FIRST + vendor,
    shop_id: FIRST + vendor,
    name: `${words[word]} ${model.name} ${number}`,
    name_bn: `${banglaWords[word]} ${model.name_bn} ${number}`,
    slug: `${model.slug}-${number}`,
    selling_price: selling,
    original_price: original,
    qty: draw(20) === 0 ? 0 : 5 + draw(200),
    option1: '',
    option2: '',
    video: '',
    featured: draw(200) === 0 ? 1 : 0,
    status,
    verify,
    discount_percent: discountPercent(selling, original),
    visible: visible ? 1 : 0,
    change_state: 0,
    business_district_id: place.district_id,
    business_upazila_id: place.id,
    rating_sum: 0,
    total_review: 0,
    rating: 0,
    sold: 0,
    updated_at: made,
    created_at: made,
  };
}

const COUNTED_AT_ONCE = 10_000;

/** Sales and reviews are counted into the products at the end, so many at once: none of it waits in memory for all to be counted. */
export function countIntoProducts(writer: Writer): void {
  for (let from = FIRST; from < FIRST + PRODUCTS; from += COUNTED_AT_ONCE) {
    const part = `id > ${from} AND id <= ${from + COUNTED_AT_ONCE}`;
    writer.run(`UPDATE products SET
      sold = coalesce((SELECT sum(l.qty) FROM order_lines l JOIN packages p ON p.id = l.package_id WHERE l.product_id = products.id AND p.status <> 8), 0),
      (rating_sum, total_review) = (SELECT coalesce(sum(star), 0), count(*) FROM reviews WHERE product_id = products.id)
      WHERE ${part}`);
    writer.run(
      `UPDATE products SET rating = CASE WHEN total_review = 0 THEN 0 ELSE round(rating_sum * 1.0 / total_review, 1) END WHERE ${part}`,
    );
    writer.log(`sales and reviews counted: ${(from + COUNTED_AT_ONCE - FIRST).toLocaleString('en')} products`);
  }
}
