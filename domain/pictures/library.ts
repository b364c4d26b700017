/** The media library: the pictures of the shop's content, which editors look after in one place. */
import type { PicturePurpose } from './purposes';

export const libraryPurpose = 'site' as const satisfies PicturePurpose;

export const libraryLimits = {
  /** What a picture shows, in words. */
  alt: 300,
  folderName: 60,
  folders: 100,
  /** Pictures moved at once. */
  moved: 100,
  megabytes: 10,
  /** Places a picture's sheet names; all of them are counted. */
  places: 100,
} as const;

/** The part of a picture that stays where it is cut: per cent from the left and from the top. */
export type Focus = { x: number; y: number };

/** Null: nobody has chosen one, and each place of the shop cuts as it always did. */
export const focusOf = (picture: { focus_x?: number | null; focus_y?: number | null }): Focus | null =>
  typeof picture.focus_x === 'number' && typeof picture.focus_y === 'number'
    ? { x: picture.focus_x, y: picture.focus_y }
    : null;
