import { fieldColumns, type ImportColumn } from '../../domain/catalogue/importColumns';
import { writeNotation } from '../../domain/variants/notation';
import type { Product, Variant } from '../../payload-types';

/** A product, its relations populated, as a line of a file. Importing it unchanged changes nothing. */
export function cellsOf(product: Product, variants: readonly Variant[] = []): Record<ImportColumn, string> {
  const cells = fieldColumns.map(({ name, column }) => [name, cellOf(product[column])]);
  const rest = [['variants', writeNotation(variants)]];
  return Object.fromEntries([['id', String(product.id)], ...cells, ...rest]) as Record<ImportColumn, string>;
}

/** A picture by its path; any other record by its slug, or by its name if it has none. */
function cellOf(value: Product[(typeof fieldColumns)[number]['column']]): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('filename' in value) return value.filename ? `/uploads/media/${encodeURIComponent(value.filename)}` : '';
  if ('slug' in value) return value.slug;
  return 'name' in value ? value.name : '';
}
