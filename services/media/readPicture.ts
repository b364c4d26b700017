/** What the first bytes of a picture say: its kind and its size. Nothing is decoded. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { FieldProblem } from '../../domain/failure';
import { isTooLarge, longestSide, mostMegapixels } from '../../domain/pictures/limits';

/** What people may send, and what the panel takes besides. */
export const sentTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const keptTypes: readonly string[] = [...sentTypes, 'image/webp'];

export type PictureFacts = { mimeType: string; width: number; height: number; hasAlpha: boolean };

/** The facts of a picture that may be decoded, or what is wrong with it. */
export async function readPicture(
  bytes: Uint8Array,
  types: readonly string[],
): Promise<{ facts: PictureFacts } | { problem: FieldProblem }> {
  if (bytes.byteLength === 0) return { problem: { code: 'emptyFile' } };
  // By its first bytes, before the decoder sees it: the decoder knows many more formats than are wanted here.
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !types.includes(kind.mime)) return { problem: { code: 'notAPicture' } };
  const said = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!said?.width || !said.height) return { problem: { code: 'notAPicture' } };
  if (isTooLarge(said))
    return { problem: { code: 'pictureTooLarge', params: { megapixels: mostMegapixels, side: longestSide } } };
  // Cameras write a picture that was taken upright lying down, and say so.
  const isTurned = (said.orientation ?? 1) >= 5;
  const { width, height } = isTurned ? { width: said.height, height: said.width } : said;
  return { facts: { mimeType: kind.mime, width, height, hasAlpha: said.hasAlpha === true } };
}
