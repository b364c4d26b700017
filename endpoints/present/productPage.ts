import type { z } from 'zod';
import type { productDetails } from '../../contract/catalogue';
import type { Product } from '../../payload-types';
import { filled, refId } from '../../services/relations';
import { presentCategoryName } from './category';
import { imagePath } from './image';
import { presentPlaceName } from './place';
import { presentProductCard } from './product';
import { presentShopCard } from './shopCard';

/** A product with everything its page shows; relations filled in two levels deep. */
export function presentProductPage(product: Product): z.input<typeof productDetails> {
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
    description: card.description,
    has_options: card.has_options,
    business_upazila_id: card.business_upazila_id,
    brand: brand ? { id: brand.id, name: brand.name, name_bn: brand.name_bn } : null,
    vendor: {
      id: refId(product.vendor) ?? 0,
      business_district: presentPlaceName(product.business_district),
      business_district_id: refId(product.business_district),
      business_upazila: presentPlaceName(product.business_upazila),
      business_upazila_id: refId(product.business_upazila),
    },
    shop: shop ? presentShopCard(shop) : null,
    category: presentCategoryName(product.category),
    subcategory: presentCategoryName(product.subcategory),
    childcategory: presentCategoryName(product.childcategory),
    variation1: product.variation1 ?? '',
    variation2: product.variation2 ?? '',
    option1: product.option1 ?? '',
    option2: product.option2 ?? '',
    image1: imagePath(product.image1, 'large'),
    image2: imagePath(product.image2, 'large'),
    image3: imagePath(product.image3, 'large'),
    image4: imagePath(product.image4, 'large'),
    image5: imagePath(product.image5, 'large'),
    image6: imagePath(product.image6, 'large'),
    video: product.video ?? '',
    meta_title: product.meta_title ?? '',
    meta_keyword: product.meta_keyword ?? '',
    meta_descrip: product.meta_descrip ?? '',
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}
