import fs from 'node:fs/promises';
import path from 'node:path';
import type { Dirent } from 'node:fs';
import type { Where } from 'payload';
import { renditionWidths } from '../../domain/pictures/renditions';
import type { Ctx } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { filesOf, folderFor, folderOf, privateFolderOf, type Kept } from './folders';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Files looked at with one query. */
const AT_ONCE = 200;
/** Files removed from a folder by one run; the rest waits for the next. */
const MOST = 500;
/** Fewer strays than this are removed however few pictures there are. */
const FEW = 20;
const pictures = /^[^.].*\.(webp|png|jpe?g)$/i;

type Look = { named: number; strays: string[] };

/**
 * Removes the files a request that died left behind: those no record names, in any size, that are older than a day. Where
 * there are more of them than of the named ones the database is not the one these files belong to: then nothing is removed.
 */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const { payload } = ctx.db;
  await sweep(ctx, { kept: 'media', path: folderOf(payload, 'media') });
  await sweep(ctx, { kept: 'media', path: privateFolderOf(payload) });
  await sweep(ctx, { kept: 'documents', path: folderOf(payload, 'documents') });
}

type Folder = { kept: Kept; path: string };

async function sweep(ctx: Ctx, place: Folder): Promise<void> {
  const { logger } = ctx.db.payload;
  const folder = place.path;
  const { named, strays } = await lookThrough(ctx, place);
  if (strays.length === 0) return;
  if (strays.length > FEW && strays.length > named) {
    logger.error(
      { folder, named, strays: strays.length },
      'most files are named by no record: is this the right database? Nothing is removed',
    );
    return;
  }
  for (const name of strays) await fs.rm(path.join(folder, name), { force: true });
  logger.warn({ folder, files: strays.length }, 'files no record names were removed');
}

async function lookThrough(ctx: Ctx, place: Folder): Promise<Look> {
  const look: Look = { named: 0, strays: [] };
  let batch: string[] = [];
  const judge = async () => {
    const found = await oldStrays(ctx, place, batch);
    look.named += batch.length - found.unnamed;
    look.strays.push(...found.strays.slice(0, MOST - look.strays.length));
    batch = [];
  };
  for await (const entry of entriesOf(place.path)) {
    if (isEnding(ctx)) break;
    if (!entry.isFile() || !pictures.test(entry.name)) continue;
    batch.push(entry.name);
    if (batch.length === AT_ONCE) await judge();
  }
  if (batch.length > 0) await judge();
  return look;
}

/** A folder that was never written to is not there. */
async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await fs.opendir(folder);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
}

/** A file's age is asked before its record: one that is old and has none by then will get none. */
async function oldStrays(ctx: Ctx, place: Folder, names: string[]): Promise<{ unnamed: number; strays: string[] }> {
  const oldest = ctx.now.getTime() - DAY_MS;
  const ages = await Promise.all(
    names.map(async (name) => (await fs.stat(path.join(place.path, name)).catch(() => null))?.mtimeMs ?? Infinity),
  );
  const known = await namedOf(ctx, place, names);
  const unnamed = names.map((name, place) => ({ name, age: ages[place]! })).filter(({ name }) => !known.has(name));
  return { unnamed: unnamed.length, strays: unnamed.filter(({ age }) => age < oldest).map(({ name }) => name) };
}

/** Named by a record whose files lie in this very folder: a private picture's are strays among the public ones. */
async function namedOf(ctx: Ctx, { kept, path: folder }: Folder, names: string[]): Promise<Set<string>> {
  const sizes = kept === 'media' ? Object.keys(renditionWidths) : [];
  const fields = ['filename', ...sizes.map((size) => `sizes.${size}.filename`)];
  const where: Where = { or: fields.map((field) => ({ [field]: { in: names } })) };
  const records = await ctx.db
    .asSystem('whether a file is still named by a record')
    .find(kept, { where, limit: AT_ONCE });
  return new Set(records.filter((record) => folderFor(ctx.db.payload, kept, record) === folder).flatMap(filesOf));
}
