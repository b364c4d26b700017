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
import { parent, textNode, type HeadingNode, type ListNode, type RichDocument } from '../../../domain/richText/document';
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
  short_description_bn?: string;
  description_bn?: string;
  description_document_bn?: RichDocument;
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

/** Women's fashion is described in each language by itself, one product of it with formats in Bangla. */
const inEachLanguage = 'womens-fashion';
const withFormats = 'Dhakai Jamdani Saree, 80 Count';

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
    ...textsOf(place, row),
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

type Texts = Pick<
  SeedProduct,
  'short_description' | 'description' | 'short_description_bn' | 'description_bn' | 'description_document_bn'
>;

/** Other products have English first, then the same in Bangla: one text for both readers. */
function textsOf({ main, sub }: Place, [name, name_bn, , , brand, about, about_bn]: ProductRow): Texts {
  const note = notes[main.slug];
  const brand_bn = sub.brands.find(([known]) => known === brand)?.[1] ?? brand;
  const english = `${name} by ${brand}. ${about} ${note?.en ?? ''}`.normalize('NFC');
  const beginning = `${brand_bn}-এর ${name_bn}। ${about_bn}`.normalize('NFC');
  const care = (note?.bn ?? '').normalize('NFC');
  const bangla = `${beginning} ${care}`;
  if (main.slug !== inEachLanguage)
    return {
      short_description: `${about} ${about_bn}`.normalize('NFC'),
      description: `${english}\n\n${bangla}`,
    };
  return {
    short_description: about,
    description: english,
    short_description_bn: about_bn.normalize('NFC'),
    ...(name === withFormats ? { description_document_bn: formatted(beginning, care) } : { description_bn: bangla }),
  };
}

/** A paragraph, and under a heading a list with an item for each sentence. */
function formatted(words: string, care: string): RichDocument {
  const sentences = care.match(/[^।]+।/g) ?? [];
  const list: ListNode = {
    ...parent('list', sentences.map((sentence, index) => ({ ...parent('listitem', [textNode(sentence.trim())]), value: index + 1 }))),
    listType: 'bullet',
    start: 1,
    tag: 'ul',
  };
  const heading: HeadingNode = { ...parent('heading', [textNode('যত্ন ও মাপ')]), tag: 'h2' };
  return { root: parent('root', [parent('paragraph', [textNode(words)]), heading, list]) };
}
