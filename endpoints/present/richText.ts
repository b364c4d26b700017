/** Texts with formats as the shop draws them. */
import type { RichDocument } from '../../domain/richText/document';
import { pageOf } from '../../domain/richText/formats';
import { shownDocument, type ShownBlock, type ShownPicture } from '../../domain/richText/shown';
import type { Media } from '../../payload-types';
import type { References } from '../../services/richText/findReferences';
import { picturePath } from './picture';

/** `language` is the language of the text. */
export const presentDocument = (
  document: RichDocument | null | undefined,
  { slugs, pictures }: References,
  language: 'en' | 'bn',
): ShownBlock[] =>
  shownDocument(
    document,
    {
      link: (collection, id) => {
        const slug = slugs[collection].get(String(id));
        return slug === undefined ? null : pageOf[collection](slug);
      },
      picture: (id) => shownPicture(pictures.get(String(id))),
    },
    language,
  );

function shownPicture(picture: Media | undefined): ShownPicture | null {
  const src = picturePath(picture, 'large');
  if (!picture || src === null) return null;
  const { width, height } = picture.sizes?.large?.width ? picture.sizes.large : picture;
  return { src, width: width ?? 1200, height: height ?? 800, alt: picture.alt ?? '', alt_bn: picture.alt_bn ?? '' };
}
