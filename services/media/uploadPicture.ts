import type { ReceivedFile } from '../../contract/route';
import { Failure } from '../../domain/failure';
import type { Media } from '../../payload-types';
import { contentEditors } from '../../domain/permissions';
import { actorOf, has, type Ctx } from '../ctx';
import { keepFile, tokenOf } from './keepFile';
import type { Crop } from './drawPicture';

type Upload = { file: ReceivedFile; name: string; alt: string; crop?: Crop | undefined };

const LONGEST_STEM = 40;
const TOKEN = 8;

/**
 * Stores a picture for the shop, uploaded by staff. `read` is called only after the permission check: nobody else's
 * upload is read.
 */
export async function uploadPicture(ctx: Ctx, read: () => Promise<Upload>, depth: number): Promise<Media> {
  const { id: owner } = actorOf(ctx);
  if (!has(ctx, ...contentEditors, 'vendor')) throw new Failure('forbidden');
  const { file, name, alt, crop } = await read();
  const purpose = has(ctx, ...contentEditors) ? 'site' : 'product';
  // People find their pictures by the file name they gave them; the token keeps equal names apart.
  const stem = [wordsOf(name), tokenOf(ctx).slice(0, TOKEN)].filter(Boolean).join('-');
  const id = await keepFile(ctx, 'media', file, { data: { alt, owner, purpose }, stem, crop });
  const kept = await ctx.db.asActor.findById('media', id, { depth });
  if (!kept) throw new Failure('notFound');
  return kept;
}

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
