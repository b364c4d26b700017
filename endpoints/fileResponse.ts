import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { OpenedFile } from '../services/media/openFile';

const HOUR_SECONDS = 3_600;

/** A file as the answer of a call. A private one is kept by no proxy, and by no browser after the session has ended. */
export function fileResponse({ body, bytes, mimeType, isPrivate, name }: OpenedFile): Response {
  const stream = Readable.toWeb(body) as NodeWebStream<Uint8Array>;
  return new Response(stream as ReadableStream, {
    headers: {
      'Content-Type': mimeType,
      'Content-Length': String(bytes),
      // File names are made by this server, of letters, digits and dashes.
      'Content-Disposition': name === undefined ? 'inline' : `attachment; filename="${name}"`,
      'Cache-Control': isPrivate ? 'private, no-store' : `private, max-age=${HOUR_SECONDS}`,
    },
  });
}
