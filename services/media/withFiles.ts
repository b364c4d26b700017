import type { ReceivedFile } from '../../contract/route';
import type { PicturePurpose } from '../../domain/pictures/purposes';
import type { Ctx, Id } from '../ctx';
import { removeFiles } from './removeFiles';
import { saveDocument } from './saveDocument';
import { savePicture, type PictureWords } from './savePicture';

export type FileKind = ({ collection: 'media' } & PictureWords) | { collection: 'documents'; owner: Id };
type Files<N extends string> = Partial<Record<N, ReceivedFile>>;
export type FileIds<N extends string> = Partial<Record<N, Id>>;

/**
 * Saves the files of a form, one after another, then runs the write that refers to them. If a file or the write fails,
 * the saved files are deleted.
 */
export async function withFiles<N extends string, R>(
  ctx: Ctx,
  files: Files<N>,
  kindOf: (name: N) => FileKind,
  write: (ids: FileIds<N>) => Promise<R>,
  /** Whether the result refers to the files; a write may refuse without throwing. */
  isKept: (result: R) => boolean = () => true,
): Promise<R> {
  const ids: FileIds<N> = {};
  const saved: Record<FileKind['collection'], Id[]> = { media: [], documents: [] };
  const takeBack = async () => {
    await removeFiles(ctx, 'media', saved.media);
    await removeFiles(ctx, 'documents', saved.documents);
  };
  try {
    for (const [name, file] of Object.entries(files) as [N, ReceivedFile | undefined][]) {
      if (!file) continue;
      const kind = kindOf(name);
      ids[name] =
        kind.collection === 'media' ? await savePicture(ctx, file, kind) : await saveDocument(ctx, file, kind);
      saved[kind.collection].push(ids[name]);
    }
    const result = await write(ids);
    if (!isKept(result)) await takeBack();
    return result;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** Pictures for one purpose, with these alternative texts. */
export const picturesOf = (purpose: PicturePurpose, alt: string) => (): FileKind => ({
  collection: 'media',
  alt,
  purpose,
});
