/** What is true of every stored picture, at every entry point: its size, its name, its folder, and that it never changes. */
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { invalid } from '../../domain/failure';
import { isPrivate } from '../../domain/pictures/purposes';
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
  // The CMS would fetch a picture from an address that comes in its place: nobody sends this server anywhere.
  if (!file?.data) throw invalid({ file: 'required' });
  const read = await readPicture(file.data, keptTypes);
  if ('problem' in read) throw invalid({ file: read.problem });
  dropEdits(req);
  nameByContent(file);
  return placed(args);
};

/** Pictures are kept by browsers for a year: another picture never gets the name of one that was there before. */
function nameByContent(file: NonNullable<PayloadRequest['file']>): void {
  const mark = markOf(file.data);
  file.name = file.name.replace(/[\u0000-\u001f\u007f]/g, '');
  const [, stem = 'picture', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
  if (!stem.endsWith(`-${mark}`)) file.name = `${stem}-${mark}${ending}`;
}

/**
 * The file of a picture stays what it is: browsers keep it, and the CMS would take the old file away before it knows that the
 * new one can be kept. Another picture is another record. What the system says of a file is not written by people.
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

/** Cuts and focal points that arrive with a request: they are made before a picture comes here, or not at all. */
function dropEdits(req: PayloadRequest): void {
  if (req.query && 'uploadEdits' in req.query) delete req.query.uploadEdits;
}

/** Private pictures are written into their own folder. Only services say that one is private. */
function placed(args: Args): Args {
  const { config } = args.collection;
  if (config.slug !== 'media' || !args.overrideAccess || !isPrivate(String(args.data?.purpose))) return args;
  const upload = { ...config.upload, staticDir: config.custom.privateDir as string };
  return { ...args, collection: { ...args.collection, config: { ...config, upload } } };
}
