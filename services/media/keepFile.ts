import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import { renditionName, renditionWidths, type Rendition } from '../../domain/pictures/renditions';
import type { Ctx, Id } from '../ctx';
import { drawPicture, type Crop } from './drawPicture';
import { dropFiles, type Kept } from './files';
import { takeTurn } from './takeTurn';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const MARK = 10;
const TOKEN = 20;

/** Unique to this picture: it is part of the file names, which browsers cache for a year. */
export const markOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, MARK);

/** Cannot be guessed, and is never used for two files. */
export const tokenOf = (ctx: Ctx): string =>
  ctx.gateways.ids
    .newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, TOKEN);

export type Keeping = {
  data: Record<string, unknown>;
  /** How the file's name begins; must be unique. Default: a token. The sender's own file name is not used. */
  stem?: string;
  crop?: Crop | undefined;
};

/**
 * Stores a received picture with its record. Files do not roll back: if the record cannot be written, the files are
 * deleted again.
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
      // A single row: there is nothing to roll back, and no other write has to wait while the sizes are made.
      return (await records.create(kept, data, { file: upload, disableTransaction: true })).id;
    } catch (error) {
      await dropFiles(payload, kept, namesOf(name));
      // It began like a picture but was truncated or forged.
      if (isUploadError(error)) throw invalid({ [file.name]: 'notAPicture' });
      throw error;
    }
  });
}

const namesOf = (stem: string): string[] => [
  `${stem}.webp`,
  ...(Object.keys(renditionWidths) as Rendition[]).map((size) => renditionName(stem, size)),
];

const isUploadError = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'FileUploadError';
