import { Failure } from '../../domain/failure';
import { count } from '../../telemetry/figures';
import { actorOf, type Ctx } from '../ctx';
import { decideOrder } from './decideOrder';
import { sendRecorded } from '../messages/sendRecorded';
import { keepAnswer, readKept, repeatKeyOf } from '../repeats/keptAnswer';
import type { OrderRequest, PayingBy, PlacedOrder, Placing } from './orderRequest';
import { writeOrder } from './writeOrder';

/**
 * Places an order from the caller's cart. The order is computed first and then written in one transaction, whose claims
 * hold only if nothing it was computed from has changed. A repeat with the same `Idempotency-Key` gets the first
 * answer.
 */
export async function placeOrder(ctx: Ctx, request: OrderRequest, paying: PayingBy): Promise<Placing> {
  if (actorOf(ctx).user.mobile_verify !== 1) throw new Failure('mobileNotVerified');
  const repeat = repeatKeyOf(ctx, request, paying);
  try {
    const decision = await decideOrder(ctx, request, paying);
    const { messages, ...placing } = await ctx.db.inTransaction(async () => {
      const first = await readKept<PlacedOrder>(ctx, repeat);
      if (first) return { order: first, messages: [], repeated: true };
      const { order, messages } = await writeOrder(ctx, decision);
      await keepAnswer(ctx, repeat, order);
      return { order, messages, repeated: false };
    });
    sendRecorded(ctx, messages);
    if (!placing.repeated) count('orders_total', { payment: paying });
    return placing;
  } catch (error) {
    const answered = await readKept<PlacedOrder>(ctx, repeat);
    if (answered) return { order: answered, repeated: true };
    throw error;
  }
}
