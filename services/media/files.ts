/** Stores, opens and deletes the files that records name, wherever the shop keeps them. */
import type { Payload } from 'payload';
import { Failure } from '../../domain/failure';
import { isGatewayError } from '../../domain/gatewayError';
import { isPrivate } from '../../domain/pictures/purposes';
import type { FilePlace, FileStore } from '../../gateways/files/files';
import { settingsOf } from '../openCtx';

export type Kept = 'media' | 'documents';

type Upload = {
  filename?: string | null | undefined;
  sizes?: Record<string, { filename?: string | null } | undefined> | null | undefined;
};

/** The files a record names, in all sizes. */
export const filesOf = ({ filename, sizes }: Upload): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string',
  );

export const storeOf = (payload: Payload): FileStore => settingsOf(payload).gateways.files;

/** Every storage location that may hold files of these records. */
const places: Readonly<Record<Kept, readonly FilePlace[]>> = {
  media: ['pictures', 'private'],
  documents: ['documents'],
};

/** The storage location of one record's files. Only `openFile` opens those outside `pictures`. */
export function placeOf(kept: Kept, record: object): FilePlace {
  if (kept === 'documents') return 'documents';
  return 'purpose' in record && isPrivate(String(record.purpose)) ? 'private' : 'pictures';
}

/**
 * Stores all of these files or none. Throws `filesAway` when the store cannot be reached, `cannotSave` when it is full
 * or read-only.
 */
export async function putFiles(
  payload: Payload,
  place: FilePlace,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const store = storeOf(payload);
  const written = await Promise.allSettled([...files].map(([name, bytes]) => store.put(place, name, bytes)));
  const failed = written.find((each) => each.status === 'rejected');
  if (!failed) return;
  payload.logger.error({ err: failed.reason as unknown, place }, 'a picture could not be kept');
  await dropFrom(payload, [place], [...files.keys()]);
  throw new Failure(isGatewayError(failed.reason) ? 'filesAway' : 'cannotSave');
}

/**
 * Deletes these files. A file that cannot be deleted is logged and left: strays are swept, while a failed use case
 * would do more harm.
 */
export const dropFiles = (payload: Payload, kept: Kept, names: readonly string[]): Promise<void> =>
  dropFrom(payload, places[kept], names);

async function dropFrom(payload: Payload, from: readonly FilePlace[], names: readonly string[]): Promise<void> {
  const store = storeOf(payload);
  const all = from.flatMap((place) => names.map((name) => store.drop(place, name)));
  const failed = (await Promise.allSettled(all)).find((each) => each.status === 'rejected');
  if (failed) payload.logger.error({ err: failed.reason as unknown, files: names }, 'files were left behind');
}
