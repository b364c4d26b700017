/**
 * `npm run cluster:up`: the whole shop on this machine with demo data, on a MongoDB replica set of three, until Ctrl-C.
 * `npm run cluster:test`: the same with people at work while one part after the other fails; prints what they saw and
 * what was lost, and exits with 1 if anything was. Without a mongod both say so and do nothing.
 *
 * `MONGOMS_SYSTEM_BINARY` names a mongod, `MONGODB_URI` an existing server (its nodes are then left alone);
 * `CLUSTER_STORE=sqlite` uses one server on a SQLite file instead. `PORT` is the proxy's, `DATA_DIR` the folder for
 * data. `CLUSTER_KILLS` (10), `CLUSTER_RACERS` (300), `CLUSTER_SEED` (random).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressesOf, openCluster, type Cluster, type Store } from './cluster/cluster';
import { onSmallDisk } from './cluster/smallDisk';
import { tableOf, type Row } from './cluster/table';
import { findMongod } from './mongo/server.mjs';
import { tell } from './steps.mjs';

const PIECES = 50;
const MEGABYTES = { sqlite: 256, given: 256, replicaSet: 1_024 } as const;
/** Set for the process that runs where the small disk is mounted. */
const INSIDE = 'CLUSTER_FOLDER';

const { env } = process;
const what = process.argv[2];
if (what !== 'up' && what !== 'test') {
  console.error('npm run cluster:up | npm run cluster:test');
  process.exit(1);
}
const store = await storeOf();
if (typeof store === 'string') {
  console.log(`skipped: no mongod here (${store})`);
  process.exit(0);
}
let close: (() => Promise<void>) | undefined;
const onBegun = (end: () => Promise<void>) => void (close = end);
const folder = env[INSIDE] ?? fs.mkdtempSync(path.join(env.DATA_DIR || os.tmpdir(), 'haat-cluster-'));
const smallDisk = path.join(folder, 'small');
if (what === 'up') await up(store);
else if (env[INSIDE]) await test(store);
else await testOnSmallDisk(store);

/** Or why there is none. */
async function storeOf(): Promise<Store | string> {
  if (env.CLUSTER_STORE === 'sqlite') return { kind: 'sqlite' };
  if (env.MONGODB_URI) return { kind: 'given', uri: env.MONGODB_URI };
  try {
    return { kind: 'replicaSet', mongod: await findMongod() };
  } catch (error) {
    // A configured program that is not a mongod is a mistake, and no reason to skip.
    if (!env.MONGOMS_SYSTEM_BINARY) return (error as Error).message;
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function up(on: Store): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  await build();
  let cluster: Cluster;
  try {
    cluster = await openCluster({ store: on, folder, smallDisk: null, port: Number(env.PORT || 3000) }, onBegun);
  } catch (error) {
    console.error((error as Error).message);
    return end(1);
  }
  tell('Everything is up. Ctrl-C ends it and leaves nothing.');
  for (const line of addressesOf(cluster)) console.log(`  ${line}`);
}

/** The disk to be filled exists for one process and its children: this process starts it there and waits. */
async function testOnSmallDisk(on: Store): Promise<void> {
  await build();
  fs.mkdirSync(smallDisk, { recursive: true });
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const inside = onSmallDisk(smallDisk, MEGABYTES[on.kind], again);
  if (!inside) {
    tell('The disk is not filled: neither root nor `unshare --map-root-user --mount` may mount one here.');
    fs.rmdirSync(smallDisk);
  }
  const [command, ...args] = inside ?? again;
  const child = spawn(command!, args, { stdio: 'inherit', env: { ...env, [INSIDE]: folder } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
}

async function test(on: Store): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(130));
  const seed = Number(env.CLUSTER_SEED ?? Math.floor(Math.random() * 1e9));
  tell(`chance begins with CLUSTER_SEED=${seed}`);
  let rows: Row[];
  try {
    const { trial } = await import('./cluster/trial');
    const disk = fs.existsSync(smallDisk) ? smallDisk : null;
    const cluster = await openCluster({ store: on, folder, smallDisk: disk, port: Number(env.PORT || 0) }, onBegun);
    const kills = Number(env.CLUSTER_KILLS ?? 10);
    rows = await trial(cluster, { kills, seed, racers: Number(env.CLUSTER_RACERS ?? 300), pieces: PIECES });
  } catch (error) {
    console.error(error);
    return end(1);
  }
  console.log(`\n${tableOf(rows)}\n`);
  for (const { fault, errors, lost } of rows)
    for (const line of [...errors, ...lost]) console.log(`  ✗ ${fault}: ${line}`);
  const isSound = rows.every(({ errors, lost }) => errors.length === 0 && lost.length === 0);
  tell(isSound ? 'nothing was lost, and nobody was answered anything but success or "later"' : 'not everything held');
  await end(isSound ? 0 : 1);
}

async function build(): Promise<void> {
  const parts = await import('./build.mjs');
  await parts.build();
}

/** Stops what was started here, and deletes its data. */
async function end(code: number): Promise<void> {
  await close?.();
  if (!env[INSIDE]) fs.rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
