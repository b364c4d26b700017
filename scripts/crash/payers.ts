/** The people who handle money while the server crashes: one prepares, another decides, both mark what was sent. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Told } from './told';
import type { World } from './world';

/** Tokens: `maker` prepares, `checker` approves and posts. */
export type Pair = { maker: string; checker: string };
type Approved = { id: number; by_bkash: boolean };
type Sent = { status: string; reference: string };
const PAUSE_MS = 60;

/** Whether it succeeded. */
const post = async (world: World, token: string, path: string, body?: object): Promise<boolean> =>
  (await world.once(path, { method: 'POST', token, ...(body ? { body } : {}) }))?.body.status === 200;

/** The rows of a list, with the fields that are used. */
const list = async <Row>(world: World, token: string, path: string, field: string): Promise<Row[]> =>
  (await world.once<Record<string, Row[] | undefined>>(path, { token }))?.body[field] ?? [];

/** Corrections in favour of vendors: payout runs find them; some wait, others are posted or discarded. */
export async function correct(world: World, { maker, checker }: Pair, told: Told): Promise<void> {
  while (!world.closing) {
    const vendors = await list<{ vendor_id: number }>(world, maker, '/settlement?limit=20', 'vendors');
    if (vendors.length > 0)
      await post(world, maker, '/adjustment-prepare', {
        debit_account: 'cost_write_offs',
        credit_account: 'owed_vendor',
        credit_party: String(world.pick(vendors).vendor_id),
        amount: 1 + Math.floor(world.chance() * 900),
        reason: `Correction ${randomUUID()}`,
      });
    const waiting = await list<{ id: number; is_own: boolean }>(
      world,
      checker,
      '/all-adjustments?status=prepared&limit=20',
      'adjustments',
    );
    const ready = waiting.filter((each) => each.is_own === false);
    if (ready.length > 0) {
      const { id } = world.pick(ready);
      const status = world.chance() < 0.8 ? 'posted' : 'discarded';
      const path = status === 'posted' ? `/adjustment-post/${id}` : `/adjustment-discard/${id}`;
      if (await post(world, checker, path, status === 'discarded' ? { reason: 'Not needed' } : undefined)) {
        world.counts.corrections += 1;
        told.corrections.push({ id, status });
      }
    }
    await breath(world);
  }
}

/** Runs are prepared by one and approved or discarded by the other. */
export async function decideRuns(world: World, { maker, checker }: Pair): Promise<void> {
  while (!world.closing) {
    await post(world, maker, '/payout-run-prepare', { until: null, minimum: 1, note: '' });
    const [run] = await list<{ id: number }>(world, checker, '/all-payout-run?status=prepared&limit=5', 'runs');
    const step = world.chance() < 0.8 ? 'approve' : 'discard';
    if (run && (await post(world, checker, `/payout-run-${step}/${run.id}`))) world.counts.runs += 1;
    await breath(world);
  }
}

/** Whose wallet bKash can pay is sent by it, one by one; several people press at once. What it answers is told. */
export async function sendByBkash(world: World, token: string, told: Told): Promise<void> {
  while (!world.closing) {
    const payouts = await list<Approved>(world, token, '/all-payout?status=approved&limit=20', 'payouts');
    const ready = payouts.filter(({ by_bkash: can }) => can);
    if (ready.length > 0) {
      const { id } = world.pick(ready);
      const answer = await world.once<{ payout?: Sent }>(`/payout-bkash-send/${id}`, { method: 'POST', token });
      if (answer?.body.payout?.status === 'sent') {
        world.counts.byBkash += 1;
        told.payouts.push({ id, reference: answer.body.payout.reference });
      }
    }
    await breath(world);
  }
}

/** Approved payouts are sent or fail, and some that were sent come back; several people work on the same list. */
export async function sendPayouts(world: World, token: string, told: Told): Promise<void> {
  while (!world.closing) {
    const seen = world.chance() < 0.85 ? 'approved' : 'sent';
    const payouts = await list<{ id: number }>(world, token, `/all-payout?status=${seen}&limit=20`, 'payouts');
    if (payouts.length > 0) {
      const { id } = world.pick(payouts);
      const isSent = seen === 'approved' && world.chance() < 0.75;
      const reference = isSent ? randomUUID() : null;
      const body = isSent ? { reference, from: 'bank' } : { seen, reason: 'The number was wrong' };
      if (await post(world, token, `/payout-${isSent ? 'sent' : 'failed'}/${id}`, body)) {
        world.counts.payouts += 1;
        told.payouts.push({ id, reference });
      }
    }
    await breath(world);
  }
}

async function breath(world: World): Promise<void> {
  await world.whenOpen();
  await wait(PAUSE_MS * world.pace);
}
