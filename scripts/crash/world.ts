/**
 * What everybody in the crash test shares: the server that crashes, its address, random numbers, and calls that
 * repeat until answered.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** An answer, with the fields that the caller expects in it. One that is not JSON has none. */
type Reply<A> = { http: number; body: A & { status: number }; headers: Headers };
/** The outcome of one attempt. `http` is null if the connection was lost before the whole answer arrived. */
export type Seen = { method: string; path: string; http: number | null; why: string; mayComeBack: boolean; ms: number };
type Call = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string | undefined };

const ANSWER_MS = 45_000;
/** The connection was lost, or the shop is too busy: retries with growing delays. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;
/**
 * Begun so shortly before SIGTERM that it may not have arrived; this process may itself have been delayed for longer.
 */
const ON_ITS_WAY_MS = 100;
const refusedCodes = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** Repeatable random numbers: the same seed gives the same choices (not the same timing). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Door = { wait: Promise<void>; open: () => void };
function door(): Door {
  let open!: () => void;
  const wait = new Promise<void>((resolve) => (open = resolve));
  return { wait, open };
}

export class World {
  /** No new work is started. */
  closing = false;
  /** How many times longer than usual people pause. */
  pace = 1;
  readonly counts = {
    calls: 0,
    nobodyThere: 0,
    busy: 0,
    cut: 0,
    broken: 0,
    orders: 0,
    refused: 0,
    moves: 0,
    broadcasts: 0,
    corrections: 0,
    runs: 0,
    payouts: 0,
    byBkash: 0,
    cash: 0,
    returns: 0,
    refunds: 0,
    deletions: 0,
    restores: 0,
  };
  /** Called for every attempt, with the time somebody tried until there was an answer. */
  onSeen: ((seen: Seen) => void) | null = null;
  onAnswered: ((ms: number) => void) | null = null;
  /** Calls that SIGTERM interrupted. */
  readonly cutByStop: string[] = [];
  /** Calls begun before this time had reached the server when it was told to stop. */
  private stoppedAt: number | null = null;
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  /** Whether the server is listening; callers that find it down wait for it. */
  private opened = door();
  private server: ChildProcess | undefined;
  private readonly env: NodeJS.ProcessEnv;

  constructor(
    readonly origin: string,
    env: NodeJS.ProcessEnv,
    readonly chance: () => number,
  ) {
    this.env = { ...process.env, ...env };
    this.delay.enable();
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.chance() * list.length)]!;
  }

  /** Starts the server as production does, and waits until it listens. */
  async start(): Promise<void> {
    this.stoppedAt = null;
    this.delay.reset();
    const server = spawn(process.execPath, ['scripts/run.mjs', 'server'], {
      env: this.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('message', () => resolve());
      server.once('exit', (code) => reject(new Error(`the server ended with ${code} while it started`)));
    });
    server.removeAllListeners('exit');
    this.opened.open();
  }

  /** A server started by somebody else is listening already. */
  isOpen(): void {
    this.opened.open();
  }

  /** Kills it, like a power failure. */
  async kill(): Promise<void> {
    const gone = once(this.server!, 'exit');
    this.opened = door();
    this.server!.kill('SIGKILL');
    await gone;
  }

  /** Sends SIGTERM twice, as npm under systemd does; returns how it exited, and how long that took. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const gone = once(this.server!, 'exit');
    const from = performance.now();
    this.stoppedAt = from - ON_ITS_WAY_MS - this.delay.max / 1e6;
    this.opened = door();
    this.server!.kill('SIGTERM');
    this.server!.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    return { code, ms: Math.round(performance.now() - from) };
  }

  /** Resolves as soon as the server is listening. */
  whenOpen(): Promise<void> {
    return this.opened.wait;
  }

  /** One attempt. Null: the connection was lost, the shop is busy, or the server is down. */
  async once<A extends object = object>(
    path: string,
    { method = 'GET', body, headers = {}, token }: Call = {},
  ): Promise<Reply<A> | null> {
    this.counts.calls += 1;
    const from = performance.now();
    const isForm = body instanceof FormData;
    const see = (http: number | null, why: string, mayComeBack = false) =>
      this.onSeen?.({ method, path, http, why, mayComeBack, ms: performance.now() - from });
    try {
      const response = await fetch(path.startsWith('http') ? path : `${this.origin}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      const read: Reply<A>['body'] = JSON.parse(text.startsWith('{') ? text : '{}');
      see(response.status, response.status < 400 ? '' : text.slice(0, 200), response.headers.has('retry-after'));
      if (response.status === 500) this.counts.broken += 1;
      if (![429, 503].includes(response.status))
        return { http: response.status, body: read, headers: response.headers };
      this.counts.busy += 1;
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
      see(null, code || String(error));
      if (refusedCodes.has(code)) this.counts.nobodyThere += 1;
      else {
        this.counts.cut += 1;
        if (this.stoppedAt !== null && from < this.stoppedAt) this.cutByStop.push(`${method} ${path}: ${code}`);
      }
    }
    return null;
  }

  /** Repeats the call until there is an answer. */
  async untilAnswered<A extends object = object>(path: string, call: Call = {}): Promise<Reply<A>> {
    const from = performance.now();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const answer = await this.once<A>(path, call);
      if (answer) {
        this.onAnswered?.(performance.now() - from);
        return answer;
      }
      await this.whenOpen();
      await wait(pause * (0.5 + this.chance()));
    }
  }

  async login(email: string, password: string): Promise<string> {
    const { body } = await this.untilAnswered<{ token: string }>('/login', {
      method: 'POST',
      body: { email, password },
    });
    if (body.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return body.token;
  }
}
