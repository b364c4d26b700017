import type { PictureColumn } from '../../domain/catalogue/importColumns';
import type { Product } from '../../payload-types';
import type { Id } from '../ctx';
import type { ProductForm } from '../products/productForm';
import { refId } from '../relations';

/** What the job writes: the form, its pictures, and which fields of a product the file has. */
export type LineData = {
  form: ProductForm;
  pictures: Partial<Record<PictureColumn, Id | null>>;
  fields: string[];
  /** The stock the preview was made with: the number in the file was typed over it. */
  qtySeen?: number;
};

/** What a line changes of its product: only fields the file has, only values that differ. */
export function changesOf(
  document: Record<string, unknown>,
  { fields, pictures }: Pick<LineData, 'fields' | 'pictures'>,
  product: Product,
): [field: string, value: unknown][] {
  const wanted = [...fields.map((field): [string, unknown] => [field, document[field]]), ...Object.entries(pictures)];
  return wanted.filter(([field, value]) => plain(value) !== plain(product[field as keyof Product]));
}

/** Nothing, null and empty text are the same; relations count by their id. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object' && 'id' in value) return String(refId(value as { id: number }));
  return String(value);
}
