/** The storage of picture and document files. */
import type { Readable } from 'node:stream';

/**
 * The folder of each kind of file: it has the same name below `DATA_DIR`, in a bucket and in a backup.
 * - `pictures`: public.
 * - `private`: photos of returns and applications, for the people concerned by their record.
 * - `documents`: trade licences and NID cards.
 */
export const placeFolders = { pictures: 'uploads/media', private: 'private', documents: 'documents' } as const;
export type FilePlace = keyof typeof placeFolders;
export const filePlaces = Object.keys(placeFolders) as FilePlace[];

export type FileFacts = { name: string; bytes: number; changedAt: Date };
/** Both ends are included. */
export type ByteRange = { start: number; end: number };
/** `bytes`: the length of `body`, which has to be read to its end or destroyed. */
export type OpenedBytes = { bytes: number; body: Readable };

/** A storage service that cannot be reached throws a GatewayError; a disk throws the system's error. */
export type FileStore = {
  readonly name: 'disk' | 's3';
  put(place: FilePlace, name: string, bytes: Uint8Array): Promise<void>;
  /** Null if it does not exist. */
  find(place: FilePlace, name: string): Promise<FileFacts | null>;
  /** Null if it does not exist. */
  open(place: FilePlace, name: string, range?: ByteRange): Promise<OpenedBytes | null>;
  /** Deleting a file that does not exist is no error. */
  drop(place: FilePlace, name: string): Promise<void>;
  /** A file that does not exist is skipped: an interrupted move is repeated. */
  move(from: FilePlace, to: FilePlace, name: string): Promise<void>;
  list(place: FilePlace): AsyncIterable<FileFacts>;
};
