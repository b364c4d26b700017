import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { ReceivedFile } from '../../contract/route';
import { Failure, invalid } from '../../domain/failure';
import { renditionName, renditionWidths, type Rendition } from '../../domain/pictures/renditions';
import type { Ctx, Id } from '../ctx';
import { drawPicture, type Crop } from './drawPicture';
import { canWrite, dropFiles, type Kept } from './folders';
import { takeTurn } from './takeTurn';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const MARK = 10;
const TOKEN = 20;

/** What another picture never has: it stands in the names of files, which browsers keep for a year. */
export const markOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, MARK);

/** Nobody guesses it, and no two files ever share it. */
export const tokenOf = (ctx: Ctx): string =>
  ctx.gateways.ids
    .newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, TOKEN);

export type Keeping = {
  data: Record<string, unknown>;
  /** How the file's name begins; has to be unlike any other. Default: a token. What the sender called it is not used. */
  stem?: string;
  crop?: Crop | undefined;
};

/**
 * Keeps a received picture with its record. Files do not roll back: when the record cannot be written, or the disk is full
 * half way, what was written is taken away again.
 */
export function keepFile(
  ctx: Ctx,
  kept: Kept,
  file: ReceivedFile,
  { data, stem = tokenOf(ctx), crop }: Keeping,
): Promise<Id> {
  const { payload } = ctx.db;
  return takeTurn(async () => {
    const side = payload.collections[kept].config.upload.resizeOptions?.width ?? 0;
    const drawn = await drawPicture(file.bytes, { field: file.name, side, crop });
    const name = `${stem}-${markOf(drawn.bytes)}`;
    const upload = {
      data: drawn.bytes,
      mimetype: drawn.mimeType,
      name: `${name}.${ENDINGS[drawn.mimeType] ?? 'jpg'}`,
      size: drawn.bytes.byteLength,
    };
    const records = ctx.db.asSystem('saving a record includes saving its pictures; applications carry their documents');
    try {
      // One row: there is nothing to roll back, and nobody waits to write while the sizes are made.
      return (await records.create(kept, data, { file: upload, disableTransaction: true })).id;
    } catch (error) {
      const anyWritten = await dropFiles(payload, kept, namesOf(name));
      if (isUploadError(error)) throw await reasonOf(payload, kept, file, anyWritten);
      throw error;
    }
  });
}

const namesOf = (stem: string): string[] => [
  `${stem}.webp`,
  ...(Object.keys(renditionWidths) as Rendition[]).map((size) => renditionName(stem, size)),
];

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
