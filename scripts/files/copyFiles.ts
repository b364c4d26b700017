/** Copies the files of a shop from one store to another, and verifies that each has arrived. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { filePlaces, placeFolders, type FilePlace, type FileStore } from '../../gateways/files/files';

const AT_ONCE = 8;

export type File = { place: FilePlace; name: string };
export type Copied = {
  /** All files of the source. */
  files: number;
  copied: number;
  bytes: number;
  /** Files that were already in the target, identical to the byte. */
  there: number;
  /** Files that were deleted from the source after they were listed. */
  gone: number;
  /** It was interrupted. */
  stopped: boolean;
  /** SHA-256 by path (`uploads/media/…`). */
  sums: Map<string, string>;
};
export type Copying = {
  from: FileStore;
  to: FileStore;
  /** Copies only these; by default all files of the source. */
  only?: readonly File[];
  onFile?: (so: { done: number; files: number; bytes: number }) => void;
  isStopped?: () => boolean;
  /** Also deletes each file from the source, once all of them have arrived. */
  deleteSource?: boolean;
};

/**
 * May be interrupted at any time and run again: files that have arrived are compared and not sent twice. Throws at the
 * first fault.
 */
export async function copyFiles({ from, to, only, onFile, isStopped, deleteSource }: Copying): Promise<Copied> {
  const files = only ?? (await listed(from));
  const result: Copied = {
    files: files.length,
    copied: 0,
    bytes: 0,
    there: 0,
    gone: 0,
    stopped: false,
    sums: new Map(),
  };
  let done = 0;
  await inTurns(
    files,
    () => isStopped?.() ?? false,
    async (file) => {
      await copyOne(from, to, file, result);
      done += 1;
      onFile?.({ done, files: files.length, bytes: result.bytes });
    },
  );
  result.stopped = done < files.length;
  if (deleteSource && !result.stopped)
    await inTurns(
      files,
      () => false,
      ({ place, name }) => from.drop(place, name),
    );
  return result;
}

async function listed(store: FileStore): Promise<File[]> {
  const files: File[] = [];
  for (const place of filePlaces) for await (const { name } of store.list(place)) files.push({ place, name });
  return files;
}

async function inTurns<T>(all: readonly T[], isStopped: () => boolean, work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < all.length && !isStopped()) {
      const one = all[next]!;
      next += 1;
      await work(one).catch((error: unknown) => {
        next = all.length;
        throw error;
      });
    }
  };
  // All transfers finish before a fault is reported, so that nothing is written any more.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

async function copyOne(from: FileStore, to: FileStore, { place, name }: File, result: Copied): Promise<void> {
  const bytes = await bytesOf(from, place, name);
  if (!bytes) {
    result.gone += 1;
    return;
  }
  const sum = sumOf(bytes);
  const isSame = async () => {
    if ((await to.find(place, name))?.bytes !== bytes.byteLength) return false;
    const arrived = await bytesOf(to, place, name);
    return arrived !== null && sumOf(arrived) === sum;
  };
  const path = `${placeFolders[place]}/${name}`;
  if (await isSame()) result.there += 1;
  else {
    await to.put(place, name, bytes);
    if (!(await isSame())) throw new Error(`${path} has not arrived as it was sent`);
    result.copied += 1;
    result.bytes += bytes.byteLength;
  }
  result.sums.set(path, sum);
}

async function bytesOf(store: FileStore, place: FilePlace, name: string): Promise<Buffer | null> {
  const opened = await store.open(place, name);
  return opened && buffer(opened.body);
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
