/**
 * A MongoDB for tests: `MONGODB_URI` when given; else a replica set whose mongod is `MONGOMS_SYSTEM_BINARY` or can be
 * downloaded; else FerretDB, built with Go. Null where none of them can be had, and `why` says what was tried.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.mjs';
import { markOf, root, run, tell, unlessDone } from '../steps.mjs';

const FERRETDB = path.join(root, 'node_modules/.cache/haat/ferretdb');
const START_MS = 10_000;

/** `{ uri, kind, stop }`, or `{ why }` where there is none. */
export async function startMongo(env = process.env) {
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI, kind: 'the server of MONGODB_URI', stop: async () => {} };
  const tried = [];
  for (const way of [replicaSet, ferretdb]) {
    try {
      return await way(env);
    } catch (error) {
      tried.push(String(error.message).split('\n')[0]);
    }
  }
  return { why: tried.join('; ') };
}

/** A replica set of one, with transactions. Its mongod is kept beside the packages, so that it is fetched once. */
async function replicaSet(env) {
  const { default: core } = await import('mongodb-memory-server-core');
  if (!env.MONGOMS_SYSTEM_BINARY) tell('Looking for a mongod to download (MONGOMS_SYSTEM_BINARY names one that is there) …');
  const set = await core.MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    binary: { downloadDir: path.join(root, 'node_modules/.cache/haat/mongod') },
  });
  return { uri: set.getUri(), kind: 'a replica set', stop: () => set.stop() };
}

/** FerretDB on SQLite: the same protocol, but no transactions. */
async function ferretdb(env) {
  const go = goCommand(env);
  const source = path.join(root, 'scripts/mongo/ferretdb');
  const mark = markOf(['scripts/mongo/ferretdb']);
  await unlessDone('node_modules/.cache/haat/ferretdb-mark', mark, async () => {
    tell('Building FerretDB (once) …');
    await run(go, ['-C', source, 'build', '-buildvcs=false', '-o', FERRETDB, '.'], { quiet: true });
  });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-ferretdb-'));
  const port = Number(env.MONGO_PORT) || (await freePort());
  const child = spawn(FERRETDB, [`127.0.0.1:${port}`, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  await listening(port, child);
  return { uri: `mongodb://127.0.0.1:${port}/`, kind: 'FerretDB on SQLite, without transactions', stop };
}

function goCommand(env) {
  for (const command of ['go', env.GOROOT ? path.join(env.GOROOT, 'bin/go') : '', '/usr/local/go/bin/go'].filter(Boolean)) {
    try {
      execFileSync(command, ['version'], { stdio: 'ignore' });
      return command;
    } catch {
      // The next place.
    }
  }
  throw new Error('no Go to build FerretDB with');
}

async function listening(port, child) {
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const open = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('FerretDB did not start');
}
