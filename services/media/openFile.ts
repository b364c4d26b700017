/** Private files. Throws `notFound` for a caller who may not see one, as if it did not exist. */
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { Failure } from '../../domain/failure';
import { isGatewayError } from '../../domain/gatewayError';
import { isPrivate } from '../../domain/pictures/purposes';
import { renditionWidths, type Rendition } from '../../domain/pictures/renditions';
import type { Document, Media } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { filesOf, placeOf, storeOf, type Kept } from './files';

/**
 * A file to be sent. `isPrivate`: no proxy or browser may cache it. `name`: download it under this name instead of
 * showing it.
 */
export type OpenedFile = { body: Readable; bytes: number; mimeType: string; isPrivate: boolean; name?: string };

/** File names are made here: a token or words, a hash of the content, and an extension. */
const ours = /^[^/\\\u0000-\u001f\u007f.][^/\\\u0000-\u001f\u007f]{0,250}\.(?:webp|png|jpe?g)$/i;

/** Opens a file by its name, for callers who may read the record of the picture or document. */
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

/** Opens a file by its id; the caller has checked who may see the record that shows it. In `size` if it exists. */
export async function openShown(ctx: Ctx, kept: Kept, id: Id | null, size?: Rendition): Promise<OpenedFile> {
  const why = 'seeing a record includes seeing its pictures';
  const record = id === null ? null : await ctx.db.row(why, kept, { where: { id: { equals: id } } });
  if (!record) throw new Failure('notFound');
  const inSize = size && 'sizes' in record ? record.sizes?.[size]?.filename : null;
  return opened(ctx, kept, record, inSize ?? record.filename ?? '');
}

async function opened(ctx: Ctx, kept: Kept, record: Media | Document, name: string): Promise<OpenedFile> {
  const { payload } = ctx.db;
  const purpose = 'purpose' in record ? record.purpose : null;
  const place = placeOf(kept, record);
  const file = name === '' ? null : await storeOf(payload).open(place, name).catch(awayAsFailure(payload));
  if (!file) {
    payload.logger.warn({ place, name }, 'a picture has lost its file');
    throw new Failure('notFound');
  }
  return {
    ...file,
    mimeType: mimeTypes[path.extname(name)] ?? 'image/webp',
    isPrivate: kept === 'documents' || isPrivate(purpose),
  };
}

const awayAsFailure = (payload: Payload) => (error: unknown) => {
  if (!isGatewayError(error)) throw error;
  payload.logger.error({ err: error }, 'a picture could not be fetched');
  throw new Failure('filesAway');
};

const mimeTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** When the user may read nothing at all, the CMS throws instead of finding nothing. */
function refusedAsMissing(error: unknown): null {
  if ((error as { name?: string } | null)?.name === 'Forbidden') return null;
  throw error;
}
