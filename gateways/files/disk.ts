import fs from 'node:fs/promises';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import { placeFolders, type FilePlace, type FileStore } from './files';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** The result of `work`, or null if the file does not exist. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Files in folders below `folder`. */
export function createDiskFiles({ folder }: { folder: string }): FileStore {
  const folderOf = (place: FilePlace) => path.join(folder, placeFolders[place]);
  const fileOf = (place: FilePlace, name: string) => path.join(folderOf(place), name);
  const find: FileStore['find'] = async (place, name) => {
    const stat = await unlessMissing(() => fs.stat(fileOf(place, name)));
    return stat?.isFile() ? { name, bytes: stat.size, changedAt: stat.mtime } : null;
  };
  return {
    name: 'disk',
    find,
    async put(place, name, bytes) {
      await fs.mkdir(folderOf(place), { recursive: true });
      await fs.writeFile(fileOf(place, name), bytes);
    },
    async open(place, name, range) {
      const handle = await unlessMissing(() => fs.open(fileOf(place, name)));
      if (!handle) return null;
      const stat = await handle.stat();
      if (!stat.isFile()) {
        await handle.close();
        return null;
      }
      const bytes = range ? range.end - range.start + 1 : stat.size;
      return { bytes, body: handle.createReadStream(range) };
    },
    async drop(place, name) {
      await fs.rm(fileOf(place, name), { force: true });
    },
    move: (from, to, name) => moveFile(fileOf(from, name), fileOf(to, name)),
    async *list(place) {
      for await (const entry of entriesOf(folderOf(place))) {
        const facts = entry.isFile() ? await find(place, entry.name) : null;
        if (facts) yield facts;
      }
    },
  };
}

/** A folder that was never written to does not exist. */
async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const entries = await unlessMissing(() => fs.opendir(folder));
  if (entries) yield* entries;
}

async function moveFile(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  try {
    await fs.rename(from, to);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') return;
    if (code !== 'EXDEV') throw error;
    // Another disk: a complete copy next to the target, renamed into place, then the original is deleted.
    await fs.copyFile(from, `${to}.part`);
    await fs.rename(`${to}.part`, to);
    await fs.unlink(from);
  }
}
