/** Slides and banners, for shoppers and for the people who edit them. */
import type { Media, PicturePlace } from '../../payload-types';
import { focusOf } from '../../domain/pictures/library';
import { pictureNames } from '../../domain/site/slotPictures';
import type { LinkTarget } from '../../services/links/linkTargets';
import { filled, idIn } from '../../services/relations';
import type { ShownPlace, WrittenPlace } from '../../services/site/picturePlaces';
import { presentKept } from './links';
import { picturePath } from './picture';

/**
 * A slide or banner as shoppers see it; `value` is null if it is empty. Its own alt text comes before that of the
 * picture.
 */
export function presentShownPlace<N extends string>({ name, picture, link, alt, alt_bn }: ShownPlace<N>) {
  const file = filled<Media>(picture);
  return {
    property: name,
    value: picturePath(picture, 'large'),
    link,
    alt: alt || wordsOf(file?.alt),
    alt_bn: alt_bn || wordsOf(file?.alt_bn),
    focus: file && focusOf(file),
  };
}

/** Pictures placed before the media library existed have the name of their place as alt text; it is not shown. */
const wordsOf = (alt: string | null | undefined): string =>
  (pictureNames as readonly (string | null | undefined)[]).includes(alt) ? '' : (alt ?? '');

/** A place with its draft; null when nothing is newer than what is published. */
export const presentWrittenPlace = <N extends string>(
  { name, id, picture, about, target, draft }: WrittenPlace<N>,
  now: Date,
) => ({
  name,
  record: id,
  ...presentContent(picture, about, target, now),
  draft: draft && {
    ...presentContent(draft.picture, draft.place, draft.target, now),
    saved_at: draft.place.updatedAt,
  },
});

const presentContent = (
  picture: ShownPlace<string>['picture'],
  about: PicturePlace | null,
  target: LinkTarget | null,
  now: Date,
) => ({
  image: picturePath(picture, 'large'),
  picture: idIn(picture),
  alt: about?.alt ?? '',
  alt_bn: about?.alt_bn ?? '',
  ...presentKept(about, target, now),
});
