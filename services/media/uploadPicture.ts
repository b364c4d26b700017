import type { ReceivedFile } from '../../contract/route';
import { Failure } from '../../domain/failure';
import type { Media } from '../../payload-types';
import { contentEditors } from '../../domain/permissions';
import { libraryPurpose } from '../../domain/pictures/library';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { keepFile, tokenOf } from './keepFile';
import type { Crop } from './drawPicture';

type Upload = { file: ReceivedFile; name: string; words: PictureData; crop?: Crop | undefined };
/** The sender's description of it. */
type PictureData = {
  alt: string;
  alt_bn?: string;
  folder?: Id | null;
  focus_x?: number | null | undefined;
  focus_y?: number | null | undefined;
};

const LONGEST_STEM = 40;
const TOKEN = 8;

/**
 * Stores a picture for the shop, uploaded by staff. `read` is called only after the permission check: nobody else's
 * upload is read.
 */
export async function uploadPicture(ctx: Ctx, read: () => Promise<Upload>, depth: number): Promise<Media> {
  const { id: owner } = actorOf(ctx);
  if (!has(ctx, ...contentEditors, 'vendor')) throw new Failure('forbidden');
  const { file, name, words, crop } = await read();
  const isEditor = has(ctx, ...contentEditors);
  const data = isEditor ? { ...words, purpose: libraryPurpose } : { alt: words.alt, purpose: 'product' };
  const id = await keepFile(ctx, 'media', file, { data: { ...data, owner }, stem: stemOf(ctx, name), crop });
  const kept = await ctx.db.asActor.findById('media', id, { depth });
  if (!kept) throw new Failure('notFound');
  return kept;
}

/** People find their pictures by the file name they gave them; the token keeps equal names apart. */
export const stemOf = (ctx: Ctx, name: string): string =>
  [wordsOf(name), tokenOf(ctx).slice(0, TOKEN)].filter(Boolean).join('-');

/** The letters and digits of the original file name, short enough for any file system in any script. */
function wordsOf(name: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '');
  const words = stem.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words]
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/^-+|-+$/g, '');
}
