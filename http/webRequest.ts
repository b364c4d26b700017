/** Between Node's request and response and the web's, which Payload speaks. */
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { Failure } from '../domain/failure';
import type { Answer } from '../endpoints/respond';
import { webHeaders } from './callRequest';

/** The whole body, at most `maxBytes`. Throws `tooLarge`. */
export async function readBody(req: ExpressRequest, maxBytes: number): Promise<Buffer | undefined> {
  if (req.method === 'GET' || req.method === 'HEAD') return undefined;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new Failure('tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Failure('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function toWebRequest(req: ExpressRequest, origin: string, body: Buffer | undefined): Request {
  const headers = webHeaders(req.headers);
  const init: RequestInit = { method: req.method, headers };
  if (body && body.length > 0) init.body = new Uint8Array(body);
  return new Request(new URL(req.originalUrl, origin), init);
}

/** An answer of the contract, straight to the caller. */
export function sendAnswer({ http, body, headers }: Answer, more: Record<string, string>, res: ExpressResponse): void {
  res.statusCode = http;
  for (const [name, value] of Object.entries(more)) res.setHeader(name, value);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (body === null) return void res.end();
  const bytes = Buffer.from(JSON.stringify(body));
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}

export async function sendWebResponse(response: Response, res: ExpressResponse): Promise<void> {
  res.status(response.status);
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') continue;
    res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (!response.body) {
    res.end();
    return;
  }
  const length = Number(response.headers.get('content-length'));
  if (length > 1_000_000) {
    Readable.fromWeb(response.body as NodeWebStream).pipe(res);
    return;
  }
  res.send(Buffer.from(await response.arrayBuffer()));
}
