/** The media library: the pictures of the shop's content, which editors manage in one place. */
import type { PicturePurpose } from './purposes';

export const libraryPurpose = 'site' as const satisfies PicturePurpose;

export const libraryLimits = {
  /** The length of an alternative text. */
  alt: 300,
  folderName: 60,
  folders: 100,
  /** Pictures moved at once. */
  moved: 100,
  megabytes: 10,
  /** The number of places that a picture's sheet lists; all of them are counted. */
  places: 100,
} as const;

/** The part of a picture that stays visible when it is cropped: per cent from the left and from the top. */
export type Focus = { x: number; y: number };

/** Null: none was chosen, and each place crops in its own default way. */
export const focusOf = (picture: { focus_x?: number | null; focus_y?: number | null }): Focus | null =>
  typeof picture.focus_x === 'number' && typeof picture.focus_y === 'number'
    ? { x: picture.focus_x, y: picture.focus_y }
    : null;
