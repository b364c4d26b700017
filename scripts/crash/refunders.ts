/** Returns and the refund desk while the server crashes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { nextReturnStatuses, returnStatus, type ReturnStatus } from '../../domain/returns/status';
import type { Pair } from './payers';
import type { Told } from './told';
import type { World } from './world';

const PAUSE_MS = 80;
/** A refund that is owed; `request`: the prepared one. */
type Owed = { id: number; trx_id: string; request: { id: number } | null };

/** Customers request returns; most are refused, because the package is not delivered yet. */
export async function sendBack(world: World, told: Told): Promise<void> {
  while (!world.closing) {
    const done = new Set(told.moves.filter(({ to }) => to === 7).map(({ trackingId }) => trackingId));
    const owned = told.bought.filter(({ packages }) => packages.some((each) => done.has(each)));
    if (owned.length > 0) {
      const { token, order, packages, products } = world.pick(owned);
      const body = new FormData();
      const said = {
        product_id: world.pick(products),
        order_id: order,
        tracking_id: world.pick(packages),
        case: 'Wrong Size',
        qty: 1,
        payment_method: 'bKash',
        payment_account: '01711111111',
      };
      for (const [name, value] of Object.entries(said)) body.append(name, String(value));
      const made = await world.once<{ returns: { id: number } }>('/create-return', { method: 'POST', token, body });
      if (made?.body.status === 200) {
        world.counts.returns += 1;
        told.returns.push(made.body.returns.id);
      }
    }
    await breath(world);
  }
}

/** An admin decides return requests, one step at a time. */
export async function decideReturns(world: World, token: string, told: Told): Promise<void> {
  const at = new Map<number, ReturnStatus>();
  while (!world.closing) {
    const open = told.returns.filter((id) => nextOf(at.get(id)).length > 0);
    if (open.length > 0) {
      const id = world.pick(open);
      const next = nextOf(at.get(id)).filter((to) => to !== returnStatus.canceled || world.chance() < 0.1);
      const to = next[0] ?? returnStatus.canceled;
      const moved = await world.once(`/update-return-status/${to}/${id}`, {
        method: 'POST',
        token,
        body: { reason: 'Looked at' },
      });
      // Refused if it has moved already and only the answer was lost: the next step is then tried.
      if (moved && [200, 201].includes(moved.body.status)) at.set(id, to);
    }
    await breath(world);
  }
}

const nextOf = (status: ReturnStatus = returnStatus.pending): ReturnStatus[] =>
  status === returnStatus.canceled || status === returnStatus.successful
    ? []
    : nextReturnStatuses(status, 'superadmin');

/** The refund desk: prepared by one and confirmed or withdrawn by the other, or marked as sent by one person. */
export async function refund(world: World, { maker, checker }: Pair, told: Told): Promise<void> {
  while (!world.closing) {
    const answer = await world.once<{ refunds?: Owed[] }>('/refund-desk?kind=return&limit=50', { token: maker });
    const refunds = answer?.body.refunds ?? [];
    if (refunds.length > 0) await decide(world, { maker, checker }, world.pick(refunds), told);
    await breath(world);
  }
}

async function decide(world: World, { maker, checker }: Pair, one: Owed, told: Told): Promise<void> {
  const send = async (token: string, path: string, body?: object) =>
    (await world.once(path, { method: 'POST', token, ...(body ? { body } : {}) }))?.body.status === 200;
  const proof = randomUUID().replaceAll('-', '').toUpperCase();
  const said = { trx_id: proof, reason: '', from: 'bank' };
  const keep = (trx: string) => {
    world.counts.refunds += 1;
    told.refunds.push({ id: one.id, proof: trx });
  };
  if (one.request) {
    if (world.chance() < 0.2) await send(maker, `/refund-withdraw/${one.request.id}`, { reason: 'Not yet' });
    else if (await send(checker, `/refund-confirm/${one.request.id}`)) keep(one.trx_id);
  } else if (world.chance() < 0.3) {
    if (await send(checker, `/update-refund-status/1/${one.id}`, { amount: null, ...said })) keep(proof);
  } else await send(maker, `/refund-prepare/${one.id}`, said);
}

async function breath(world: World): Promise<void> {
  await world.whenOpen();
  await wait(PAUSE_MS * world.pace);
}
