/** The one time a received picture is decoded in full: upright, cut as asked, and no larger than it is kept. */
import sharp, { type Region } from 'sharp';
import { Failure, invalid } from '../../domain/failure';
import { mostPixels } from '../../domain/pictures/limits';
import { keptTypes, readPicture } from './readPicture';

// One thread for a picture: the queue says how many are drawn at once. Nothing drawn before is of use to the next.
sharp.concurrency(1);
sharp.cache(false);

const LONGEST_SECONDS = 20;

/** A part of a picture: where it begins in per cent of the whole, and its size in points. */
export type Crop = { x: number; y: number; width: number; height: number };
export type Drawn = { bytes: Buffer; mimeType: string };

/**
 * The CMS decodes what it is given once for every size it keeps. So it is given a picture of the largest kept size, which
 * costs a fraction of what was received. Throws `invalid` with `field` for what is no picture, or too large a one.
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
  // Upright first: a part is chosen in the picture as people see it.
  const picture = sharp(received, { limitInputPixels: mostPixels }).timeout({ seconds: LONGEST_SECONDS }).autoOrient();
  if (crop) picture.extract(partOf(facts, crop, field));
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // Quick to write and to read again; the CMS makes the WebP that is kept.
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
