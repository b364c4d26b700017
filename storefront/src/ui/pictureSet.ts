/** The sizes of a picture for the browser to choose from. */
import { renditionsOf } from '../../../domain/pictures/renditions';

export type PictureSet = { src: string; srcSet?: string; sizes?: string };

/** `sizes` is the displayed width, as for an `img`; if the stored sizes are unknown there is one address. */
export function pictureSet(src: string, sizes: string): PictureSet {
  const known = renditionsOf(src);
  if (known.length === 0) return { src };
  return { sizes, srcSet: known.map(({ path, width }) => `${path} ${width}w`).join(', '), src };
}
