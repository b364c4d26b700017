/** New files in the media library: a new picture, or another file for an existing one. */
import type { ReceivedFile } from '../../contract/route';
import { libraryPurpose } from '../../domain/pictures/library';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { dropFiles, filesOf } from '../media/files';
import { keepFile } from '../media/keepFile';
import { stemOf } from '../media/uploadPicture';
import { folderNamed } from './folders';
import { libraryPicture } from './pictures';

const why = 'only admins and editors come here';

type Words = { alt: string; alt_bn: string; folder?: Id | undefined; file_name: string };

/** Adds a picture to the library. Its file is named after the sender's file, with a unique suffix. */
export async function addPicture(ctx: Ctx, file: ReceivedFile, words: Words): Promise<Id> {
  const { alt, alt_bn, file_name } = words;
  const folder = await folderNamed(ctx, words.folder);
  const owner = ctx.actor?.id ?? null;
  const data = { alt, alt_bn, folder, owner, purpose: libraryPurpose, in_library: 1 };
  return keepFile(ctx, 'media', file, { data, stem: stemOf(ctx, file_name) });
}

/**
 * Replaces the file of a picture everywhere it is shown. The file is first stored as a picture of its own, under a name
 * never used before, because browsers cache files for a year; then the record takes over its files. The old files are
 * deleted last, so that pages already open can still load them.
 */
export async function replacePicture(ctx: Ctx, id: Id, file: ReceivedFile, fileName: string): Promise<void> {
  await libraryPicture(ctx, id);
  const data = { alt: '', owner: ctx.actor?.id ?? null, purpose: libraryPurpose };
  const made = await keepFile(ctx, 'media', file, { data, stem: stemOf(ctx, fileName) });
  const drop = (names: readonly string[]) => dropFiles(ctx.db.payload, 'media', names);
  const fresh = await libraryPicture(ctx, made);
  try {
    const old = await ctx.db.inTransaction(async () => {
      const before = await libraryPicture(ctx, id);
      const { filename, mimeType, filesize, width, height, sizes } = fresh;
      // File names are unique: the new record has to be deleted before the old one takes its name.
      await ctx.db.dropWhere('media', { id: { equals: fresh.id } });
      const files = { filename, mimeType, filesize, width, height, sizes };
      await ctx.db.asSystem(why).update('media', before.id, { ...files, in_library: 1 });
      await recordChange(ctx, {
        action: 'changed',
        target: 'media',
        id: before.id,
        title: before.filename ?? '',
        before: { filename: before.filename, filesize: before.filesize },
        after: { filename, filesize },
      });
      return filesOf(before);
    });
    await drop(old);
  } catch (error) {
    await ctx.db.dropWhere('media', { id: { equals: fresh.id } });
    await drop(filesOf(fresh));
    throw error;
  }
}
