/** Slides and banners: as shoppers see them, and as those see them who write them. */
import type { Media, PicturePlace } from '../../payload-types';
import { focusOf } from '../../domain/pictures/library';
import { pictureNames } from '../../domain/site/slotPictures';
import type { LinkTarget } from '../../services/links/linkTargets';
import { filled, idIn } from '../../services/relations';
import type { ShownPlace, WrittenPlace } from '../../services/site/picturePlaces';
import { presentKept } from './links';
import { picturePath } from './picture';

/** A slide or banner as shoppers see it; `value` is null where there is none. Words of its own come before those of the picture. */
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

/** Pictures that were put into a place before the library had its name for their words. */
const wordsOf = (alt: string | null | undefined): string =>
  (pictureNames as readonly (string | null | undefined)[]).includes(alt) ? '' : (alt ?? '');

/** With its draft; null where none is newer than what is published. */
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
