import type { Media } from '../../payload-types';

type Size = 'thumbnail' | 'card' | 'large';
type Given = number | string | Media | null | undefined;

/** The path of a picture under /uploads/, in the wanted size where there is one. Null when there is none. */
export function picturePath(given: Given, size?: Size): string | null {
  if (typeof given !== 'object' || given === null) return null;
  const file = (size && given.sizes?.[size]?.filename) || given.filename;
  return file ? `/uploads/media/${encodeURIComponent(file)}` : null;
}
