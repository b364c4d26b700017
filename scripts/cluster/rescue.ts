/**
 * Makes a backup while people order, and restores it beside the shop: it has to be complete, with every invariant of
 * the data.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.mjs';
import { root, run } from '../steps.mjs';
import type { Cluster } from './cluster';

/** The problems found, one sentence each; or why it could not be tried. */
export async function rescue(cluster: Cluster): Promise<{ wrong: string[] } | { skipped: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-rescue-'));
  try {
    return cluster.store.kind === 'sqlite' ? await ofFile(cluster, folder) : await ofMongo(cluster, folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The files are restored to the disk; the shop has them on S3. */
async function ofFile({ env }: Cluster, folder: string): Promise<{ wrong: string[] }> {
  const backup = path.join(folder, 'backup');
  await command('backup', [backup], env);
  const elsewhere = { ...env, DATA_DIR: path.join(folder, 'data'), FILE_STORE: 'disk', PORT: String(await freePort()) };
  await command('restore', [backup], elsewhere);
  return verified(elsewhere);
}

async function ofMongo({ env }: Cluster, folder: string): Promise<{ wrong: string[] } | { skipped: string }> {
  if (spawnSync('mongodump', ['--version']).status !== 0) return { skipped: 'no mongodump here' };
  const archive = path.join(folder, 'haat.gz');
  const { uri, name } = databaseOf(env.DATABASE_URI!);
  const to = `${name}_restored`;
  await run('mongodump', [`--uri=${env.DATABASE_URI}`, '--gzip', `--archive=${archive}`], { quiet: true });
  const renamed = [`--nsFrom=${name}.*`, `--nsTo=${to}.*`];
  await run('mongorestore', [`--uri=${uri('')}`, ...renamed, '--gzip', `--archive=${archive}`], { quiet: true });
  return verified({ ...env, DATABASE_URI: uri(to) });
}

function databaseOf(address: string): { name: string; uri: (name: string) => string } {
  const [, before = '', name = '', options = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/]+)\/([^?]*)(\?.*)?$/.exec(address) ?? [];
  return { name, uri: (other) => `${before}/${other}${options}` };
}

const command = (name: string, args: string[], env: Record<string, string>): Promise<string> =>
  run(process.execPath, ['scripts/run.mjs', name, ...args], { env: { ...env, NODE_ENV: 'development' }, quiet: true });

/** The command's own output, if it found something. */
function verified(env: Record<string, string>): { wrong: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'verify'], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  if (status === 0) return { wrong: [] };
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('✓'));
  return { wrong: said.map((line) => `restored: ${line.trim()}`) };
}
