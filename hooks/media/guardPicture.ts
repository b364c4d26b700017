/** Rules for every stored picture, at every entry point: its size, its name, and that its file never changes. */
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { invalid } from '../../domain/failure';
import { markOf } from '../../services/media/keepFile';
import { keptTypes, readPicture } from '../../services/media/readPicture';

type Args = {
  collection: { config: SanitizedCollectionConfig };
  data?: Record<string, unknown>;
  overrideAccess?: boolean;
};

export const guardPicture: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
  if (operation === 'update') return keepAsItIs(args, req);
  if (operation !== 'create') return args;
  const { file } = req;
  // The CMS would fetch a picture from a URL sent instead of a file: nobody may make this server send requests.
  if (!file?.data) throw invalid({ file: 'required' });
  const read = await readPicture(file.data, keptTypes);
  if ('problem' in read) throw invalid({ file: read.problem });
  dropEdits(req);
  nameByContent(file);
  return args;
};

/** Browsers cache pictures for a year: a new picture never reuses the name of an earlier one. */
function nameByContent(file: NonNullable<PayloadRequest['file']>): void {
  const mark = markOf(file.data);
  file.name = file.name.replace(/[\u0000-\u001f\u007f]/g, '');
  const [, stem = 'picture', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
  if (!stem.endsWith(`-${mark}`)) file.name = `${stem}-${mark}${ending}`;
}

/**
 * The file of a picture never changes: browsers cache it, and the CMS would delete the old file before it knows that
 * the new one can be stored. A different picture is a different record. Fields the system derives from a file cannot be
 * written by people.
 */
function keepAsItIs(args: Args, req: PayloadRequest): Args {
  if (req.file || isCut(req)) throw invalid({ file: 'pictureStays' });
  dropEdits(req);
  if (args.overrideAccess || !args.data) return args;
  const {
    focalX: _x,
    focalY: _y,
    width: _w,
    height: _h,
    filesize: _s,
    mimeType: _m,
    thumbnailURL: _t,
    ...data
  } = args.data;
  return { ...args, data };
}

function isCut({ query }: PayloadRequest): boolean {
  const edits: unknown = query?.uploadEdits;
  return (
    typeof edits === 'object' &&
    edits !== null &&
    ['crop', 'widthInPixels', 'heightInPixels'].some((name) => name in edits)
  );
}

/** Crops and focal points in a request: pictures are cropped before they get here, or not at all. */
function dropEdits(req: PayloadRequest): void {
  if (req.query && 'uploadEdits' in req.query) delete req.query.uploadEdits;
}
