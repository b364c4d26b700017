import type { z } from 'zod';
import type {
  productCardShape,
  productFormShape,
  productRowShape,
  reviewNoteShape,
  shopNameShape,
} from '../../contract/productShapes';
import { productVerify } from '../../domain/catalogue/visible';
import { productTypeOf } from '../../domain/catalogue/productType';
import { changeState } from '../../domain/products/changes';
import type { DescriptionColumns } from '../../domain/products/description';
import { productForm, productPictures } from '../../domain/products/fieldSets';
import { documentIn } from '../../domain/richText/document';
import type { Product, ReviewNote, Shop, Variant } from '../../payload-types';
import type { References } from '../../services/richText/findReferences';
import type { Id } from '../../services/ctx';
import type { ListedProduct } from '../../services/products/listProducts';
import { filled, refId } from '../../services/relations';
import { presentCategoryName } from './category';
import { presentDeclared } from './declared';
import { flag } from './flags';
import { shownAt } from './picture';
import { presentDocument } from './richText';
import { presentFormVariant } from './variant';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
/** The approval state as the contract writes it. */
export const verifyOf = (value: number): 0 | 1 | 2 =>
  value === productVerify.approved ? 1 : value === productVerify.rejected ? 2 : 0;

/** The state of a vendor's change, as the contract writes it. */
export const changeStateOf = (value: number): 0 | 1 | 2 =>
  value === changeState.waiting ? 1 : value === changeState.rejected ? 2 : 0;

/** The shop of a product; null when it is not populated. */
export function presentShopName(shop: Id | Shop | null | undefined): z.input<typeof shopNameShape> | null {
  const known = filled(shop);
  return known ? { id: known.id, name: known.name, name_bn: known.name_bn ?? '', slug: known.slug } : null;
}

/** A product's average rating, with one decimal; 0 without a review. */
export function ratingOf(product: Pick<Product, 'rating_sum' | 'total_review'>): number {
  return product.total_review > 0 ? oneDecimal(product.rating_sum / product.total_review) : 0;
}

/**
 * A product as every grid of the storefront shows it. The shop is taken from `options.shop` if the caller has it,
 * otherwise from the product when its `shop` is populated.
 */
export function presentProductCard(
  product: Product,
  options: { shop?: Shop | null } = {},
): z.input<typeof productCardShape> {
  return {
    id: product.id,
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    type: productTypeOf(product.type),
    qty: product.qty,
    thumbnail: shownAt(product.thumbnail),
    selling_price: product.selling_price,
    original_price: product.original_price,
    discount_percent: oneDecimal(product.discount_percent ?? 0),
    rating: ratingOf(product),
    total_review: product.total_review,
    short_description: product.short_description ?? '',
    description: product.description ?? '',
    has_options: flag(product.option1 || product.option2 ? 1 : 0),
    price_from: flag(product.prices_differ ?? 0),
    business_upazila_id: refId(product.business_upazila),
    shop: presentShopName(options.shop === undefined ? product.shop : options.shop),
  };
}

/** A product in a table of the back office; relations populated one level deep. */
export function presentProductRow(product: ListedProduct): z.input<typeof productRowShape> {
  return {
    id: product.id,
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    type: productTypeOf(product.type),
    thumbnail: shownAt(product.thumbnail),
    selling_price: product.selling_price,
    original_price: product.original_price,
    qty: product.qty,
    sold: product.sold,
    sku: product.sku ?? '',
    variant_skus: product.variant_skus,
    has_variants: flag(product.has_variants ?? 0),
    status: flag(product.status),
    featured: flag(product.featured),
    verify: verifyOf(product.verify),
    category: presentCategoryName(product.category),
    subcategory: presentCategoryName(product.subcategory),
    childcategory: presentCategoryName(product.childcategory),
    shop: presentShopName(product.shop),
    change_state: changeStateOf(product.change_state),
    reject_reason: product.reject_reason ?? '',
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}

/** A row of the products waiting for approval: a change appears as it was submitted, whatever is on sale meanwhile. */
export const presentWaitingRow = (product: ListedProduct): z.input<typeof productRowShape> => ({
  ...presentProductRow(product),
  ...(product.verify === productVerify.approved && product.waiting_since ? { updated_at: product.waiting_since } : {}),
});

/** A message of the thread about a rejection. */
type Said = Pick<ReviewNote, 'kind' | 'text' | 'by_shop' | 'by_name' | 'createdAt'>;

export const presentReviewNote = (note: Said, namesAdmins: boolean): z.input<typeof reviewNoteShape> => ({
  kind: note.kind,
  text: note.text ?? '',
  by_shop: flag(note.by_shop),
  by_name: note.by_shop === 1 && !namesAdmins ? '' : (note.by_name ?? ''),
  created_at: note.createdAt,
});

/** The descriptions of both languages, ready to be drawn where they have formats. */
export const presentParts = (
  product: Pick<Product, DescriptionColumns['document']>,
  references: References,
): Pick<z.input<typeof productFormShape>, 'description_parts' | 'description_parts_bn'> => ({
  description_parts: presentDocument(documentIn(product.description_document), references, 'en'),
  description_parts_bn: presentDocument(documentIn(product.description_document_bn), references, 'bn'),
});

/** A product in its edit form; relations populated one level deep. */
export function presentProductForm(
  product: Product,
  variants: readonly Variant[],
  notes: readonly ReviewNote[],
  { namesAdmins, references }: { namesAdmins: boolean; references: References },
): z.input<typeof productFormShape> {
  return {
    id: product.id,
    ...presentDeclared(productForm, product),
    ...presentDeclared(productPictures, product, 'card'),
    category: presentCategoryName(product.category),
    subcategory: presentCategoryName(product.subcategory),
    childcategory: presentCategoryName(product.childcategory),
    variants: variants.map(presentFormVariant),
    ...presentParts(product, references),
    brand_name: filled(product.brand)?.name ?? null,
    sold: product.sold,
    type: productTypeOf(product.type),
    verify: verifyOf(product.verify),
    thumbnail: shownAt(product.thumbnail),
    shop: presentShopName(product.shop),
    change_state: changeStateOf(product.change_state),
    reject_reason: product.reject_reason ?? '',
    review: notes.map((note) => presentReviewNote(note, namesAdmins)),
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}
