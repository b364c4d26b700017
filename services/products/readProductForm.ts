import { Failure } from '../../domain/failure';
import { changeState } from '../../domain/products/changes';
import type { Product, ReviewNote, Variant } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { besideWanted } from '../variants/pictureOrder';
import { variantsOf } from '../variants/readVariants';
import { readProduct } from './readProduct';
import { readReviewNotes } from './reviewNotes';
import { columnsOfEdit, findChange, withChange } from './waitingChange';

/** Admins see a product as it is; its vendor sees it with the waiting change. */
export async function asItsWriterSees(ctx: Ctx, product: Product, depth = 0): Promise<Product> {
  if (has(ctx, 'superadmin', 'subadmin')) return product;
  return withChange(product, await findChange(ctx, product, { depth }));
}

type BesideForm = { notes: ReviewNote[]; variants: Variant[] };

const besideForm = async (ctx: Ctx, product: Id): Promise<BesideForm> => ({
  notes: await readReviewNotes(ctx.db, { product }),
  variants: await variantsOf(ctx.db, product),
});

/** A product for its edit form, with the thread about its rejection. */
export async function readProductForm(ctx: Ctx, id: Id): Promise<{ product: Product } & BesideForm> {
  const product = await readProduct(ctx, id, { depth: 1 });
  const wanted = await asItsWriterSees(ctx, product, 1);
  const { notes, variants } = await besideForm(ctx, product.id);
  return { product: wanted, notes, variants: besideWanted(variants, product, wanted) };
}

/** The waiting change of a product: the product before and after it, and the columns that differ. */
export async function readProductChange(
  ctx: Ctx,
  id: Id,
): Promise<{ before: Product; after: Product; columns: string[] } & BesideForm> {
  const before = await readProduct(ctx, id, { depth: 1 });
  const edit = before.change_state === changeState.none ? null : await findChange(ctx, before, { depth: 1 });
  if (!edit) throw new Failure('productNotFound');
  return {
    before,
    after: withChange(before, edit),
    columns: columnsOfEdit(edit),
    ...(await besideForm(ctx, before.id)),
  };
}
