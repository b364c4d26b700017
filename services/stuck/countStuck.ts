import type { Ctx } from '../ctx';
import { stuckJobs, stuckMessages, stuckPackages, stuckPayments, stuckPayouts, stuckWhy } from './conditions';

type Stuck = Record<'messages' | 'payments' | 'payouts' | 'jobs' | 'packages', number>;

/** The number of stuck records of each kind that need a person's attention. */
export async function countStuck(ctx: Ctx): Promise<Stuck> {
  const [messages, payments, payouts, jobs, packages] = await Promise.all([
    ctx.db.asActor.count('messages', stuckMessages(ctx)),
    ctx.db.asActor.count('payments', stuckPayments(ctx)),
    ctx.db.asActor.count('payouts', stuckPayouts(ctx)),
    ctx.db.asSystem(stuckWhy).count('payload-jobs', stuckJobs(ctx)),
    ctx.db.asActor.count('packages', await stuckPackages(ctx)),
  ]);
  return { messages, payments, payouts, jobs, packages };
}
