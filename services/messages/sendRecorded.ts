import { createLocalReq } from 'payload';
import type { Message } from '../../payload-types';
import { traced } from '../../telemetry/tracing';
import type { Ctx } from '../ctx';
import { jobRunsOf, openCtx, runQueuedJobs } from '../openCtx';
import { deliver, putBack } from './deliver';

const AGAIN_AFTER_MS = 2_000;

type Fault = { message: Message; fault: Error };

/**
 * Sends messages that are recorded as `sending` (`recordOutgoing`), without a job for each. The caller does not wait for
 * it, and its transaction has committed. After a temporary fault a message is queued; a failed one is marked as failed
 * and does not hold up the others. After a crash they may have arrived, like any message that was being sent.
 */
export function sendRecorded({ req: { payload } }: Ctx, messages: readonly Message[]): void {
  if (messages.length === 0) return;
  const run = jobRunsOf(payload);
  run.sending += messages.length;
  const send = async () => {
    try {
      // Not the caller's request: it may be in its next transaction by now.
      const ctx = openCtx(await createLocalReq({}, payload));
      const sent = await Promise.all(messages.map((message) => sendOne(ctx, message)));
      const faults = sent.filter((one) => one !== null);
      if (faults.length > 0) await queueAgain(ctx, faults);
      runQueuedJobs(ctx);
    } catch (err) {
      payload.logger.error({ err }, 'messages could not be sent');
    } finally {
      run.sending -= messages.length;
    }
  };
  void traced('send messages', {}, send);
}

async function sendOne(ctx: Ctx, message: Message): Promise<Fault | null> {
  try {
    const fault = await deliver(ctx, message, message.text ?? '');
    return fault && { message, fault };
  } catch (err) {
    ctx.db.payload.logger.error({ err, message: message.id }, 'a message could not be sent');
    return null;
  }
}

/** Both or neither: a queued message has a job. */
const queueAgain = (ctx: Ctx, faults: readonly Fault[]): Promise<void> =>
  ctx.db.inTransaction(async () => {
    const later = new Date(ctx.now.getTime() + AGAIN_AFTER_MS);
    for (const { message, fault } of faults) {
      await putBack(ctx, message, fault);
      await ctx.db.enqueue('sendMessage', { message: String(message.id), sealed: '' }, later);
    }
  });
