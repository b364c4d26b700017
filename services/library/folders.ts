/** The folders of the media library. */
import { Failure, invalid } from '../../domain/failure';
import { libraryLimits, libraryPurpose } from '../../domain/pictures/library';
import type { MediaFolder } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';

const why = 'only admins and editors come here';

export type CountedFolder = { folder: MediaFolder; pictures: number };
/** The folders by name; `without` is the number of pictures in no folder. Two queries. */
export async function listFolders(ctx: Ctx): Promise<{ folders: CountedFolder[]; without: number }> {
  const folders = await allFolders(ctx);
  const groups = await ctx.db.groups(why, 'media', { where: { purpose: { equals: libraryPurpose } }, by: 'folder' });
  const counts = new Map(groups.map(({ key, count }) => [key === null ? '' : String(key), count]));
  return {
    folders: folders.map((folder) => ({ folder, pictures: counts.get(String(folder.id)) ?? 0 })),
    without: counts.get('') ?? 0,
  };
}

const allFolders = (ctx: Ctx): Promise<MediaFolder[]> =>
  ctx.db.rows(why, 'media-folders', { sort: 'name', limit: libraryLimits.folders });

export async function addFolder(ctx: Ctx, name: string): Promise<Id> {
  return ctx.db.inTransaction(async () => {
    const folders = await allFolders(ctx);
    refuseTaken(folders, name, null);
    if (folders.length >= libraryLimits.folders)
      throw new Failure('foldersFull', { params: { max: libraryLimits.folders } });
    return (await ctx.db.asSystem(why).create('media-folders', { name })).id;
  });
}

export async function renameFolder(ctx: Ctx, given: Id, name: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const id = await kept(ctx, given);
    refuseTaken(await allFolders(ctx), name, id);
    await ctx.db.asSystem(why).update('media-folders', id, { name });
  });
}

/** Deletes a folder. Its pictures stay, in no folder. */
export async function removeFolder(ctx: Ctx, given: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const id = await kept(ctx, given);
    await ctx.db.setWhere('media', { folder: { equals: id } }, { folder: null });
    await ctx.db.asSystem(why).remove('media-folders', id);
  });
}

/** The id of the folder named in a form; null for none. Throws `invalid` if it does not exist. */
export async function folderNamed(ctx: Ctx, given: Id | undefined): Promise<Id | null> {
  if (given === undefined || given === '') return null;
  const id = await there(ctx, given);
  if (id === null) throw invalid({ folder: 'notFound' });
  return id;
}

/** A folder's name; null for no folder. */
export async function folderName(ctx: Ctx, id: Id | null): Promise<string | null> {
  if (id === null) return null;
  return (await ctx.db.row(why, 'media-folders', { where: { id: { equals: id } } }))?.name ?? null;
}

async function kept(ctx: Ctx, given: Id): Promise<Id> {
  const id = await there(ctx, given);
  if (id === null) throw new Failure('folderNotFound');
  return id;
}

async function there(ctx: Ctx, given: Id): Promise<Id | null> {
  const id = possibleId(ctx, given);
  if (id === null) return null;
  return (await ctx.db.row(why, 'media-folders', { where: { id: { equals: id } } }))?.id ?? null;
}

/** People tell folders apart by name, so names that differ only in case count as the same. */
function refuseTaken(folders: readonly MediaFolder[], name: string, except: Id | null): void {
  const isTaken = folders.some((folder) => folder.id !== except && sameName(folder.name, name));
  if (isTaken) throw new Failure('folderThere');
}

const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();
