import type { ReceivedFile } from '../../contract/route';
import type { PicturePurpose } from '../../domain/pictures/purposes';
import type { Ctx, Id } from '../ctx';
import { keepFile } from './keepFile';

export type PictureWords = { alt: string; purpose: PicturePurpose; owner?: Id | null };

/**
 * Stores a picture; the collection re-encodes it, drops its metadata, and puts it into the folder for its purpose. Call
 * it before the transaction of a use case: encoding takes time, and files do not roll back.
 */
export const savePicture = (
  ctx: Ctx,
  file: ReceivedFile,
  { alt, purpose, owner = ctx.actor?.id ?? null }: PictureWords,
): Promise<Id> => keepFile(ctx, 'media', file, { data: { alt: alt.slice(0, 300), purpose, owner } });
