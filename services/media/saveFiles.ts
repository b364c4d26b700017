import type { ReceivedFile } from '../../contract/route';
import type { Ctx, Id } from '../ctx';
import { removeFiles } from './removeFiles';
import { saveDocument } from './saveDocument';
import { savePicture } from './savePicture';

export type FileKind = { collection: 'media'; alt: string } | { collection: 'documents'; owner: Id };

/** Saves the files of a form, one after another; where one fails those before it are taken back. */
export async function saveFiles<N extends string>(
  ctx: Ctx,
  files: Partial<Record<N, ReceivedFile>>,
  kindOf: (name: N) => FileKind,
): Promise<{ ids: Partial<Record<N, Id>>; takeBack: () => Promise<void> }> {
  const ids: Partial<Record<N, Id>> = {};
  const saved: Record<FileKind['collection'], Id[]> = { media: [], documents: [] };
  const takeBack = async () => {
    await removeFiles(ctx, 'media', saved.media);
    await removeFiles(ctx, 'documents', saved.documents);
  };
  try {
    for (const [name, file] of Object.entries(files) as [N, ReceivedFile | undefined][]) {
      if (!file) continue;
      const kind = kindOf(name);
      const id =
        kind.collection === 'media'
          ? await savePicture(ctx, file, { alt: kind.alt })
          : await saveDocument(ctx, file, { owner: kind.owner });
      saved[kind.collection].push(id);
      ids[name] = id;
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { ids, takeBack };
}
