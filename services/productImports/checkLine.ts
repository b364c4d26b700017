import {
  columnOfField,
  fieldColumns,
  formValue,
  slugOfLine,
  type ImportCells,
} from '../../domain/catalogue/importColumns';
import { priceProblems } from '../../domain/catalogue/prices';
import type { FieldProblem, FieldProblems } from '../../domain/failure';
import type { VariantInput } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import type { Id } from '../ctx';
import { checkedOptions } from '../products/checkedOptions';
import { pathProblems } from '../products/pathProblems';
import { documentFrom, pictureSlots, type ProductForm } from '../products/productForm';
import { refId } from '../relations';
import { changesOf, type LineData } from './changesOf';
import { placeOf, type ImportChoices } from './importChoices';
import { fileNameOf, type ImportTargets } from './importTargets';
import { ownNumbersProblems, readVariantsCell, variantsProblems } from './variantsOfLine';

/** The product form's own check: the form with its values, or the problems of its fields. */
export type CheckForm = (
  form: Record<string, unknown>,
) => { form: ProductForm; variants?: VariantInput[] | undefined } | { problems: FieldProblems };
export type ImportRow = { line: number; cells: ImportCells };
export type CheckedLine = {
  line: number;
  action: 'create' | 'update' | 'same' | 'wrong';
  name: string;
  slug: string;
  product: Id | null;
  data: LineData | null;
  problems: FieldProblems;
};
type Seen = Map<string, number>;

/** Checks one line by the rules of the product form, without writing anything. */
export function checkLine(
  row: ImportRow,
  choices: ImportChoices,
  targets: ImportTargets,
  seen: Seen,
  check: CheckForm,
): CheckedLine {
  const { cells, line } = row;
  const problems: FieldProblems = {};
  const { product, slug } = targetOf(row, targets, seen, problems);
  const facts = placeOf(cells, choices, product);
  const pictures = picturesOf(cells, targets, product, problems);
  const given = formOf(cells, product, slug, {
    main_cat_id: facts.main?.id,
    sub_cat_id: facts.sub?.id,
    child_cat_id: facts.child?.id ?? '',
    brand: facts.brand?.id ?? '',
  });
  const stored = targets.variants.get(String(product?.id)) ?? [];
  const read = readVariantsCell(cells, given, stored);
  add(problems, read.problems);
  const checked = check({ ...given, ...(read.typed && { variants: read.typed }) });
  add(problems, 'problems' in checked ? checked.problems : priceProblems(checked.form));
  const path = {
    category: cells.category || product?.category,
    subcategory: cells.sub_category || product?.subcategory,
    childcategory: cells.child_category,
    brand: cells.brand,
  };
  addPlace(problems, pathProblems(path, facts));
  const options = checkedOptions(given);
  add(problems, options.problems);
  const variants = 'form' in checked && read.typed ? checked.variants : undefined;
  add(problems, variantsProblems(variants, options.kept));
  add(problems, ownNumbersProblems(cells, product, variants));

  const about = { line, name: String(given.name ?? ''), slug, product: product?.id ?? null };
  if ('problems' in checked || Object.keys(problems).length > 0)
    return { ...about, action: 'wrong', data: null, problems };
  const data: LineData = {
    form: checked.form,
    pictures,
    fields: fieldsOf(cells),
    ...(variants ? { variants } : {}),
    ...(product ? { qtySeen: product.qty, soldSeen: product.sold } : {}),
  };
  const document = documentFrom(checked.form, facts, options.kept);
  const action = !product ? 'create' : variants || changesOf(document, data, product).length > 0 ? 'update' : 'same';
  return { ...about, action, data, problems };
}

/** The product of a line: by its id, otherwise by its slug; null for a new one. A slug occurs once in a file. */
function targetOf(
  { cells, line }: ImportRow,
  targets: ImportTargets,
  seen: Seen,
  problems: FieldProblems,
): { product: Product | null; slug: string } {
  const id = formValue('id', cells.id ?? '');
  const byId = id === '' ? null : (targets.byId.get(id) ?? null);
  if (id !== '' && !byId) problems.id = [{ code: 'notFound' }];
  const slug = byId && cells.slug === undefined ? byId.slug : slugOfLine(cells);
  const product = byId ?? (id === '' ? (targets.bySlug.get(slug) ?? null) : null);
  const other = targets.bySlug.get(slug);
  if (targets.taken.has(slug) || (other && product && other.id !== product.id)) problems.slug = [{ code: 'taken' }];
  const before = seen.get(slug) ?? (product ? seen.get(`#${product.id}`) : undefined);
  if (before !== undefined && slug !== '') problems.slug = [{ code: 'twiceInFile', params: { line: before } }];
  seen.set(slug, line);
  if (product) seen.set(`#${product.id}`, line);
  return { product, slug };
}

/** The fields the product form would send: from the file, otherwise from the product. */
function formOf(
  cells: ImportCells,
  product: Product | null,
  slug: string,
  place: Record<string, unknown>,
): Record<string, unknown> {
  const form: Record<string, unknown> = { slug, ...place };
  for (const { name, field, column, kind } of fieldColumns) {
    if (kind === 'slug' || kind === 'reference' || kind === 'picture') continue;
    const cell = cells[name];
    if (cell !== undefined) form[field] = formValue(name, cell);
    else if (product) form[field] = product[column] ?? '';
    else if (name === 'status') form[field] = 1;
  }
  return form;
}

/** Only columns in the file count. An empty picture column removes the picture; the first picture is never removed. */
function picturesOf(
  cells: ImportCells,
  targets: ImportTargets,
  product: Product | null,
  problems: FieldProblems,
): LineData['pictures'] {
  const pictures: LineData['pictures'] = {};
  for (const column of pictureSlots) {
    const name = fileNameOf(cells[column] ?? '');
    const found = targets.pictures.get(name);
    if (name !== '' && found === undefined) problems[column] = [{ code: 'pictureUnknown' }];
    else if (name !== '' && found !== undefined) pictures[column] = found;
    else if (column === 'image1') {
      if (!product || refId(product.image1) === null) problems.image1 = [{ code: 'required' }];
    } else if (cells[column] !== undefined) pictures[column] = null;
  }
  return pictures;
}

/** The document fields that the file contains. */
const fieldsOf = (cells: ImportCells): string[] =>
  fieldColumns.filter(({ name, kind }) => cells[name] !== undefined && kind !== 'picture').map(({ column }) => column);

const add = (problems: FieldProblems, more: FieldProblems) => {
  for (const [field, list] of Object.entries(more)) (problems[columnOfField(field)] ??= []).push(...list);
};

/** The category's problem says more than "required". */
function addPlace(problems: FieldProblems, found: Record<string, FieldProblem[]>): void {
  for (const [field, list] of Object.entries(found)) problems[columnOfField(field)] = list;
}
