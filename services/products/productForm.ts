import type { updateProduct } from '../../contract/products';
import type { InputOf } from '../../contract/route';
import { priceProblems } from '../../domain/catalogue/prices';
import { Failure, type FieldProblems } from '../../domain/failure';
import { columnOf, entries, namesOf } from '../../domain/fields/declare';
import { productForm, productPictures } from '../../domain/products/fieldSets';
import { productFields } from '../../domain/products/fields';
import type { Product } from '../../payload-types';
import type { VariantInput } from '../../domain/variants/rules';
import type { Ctx, Id } from '../ctx';
import { checkVariants, skusInTurn } from '../variants/checkVariants';
import { checkedOptions } from './checkedOptions';
import { readPathFacts, type PathFacts } from './pathFacts';
import { pathProblems } from './pathProblems';

/** The values of the add and edit forms other than pictures. */
export type ProductForm = Omit<
  InputOf<typeof updateProduct>['body'],
  'qty_seen' | 'sold_seen' | 'image_order' | 'variants' | `${PictureSlot}_upload`
>;

/** The document for a form. Throws `invalid` with every invalid field, named as in the form. */
export async function documentOf(
  ctx: Ctx,
  form: ProductForm,
  vendor: Id,
  own: Id | null,
  variants?: readonly VariantInput[],
): Promise<Record<string, unknown>> {
  const path = {
    vendor,
    category: form.main_cat_id,
    subcategory: form.sub_cat_id,
    childcategory: chosen(form.child_cat_id),
    brand: chosen(form.brand),
  };
  const facts = await readPathFacts(ctx.db, path);
  const options = checkedOptions(form);
  const ofVariants = await checkVariants(ctx, variants, { vendor, product: own, lists: options.kept, sku: form.sku });
  const problems: FieldProblems = {
    ...pathProblems(path, facts),
    ...options.problems,
    ...priceProblems(form),
    ...ofVariants,
  };
  if (await isTaken(ctx, form.slug, own)) problems.slug = [{ code: 'taken' }];
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  return documentFrom(form, facts, options.kept);
}

/**
 * The same inside the transaction that writes it: of two products saved at once, the second sees the SKUs of the
 * first.
 */
export async function documentInTurn(
  ctx: Ctx,
  ...[form, vendor, own, variants]: Tail<Parameters<typeof documentOf>>
): Promise<Record<string, unknown>> {
  if (form.sku || variants?.some(({ sku }) => sku !== '')) await skusInTurn(ctx, vendor);
  return documentOf(ctx, form, vendor, own, variants);
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

/** The document for a form whose categories and options have been checked. */
export function documentFrom(
  form: ProductForm,
  facts: PathFacts,
  kept: { option1?: string; option2?: string },
): Record<string, unknown> {
  const fields = entries(productForm).flatMap(([name, field]): [string, unknown][] => {
    const { kind } = field;
    if (kind === 'choice') return [[name, form[name] || null]];
    // Fields that are not sent are removed: an undefined value would count as one.
    if ('staysUnsent' in field && form[name] === undefined) return [];
    return [[name, kind === 'video' ? (form[name] ?? '') : form[name]]];
  });
  const { main_cat_id: _main, sub_cat_id: _sub, child_cat_id: _child, ...words } = Object.fromEntries(fields);
  return {
    ...words,
    ...kept,
    category: facts.main?.id,
    subcategory: facts.sub?.id,
    childcategory: facts.child?.id ?? null,
    brand: facts.brand?.id ?? null,
  };
}

/** Renames problems by the form's field names. */
function invalidForm(problems: FieldProblems): Failure {
  const named = new Map<string, string>(namesOf(productFields).map((name) => [columnOf(productFields, name), name]));
  const fields = Object.entries(problems).map(([field, list]) => [named.get(field) ?? field, list]);
  return new Failure('invalid', { fields: Object.fromEntries(fields) as FieldProblems });
}

/** Forms say "none" in several ways. */
function chosen(id: Id | undefined): Id | null {
  return id === undefined || id === '' || id === 'null' || id === 'undefined' || id === '0' ? null : id;
}

async function isTaken(ctx: Ctx, slug: string, own: Id | null): Promise<boolean> {
  const others = { slug: { equals: slug }, ...(own === null ? {} : { id: { not_equals: own } }) };
  return (await ctx.db.asSystem('slugs are unique over all vendors').count('products', others)) > 0;
}

export const pictureSlots = namesOf(productPictures);
export type PictureSlot = keyof typeof productPictures;
export type Pictures = Pick<Product, PictureSlot>;
