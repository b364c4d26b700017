import { priceProblems } from '../../domain/catalogue/prices';
import { Failure, type FieldProblems } from '../../domain/failure';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { checkedOptions } from './checkedOptions';
import { readPathFacts, type PathFacts } from './pathFacts';
import { pathProblems } from './pathProblems';

/** What the add and edit forms give besides pictures. */
export type ProductForm = {
  main_cat_id: Id;
  sub_cat_id: Id;
  child_cat_id?: Id | undefined;
  brand?: Id | undefined;
  name: string;
  name_bn: string;
  slug: string;
  description: string;
  short_description: string;
  selling_price: number;
  original_price: number;
  qty: number;
  featured?: 0 | 1 | undefined;
  status?: 0 | 1 | undefined;
  variation1?: string | undefined;
  variation2?: string | undefined;
  option1: string;
  option2: string;
  video?: string | undefined;
  meta_title: string;
  meta_keyword: string;
  meta_descrip: string;
};

/** The forms' names for what the collection calls otherwise. */
const formNames: Readonly<Record<string, string>> = {
  category: 'main_cat_id',
  subcategory: 'sub_cat_id',
  childcategory: 'child_cat_id',
};

/** The document a form becomes. Throws `invalid` with every wrong field, named as the form names them. */
export async function documentOf(
  ctx: Ctx,
  form: ProductForm,
  vendor: Id,
  own: Id | null,
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
  const problems: FieldProblems = { ...pathProblems(path, facts), ...options.problems, ...priceProblems(form) };
  if (await isTaken(ctx, form.slug, own)) problems.slug = [{ code: 'taken' }];
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  return documentFrom(form, facts, options.kept);
}

/** The document of a form whose place and options have been looked at. */
export function documentFrom(
  form: ProductForm,
  facts: PathFacts,
  kept: { option1?: string; option2?: string },
): Record<string, unknown> {
  const { main_cat_id: _main, sub_cat_id: _sub, child_cat_id: _child, ...words } = form;
  return {
    ...words,
    ...kept,
    category: facts.main?.id,
    subcategory: facts.sub?.id,
    childcategory: facts.child?.id ?? null,
    brand: facts.brand?.id ?? null,
    variation1: form.variation1 || null,
    variation2: form.variation2 || null,
    video: form.video ?? '',
  };
}

function invalidForm(problems: FieldProblems): Failure {
  const fields = Object.entries(problems).map(([field, list]) => [formNames[field] ?? field, list]);
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

export const pictureSlots = ['image1', 'image2', 'image3', 'image4', 'image5', 'image6'] as const;
export type PictureSlot = (typeof pictureSlots)[number];
export type Pictures = Pick<Product, PictureSlot>;
