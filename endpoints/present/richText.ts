/** Texts with formats as the shop draws them. */
import type { RichDocument } from '../../domain/richText/document';
import type { Linkable } from '../../domain/richText/formats';
import { shownDocument, type ShownBlock, type ShownPicture } from '../../domain/richText/shown';
import type { Media } from '../../payload-types';
import type { References } from '../../services/richText/findReferences';
import { paths } from '../../storefront/src/app/paths';
import { picturePath } from './picture';

const addresses: Readonly<Record<Linkable, (slug: string) => string>> = {
  products: paths.product,
  'main-categories': paths.collection,
  'sub-categories': paths.category,
  'child-categories': paths.category,
};

/** `language`: of the text. */
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
        return slug === undefined ? null : addresses[collection](slug);
      },
      picture: (id) => shownPicture(pictures.get(String(id))),
    },
    language,
  );

function shownPicture(picture: Media | undefined): ShownPicture | null {
  const src = picturePath(picture, 'large');
  if (!picture || src === null) return null;
  const { width, height } = picture.sizes?.large?.width ? picture.sizes.large : picture;
  return { src, width: width ?? 1200, height: height ?? 800, alt: picture.alt ?? '' };
}
