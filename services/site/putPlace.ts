import type { PictureName } from '../../domain/site/slotPictures';
import type { PicturePlace } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { Calls } from '../db/types';
import { idIn } from '../relations';

type Content = Pick<
  PicturePlace,
  'alt' | 'alt_bn' | 'link_kind' | 'link_record' | 'link_address' | 'starts_at' | 'ends_at'
>;
export type PlaceChange = Partial<Content> & { picture?: Id | null };

const why = 'each caller states whose authority the write has';
const blank = {
  picture: null,
  alt: '',
  alt_bn: '',
  link_kind: 'none',
  link_record: '',
  link_address: '',
  starts_at: null,
  ends_at: null,
} as const;

/** The content of a place, without the CMS's own fields. */
const contentOf = (place: PicturePlace) => ({
  picture: idIn(place.picture),
  alt: place.alt ?? '',
  alt_bn: place.alt_bn ?? '',
  link_kind: place.link_kind,
  link_record: place.link_record ?? '',
  link_address: place.link_address ?? '',
  starts_at: place.starts_at ?? null,
  ends_at: place.ends_at ?? null,
});

/**
 * Writes a place: a draft builds on its latest draft, a publication on the published version, so that nobody publishes
 * what another person is still writing.
 */
export async function putPlace(
  ctx: Ctx,
  calls: Calls,
  name: PictureName,
  change: PlaceChange,
  isDraft = false,
): Promise<void> {
  const shown = await ctx.db.row(why, 'picture-places', { where: { name: { equals: name } } });
  const _status = isDraft ? 'draft' : 'published';
  if (!shown) {
    // Only the server creates places: there is one for each name.
    await ctx.db.asSystem(why).create('picture-places', { name, ...blank, ...change, _status }, { draft: isDraft });
    return;
  }
  const before = isDraft ? await latestPlace(ctx, shown.id) : shown._status === 'published' ? shown : null;
  const content = before ? contentOf(before) : blank;
  await calls.update('picture-places', shown.id, { ...content, ...change, _status }, { draft: isDraft });
}

/** The latest draft of a place. */
export const latestPlace = (ctx: Ctx, id: Id): Promise<PicturePlace | null> =>
  ctx.db.asSystem(why).findById('picture-places', id, { draft: true });
