/** Reads the format and size of a picture from its first bytes. Nothing is decoded. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { FieldProblem } from '../../domain/failure';
import { isTooLarge, longestSide, mostMegapixels } from '../../domain/pictures/limits';

/** The formats people may send, and those the panel accepts in addition. */
export const sentTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const keptTypes: readonly string[] = [...sentTypes, 'image/webp'];

export type PictureFacts = { mimeType: string; width: number; height: number; hasAlpha: boolean };

/** The format and size of a picture that may be decoded, or what is wrong with it. */
export async function readPicture(
  bytes: Uint8Array,
  types: readonly string[],
): Promise<{ facts: PictureFacts } | { problem: FieldProblem }> {
  if (bytes.byteLength === 0) return { problem: { code: 'emptyFile' } };
  // Checked by the first bytes, before the decoder runs: the decoder accepts many more formats.
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !types.includes(kind.mime)) return { problem: { code: 'notAPicture' } };
  const said = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!said?.width || !said.height) return { problem: { code: 'notAPicture' } };
  if (isTooLarge(said))
    return { problem: { code: 'pictureTooLarge', params: { megapixels: mostMegapixels, side: longestSide } } };
  // Cameras store portrait pictures sideways, with an orientation flag.
  const isTurned = (said.orientation ?? 1) >= 5;
  const { width, height } = isTurned ? { width: said.height, height: said.width } : said;
  return { facts: { mimeType: kind.mime, width, height, hasAlpha: said.hasAlpha === true } };
}
