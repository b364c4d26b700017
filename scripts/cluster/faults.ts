/** The faults of the cluster, and how they are undone. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BKASH_SECONDS, type Cluster } from './cluster';
import type { Node, ReplicaSet } from './replicaSet';

export type Fault = {
  name: string;
  /** The number of times it strikes, one after the other. */
  times: number;
  /** The time from the fault to the repair. */
  holdMs: number;
  strike: () => Promise<unknown> | void;
  heal: () => Promise<unknown> | void;
};

const HOLD_MS = 6_000;
const MINUTE_MS = 60_000;
const SLOW_MS = (BKASH_SECONDS + 2) * 1_000;

/** The faults possible on this cluster. */
export function faultsOf(cluster: Cluster, kills: number): Fault[] {
  const { replicaSet, smallDisk } = cluster;
  return [
    { name: 'none', times: 1, holdMs: HOLD_MS, strike: () => undefined, heal: () => undefined },
    ...(replicaSet ? ofNodes(replicaSet, kills) : []),
    ...ofMachines(cluster, kills),
    { name: 'S3 away', times: 1, holdMs: HOLD_MS, strike: cluster.s3.kill, heal: cluster.s3.start },
    ...(smallDisk === null ? [] : [fullDisk(smallDisk, replicaSet)]),
    {
      name: `slow gateway (bKash answers after ${SLOW_MS / 1_000} s)`,
      times: 1,
      holdMs: 2 * SLOW_MS,
      strike: () => cluster.bkash.slowBy(SLOW_MS),
      heal: () => cluster.bkash.slowBy(0),
    },
    {
      name: `clock of ${cluster.servers[0]!.name} a minute ahead, and back`,
      times: 1,
      holdMs: HOLD_MS,
      strike: () => cluster.servers[0]!.moveClock(MINUTE_MS),
      heal: () => cluster.servers[0]!.moveClock(0),
    },
  ];
}

function ofNodes(set: ReplicaSet, kills: number): Fault[] {
  let killed: Node;
  const kill = (which: 'primary' | 'secondary') => async () => {
    killed = await set[which]();
    await set.kill(killed);
  };
  const back = async () => {
    await set.primary();
    await set.start(killed);
  };
  return [
    { name: `primary killed, ${kills} times`, times: kills, holdMs: 500, strike: kill('primary'), heal: back },
    { name: 'secondary killed', times: 1, holdMs: HOLD_MS, strike: kill('secondary'), heal: back },
  ];
}

function ofMachines({ servers, worker }: Cluster, kills: number): Fault[] {
  const [server] = servers;
  const isAlone = servers.length === 1;
  const times = isAlone ? kills : 1;
  return [
    {
      name: isAlone ? `server killed, ${times} times` : 'server killed',
      times,
      holdMs: isAlone ? 500 : HOLD_MS,
      strike: server!.kill,
      heal: () => server!.start(),
    },
    {
      name: 'server replaced (SIGTERM)',
      times: 1,
      holdMs: 0,
      strike: async () => {
        const code = await server!.stop();
        if (code !== 0) throw new Error(`${server!.name} ended with ${code}`);
      },
      heal: () => server!.start(),
    },
    ...(worker
      ? [{ name: 'worker killed', times: 1, holdMs: HOLD_MS, strike: worker.kill, heal: () => worker.start() }]
      : []),
  ];
}

/** Fills the disk completely: that of the SQLite file and the messages, or of one node, which then ends. */
function fullDisk(smallDisk: string, replicaSet: ReplicaSet | null): Fault {
  const ballast = path.join(smallDisk, 'ballast');
  return {
    name: replicaSet ? 'disk of a node full' : 'disk full',
    times: 1,
    holdMs: HOLD_MS,
    strike: () => fill(ballast),
    heal: async () => {
      fs.rmSync(ballast, { force: true });
      for (const node of replicaSet?.nodes ?? []) await replicaSet!.start(node);
      await wait(1_000);
    },
  };
}

/** In smaller and smaller pieces, until not one more byte fits. */
function fill(file: string): void {
  const descriptor = fs.openSync(file, 'a');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      try {
        for (;;) fs.writeSync(descriptor, Buffer.alloc(size, 1));
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    fs.closeSync(descriptor);
  }
}
