/**
 * How large a picture may be that is sent in. A few kilobytes can unfold to gigabytes: what counts is the points, not the
 * bytes. Phones take 12 megapixels, the largest ones 24 unless asked for more.
 */
export const mostMegapixels = 25;
export const mostPixels = mostMegapixels * 1_000_000;
/** A long panorama. */
export const longestSide = 10_000;

export const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > mostPixels || Math.max(width, height) > longestSide;
