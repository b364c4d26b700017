import { pictureColumns, type ImportColumn } from '../../domain/catalogue/importColumns';
import type { Media, Product } from '../../payload-types';
import { filled, type refId } from '../relations';

type Named = { id: number | string; slug?: string | null; name: string };
type Relation = Parameters<typeof refId>[0];

const slugOf = (relation: Relation): string => filled<Named>(relation as Named | null)?.slug ?? '';
const nameOf = (relation: Relation): string => filled<Named>(relation as Named | null)?.name ?? '';

function pathOf(picture: Relation): string {
  const file = filled<Media>(picture as Media | null)?.filename;
  return file ? `/uploads/media/${encodeURIComponent(file)}` : '';
}

/** A product, its relations filled in, as a line of a file. Brought back unchanged it changes nothing. */
export function cellsOf(product: Product): Record<ImportColumn, string> {
  const pictures = Object.fromEntries(pictureColumns.map((column) => [column, pathOf(product[column])])) as Record<
    (typeof pictureColumns)[number],
    string
  >;
  return {
    id: String(product.id),
    slug: product.slug,
    name: product.name,
    name_bn: product.name_bn,
    category: slugOf(product.category),
    sub_category: slugOf(product.subcategory),
    child_category: slugOf(product.childcategory),
    brand: nameOf(product.brand),
    selling_price: String(product.selling_price),
    original_price: String(product.original_price),
    qty: String(product.qty),
    status: String(product.status),
    short_description: product.short_description ?? '',
    description: product.description ?? '',
    variation1: product.variation1 ?? '',
    option1: product.option1 ?? '',
    variation2: product.variation2 ?? '',
    option2: product.option2 ?? '',
    video: product.video ?? '',
    meta_title: product.meta_title ?? '',
    meta_keyword: product.meta_keyword ?? '',
    meta_descrip: product.meta_descrip ?? '',
    ...pictures,
  };
}
