/**
 * Sends a request as it is written: paths, methods and bodies that `fetch` would put right or refuse to send. Lower-case
 * methods are the one thing Node's own client puts right too: those go by `raw.ts`.
 */
import http from 'node:http';

// Answers are read field by field in tests; their shape is what the tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Body = any;
export type Reply = { http: number; status: number; body: Body; headers: Headers };

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
  const { bytes, headers: ofBody } = await encoded(body);
  const { hostname, port } = new URL(origin);
  const own = { Accept: 'application/json', ...ofBody, ...headers };
  const started = performance.now();
  const signal = AbortSignal.timeout(SOON_MS);
  const asked = { hostname, port, method, path: asTarget(`/api${path}`), headers: own, agent: false as const, signal };
  return exchange(asked, bytes).catch((error: unknown) => {
    throw new Error(`no answer after ${Math.round(performance.now() - started)} ms: ${String(error)}`);
  });
}

/** A form is sent as multipart, a string as it is, anything else as JSON. */
export async function encoded(body: unknown): Promise<{ bytes: Buffer | undefined; headers: Record<string, string> }> {
  if (body === undefined) return { bytes: undefined, headers: {} };
  const form = body instanceof FormData ? new Response(body) : null;
  const bytes = form
    ? Buffer.from(await form.arrayBuffer())
    : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const type = form?.headers.get('content-type') ?? 'application/json';
  return { bytes, headers: { 'Content-Type': type, 'Content-Length': String(bytes.length) } };
}

/** Sends one request by Node's own client: `fetch` takes more processor time than most of our answers. */
export const exchange = (asked: http.RequestOptions, bytes: Buffer | undefined): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = http.request(asked, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => resolve(replyOf(response, Buffer.concat(parts).toString('utf8'))));
    });
    request.once('error', reject);
    request.end(bytes);
  });

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
