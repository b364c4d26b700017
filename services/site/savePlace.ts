import { Failure } from '../../domain/failure';
import { areaOf, type PictureName } from '../../domain/site/slotPictures';
import type { Ctx } from '../ctx';
import { checkedLink, checkedPeriod, type LinkInput } from '../links/checkedLink';

type PlaceInput = LinkInput & { alt: string; alt_bn: string; starts_at: string; ends_at: string };

/** Where the picture of a place leads, what it shows, and when it is shown. */
export async function savePlace(ctx: Ctx, name: PictureName, input: PlaceInput): Promise<void> {
  const { alt, alt_bn, starts_at, ends_at } = input;
  const about = { alt, alt_bn, ...checkedPeriod({ starts_at, ends_at }), ...(await checkedLink(ctx, input)) };
  await ctx.db.inTransaction(async () => {
    const pictures = new Map<string, unknown>(Object.entries(await ctx.db.asActor.global(areaOf(name))));
    if (!pictures.get(name)) throw new Failure('pictureNotFound');
    const places = ctx.db.asSystem('only admins and editors come here');
    const kept = await places.findOne('picture-places', { where: { name: { equals: name } } });
    if (kept) await places.update('picture-places', kept.id, about);
    else await places.create('picture-places', { name, ...about });
  });
}
