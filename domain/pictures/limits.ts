/**
 * How large an uploaded picture may be. A few kilobytes can decode to gigabytes, so pixels are limited, not only bytes.
 * Phones take 12 megapixels, the largest ones 24 unless set to more.
 */
export const mostMegapixels = 25;
export const mostPixels = mostMegapixels * 1_000_000;
/** A long panorama. */
export const longestSide = 10_000;

export const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > mostPixels || Math.max(width, height) > longestSide;
