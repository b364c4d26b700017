/** Files that are not for everybody. Throws `notFound` for a caller who may not see one, as if it were not there. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../domain/failure';
import { isPrivate } from '../../domain/pictures/purposes';
import { renditionWidths, type Rendition } from '../../domain/pictures/renditions';
import type { Document, Media } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { filesOf, folderFor, type Kept } from './folders';

/** A file to be sent. `isPrivate`: nobody on the way may keep it. */
export type OpenedFile = { path: string; bytes: number; mimeType: string; isPrivate: boolean };

/** Names are ours: a token or words, a mark of the content, and an ending. */
const ours = /^[^/\\\u0000-\u001f\u007f.][^/\\\u0000-\u001f\u007f]{0,250}\.(?:webp|png|jpe?g)$/i;

/** By its name, for callers who may read the record of the picture or document. */
export async function openNamed(ctx: Ctx, kept: Kept, name: string): Promise<OpenedFile> {
  if (!ours.test(name)) throw new Failure('notFound');
  const sizes = kept === 'media' ? (Object.keys(renditionWidths) as Rendition[]) : [];
  const fields = ['filename', ...sizes.map((size) => `sizes.${size}.filename`)];
  const record = await ctx.db.asActor
    .findOne(kept, { where: { or: fields.map((field) => ({ [field]: { equals: name } })) } })
    .catch(refusedAsMissing);
  if (!record || !filesOf(record).includes(name)) throw new Failure('notFound');
  return opened(ctx, kept, record, name);
}

/** By its id, for callers who may see the record that shows it: the caller has looked. `size` where there is one. */
export async function openShown(ctx: Ctx, kept: Kept, id: Id | null, size?: Rendition): Promise<OpenedFile> {
  const why = 'seeing a record includes seeing its pictures';
  const record = id === null ? null : await ctx.db.row(why, kept, { where: { id: { equals: id } } });
  if (!record) throw new Failure('notFound');
  const inSize = size && 'sizes' in record ? record.sizes?.[size]?.filename : null;
  return opened(ctx, kept, record, inSize ?? record.filename ?? '');
}

async function opened(ctx: Ctx, kept: Kept, record: Media | Document, name: string): Promise<OpenedFile> {
  const purpose = 'purpose' in record ? record.purpose : null;
  const file = path.join(folderFor(ctx.db.payload, kept, { purpose }), name);
  const stat = name === '' ? null : await fs.stat(file).catch(() => null);
  if (!stat?.isFile()) {
    ctx.db.payload.logger.warn({ file }, 'a picture has lost its file');
    throw new Failure('notFound');
  }
  return {
    path: file,
    bytes: stat.size,
    mimeType: mimeTypes[path.extname(name)] ?? 'image/webp',
    isPrivate: kept === 'documents' || isPrivate(purpose),
  };
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Where somebody may read nothing at all the CMS throws, instead of finding nothing. */
function refusedAsMissing(error: unknown): null {
  if ((error as { name?: string } | null)?.name === 'Forbidden') return null;
  throw error;
}
