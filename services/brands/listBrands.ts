import type { Brand } from '../../payload-types';
import type { Ctx } from '../ctx';
import { aboveBrand } from './aboveBrand';

/** All brands with their categories, newest first. */
export async function listBrands(ctx: Ctx): Promise<Brand[]> {
  return ctx.db.asActor.find('brands', { ...aboveBrand, sort: '-createdAt' });
}
