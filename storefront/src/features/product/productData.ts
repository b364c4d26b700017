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
    sku: product.sku || String(product.id),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: offersOf(product, url),
    ...(reviews > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: star, reviewCount: reviews } }),
  };
}

const offerWords = {
  priceCurrency: 'BDT',
  itemCondition: 'https://schema.org/NewCondition',
} as const;
const availability = (qty: number) => (qty > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock');

/** One offer, or all of them with the lowest and the highest price. */
function offersOf({ selling_price, qty, variants }: ProductData, url: string): Record<string, unknown> {
  if (variants.length === 0)
    return { '@type': 'Offer', url, price: selling_price, ...offerWords, availability: availability(qty) };
  const prices = variants.map((variant) => variant.selling_price);
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: 'BDT',
    offerCount: variants.length,
    availability: availability(qty),
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      url,
      name: [variant.option1, variant.option2].filter(Boolean).join(' · '),
      ...(variant.sku && { sku: variant.sku }),
      price: variant.selling_price,
      ...offerWords,
      availability: availability(variant.qty),
    })),
  };
}
