/** The folders pictures and documents lie in. Records name files; these calls look after the files themselves. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isPrivate } from '../../domain/pictures/purposes';

export type Kept = 'media' | 'documents';

const ROUNDS = 5;
const ROUND_MS = 50;
const PROBE = Buffer.alloc(64 * 1024);

type Upload = {
  filename?: string | null | undefined;
  sizes?: Record<string, { filename?: string | null } | undefined> | null | undefined;
};

/** The files a record names, in all sizes. */
export const filesOf = ({ filename, sizes }: Upload): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string',
  );

export const folderOf = (payload: Payload, kept: Kept): string =>
  payload.collections[kept].config.upload.staticDir as string;

/** Where the pictures lie that only some may see. Nothing serves this folder but `openFile`. */
export const privateFolderOf = (payload: Payload): string =>
  payload.collections.media.config.custom.privateDir as string;

/** Every folder the files of these records may lie in. */
const foldersOf = (payload: Payload, kept: Kept): string[] => [
  folderOf(payload, kept),
  ...(kept === 'media' ? [privateFolderOf(payload)] : []),
];

/** The folder of one record's files. */
export const folderFor = (payload: Payload, kept: Kept, record: object): string =>
  kept === 'media' && 'purpose' in record && isPrivate(String(record.purpose))
    ? privateFolderOf(payload)
    : folderOf(payload, kept);

/**
 * Takes these files away; true when any was there. Sizes of one picture are written side by side: when one fails others are
 * still on their way, so it is looked again until none comes any more.
 */
export async function dropFiles(payload: Payload, kept: Kept, names: readonly string[]): Promise<boolean> {
  let any = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await dropOnce(payload, kept, names);
    any ||= found;
    if (!found && round > 0) break;
    await wait(ROUND_MS);
  }
  return any;
}

/** Takes those of these files away that are there; true when any was. */
export async function dropOnce(payload: Payload, kept: Kept, names: readonly string[]): Promise<boolean> {
  const files = foldersOf(payload, kept).flatMap((folder) => names.map((name) => path.join(folder, name)));
  const gone = await Promise.allSettled(files.map((file) => fs.unlink(file)));
  return gone.some(({ status }) => status === 'fulfilled');
}

/** Whether a file can be written beside the others: there is room, and it is allowed. */
export async function canWrite(payload: Payload, kept: Kept): Promise<boolean> {
  const probe = path.join(folderOf(payload, kept), `.room-${process.pid}`);
  try {
    await fs.mkdir(path.dirname(probe), { recursive: true });
    await fs.writeFile(probe, PROBE);
    return true;
  } catch {
    return false;
  } finally {
    await fs.rm(probe, { force: true }).catch(() => undefined);
  }
}
