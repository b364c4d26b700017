import type { ReceivedFile } from '../../contract/route';
import type { Ctx, Id } from '../ctx';
import { keepFile } from './keepFile';

/**
 * Keeps a picture anybody may see; the collection re-encodes it and drops its metadata. Call it before the transaction of
 * a use case: encoding takes its time, and files do not roll back.
 */
export const savePicture = (ctx: Ctx, file: ReceivedFile, { alt }: { alt: string }): Promise<Id> =>
  keepFile(ctx, 'media', file, { alt: alt.slice(0, 300), owner: ctx.actor?.id ?? null });
