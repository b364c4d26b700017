'use client';
/** The description of a product as shoppers see it: formatted, or as paragraphs of its words. */
import { ShownText } from '../../shared/richText/ShownText';
import type { StoredProduct } from './useProductForm';

export function Description({ product, className }: { product: StoredProduct; className?: string }) {
  if (product.description_parts.length > 0) return <ShownText blocks={product.description_parts} />;
  if (product.description === '') return className ? null : '—';
  return className ? <p className={className}>{product.description}</p> : product.description;
}
