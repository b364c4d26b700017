import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { readOwnShop } from './readOwnShop';

/** Removes the logo or the banner of the signed-in vendor's shop. */
export async function removeShopPicture(ctx: Ctx, picture: 'logo' | 'banner'): Promise<void> {
  const shop = await readOwnShop(ctx);
  if (!shop[picture]) throw new Failure('pictureNotFound');
  await ctx.db.asActor.update('shops', shop.id, { [picture]: null });
}
