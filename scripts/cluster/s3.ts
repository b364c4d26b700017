/** An S3-compatible service with the settings for a shop that uses it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.mjs';

export type S3 = {
  env: Record<string, string>;
  start: () => Promise<void>;
  /** Stops it, as a power cut does; its data stays. */
  kill: () => Promise<void>;
  remove: () => void;
};

export async function openS3(): Promise<S3> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-s3-'));
  const port = await freePort();
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'pictures',
    S3_PRIVATE_BUCKET: 'papers',
    // The keys that this server accepts.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_PATH_STYLE: 'on',
    S3_TIMEOUT_SECONDS: '2',
  };
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    env,
    kill,
    start: async () => {
      child = fork(
        path.resolve('scripts/cluster/s3Server.mjs'),
        [String(port), folder, env.S3_BUCKET, env.S3_PRIVATE_BUCKET],
        {
          // It encrypts by DES where the next thousand files of a list begin.
          execArgv: ['--openssl-legacy-provider'],
          env: { ...process.env, NODE_OPTIONS: '' },
        },
      );
      await once(child, 'message');
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
