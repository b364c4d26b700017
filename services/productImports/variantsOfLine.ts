import { formValue, type ImportCells } from '../../domain/catalogue/importColumns';
import type { FieldProblems } from '../../domain/failure';
import { readNotation, writeNotation } from '../../domain/variants/notation';
import { ownNumbersProblem, variantProblems, type Lists, type VariantInput } from '../../domain/variants/rules';
import type { Product, Variant } from '../../payload-types';

type Kinds = Lists & { variation1?: string | null | undefined; variation2?: string | null | undefined };
type Read = { typed: object[] | undefined; problems: FieldProblems };

/** The combinations in a line's cell, in the form's format; undefined if the file does not change them. */
export function readVariantsCell(cells: ImportCells, product: Kinds, stored: readonly Variant[]): Read {
  const cell = cells.variants;
  if (cell === undefined || cell.trim() === writeNotation(stored)) return { typed: undefined, problems: {} };
  const typed = readNotation(cell, product);
  return typed ? { typed, problems: {} } : { typed: undefined, problems: { variants: [{ code: 'wrongVariants' }] } };
}

/** Whether the line sets a price or stock on a product whose variants stay as they are. */
export function ownNumbersProblems(
  cells: ImportCells,
  product: Product | null,
  variants: readonly VariantInput[] | undefined,
): FieldProblems {
  const problem = product && variants === undefined ? ownNumbersProblem(product) : null;
  if (!product || !problem) return {};
  const changed = (['selling_price', 'original_price', 'qty'] as const).filter((field) => {
    const cell = cells[field];
    return cell !== undefined && formValue(field, cell) !== String(product[field]);
  });
  return Object.fromEntries(changed.map((field) => [field, [problem]]));
}

export const variantsProblems = (variants: readonly VariantInput[] | undefined, lists: Lists): FieldProblems =>
  variants ? variantProblems(variants, lists) : {};
