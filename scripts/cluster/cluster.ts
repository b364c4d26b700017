/** The whole shop on one machine: database, storage that speaks S3, bKash, servers, a worker, and a proxy in front. */
import fs from 'node:fs';
import path from 'node:path';
import { openBkash, type Bkash } from '../crash/bkash';
import { root, run, tell } from '../steps.mjs';
import { Balancer } from './balancer';
import { Machine } from './machine';
import { ReplicaSet } from './replicaSet';
import { openS3, type S3 } from './s3';

const DATABASE = 'haat_cluster';
export const BKASH_SECONDS = 3;

/** The shop's storage: a SQLite file, an existing server, or a replica set made with this program. */
export type Store = { kind: 'sqlite' } | { kind: 'given'; uri: string } | { kind: 'replicaSet'; mongod: string };
/** `smallDisk`: a disk of its own that can be filled: the shop's on SQLite, otherwise that of one node. */
export type Options = { store: Store; folder: string; smallDisk: string | null; port: number };

export type Cluster = {
  store: Store;
  dataDir: string;
  smallDisk: string | null;
  /** The proxy's port. */
  origin: string;
  /** The settings every process of the shop has. */
  env: Record<string, string>;
  servers: Machine[];
  /** Null if one process does everything. */
  worker: Machine | null;
  proxy: Balancer;
  s3: S3;
  bkash: Bkash;
  replicaSet: ReplicaSet | null;
  close: () => Promise<void>;
};

/**
 * Starts everything and loads the demo data. If a part does not start, everything is stopped again; `onBegun` receives
 * the function that stops it at once, for callers that do not want to wait.
 */
export async function openCluster(
  { store, folder, smallDisk, port }: Options,
  onBegun: (close: () => Promise<void>) => void,
): Promise<Cluster> {
  const dataDir = path.join((store.kind === 'sqlite' && smallDisk) || folder, 'data');
  const ends: (() => Promise<unknown> | void)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  onBegun(close);
  try {
    const s3 = await openS3();
    ends.push(s3.remove, s3.kill);
    await s3.start();
    const bkash = await openBkash({ timeoutSeconds: BKASH_SECONDS });
    ends.push(bkash.close);
    const replicaSet = store.kind === 'replicaSet' ? await openReplicaSet(store.mongod, folder, smallDisk) : null;
    if (replicaSet) ends.push(() => replicaSet.close());
    const proxy = new Balancer();
    await proxy.open(port);
    ends.push(() => proxy.close());
    const { origin } = proxy;
    const env = {
      ...settings(dataDir),
      ...s3.env,
      // A busy machine takes long to list a thousand files.
      S3_TIMEOUT_SECONDS: '15',
      ...bkash.env,
      SERVER_URL: origin,
      DATABASE_URI: uriOf(store, replicaSet),
    };
    tell('Loading the demo data …');
    await run(process.execPath, ['scripts/run.mjs', 'seed'], { env, quiet: true });
    const { servers, worker } = await machinesOf(store, env);
    const machines = worker ? [...servers, worker] : servers;
    ends.push(() => Promise.all(machines.map((machine) => machine.stop())));
    for (const machine of machines) {
      tell(`Starting ${machine.name} …`);
      await machine.start();
    }
    await proxy.use(servers.map((server) => server.origin));
    return { store, dataDir, smallDisk, origin, env, servers, worker, proxy, s3, bkash, replicaSet, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openReplicaSet(mongod: string, folder: string, smallDisk: string | null): Promise<ReplicaSet> {
  tell('Starting a replica set of three …');
  const at = [smallDisk ?? folder, folder, folder];
  return ReplicaSet.open(
    mongod,
    at.map((place, n) => path.join(place, `node-${n + 1}`)),
  );
}

const uriOf = (store: Store, set: ReplicaSet | null): string =>
  store.kind === 'given' ? store.uri : (set?.uriOf(DATABASE) ?? '');

async function machinesOf(store: Store, env: Record<string, string>) {
  if (store.kind === 'sqlite') return { servers: [await Machine.of('the server', 'both', env)], worker: null };
  const servers: Machine[] = [];
  for (const n of [1, 2, 3]) servers.push(await Machine.of(`web-${n}`, 'web', env));
  return { servers, worker: await Machine.of('the worker', 'worker', env) };
}

/** Messages go to files; rate limits would stop the few people who do the work of many. */
function settings(dataDir: string): Record<string, string> {
  fs.mkdirSync(dataDir, { recursive: true });
  return {
    NODE_ENV: 'production',
    DEMO_MODE: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PAYLOAD_SECRET: 'a secret for clusters that is long enough',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    DATA_DIR: dataDir,
    FILE_STORE: 's3',
  };
}

/** The addresses of all parts, one per line. */
export function addressesOf({ origin, servers, worker, s3, bkash, store, env, dataDir }: Cluster): string[] {
  return [
    `shop        ${origin}/multi-vendor`,
    `panel       ${origin}/multi-vendor/admin`,
    `API         ${origin}/api/docs`,
    ...[...servers, worker].flatMap((machine) => (machine ? [`${machine.name.padEnd(12)}${machine.origin}`] : [])),
    `database    ${store.kind === 'sqlite' ? path.relative(root, path.join(dataDir, 'haat.db')) : env.DATABASE_URI}`,
    `S3          ${s3.env.S3_ENDPOINT} (${s3.env.S3_BUCKET}, ${s3.env.S3_PRIVATE_BUCKET})`,
    `bKash       ${bkash.url} (simulator)`,
    `messages    ${path.join(dataDir, 'outbox')}`,
  ];
}
