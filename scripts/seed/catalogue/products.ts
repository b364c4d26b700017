/** The products of the demo shops, computed from the tables: who sells what, with which slug, in which state. */
import { joinOptions } from '../../../domain/catalogue/variations';
import { categories } from './categories';
import type { MainRow, SubRow } from './categories';
import { fashionProducts } from './fashion';
import { gadgetProducts } from './gadget';
import { groceryProducts } from './grocery';
import { homeProducts } from './home';
import { notes } from './notes';
import { choices } from './rows';
import type { Extra, ProductRow, ProductTable } from './rows';
import { suspendedProducts } from './suspended';
import { slugOf } from '../../../domain/places/bangladesh/slugOf';

/** The owner of the shop: the part of the e-mail before the @. */
export type Seller =
  | 'grocer.savar'
  | 'grocer.sylhet'
  | 'vendor.fashion'
  | 'vendor.gadget'
  | 'vendor.home'
  | 'suspended.vendor';

export type SeedProduct = {
  seller: Seller;
  slug: string;
  name: string;
  name_bn: string;
  main: string;
  sub: string;
  child: string;
  brand: string;
  selling_price: number;
  original_price: number;
  qty: number;
  short_description: string;
  description: string;
  variation1?: string;
  option1?: string;
  variation2?: string;
  option2?: string;
  /** Which of the colours of its main category it is drawn in. */
  picture: number;
  video?: string;
  featured: 0 | 1;
  status: 0 | 1;
  verify: 0 | 1 | 2;
  meta_title: string;
  meta_keyword: string;
  meta_descrip: string;
};

type Place = { main: MainRow; sub: SubRow; childName: string };
const placeOf = new Map<string, Place>(
  categories.flatMap((main) =>
    main.subs.flatMap((sub) => sub.children.map(([slug, childName]): [string, Place] => [slug, { main, sub, childName }])),
  ),
);

const general: readonly (readonly [Seller, ProductTable])[] = [
  ['vendor.fashion', fashionProducts],
  ['vendor.gadget', gadgetProducts],
  ['vendor.home', homeProducts],
  ['suspended.vendor', suspendedProducts],
];

/** All products, each shop's in the order of its tables. */
export const products: readonly SeedProduct[] = [
  ...rowsOf(groceryProducts).flatMap(([child, row, index]) => {
    const at = row[7]?.at;
    return [
      ...(at === 'sylhet' ? [] : [productOf('grocer.savar', child, row, index)]),
      ...(at === 'savar' ? [] : [productOf('grocer.sylhet', child, dearer(row), index + 1)]),
    ];
  }),
  ...general.flatMap(([seller, table]) => rowsOf(table).map(([child, row, index]) => productOf(seller, child, row, index))),
];

function rowsOf(table: ProductTable): [child: string, row: ProductRow, index: number][] {
  return Object.entries(table).flatMap(([child, rows]) => rows.map((row, index): [string, ProductRow, number] => [child, row, index]));
}

/** Goods transported from Dhaka to Sylhet cost a little more there. */
function dearer(row: ProductRow): ProductRow {
  if (row[7]?.at === 'sylhet') return row;
  const [name, name_bn, price, was, ...rest] = row;
  const carriage = Math.max(2, Math.floor(price / 40));
  return [name, name_bn, price + carriage, was + carriage, ...rest];
}

function productOf(seller: Seller, child: string, row: ProductRow, index: number): SeedProduct {
  const [name, name_bn, selling_price, original_price, brand, about, about_bn, extra = {}] = row;
  const place = placeOf.get(child);
  if (!place) throw new Error(`No category ${child} for ${name}`);
  const both = seller.startsWith('grocer.') && extra.at === undefined;
  const slug = both ? `${slugOf(name)}-${seller.slice('grocer.'.length)}` : slugOf(name);
  return {
    seller,
    slug,
    name,
    name_bn: name_bn.normalize('NFC'),
    main: place.main.slug,
    sub: place.sub.slug,
    child,
    brand,
    selling_price,
    original_price,
    qty: extra.qty ?? 40 + ((index * 37 + selling_price) % 160),
    short_description: `${about} ${about_bn}`.normalize('NFC'),
    description: descriptionOf(place, row),
    ...chosen(extra),
    picture: index,
    ...(extra.video ? { video: extra.video } : {}),
    featured: extra.is === 'featured' ? 1 : 0,
    status: extra.is === 'hidden' ? 0 : 1,
    verify: extra.is === 'pending' ? 0 : extra.is === 'rejected' ? 2 : 1,
    meta_title: `${name} | ${name_bn}`.normalize('NFC').slice(0, 150),
    meta_keyword: [name, name_bn, place.childName, place.sub.name, brand].join(', ').normalize('NFC'),
    meta_descrip: `${about} ${about_bn}`.normalize('NFC'),
  };
}

function chosen({ choose }: Extra): Pick<SeedProduct, 'variation1' | 'option1' | 'variation2' | 'option2'> {
  if (!choose) return {};
  const [first, second] = choices[choose] as readonly (readonly [string, readonly string[]])[];
  return {
    ...(first ? { variation1: first[0], option1: joinOptions(first[1]) } : {}),
    ...(second ? { variation2: second[0], option2: joinOptions(second[1]) } : {}),
  };
}

/** English first, then the same in Bangla: the field is one text for both readers. */
function descriptionOf({ main, sub }: Place, [name, name_bn, , , brand, about, about_bn]: ProductRow): string {
  const note = notes[main.slug];
  const brand_bn = sub.brands.find(([known]) => known === brand)?.[1] ?? brand;
  return [
    `${name} by ${brand}. ${about} ${note?.en ?? ''}`,
    `${brand_bn}-এর ${name_bn}। ${about_bn} ${note?.bn ?? ''}`,
  ]
    .join('\n\n')
    .normalize('NFC');
}
