import { createLocalReq } from 'payload';
import type { Message } from '../../payload-types';
import { tracing } from '../../telemetry/tracing';
import type { Ctx } from '../ctx';
import { jobRunsOf, openCtx, runQueuedJobs, settingsOf } from '../openCtx';
import { queueMessage } from './queueMessage';
import { recordMessage, type Outgoing } from './recordMessage';
import { sendNow } from './sendNow';

/** A slow gateway makes messages wait in the queue, not pile up in the process. */
const AT_ONCE = 100;

/**
 * Records messages in the caller's transaction, and returns those that the caller hands to `sendSoon` once it has
 * committed: they cost no job. None where this process leaves sending to a worker, is about to end or is sending enough
 * already: each then waits in the queue.
 */
export async function recordForSoon(ctx: Ctx, outgoing: readonly Outgoing[]): Promise<Message[]> {
  const { payload } = ctx.req;
  const { ending, sending } = jobRunsOf(payload);
  const isSent = settingsOf(payload).runsJobs && !ending && sending < AT_ONCE;
  const recorded: Message[] = [];
  for (const one of outgoing) {
    if (isSent) recorded.push(await recordMessage(ctx, one, 'sending'));
    else await queueMessage(ctx, one);
  }
  return recorded;
}

/** Sends what `recordForSoon` returned. The caller does not wait for it. */
export function sendSoon(ctx: Ctx, messages: readonly Message[]): void {
  if (messages.length === 0) return;
  const { payload } = ctx.req;
  const run = jobRunsOf(payload);
  run.sending += messages.length;
  const send = async () => {
    try {
      // Not the caller's request: it may be in its next transaction by now.
      const own = openCtx(await createLocalReq({}, payload));
      await sendNow(own, messages);
      runQueuedJobs(own);
    } catch (err) {
      payload.logger.error({ err }, 'messages could not be sent');
    } finally {
      run.sending -= messages.length;
    }
  };
  const parent = tracing()?.parent();
  void (tracing()?.later(parent, 'send messages', {}, send) ?? send());
}
