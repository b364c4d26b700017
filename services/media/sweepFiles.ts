import type { Where } from 'payload';
import { renditionWidths } from '../../domain/pictures/renditions';
import type { FileFacts, FilePlace } from '../../gateways/files/files';
import type { Ctx } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { filesOf, placeOf, storeOf, type Kept } from './files';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Files checked with one query. */
const AT_ONCE = 200;
/** Files deleted from a folder in one run; the rest waits for the next run. */
const MOST = 500;
/** Up to this many strays are deleted however few pictures there are. */
const FEW = 20;
const pictures = /^[^.].*\.(webp|png|jpe?g)$/i;

type Look = { named: number; strays: string[] };

/**
 * Deletes the files left behind by crashed requests: files older than a day that no record names, in any size. If they
 * outnumber the named files, the database is probably not the one of these files, and nothing is deleted.
 */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  await sweep(ctx, { kept: 'media', place: 'pictures' });
  await sweep(ctx, { kept: 'media', place: 'private' });
  await sweep(ctx, { kept: 'documents', place: 'documents' });
}

type Swept = { kept: Kept; place: FilePlace };

async function sweep(ctx: Ctx, swept: Swept): Promise<void> {
  const { logger } = ctx.db.payload;
  const { place } = swept;
  const { named, strays } = await lookThrough(ctx, swept);
  if (strays.length === 0) return;
  if (strays.length > FEW && strays.length > named) {
    logger.error(
      { place, named, strays: strays.length },
      'most files are named by no record: is this the right database? Nothing is removed',
    );
    return;
  }
  for (const name of strays) await storeOf(ctx.db.payload).drop(place, name);
  logger.warn({ place, files: strays.length }, 'files no record names were removed');
}

async function lookThrough(ctx: Ctx, swept: Swept): Promise<Look> {
  const look: Look = { named: 0, strays: [] };
  let batch: FileFacts[] = [];
  const judge = async () => {
    const found = await oldStrays(ctx, swept, batch);
    look.named += batch.length - found.unnamed;
    look.strays.push(...found.strays.slice(0, MOST - look.strays.length));
    batch = [];
  };
  for await (const file of storeOf(ctx.db.payload).list(swept.place)) {
    if (isEnding(ctx)) break;
    if (!pictures.test(file.name)) continue;
    batch.push(file);
    if (batch.length === AT_ONCE) await judge();
  }
  if (batch.length > 0) await judge();
  return look;
}

/** A file's age is read before its record is looked for: an old file without a record will not get one any more. */
async function oldStrays(
  ctx: Ctx,
  swept: Swept,
  files: readonly FileFacts[],
): Promise<{ unnamed: number; strays: string[] }> {
  const oldest = ctx.now.getTime() - DAY_MS;
  const known = await namedOf(
    ctx,
    swept,
    files.map(({ name }) => name),
  );
  const unnamed = files.filter(({ name }) => !known.has(name));
  const strays = unnamed.filter(({ changedAt }) => changedAt.getTime() < oldest).map(({ name }) => name);
  return { unnamed: unnamed.length, strays };
}

/**
 * The file must be named by a record whose files are stored in this folder: a private picture's file is a stray among
 * the public ones.
 */
async function namedOf(ctx: Ctx, { kept, place }: Swept, names: string[]): Promise<Set<string>> {
  const sizes = kept === 'media' ? Object.keys(renditionWidths) : [];
  const fields = ['filename', ...sizes.map((size) => `sizes.${size}.filename`)];
  const where: Where = { or: fields.map((field) => ({ [field]: { in: names } })) };
  const records = await ctx.db
    .asSystem('whether a file is still named by a record')
    .find(kept, { where, limit: AT_ONCE });
  return new Set(records.filter((record) => placeOf(kept, record) === place).flatMap(filesOf));
}
