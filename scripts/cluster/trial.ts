/** The steps of `npm run cluster:test`: people at work, one fault after the other, all comparisons, and their table. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { nothingTold, type Told } from '../crash/told';
import { chanceOf, World } from '../crash/world';
import { tell } from '../steps.mjs';
import type { Cluster } from './cluster';
import { faultsOf, type Fault } from './faults';
import { hotCalls } from './hotCalls';
import { signInAll, workAlong, type Pictured } from './people';
import { race } from './race';
import { rescue } from './rescue';
import { openStall } from './stall';
import type { Row } from './table';
import { Watch } from './watch';

export type Wanted = { kills: number; seed: number; racers: number; pieces: number };

const CALM_MS = 2_500;

/** The rows of the table. */
export async function trial(cluster: Cluster, { kills, seed, racers, pieces }: Wanted): Promise<Row[]> {
  Object.assign(process.env, cluster.env);
  const { getPayload } = await import('payload');
  const { default: config } = await import('../../payload.config');
  const { beginAt, countBefore } = await import('../crash/audit');
  const payload = await getPayload({ config });
  const { stall, raced } = await openStall(payload, pieces);
  const before = await countBefore(payload);
  beginAt(Date.now());
  const world = new World(cluster.origin, process.env, chanceOf(seed));
  world.isOpen();
  const told = nothingTold();
  const pictured: Pictured = { at: null };
  const people = await signInAll(world);
  const at = { cluster, payload, before, told, world, pictured };
  const atWork = () => workAlong({ world, people, stall, bkashUrl: cluster.bkash.url, told, pictured });
  const rows: Row[] = [];
  const note = (row: Row) => {
    rows.push(row);
    tell(`${row.fault}: ${row.answers}; ${row.errors.length} errors, ${row.lost.length} lost`);
  };
  for (const fault of faultsOf(cluster, kills)) note(await watched(at, fault.name, () => strike(fault, world, atWork)));
  note(
    await watched(at, `${racers} orders for ${pieces} pieces`, () =>
      race({ payload, world, told, product: raced, people: racers, pieces }),
    ),
  );
  note(await watched(at, 'backup while people order, restored beside', () => whileWorking(world, atWork, cluster)));
  if (cluster.store.kind !== 'sqlite')
    note(await watched(at, 'every reading call, by index', () => hotCalls(cluster, world, payload)));
  note(await atTheEnd(at));
  await payload.destroy();
  return rows;
}

type At = {
  cluster: Cluster;
  payload: Payload;
  before: Awaited<ReturnType<typeof import('../crash/audit').countBefore>>;
  told: Told;
  world: World;
  pictured: Pictured;
};

/** One row: what people saw during `work`, the problems it reports, and the content of the database afterwards. */
async function watched(at: At, fault: string, work: () => Promise<string[]>): Promise<Row> {
  const watch = new Watch();
  Object.assign(at.world, { onSeen: watch.see, onAnswered: watch.waited });
  const said = await work().catch((error: unknown) => [String(error)]);
  Object.assign(at.world, { onSeen: null, onAnswered: null });
  return {
    fault,
    answers: watch.answers,
    longestMs: watch.longestMs,
    errors: watch.errors,
    lost: [...said, ...(await lost(at).catch((error: unknown) => [`it could not be checked: ${String(error)}`]))],
  };
}

async function strike(fault: Fault, world: World, atWork: () => Promise<void>): Promise<string[]> {
  world.closing = false;
  const working = atWork();
  await wait(CALM_MS);
  for (let n = 0; n < fault.times; n += 1) {
    await fault.strike();
    await wait(fault.holdMs);
    await fault.heal();
    await wait(CALM_MS);
  }
  world.closing = true;
  await working;
  return [];
}

async function whileWorking(world: World, atWork: () => Promise<void>, cluster: Cluster): Promise<string[]> {
  world.closing = false;
  const working = atWork();
  const rescued = await rescue(cluster).finally(() => (world.closing = true));
  await working;
  if ('wrong' in rescued) return rescued.wrong;
  tell(`backup and restore are skipped: ${rescued.skipped}`);
  return [];
}

/** When nobody is waiting for an answer, compares what people were told with the database. */
async function lost({ payload, before, told, world, pictured }: At): Promise<string[]> {
  const { compareTold } = await import('../crash/audit');
  const { verifyData } = await import('../verify/verifyData');
  const { storeOf } = await import('../../services/media/files');
  const wrong = await compareTold(payload, before, told);
  const { broken } = await verifyData(payload, { files: { store: storeOf(payload) } });
  for (const [check, { count, ids }] of broken)
    wrong.push(`verify:data ${check}: ${count} (${[...ids].slice(0, 3).join('; ')})`);
  if (pictured.at) {
    const picture = await world.once(`${world.origin}${pictured.at}`);
    if (picture?.http !== 200) wrong.push(`the picture ${pictured.at} is gone`);
  }
  return wrong;
}

/** Everybody stops, half an hour is simulated, and every confirmed action is looked for once more. */
async function atTheEnd({ cluster, payload, before, told }: At): Promise<Row> {
  const { audit } = await import('../crash/audit');
  const wrong: string[] = [];
  for (const machine of [...cluster.servers, cluster.worker]) {
    const code = await machine?.stop();
    if (machine && code !== 0) wrong.push(`${machine.name} ended with ${code}`);
  }
  // Work left by a full disk or a killed worker is resumed by the next start, or after a quarter of an hour by others.
  const { createLocalReq } = await import('payload');
  const { openDb } = await import('../../services/db/openDb');
  const { recoverAtStart } = await import('../../services/jobs/recovery');
  await recoverAtStart(openDb(payload, await createLocalReq({}, payload)), new Date(), true);
  wrong.push(...(await audit({ payload, dataDir: cluster.dataDir, before, told, simulator: cluster.bkash.state })));
  const { orders, moves } = {
    orders: told.orders.filter(({ status }) => status === 200).length,
    moves: told.moves.length,
  };
  const fault = `at the end: ${orders} orders, ${moves} moves, ${cluster.bkash.state.payments.size} payments, messages, notices`;
  return { fault, answers: '–', longestMs: 0, errors: [], lost: wrong };
}
