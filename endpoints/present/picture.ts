import { isPrivate } from '../../domain/pictures/purposes';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Media } from '../../payload-types';
import { refId } from '../../services/relations';

type Given = number | string | Media | null | undefined;

/** The path of a picture under /uploads/, in the wanted size where there is one. Null when there is none. */
export function picturePath(given: Given, size?: Rendition): string | null {
  if (typeof given !== 'object' || given === null || isPrivate(given.purpose)) return null;
  const file = (size && given.sizes?.[size]?.filename) || given.filename;
  return file ? `/uploads/media/${encodeURIComponent(file)}` : null;
}

/** The path of a picture that only some may see: a call, which looks who asks. One that everybody sees has its usual path. */
export function ownPicturePath(given: Given, call: string, size?: Rendition): string | null {
  if (refId(given) === null) return null;
  if (typeof given === 'object' && given !== null && !isPrivate(given.purpose)) return picturePath(given, size);
  return size ? `${call}?size=${size}` : call;
}
