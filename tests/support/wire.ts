/**
 * Sends a request as it is written: paths, methods and bodies that `fetch` would put right or refuse to send. Lower-case
 * methods are the one thing Node's own client puts right too: those go by `raw.ts`.
 */
import http from 'node:http';
import type { Reply } from './http';

export type Sent = {
  method: string;
  path: string;
  body?: string | FormData | undefined;
  headers?: Record<string, string>;
};

/** No answer takes as long on a busy machine, unless something hangs. */
export const SOON_MS = 10_000;

/** `path` is below `/api` and sent as it is. Rejects when there is no answer soon. */
export async function wire(origin: string, { method, path, body, headers = {} }: Sent): Promise<Reply> {
  const form = body instanceof FormData ? new Response(body) : null;
  const bytes = form ? Buffer.from(await form.arrayBuffer()) : typeof body === 'string' ? Buffer.from(body) : null;
  const type = form?.headers.get('content-type') ?? 'application/json';
  const { hostname, port } = new URL(origin);
  const own = {
    Accept: 'application/json',
    ...(bytes ? { 'Content-Type': type, 'Content-Length': String(bytes.length) } : {}),
    ...headers,
  };
  const started = performance.now();
  const reply = await new Promise<Reply>((resolve, reject) => {
    const request = http.request(
      {
        hostname,
        port,
        method,
        path: asTarget(`/api${path}`),
        headers: own,
        agent: false,
        signal: AbortSignal.timeout(SOON_MS),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => resolve(replyOf(response, Buffer.concat(parts).toString('utf8'))));
      },
    );
    request.once('error', reject);
    request.end(bytes ?? undefined);
  }).catch((error: unknown) => {
    throw new Error(`no answer after ${Math.round(performance.now() - started)} ms: ${String(error)}`);
  });
  return reply;
}

function replyOf(response: http.IncomingMessage, text: string): Reply {
  const body = /^[{[]/.test(text) ? JSON.parse(text) : text;
  const headers = new Headers(
    Object.entries(response.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  );
  return { http: response.statusCode ?? 0, status: body?.status ?? response.statusCode, body, headers };
}

/** Node sends no target with a space or a letter beyond Latin in it. */
const asTarget = (path: string): string =>
  path.replace(/[^\x21-\x7e]/gu, (letter) =>
    Array.from(Buffer.from(letter), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
