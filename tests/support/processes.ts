/** Server processes of their own, on the database of the test file. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/freePort.mjs';
import { bundledFile } from './bundled';

export type ServerProcess = {
  origin: string;
  /** Kills it. */
  end: () => void;
  /** Asks it to end, as an operator does; the code it ended with. */
  stop: () => Promise<number | null>;
};
/** What it wrote so far, line by line: everything in its log from `error` up, and whatever went past the log. */
export type WatchedProcess = ServerProcess & { lines: () => Promise<string[]> };

type Way = { read?: (text: string) => void; main?: 'serveApi' | 'serveShop' };

/** So many servers, each on a port of its own. */
export async function openProcesses(count: number, env: Record<string, string> = {}): Promise<ServerProcess[]> {
  const open: ServerProcess[] = [];
  for (let n = 0; n < count; n += 1) open.push(await openProcess(env));
  return open;
}

/** The server as `npm start` runs it, with its own way to end. */
export const openServer = (env: Record<string, string> = {}): Promise<ServerProcess> =>
  openProcess({ HOST: '127.0.0.1', ...env }, { main: 'serveShop' });

/** A server whose log is read. */
export async function openWatched(env: Record<string, string> = {}): Promise<WatchedProcess> {
  const written: string[] = [];
  const server = await openProcess({ LOG_LEVEL: 'error', ...env }, { read: (text) => written.push(text) });
  const lines = async (): Promise<string[]> => {
    // What was written before an answer may arrive a moment after it.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return written
      .join('')
      .split('\n')
      .filter((line) => line !== '' && !/ExperimentalWarning|--trace-warnings/.test(line));
  };
  return { ...server, lines };
}

async function openProcess(env: Record<string, string>, { read, main = 'serveApi' }: Way = {}): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(bundledFile(main), {
    execArgv: [],
    env: { ...process.env, PORT: port, SERVER_URL: origin, ...env },
    stdio: read ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  for (const stream of read ? [child.stdout, child.stderr] : []) stream?.setEncoding('utf8').on('data', read!);
  await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  return {
    origin,
    end: () => void child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM');
      return (await gone)[0];
    },
  };
}
