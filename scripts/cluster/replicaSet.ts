/** A MongoDB replica set of three nodes on this machine, each a process that can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from '../freePort.mjs';

const NAME = 'haat';
const NODES = 3;
const ELECTED_MS = 60_000;
const LOOK_MS = 200;

export type Node = { port: number; folder: string; child: ChildProcess };

export class ReplicaSet {
  private constructor(
    private readonly program: string,
    readonly nodes: Node[],
  ) {}

  /** `folders`: where each node keeps its data. */
  static async open(program: string, folders: readonly string[]): Promise<ReplicaSet> {
    const set = new ReplicaSet(program, []);
    for (const folder of folders.slice(0, NODES)) {
      fs.mkdirSync(folder, { recursive: true });
      const port = await freePort();
      set.nodes.push({ port, folder, child: set.launch(port, folder) });
    }
    for (const node of set.nodes) await set.untilAnswering(node);
    const members = set.nodes.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }));
    await set.ask(set.nodes[0]!, { replSetInitiate: { _id: NAME, members } });
    await set.primary();
    return set;
  }

  uriOf(database: string): string {
    return `mongodb://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join()}/${database}?replicaSet=${NAME}&w=majority`;
  }

  /** Waits until a primary is elected. */
  async primary(): Promise<Node> {
    const until = Date.now() + ELECTED_MS;
    while (Date.now() < until) {
      for (const node of this.nodes.filter(isUp)) {
        const hello = await this.ask(node, { hello: 1 }).catch(() => null);
        if (hello?.isWritablePrimary === true) return node;
      }
      await wait(LOOK_MS);
    }
    throw new Error('the replica set elected no primary');
  }

  async secondary(): Promise<Node> {
    const primary = await this.primary();
    return this.nodes.filter(isUp).find((node) => node !== primary)!;
  }

  /** Kills it, as a power failure does. */
  async kill(node: Node): Promise<void> {
    if (!isUp(node)) return;
    const gone = once(node.child, 'exit');
    node.child.kill('SIGKILL');
    await gone;
  }

  /** Starts a stopped node on its existing data, and waits until it takes part again. */
  async start(node: Node): Promise<void> {
    if (isUp(node)) return;
    node.child = this.launch(node.port, node.folder);
    await this.untilAnswering(node);
    const until = Date.now() + ELECTED_MS;
    while (Date.now() < until) {
      const hello = await this.ask(node, { hello: 1 }).catch(() => null);
      if (hello?.isWritablePrimary === true || hello?.secondary === true) return;
      await wait(LOOK_MS);
    }
    throw new Error(`the node at ${node.port} did not come back`);
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => this.kill(node)));
  }

  private launch(port: number, folder: string): ChildProcess {
    const where = ['--port', String(port), '--dbpath', folder, '--bind_ip', '127.0.0.1'];
    const size = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '256'];
    const log = ['--quiet', '--logpath', path.join(folder, 'mongod.log'), '--logappend'];
    return spawn(this.program, ['--replSet', NAME, ...where, ...size, ...log], { stdio: 'ignore' });
  }

  private async untilAnswering(node: Node): Promise<void> {
    const until = Date.now() + ELECTED_MS;
    while (Date.now() < until && isUp(node)) {
      if (await this.ask(node, { ping: 1 }).catch(() => null)) return;
      await wait(LOOK_MS);
    }
    throw new Error(`the mongod at ${node.port} does not answer; its log is in ${node.folder}`);
  }

  private async ask(node: Node, command: object): Promise<Record<string, unknown>> {
    const client = new MongoClient(`mongodb://127.0.0.1:${node.port}/?directConnection=true`, {
      serverSelectionTimeoutMS: 1_000,
      connectTimeoutMS: 1_000,
    });
    try {
      return await client.db('admin').command(command);
    } finally {
      await client.close();
    }
  }
}

const isUp = ({ child }: Node): boolean => child.exitCode === null && child.signalCode === null;
