import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { isTaken } from '../db';
import type { OrderDecision } from './decideOrder';
import { claimKey, completeAnswer, readKept, waitForKept, type RepeatKey } from '../repeats/keptAnswer';
import type { PlacedOrder, Placing } from './orderRequest';
import { planOrder, type OrderPlan } from './planOrder';
import { endOrder, undoOrder } from './repairOrders';
import { writeOrder } from './writeOrder';

/**
 * Places a decided order where nothing can be rolled back. What it is going to write is noted first. A step that fails undoes
 * those before it; a process that dies leaves the note, and the next one undoes or ends it (`repairOrders`).
 */
export async function placeInSteps(ctx: Ctx, decision: OrderDecision, repeat: RepeatKey | null): Promise<Placing> {
  const plan = await planOrder(ctx, decision, repeat !== null);
  let order: PlacedOrder;
  try {
    // Whoever waited for another order of the same customer may find that it was this call's.
    const meanwhile = await readKept<PlacedOrder>(ctx, repeat);
    if (meanwhile) {
      await undoOrder(ctx.db, { ...plan, cart: [] });
      return { order: meanwhile, repeated: true };
    }
    await claimKey(ctx, repeat, plan.key_id);
    order = await writeOrder(ctx, decision, plan);
    await completeAnswer(ctx, plan.key_id, order);
    await markWritten(ctx, plan);
  } catch (error) {
    await undoOrder(ctx.db, plan);
    if (!isTaken(error) || !repeat) throw error;
    // Another process was faster with the same key.
    const answered = await waitForKept<PlacedOrder>(ctx, repeat);
    if (!answered) throw error;
    return { order: answered, repeated: true };
  }
  // The order counts. What is left to tidy up the repair does too.
  await endOrder(ctx.db, plan).catch((err: unknown) => ctx.db.payload.logger.error({ err }, 'an order was placed but not tidied up'));
  return { order, repeated: false };
}

/** From here on the order counts. Refused when somebody took this process for dead and began to undo it. */
async function markWritten(ctx: Ctx, plan: OrderPlan): Promise<void> {
  const own = { and: [{ id: { equals: plan.id } }, { state: { equals: 'writing' } }] };
  if (!(await ctx.db.claim('unfinished-orders', own, { state: 'written' }))) throw new Failure('busy');
}
