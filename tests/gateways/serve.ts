/** A real HTTP server on a free port of this machine, for the clients to talk to. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};
/** `cut`: the line is cut in the middle of the answer. */
export type Reply = { status: number; headers?: Record<string, string>; body: string; cut?: boolean };
/** `hang`: take the request and never answer. `drop`: take it and cut the line. */
export type Answerer = (heard: Heard) => Reply | 'hang' | 'drop' | Promise<Reply | 'hang' | 'drop'>;

export type Served = { url: string; heard: Heard[]; close(): Promise<void> };

/** `port`: the same place again after it was closed. */
export async function serve(answer: Answerer, port = 0): Promise<Served> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      heard.push(one);
      void Promise.resolve(answer(one)).then((reply) => {
        if (reply === 'hang') return;
        if (reply === 'drop') request.socket.destroy();
        else if (reply.cut) {
          response.writeHead(reply.status, { ...reply.headers, 'Content-Length': Buffer.byteLength(reply.body) });
          response.write(reply.body.slice(0, Math.ceil(reply.body.length / 2)), () => request.socket.destroy());
        } else response.writeHead(reply.status, reply.headers).end(reply.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The error a promise ends with; a promise that succeeds fails the test. */
export async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => {
      throw new Error(`expected a fault, got ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}
