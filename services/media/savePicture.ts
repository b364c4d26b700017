import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { UploadFile } from '../db';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** A received picture as the database takes it. Its name is ours: what the sender called it is never used. */
export function toUpload(ctx: Ctx, file: ReceivedFile): UploadFile {
  const name = `${ctx.gateways.ids
    .newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 20)}.${ENDINGS[file.mimeType] ?? 'jpg'}`;
  return { data: Buffer.from(file.bytes), mimetype: file.mimeType, name, size: file.bytes.byteLength };
}

/**
 * Keeps a picture anybody may see; the collection re-encodes it and drops its metadata. Call it before the transaction of
 * a use case: encoding takes its time, and files do not roll back.
 */
export async function savePicture(ctx: Ctx, file: ReceivedFile, { alt }: { alt: string }): Promise<Id> {
  const media = ctx.db.asSystem('whoever may save the record may save its pictures');
  const data = { alt: alt.slice(0, 300), owner: ctx.actor?.id ?? null };
  const saved = await named(file, media.create('media', data, { file: toUpload(ctx, file) }));
  return saved.id;
}

/** Begins like a picture and cannot be drawn: cut off on the way, or made to look like one. The field is named. */
export async function named<T>(file: ReceivedFile, saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if ((error as { name?: string } | null)?.name === 'FileUploadError') throw invalid({ [file.name]: 'notAPicture' });
    throw error;
  }
}
