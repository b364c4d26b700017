/** A product as the contract describes it, and small readings of it. */
import type { z } from 'zod';
import type { productDetails, publicReview } from '../../../../contract/catalogue';

export type ProductData = z.output<typeof productDetails>;
export type ReviewData = z.output<typeof publicReview>;

/** The pictures that are there, in order. */
export function imagesOf(product: ProductData): string[] {
  const { image1, image2, image3, image4, image5, image6 } = product;
  return [image1, image2, image3, image4, image5, image6].filter((image) => image !== null);
}

/** Structured data for search engines. */
export function productSchema(product: ProductData, star: number, reviews: number): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: product.name,
    image: imagesOf(product),
    description: product.short_description || product.description.slice(0, 300),
    sku: String(product.id),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: {
      '@type': 'Offer',
      price: product.selling_price,
      priceCurrency: 'BDT',
      availability: product.qty > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(reviews > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: star, reviewCount: reviews } }),
  };
}
