import { isPrivate } from '../../domain/pictures/purposes';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Media } from '../../payload-types';
import type { Id } from '../../services/ctx';
import { refId } from '../../services/relations';

/** What of a picture's document is looked at; a record without it shows no picture. */
export type GivenPicture =
  Id | ({ id: Id } & Partial<Pick<Media, 'purpose' | 'filename' | 'sizes'>>) | null | undefined;

/** The path of a picture under /uploads/, in the wanted size where there is one. Null when there is none. */
export function picturePath(given: GivenPicture, size?: Rendition): string | null {
  if (typeof given !== 'object' || given === null || isPrivate(given.purpose)) return null;
  const file = (size && given.sizes?.[size]?.filename) || given.filename;
  return file ? `/uploads/media/${encodeURIComponent(file)}` : null;
}

/** The path of a picture that only some may see: a call, which looks who asks. One that everybody sees has its usual path. */
export function ownPicturePath(given: GivenPicture, call: string, size?: Rendition): string | null {
  if (refId(given) === null) return null;
  if (typeof given === 'object' && given !== null && !isPrivate(given.purpose)) return picturePath(given, size);
  return size ? `${call}?size=${size}` : call;
}
