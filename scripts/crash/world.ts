/** What everybody in the crash test shares: the server that dies, its address, chance, and calls that go on until answered. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

// Answers are read field by field by whoever asked.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Body = any;
type Call = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string | undefined };

const ANSWER_MS = 45_000;
const PAUSE_MS = 100;

/** Repeatable chance: the same seed gives the same choices (not the same timing). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class World {
  /** No new work is begun. */
  closing = false;
  readonly counts = { calls: 0, cut: 0, orders: 0, refused: 0, moves: 0, broadcasts: 0 };
  private server: ChildProcess | undefined;
  private readonly env: NodeJS.ProcessEnv;

  constructor(
    readonly origin: string,
    env: NodeJS.ProcessEnv,
    readonly chance: () => number,
  ) {
    this.env = { ...process.env, ...env };
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.chance() * list.length)]!;
  }

  /** Starts the server as production does, and waits until it listens. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], { env: this.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('message', () => resolve());
      server.once('exit', (code) => reject(new Error(`the server ended with ${code} while it started`)));
    });
    server.removeAllListeners('exit');
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const gone = once(this.server!, 'exit');
    this.server!.kill('SIGKILL');
    await gone;
  }

  /** Asks it to end; how it ended. */
  async stop(): Promise<number | null> {
    const gone = once(this.server!, 'exit');
    this.server!.kill('SIGTERM');
    return ((await gone) as [number | null])[0];
  }

  /** One try. Null: the line was cut, the shop is busy, or nobody is there. */
  async once(path: string, { method = 'GET', body, headers = {}, token }: Call = {}): Promise<{ http: number; body: Body; headers: Headers } | null> {
    this.counts.calls += 1;
    try {
      const response = await fetch(path.startsWith('http') ? path : `${this.origin}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      const read = text.startsWith('{') ? (JSON.parse(text) as Body) : text;
      const isBusy = [429, 503].includes(response.status);
      return isBusy ? null : { http: response.status, body: read, headers: response.headers };
    } catch {
      this.counts.cut += 1;
      return null;
    }
  }

  /** The same call again and again until there is an answer. */
  async untilAnswered(path: string, call: Call = {}): Promise<{ http: number; body: Body; headers: Headers }> {
    for (;;) {
      const answer = await this.once(path, call);
      if (answer) return answer;
      await wait(PAUSE_MS);
    }
  }

  async login(email: string, password: string): Promise<string> {
    const { body } = await this.untilAnswered('/login', { method: 'POST', body: { email, password } });
    if (body.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return body.token as string;
  }
}
