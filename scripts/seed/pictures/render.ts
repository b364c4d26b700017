/** Turns the drawings into files. */
import sharp from 'sharp';
import type { Picture } from './index';

/** 800 pixels wide: large enough for the product page and its zoom, at less than half the work of the full drawing. */
const productDensity = 48;
const fullDensity = 72;

/** The bytes of a picture as WebP. Effort 0: uploads are encoded again, what counts is the time. */
export async function render(picture: Pick<Picture, 'name' | 'draw'>): Promise<Buffer> {
  const density = picture.name.startsWith('product-') ? productDensity : fullDensity;
  return sharp(Buffer.from(picture.draw()), { density }).webp({ quality: 88, effort: 0 }).toBuffer();
}
