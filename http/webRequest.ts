/** Converts between Node's request and response and the web's, which Payload uses. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { Failure } from '../domain/failure';
import { fileResponse } from '../endpoints/fileResponse';
import type { Answer } from '../endpoints/respond';
import { webHeaders } from './callRequest';
import { compressed } from './compressed';

/** Total size of the bodies held in memory until they are answered. One call takes a few pictures of 10 MB. */
const HELD_BYTES = 128 * 1024 * 1024;
const WAIT_SECONDS = 5;
let held = 0;

/** The whole body, at most `maxBytes`. Throws `tooLarge`, or `busy` while too much is in memory already. */
export async function readBody(req: ExpressRequest, maxBytes: number): Promise<Buffer | undefined> {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return undefined;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new Failure('tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  req.res?.once('close', () => (held -= size));
  // A caller who is refused half-way still gets an answer: the connection stays open.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    held += chunk.length;
    if (size > maxBytes) throw new Failure('tooLarge');
    if (held > HELD_BYTES) throw new Failure('busy', { params: { seconds: WAIT_SECONDS } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function toWebRequest(req: ExpressRequest, origin: string, body: Buffer | undefined): Request {
  const headers = webHeaders(req.headers);
  // HEAD is answered like GET; the connection omits the body.
  const init: RequestInit = { method: req.method === 'HEAD' ? 'GET' : req.method, headers };
  if (body && body.length > 0) init.body = new Uint8Array(body);
  return new Request(new URL(req.originalUrl, origin), init);
}

/** Sends an answer of the contract. */
export function sendAnswer(
  { http, body, headers, file }: Answer,
  more: Record<string, string>,
  res: ExpressResponse,
): void {
  if (file) return void sendWebResponse(fileResponse(file), res).catch(() => res.destroy());
  res.statusCode = http;
  for (const [name, value] of Object.entries(more)) res.setHeader(name, value);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (body === null) return void res.end();
  // A text is sent together with the headers, a buffer after them.
  const text = JSON.stringify(body);
  const bytes = Buffer.byteLength(text);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', bytes);
  res.vary('Accept-Encoding');
  compressed(res.req, res, bytes, () => res.end(text));
}

/** `unlessSaid`: headers used when the response does not set them. */
export async function sendWebResponse(
  response: Response,
  res: ExpressResponse,
  unlessSaid: Record<string, string> = {},
): Promise<void> {
  res.status(response.status);
  for (const [name, value] of Object.entries(unlessSaid)) res.setHeader(name, value);
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') continue;
    if (name === 'vary') res.vary(value);
    else res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (!response.body) {
    res.end();
    return;
  }
  const length = Number(response.headers.get('content-length'));
  if (length > 1_000_000) {
    // A client that disconnects half-way ends the reading too.
    await pipeline(Readable.fromWeb(response.body as NodeWebStream), res).catch(() => undefined);
    return;
  }
  res.send(Buffer.from(await response.arrayBuffer()));
}
