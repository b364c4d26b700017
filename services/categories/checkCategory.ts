import { Failure, type FieldProblems } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { DataOf, Doc } from '../db/types';
import { givenFields } from '../givenFields';
import { above, type CategoryInput, type CategoryLevel } from './levels';

/**
 * The document a form becomes. Throws `invalid` when the slug belongs to another category or the parent does not exist.
 */
export async function checkCategory<L extends CategoryLevel>(
  ctx: Ctx,
  level: L,
  input: CategoryInput,
  own: Id | null,
): Promise<DataOf<Doc<L>>> {
  const problems: FieldProblems = {};
  const others = { slug: { equals: input.slug }, ...(own === null ? {} : { id: { not_equals: own } }) };
  if ((await ctx.db.asActor.count(level, others)) > 0) problems.slug = [{ code: 'taken' }];
  const { main_cat_id, sub_cat_id, ...words } = input;
  const data: Record<string, unknown> = givenFields(words);
  const parent = above[level];
  if (parent) {
    const wanted = parent.input === 'main_cat_id' ? main_cat_id : sub_cat_id;
    const found = wanted === undefined ? null : await ctx.db.asActor.findById(parent.level, wanted);
    if (found) data[parent.field] = found.id;
    else problems[parent.input] = [{ code: 'notFound' }];
  }
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  // The form has the fields of all levels; the parent is stored in `data` under its own name.
  return data as DataOf<Doc<L>>;
}
