/** The bare handler (scripts/bench/ceiling.mjs) as a process of its own. */
import { spawn } from 'node:child_process';
import { freePort } from '../freePort.mjs';
import { root } from '../steps.mjs';

/** Starts it on a copy of the shop's database; resolves when it listens. */
export async function openBare(file) {
  const port = await freePort();
  const bare = spawn(process.execPath, ['scripts/bench/ceiling.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BENCH_DB: file, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    bare.once('message', resolve);
    bare.once('exit', (code) => reject(new Error(`the bare handler ended with ${code}`)));
  });
  return { url: `http://localhost:${port}`, pid: bare.pid, stop: () => bare.kill() };
}
