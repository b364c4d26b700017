import type { z } from 'zod';
import type { productDetails } from '../../contract/productPages';
import { productPageFields } from '../../domain/products/fieldSets';
import type { Product, Variant } from '../../payload-types';
import type { References } from '../../services/richText/findReferences';
import { filled, refId } from '../../services/relations';
import { presentCategoryName } from './category';
import { presentDeclared } from './declared';
import { presentPlaceName, presentPlaceNameBn } from './place';
import { presentParts, presentProductCard } from './product';
import { presentShopCard } from './shopCard';
import { presentVariant } from './variant';

/** A product with everything its page shows; relations populated two levels deep. */
export function presentProductPage(
  product: Product,
  references: References,
  variants: readonly Variant[] = [],
): z.input<typeof productDetails> {
  const card = presentProductCard(product);
  const brand = filled(product.brand);
  const shop = filled(product.shop);
  return {
    id: card.id,
    name: card.name,
    name_bn: card.name_bn,
    slug: card.slug,
    type: card.type,
    qty: card.qty,
    thumbnail: card.thumbnail,
    selling_price: card.selling_price,
    original_price: card.original_price,
    discount_percent: card.discount_percent,
    rating: card.rating,
    total_review: card.total_review,
    short_description: card.short_description,
    has_options: card.has_options,
    price_from: card.price_from,
    variants: variants.map(presentVariant),
    ...presentDeclared(productPageFields, product, 'large'),
    ...presentParts(product, references),
    business_upazila_id: card.business_upazila_id,
    brand: brand ? { id: brand.id, name: brand.name, name_bn: brand.name_bn } : null,
    vendor: {
      id: refId(product.vendor) ?? 0,
      business_district: presentPlaceName(product.business_district),
      business_district_id: refId(product.business_district),
      business_upazila: presentPlaceName(product.business_upazila),
      business_upazila_bn: presentPlaceNameBn(product.business_upazila),
      business_upazila_id: refId(product.business_upazila),
    },
    shop: shop ? presentShopCard(shop) : null,
    category: presentCategoryName(product.category),
    subcategory: presentCategoryName(product.subcategory),
    childcategory: presentCategoryName(product.childcategory),
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}
