/**
 * A small proxy as an operator has one in front: it asks every server whether it is ready, sends requests to those that are,
 * and answers 503 with `Retry-After` where none takes the connection. What was sent to a server is never sent again.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 100;
const NOT_TAKEN = new Set(['ECONNREFUSED', 'EHOSTUNREACH']);

export class Balancer {
  /** Requests that no server took, and those cut off after a server had taken them. */
  readonly counts = { waiting: 0, cut: 0 };
  private servers: string[] = [];
  private readonly ready = new Set<string>();
  private readonly agent = new http.Agent({ keepAlive: true });
  private readonly server = http.createServer((req, res) => this.pass(req, res));
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The servers there are from now on; resolves when each was asked. */
  async use(servers: string[]): Promise<void> {
    this.servers = servers;
    await this.look();
  }

  close(): void {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.servers.map(async (origin) => {
        const answer = await fetch(`${origin}/readyz`).catch(() => null);
        if (answer?.ok) this.ready.add(origin);
        else this.ready.delete(origin);
      }),
    );
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
      res.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'application/json' }).end('{"status":503}');
      return;
    }
    const options = { method: req.method, headers: req.headers, agent: this.agent };
    const passed = http.request(new URL(req.url ?? '/', first), options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (NOT_TAKEN.has(error.code ?? '')) return this.offer(others, asked);
      this.counts.cut += 1;
      if (!res.headersSent) res.writeHead(502);
      res.end();
    });
    passed.end(body);
  }
}
