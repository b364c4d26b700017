/** Where the files of pictures and documents are kept. */
import type { Readable } from 'node:stream';

/**
 * The folder of each kind of file: below `DATA_DIR`, in a bucket and in a backup it is called the same.
 * - `pictures`: everybody may load them.
 * - `private`: photos of returns and applications, for the people of their record.
 * - `documents`: trade licences and NID cards.
 */
export const placeFolders = { pictures: 'uploads/media', private: 'private', documents: 'documents' } as const;
export type FilePlace = keyof typeof placeFolders;
export const filePlaces = Object.keys(placeFolders) as FilePlace[];

export type FileFacts = { name: string; bytes: number; changedAt: Date };
/** Both ends belong to it. */
export type ByteRange = { start: number; end: number };
/** `bytes`: how many `body` gives. It has to be read to its end or destroyed. */
export type OpenedBytes = { bytes: number; body: Readable };

/** A store that cannot be reached throws a GatewayError; a disk throws what the system says. */
export type FileStore = {
  readonly name: 'disk' | 's3';
  put(place: FilePlace, name: string, bytes: Uint8Array): Promise<void>;
  /** Null: it is not there. */
  find(place: FilePlace, name: string): Promise<FileFacts | null>;
  /** Null: it is not there. */
  open(place: FilePlace, name: string, range?: ByteRange): Promise<OpenedBytes | null>;
  /** One that is not there counts as dropped. */
  drop(place: FilePlace, name: string): Promise<void>;
  /** One that is not there is left out: a move that was cut off is done again. */
  move(from: FilePlace, to: FilePlace, name: string): Promise<void>;
  list(place: FilePlace): AsyncIterable<FileFacts>;
};
