/**
 * A small proxy, as an operator has one in front: it checks which servers are ready, sends requests to those, and
 * answers 503 with `Retry-After` if none takes the connection, or the server that took it died. It never sends a
 * request twice: the client repeats it, orders with the same `Idempotency-Key`. An answer is passed on once it is
 * complete, so that nobody gets half of one.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const LOOK_MS = 100;
/** Until then a server keeps its last known state: a busy one may answer late. */
const PATIENCE_MS = 10_000;
/** Longer than people here pause: a connection that is closed just as somebody sends loses the request. */
const KEPT_MS = 600_000;
const NOT_TAKEN = new Set(['ECONNREFUSED', 'EHOSTUNREACH']);

export class Balancer {
  /** The number of requests that no server took, and of those cut off after a server had taken them. */
  readonly counts = { waiting: 0, cut: 0 };
  private servers: string[] = [];
  private readonly ready = new Set<string>();
  /** Servers that have not answered yet whether they are ready. */
  private readonly asked = new Set<string>();
  private readonly agent = new http.Agent({ keepAlive: true });
  private readonly server = http.createServer({ keepAliveTimeout: KEPT_MS }, (req, res) => this.pass(req, res));
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  /** Without a port it takes a free one. */
  async open(port = 0): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sets the servers; resolves when each has been checked. */
  async use(servers: string[]): Promise<void> {
    this.servers = servers;
    await Promise.all(servers.map((origin) => this.ask(origin)));
  }

  close(): void {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async look(): Promise<void> {
    await Promise.all(this.servers.filter((origin) => !this.asked.has(origin)).map((origin) => this.ask(origin)));
  }

  private async ask(origin: string): Promise<void> {
    this.asked.add(origin);
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    this.asked.delete(origin);
    if (answer?.ok) this.ready.add(origin);
    else this.ready.delete(origin);
  }

  private pass(req: http.IncomingMessage, res: http.ServerResponse): void {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const ready = this.servers.filter((origin) => this.ready.has(origin));
      this.turn += 1;
      const order = ready.map((_, n) => ready[(this.turn + n) % ready.length]!);
      this.offer(order, { req, res, body: Buffer.concat(parts) });
    });
  }

  private offer(
    [first, ...others]: string[],
    asked: { req: http.IncomingMessage; res: http.ServerResponse; body: Buffer },
  ): void {
    const { req, res, body } = asked;
    if (first === undefined) {
      this.counts.waiting += 1;
      return askToWait(res);
    }
    const options = { method: req.method, headers: { ...req.headers, ...from(req) }, agent: this.agent };
    const cut = (): void => {
      if (res.headersSent) return;
      this.counts.cut += 1;
      askToWait(res);
    };
    const passed = http.request(new URL(req.url ?? '/', first), options, (answer) => {
      const { statusCode = 502, headers } = answer;
      buffer(answer).then((whole) => void res.writeHead(statusCode, headers).end(whole), cut);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (NOT_TAKEN.has(error.code ?? '')) this.offer(others, asked);
      else cut();
    });
    passed.end(body);
  }
}

const askToWait = (res: http.ServerResponse): void =>
  void res.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'application/json' }).end('{"status":503}');

/** The client's address, appended to those the request names already. */
const from = (req: http.IncomingMessage) => ({
  'x-forwarded-for': [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean).join(', '),
});
