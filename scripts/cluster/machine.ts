/** A process of the shop, run as if on a machine of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../freePort.mjs';
import { root } from '../steps.mjs';

type Role = 'web' | 'worker' | 'both';

export class Machine {
  private child: ChildProcess | undefined;

  private constructor(
    readonly name: string,
    readonly role: Role,
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  static async of(name: string, role: Role, env: Record<string, string>): Promise<Machine> {
    const port = await freePort();
    return new Machine(name, role, port, { ...env, PROCESS_ROLE: role, PORT: String(port), HOST: '127.0.0.1' });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it listens. */
  async start(): Promise<void> {
    const clock = path.join(root, 'scripts/cluster/moveClock.mjs');
    const child = spawn(process.execPath, ['--import', clock, 'scripts/run.mjs', 'server'], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${this.name} ended with ${code} while it started`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
  }

  /** Kills it, as a power failure does. */
  kill = (): Promise<number | null> => this.end('SIGKILL');
  /** Asks it to stop, as an operator does; resolves to its exit code. */
  stop = (): Promise<number | null> => this.end('SIGTERM');

  /** Moves its clock ahead by this much from now on. */
  moveClock(clockAheadMs: number): void {
    this.child?.send({ clockAheadMs });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  }
}
