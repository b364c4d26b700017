/** Finds, reads, describes, moves and deletes pictures of the media library. */
import type { Where } from 'payload';
import { Failure } from '../../domain/failure';
import { libraryPurpose, type Focus } from '../../domain/pictures/library';
import type { PictureUse } from '../../domain/pictures/uses';
import type { Media } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { allOf, related, rowPart, type ListQuery } from '../listing';
import { placesOfPicture } from '../media/placesOfPicture';
import { possibleId } from '../relations';
import { rowById } from '../rowById';
import { folderName, folderNamed } from './folders';

const why = 'only admins and editors come here';
const inLibrary: Where = { purpose: { equals: libraryPurpose } };

/** `none`: pictures in no folder. */
export type LibraryQuery = ListQuery & { folder?: Id | undefined };

/** Newest first. */
export const listPictures = (ctx: Ctx, query: LibraryQuery): Promise<{ docs: Media[]; total: number }> =>
  rowPart(ctx, why, 'media', query, {
    where: allOf(
      inLibrary,
      query.folder === 'none' ? { folder: { exists: false } } : related(ctx, 'folder', query.folder),
      query.search
        ? { or: ['filename', 'alt', 'alt_bn'].map((field) => ({ [field]: { contains: query.search } })) }
        : null,
    ),
    sort: ['-createdAt', '-id'],
  });

/** A picture of the library. Throws `pictureNotFound` for any other. */
export const libraryPicture = (ctx: Ctx, given: Id): Promise<Media> =>
  rowById(ctx, why, 'media', given, { also: inLibrary, failure: 'pictureNotFound' });

/** The same, marked as chosen by hand: it may be shown in several places, and is not deleted with one of them. */
export async function chooseFromLibrary(ctx: Ctx, given: Id): Promise<Id> {
  const { id } = await libraryPicture(ctx, given);
  await ctx.db.setWhere('media', { id: { equals: id } }, { in_library: 1 });
  return id;
}

/** A picture with every place that shows it. */
export async function readPicture(ctx: Ctx, id: Id): Promise<{ picture: Media; uses: PictureUse[] }> {
  const picture = await libraryPicture(ctx, id);
  return { picture, uses: await placesOfPicture(ctx.db, picture.id) };
}

type About = { alt: string; alt_bn: string; focus: Focus | null; folder?: Id | undefined };

/** Changes a picture's alternative texts, its focus and its folder. */
export async function describePicture(ctx: Ctx, id: Id, { alt, alt_bn, focus, folder }: About): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const before = await libraryPicture(ctx, id);
    const about = {
      alt,
      alt_bn,
      focus_x: focus?.x ?? null,
      focus_y: focus?.y ?? null,
      folder: await folderNamed(ctx, folder),
    };
    await ctx.db.asSystem(why).update('media', before.id, { ...about, in_library: 1 });
    await recordChange(ctx, {
      action: 'changed',
      target: 'media',
      id: before.id,
      title: before.filename ?? '',
      before,
      after: about,
    });
  });
}

/** Moves these pictures to a folder, or out of any: all or none. */
export async function movePictures(ctx: Ctx, given: readonly Id[], folder: Id | undefined): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const ids = [...new Set(given.map((id) => possibleId(ctx, id)))].filter((id) => id !== null);
    const where = { and: [{ id: { in: ids } }, inLibrary] };
    const pictures = await ctx.db.rows(why, 'media', { where, select: { filename: true } });
    if (pictures.length < new Set(given.map(String)).size) throw new Failure('pictureNotFound');
    const to = await folderNamed(ctx, folder);
    await ctx.db.setWhere('media', where, { folder: to, in_library: 1 });
    await recordChange(ctx, {
      action: 'moved',
      target: 'media-folders',
      id: to ?? 'none',
      title: (await folderName(ctx, to)) ?? '',
      before: { pictures: null },
      after: { pictures: pictures.map(({ filename }) => filename ?? '').join(', ') },
    });
  });
}

/** Deletes a picture; refused while anything shows it (`hooks/media/refuseUsed`). */
export async function deletePicture(ctx: Ctx, id: Id): Promise<void> {
  const { id: kept } = await libraryPicture(ctx, id);
  await ctx.db.asSystem(why).remove('media', kept);
}
