/**
 * A MongoDB for tests: `MONGODB_URI` when given; else a replica set whose mongod is `MONGOMS_SYSTEM_BINARY` or can be
 * downloaded; else FerretDB, built with Go (`GO` names another). Returns none if no MongoDB is available, and `why`
 * says what was tried.
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
const ASK_MS = 3_000;

/**
 * `{ uri, kind, stop }`, or `{ why }` if there is none. A configured server or program that does not work is an
 * error, without a fallback.
 */
export async function startMongo(env = process.env) {
  if (env.MONGODB_URI) return given(env.MONGODB_URI);
  const tried = [];
  for (const way of env.MONGOMS_SYSTEM_BINARY ? [replicaSet] : [replicaSet, ferretdb]) {
    try {
      return await way(env);
    } catch (error) {
      tried.push(String(error.message).split('\n').slice(0, 2).join(' '));
    }
  }
  if (env.MONGOMS_SYSTEM_BINARY) throw new Error(`MONGOMS_SYSTEM_BINARY is no mongod that starts: ${tried[0]}`);
  return { why: tried.join('; ') };
}

async function given(uri) {
  const { MongoClient } = await import('mongodb');
  try {
    const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: START_MS });
    await client.db('admin').command({ ping: 1 });
    await client.close();
  } catch (error) {
    throw new Error(`The server of MONGODB_URI does not answer: ${error.message}`);
  }
  return { uri, kind: 'the server of MONGODB_URI', stop: async () => {} };
}

/**
 * A mongod: `MONGOMS_SYSTEM_BINARY`, one downloaded before, or a download, which is started only if its server answers.
 * It is stored with the packages, so that it is downloaded once.
 */
export async function findMongod(env = process.env) {
  const given = env.MONGOMS_SYSTEM_BINARY;
  if (given) {
    if (!fs.existsSync(given)) throw new Error(`MONGOMS_SYSTEM_BINARY is no program: ${given}`);
    return given;
  }
  const { DryMongoBinary, MongoBinary } = await import('mongodb-memory-server-core');
  const asked = { downloadDir: env.MONGOMS_DOWNLOAD_DIR ?? path.join(root, 'node_modules/.cache/haat/mongod') };
  const there = await inSilence(async () => DryMongoBinary.locateBinary(await DryMongoBinary.generateOptions(asked)));
  if (there) return there;
  const from = env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org';
  // Only the library knows about a proxy.
  const isDirect = !['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((name) => env[name]);
  const answers = await fetch(from, { method: 'HEAD', signal: AbortSignal.timeout(ASK_MS) }).then(
    () => true,
    () => false,
  );
  if (isDirect && !answers)
    throw new Error(`MONGOMS_SYSTEM_BINARY names none, and ${new URL(from).host} does not answer`);
  tell('Downloading a mongod (once) …');
  return inSilence(() => MongoBinary.getPath(asked));
}

/** A replica set of one, with transactions. */
async function replicaSet(env) {
  const { default: core } = await import('mongodb-memory-server-core');
  const options = {
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    binary: { systemBinary: await findMongod(env) },
  };
  const set = await inSilence(() => core.MongoMemoryReplSet.create(options));
  return { uri: set.getUri(), kind: 'a replica set', stop: () => set.stop() };
}

/** The library logs every failed attempt at length; the relevant part is in the error. */
async function inSilence(work) {
  const { log, warn, error } = console;
  Object.assign(console, { log: () => {}, warn: () => {}, error: () => {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
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
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { uri: `mongodb://127.0.0.1:${port}/`, kind: 'FerretDB on SQLite, without transactions', stop };
}

function goCommand(env) {
  for (const command of env.GO
    ? [env.GO]
    : ['go', env.GOROOT ? path.join(env.GOROOT, 'bin/go') : '', '/usr/local/go/bin/go'].filter(Boolean)) {
    try {
      execFileSync(command, ['version'], { stdio: 'ignore' });
      return command;
    } catch {
      // Tries the next location.
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
