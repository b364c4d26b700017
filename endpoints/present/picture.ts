import { env } from '../../env';
import { isPrivate } from '../../domain/pictures/purposes';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Media } from '../../payload-types';
import type { Id } from '../../services/ctx';
import { refId } from '../../services/relations';

/** The fields of a picture's document that are used; a record without them shows no picture. */
export type GivenPicture =
  Id | ({ id: Id } & Partial<Pick<Media, 'purpose' | 'filename' | 'sizes'>>) | null | undefined;

/** Serves the path of a public picture under /uploads/ from the CDN, if there is one. */
export const shownAt = (path: string | null | undefined): string | null => (path ? `${env().CDN_URL}${path}` : null);

/** The address of a picture under /uploads/, in the requested size if it exists. Null when there is none. */
export function picturePath(given: GivenPicture, size?: Rendition): string | null {
  if (typeof given !== 'object' || given === null || isPrivate(given.purpose)) return null;
  const file = (size && given.sizes?.[size]?.filename) || given.filename;
  return file ? shownAt(`/uploads/media/${encodeURIComponent(file)}`) : null;
}

/** The path of a private picture: a call that checks the caller. A public one has its usual path. */
export function ownPicturePath(given: GivenPicture, call: string, size?: Rendition): string | null {
  if (refId(given) === null) return null;
  if (typeof given === 'object' && given !== null && !isPrivate(given.purpose)) return picturePath(given, size);
  return size ? `${call}?size=${size}` : call;
}
