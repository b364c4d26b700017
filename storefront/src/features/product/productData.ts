/** A product as the contract describes it, and small readings of it. */
import type { z } from 'zod';
import type { productDetails, publicReview } from '../../../../contract/productPages';

export type ProductData = z.output<typeof productDetails>;
export type ReviewData = z.output<typeof publicReview>;

/** The pictures that are there, in order. */
export function imagesOf(product: ProductData): string[] {
  const { image1, image2, image3, image4, image5, image6 } = product;
  return [image1, image2, image3, image4, image5, image6].filter((image) => image !== null);
}

type Told = {
  /** In the reader's language. */
  name: string;
  description: string;
  /** Its address, with the language. */
  url: string;
  star: number;
  reviews: number;
};

/** Structured data for search engines, in the language of the page. */
export function productSchema(product: ProductData, told: Told): Record<string, unknown> {
  const { name, description, url, star, reviews } = told;
  return {
    '@type': 'Product',
    name,
    url,
    image: imagesOf(product),
    description,
    sku: String(product.id),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.selling_price,
      priceCurrency: 'BDT',
      availability: product.qty > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(reviews > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: star, reviewCount: reviews } }),
  };
}
