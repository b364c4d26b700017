'use client';
/** A description of a product as shoppers see it: formatted, or as paragraphs of its words. */
import type { DescriptionColumns } from '../../../domain/products/description';
import { ShownText } from '../../shared/richText/ShownText';
import type { StoredProduct } from './useProductForm';

type Props = { product: StoredProduct; columns: DescriptionColumns };

/** A dash stands for none. */
export function Description({ product, columns }: Props) {
  const parts = product[columns.parts];
  return parts.length > 0 ? <ShownText blocks={parts} /> : product[columns.words] || '—';
}
