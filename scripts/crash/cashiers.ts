/**
 * The cash desks while the server crashes: counts and deposits, each call repeated with its key until it is answered.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CashDeskShape } from '../../contract/cashShapes';
import { denominations } from '../../domain/cash/count';
import type { Told } from './told';
import type { World } from './world';

const PAUSE_MS = 120;
type Desk = Pick<CashDeskShape, 'warehouse' | 'expected' | 'is_own'>;

export async function keepCash(world: World, token: string, told: Told): Promise<void> {
  while (!world.closing) {
    const desks = (await world.once<{ desks?: Desk[] }>('/cash-desks', { token }))?.body.desks ?? [];
    const own = desks.filter((desk) => desk.is_own === 1);
    if (own.length > 0) await (world.chance() < 0.5 ? count : deposit)(world, token, world.pick(own), told);
    await world.whenOpen();
    await wait(PAUSE_MS * world.pace);
  }
}

/** If a package is completed meanwhile the expected sum changes: such a count is refused, and nothing is stored. */
async function count(world: World, token: string, desk: Desk, told: Told): Promise<void> {
  const off = world.chance() < 0.2 ? Math.floor(world.chance() * 9) : 0;
  const { body } = await world.untilAnswered<{ id: number; counted: number }>(`/cash-count/${desk.warehouse.id}`, {
    method: 'POST',
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: {
      expected: desk.expected,
      pieces: piecesOf(Math.max(desk.expected - off, 0)),
      reason: 'Counted in a hurry',
    },
  });
  if (body.status !== 200) return;
  world.counts.cash += 1;
  told.counts.push({ id: body.id, counted: body.counted });
}

async function deposit(world: World, token: string, desk: Desk, told: Told): Promise<void> {
  if (desk.expected < 2) return;
  const amount = 1 + Math.floor(world.chance() * (desk.expected - 1));
  const counted = amount - (world.chance() < 0.3 ? Math.floor(world.chance() * Math.min(amount, 9)) : 0);
  const slip = randomUUID();
  const { body } = await world.untilAnswered<{ id: number }>(`/cash-deposit/${desk.warehouse.id}`, {
    method: 'POST',
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount, counted, reason: counted === amount ? '' : 'A torn note', slip, bank: '', branch: '' },
  });
  if (body.status !== 200) return;
  world.counts.cash += 1;
  told.deposits.push({ id: body.id, amount, counted, slip });
}

function piecesOf(amount: number): Record<string, number> {
  let left = amount;
  return Object.fromEntries(
    denominations.map((value) => {
      const pieces = Math.floor(left / value);
      left -= pieces * value;
      return [String(value), pieces];
    }),
  );
}
