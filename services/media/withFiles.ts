import type { ReceivedFile } from '../../contract/route';
import type { Ctx, Id } from '../ctx';
import { removeFiles } from './removeFiles';
import { saveDocument } from './saveDocument';
import { savePicture } from './savePicture';

export type FileKind = { collection: 'media'; alt: string } | { collection: 'documents'; owner: Id };
type Files<N extends string> = Partial<Record<N, ReceivedFile>>;
export type FileIds<N extends string> = Partial<Record<N, Id>>;

/**
 * Saves the files of a form, one after another, and writes what shows them. Where one of them or the write fails, those that
 * were saved are taken back.
 */
export async function withFiles<N extends string, R>(
  ctx: Ctx,
  files: Files<N>,
  kindOf: (name: N) => FileKind,
  write: (ids: FileIds<N>) => Promise<R>,
): Promise<R> {
  const ids: FileIds<N> = {};
  const saved: Record<FileKind['collection'], Id[]> = { media: [], documents: [] };
  try {
    for (const [name, file] of Object.entries(files) as [N, ReceivedFile | undefined][]) {
      if (!file) continue;
      const kind = kindOf(name);
      ids[name] = kind.collection === 'media' ? await savePicture(ctx, file, { alt: kind.alt }) : await saveDocument(ctx, file, { owner: kind.owner });
      saved[kind.collection].push(ids[name]!);
    }
    return await write(ids);
  } catch (error) {
    await removeFiles(ctx, 'media', saved.media);
    await removeFiles(ctx, 'documents', saved.documents);
    throw error;
  }
}

/** Pictures everybody may see, with these words for who cannot. */
export const picturesOf = (alt: string) => (): FileKind => ({ collection: 'media', alt });
