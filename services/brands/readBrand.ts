import { Failure } from '../../domain/failure';
import type { Brand } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { aboveBrand } from './aboveBrand';

/** One brand with its categories. */
export async function readBrand(ctx: Ctx, id: Id): Promise<Brand> {
  const brand = await ctx.db.asActor.findById('brands', id, aboveBrand);
  if (!brand) throw new Failure('notFound');
  return brand;
}
