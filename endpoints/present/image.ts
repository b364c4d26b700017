/** Picture documents as paths under /uploads/. */

type Rendition = 'thumbnail' | 'card' | 'large';
type Picture = {
  filename?: string | null | undefined;
  sizes?: Partial<Record<Rendition, { filename?: string | null | undefined } | undefined>> | undefined;
};

/**
 * The path of a picture, of the wanted rendition where it was made; null when there is no picture. Takes a filled-in
 * relation: a bare id cannot be shown and counts as none.
 */
export function imagePath(picture: unknown, rendition?: Rendition): string | null {
  if (picture === null || typeof picture !== 'object') return null;
  const { filename, sizes } = picture as Picture;
  const name = (rendition && sizes?.[rendition]?.filename) || filename;
  return name ? `/uploads/media/${name}` : null;
}
