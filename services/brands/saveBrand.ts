import type { BrandChange } from '../../contract/brands';
import { Failure, invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { givenFields } from '../givenFields';
import { sameRef } from '../relations';

/**
 * Adds a brand, or changes the one with this id; without a status it keeps its current one. Names are unique within a
 * sub category.
 */
export async function saveBrand(ctx: Ctx, input: BrandChange, id?: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const calls = ctx.db.asActor;
    if (id !== undefined && !(await calls.findById('brands', id))) throw new Failure('notFound');
    const subcategory = await calls.findById('sub-categories', input.sub_cat_id);
    if (!subcategory) throw invalid({ sub_cat_id: 'notFound' });
    const same = await calls.findOne('brands', {
      where: { and: [{ subcategory: { equals: subcategory.id } }, { name: { equals: input.name } }] },
    });
    if (same && !sameRef(same.id, id)) throw invalid({ name: 'taken' });
    const { sub_cat_id: _above, ...fields } = input;
    const data = { ...givenFields(fields), name: input.name, name_bn: input.name_bn, subcategory: subcategory.id };
    if (id === undefined) await calls.create('brands', data);
    else await calls.update('brands', id, data);
  });
}
