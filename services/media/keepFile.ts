import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { ReceivedFile } from '../../contract/route';
import { Failure, invalid } from '../../domain/failure';
import { renditionName, renditionWidths, type Rendition } from '../../domain/pictures/renditions';
import type { Ctx, Id } from '../ctx';
import { canWrite, dropFiles, type Kept } from './folders';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const MARK = 10;

/** What another picture never has: it stands in the names of files, which browsers keep for a year. */
export const markOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, MARK);

/**
 * Keeps a received picture with its record. Its name is ours: what the sender called it is never used. Files do not roll
 * back: when the record cannot be written, or the disk is full half way, what was written is taken away again.
 */
export async function keepFile(ctx: Ctx, kept: Kept, file: ReceivedFile, data: Record<string, unknown>): Promise<Id> {
  const token = ctx.gateways.ids.newToken().toLowerCase().replace(/[^a-z0-9]/g, '').slice(0, 20);
  const stem = `${token}-${markOf(file.bytes)}`;
  const upload = { data: Buffer.from(file.bytes), mimetype: file.mimeType, name: `${stem}.${ENDINGS[file.mimeType] ?? 'jpg'}`, size: file.bytes.byteLength };
  const records = ctx.db.asSystem('whoever may save the record may save its pictures; applications carry their documents');
  try {
    return (await records.create(kept, data, { file: upload })).id;
  } catch (error) {
    const anyWritten = await dropFiles(ctx.db.payload, kept, namesOf(stem));
    if (isUploadError(error)) throw await reasonOf(ctx.db.payload, kept, file, anyWritten);
    throw error;
  }
}

const namesOf = (stem: string): string[] => [`${stem}.webp`, ...(Object.keys(renditionWidths) as Rendition[]).map((size) => renditionName(stem, size))];

const isUploadError = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'FileUploadError';

/**
 * Payload says the same of a picture it cannot draw and of one it cannot write. A file that is drawn is written next: where
 * one was begun, or where nothing can be written, it was the disk. Else the field is named: it begins like a picture and was
 * cut off on the way, or made to look like one.
 */
async function reasonOf(payload: Payload, kept: Kept, file: ReceivedFile, anyWritten: boolean): Promise<Failure> {
  const isDisk = anyWritten || !(await canWrite(payload, kept));
  return isDisk ? new Failure('cannotSave') : invalid({ [file.name]: 'notAPicture' });
}
