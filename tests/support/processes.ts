/** Server processes of their own, on the database of the test file. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';

export type ServerProcess = { origin: string; end: () => void };

/** So many servers, each on a port of its own. */
export async function openProcesses(count: number, env: Record<string, string> = {}): Promise<ServerProcess[]> {
  const open: ServerProcess[] = [];
  for (let n = 0; n < count; n += 1) open.push(await openProcess(env));
  return open;
}

async function openProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(path.resolve('tests/support/serveApi.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT: String(port), SERVER_URL: origin, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { origin, end: () => void child.kill('SIGKILL') };
}
