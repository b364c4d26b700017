import type { PictureColumn } from '../../domain/catalogue/importColumns';
import type { VariantInput } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import type { Id } from '../ctx';
import type { ProductForm } from '../products/productForm';
import { refId } from '../relations';

/** The job's input: the form, its pictures, and which product fields the file has. */
export type LineData = {
  form: ProductForm;
  pictures: Partial<Record<PictureColumn, Id | null>>;
  fields: string[];
  /** All combinations the product is to have; absent: they stay as they are. */
  variants?: readonly VariantInput[];
  /** The stock in the preview, which the number in the file replaces. */
  qtySeen?: number;
  /** How many pieces had been sold then. */
  soldSeen?: number;
};

/** The changes a line makes to its product: only fields in the file, only values that differ. */
export function changesOf(
  document: Record<string, unknown>,
  { fields, pictures }: Pick<LineData, 'fields' | 'pictures'>,
  product: Product,
): [field: string, value: unknown][] {
  const wanted = [...fields.map((field): [string, unknown] => [field, document[field]]), ...Object.entries(pictures)];
  return wanted.filter(([field, value]) => plain(value) !== plain(product[field as keyof Product]));
}

/** Undefined, null and empty text are the same; relations compare by id. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object' && 'id' in value) return String(refId(value as { id: number }));
  return String(value);
}
