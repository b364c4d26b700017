/**
 * The only time a received picture is fully decoded: rotated upright, cropped as requested, and no larger than it is
 * stored.
 */
import sharp, { type Region } from 'sharp';
import { Failure, invalid } from '../../domain/failure';
import { mostPixels } from '../../domain/pictures/limits';
import { keptTypes, readPicture } from './readPicture';

// One thread per picture: the queue limits how many are processed at once. Nothing from one picture helps the next, so
// there is no cache.
sharp.concurrency(1);
sharp.cache(false);

const LONGEST_SECONDS = 20;

/** The crop of a picture: its origin in per cent of the whole, its size in pixels. */
export type Crop = { x: number; y: number; width: number; height: number };
export type Drawn = { bytes: Buffer; mimeType: string };

/**
 * The CMS decodes its input once for every size it stores. It is therefore given a picture of the largest stored size,
 * which costs a fraction of the original. Throws `invalid` with `field` for a file that is not a picture, or too large.
 */
export async function drawPicture(
  received: Uint8Array,
  { field, side, crop }: { field: string; side: number; crop?: Crop | undefined },
): Promise<Drawn> {
  const read = await readPicture(received, keptTypes);
  if ('problem' in read) throw invalid({ [field]: read.problem });
  const { facts } = read;
  if (!crop && Math.max(facts.width, facts.height) <= side)
    return { bytes: Buffer.from(received), mimeType: facts.mimeType };
  // Rotated first: people choose a crop in the picture as they see it.
  const picture = sharp(received, { limitInputPixels: mostPixels }).timeout({ seconds: LONGEST_SECONDS }).autoOrient();
  if (crop) picture.extract(partOf(facts, crop, field));
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // Fast to write and to read again; the CMS makes the WebP that is stored.
  if (facts.hasAlpha) picture.png({ compressionLevel: 1 });
  else picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  try {
    return { bytes: await picture.toBuffer(), mimeType: facts.hasAlpha ? 'image/png' : 'image/jpeg' };
  } catch (error) {
    if (/timeout/i.test(String(error))) throw new Failure('busy', { params: { seconds: LONGEST_SECONDS } });
    throw invalid({ [field]: 'notAPicture' });
  }
}

function partOf(whole: { width: number; height: number }, crop: Crop, field: string): Region {
  const left = Math.floor((crop.x / 100) * whole.width);
  const top = Math.floor((crop.y / 100) * whole.height);
  const width = Math.min(Math.round(crop.width), whole.width - left);
  const height = Math.min(Math.round(crop.height), whole.height - top);
  const isInside = [left, top].every((each) => each >= 0) && [width, height].every((each) => each >= 1);
  if (!isInside) throw invalid({ [field]: 'cropOutside' });
  return { left, top, width, height };
}
