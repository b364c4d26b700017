import type { Ctx } from '../ctx';
import { stuckJobs, stuckMessages, stuckPayments, stuckWhy } from './conditions';

/** How many of each kind need a person's attention. */
export async function countStuck(ctx: Ctx): Promise<{ messages: number; payments: number; jobs: number }> {
  const [messages, payments, jobs] = await Promise.all([
    ctx.db.asActor.count('messages', stuckMessages(ctx)),
    ctx.db.asActor.count('payments', stuckPayments(ctx)),
    ctx.db.asSystem(stuckWhy).count('payload-jobs', stuckJobs(ctx)),
  ]);
  return { messages, payments, jobs };
}
