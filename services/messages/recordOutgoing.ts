import type { Message } from '../../payload-types';
import type { Ctx } from '../ctx';
import { jobRunsOf, settingsOf } from '../openCtx';
import { queueMessage } from './queueMessage';
import { recordMessage, type Outgoing } from './recordMessage';

/** A slow gateway makes messages wait in the queue, not pile up in the process. */
const AT_ONCE = 100;

/**
 * Records messages in the caller's transaction, and returns those that the caller sends once it has committed
 * (`sendRecorded`): they cost no job. Returns none, and queues each with its job, where this process leaves sending to a
 * worker, is about to end or is sending enough already.
 */
export async function recordOutgoing(ctx: Ctx, outgoing: readonly Outgoing[]): Promise<Message[]> {
  const { payload } = ctx.req;
  const { ending, sending } = jobRunsOf(payload);
  const isSentHere = settingsOf(payload).runsJobs && !ending && sending < AT_ONCE;
  const recorded: Message[] = [];
  for (const one of outgoing) {
    if (isSentHere) recorded.push(await recordMessage(ctx, one, 'sending'));
    else await queueMessage(ctx, one);
  }
  return recorded;
}
