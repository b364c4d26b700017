import type { Message } from '../../payload-types';
import type { Ctx } from '../ctx';
import { deliver, putBack } from './deliver';

const AGAIN_AFTER_MS = 2_000;

type Fault = { message: Message; fault: Error };

/**
 * Sends messages that are recorded as `sending`, without a job for each. After a temporary fault a message is
 * queued; a failed one is marked as failed and does not hold up the others. After a crash they may have arrived, like
 * any message that was being sent.
 */
export async function sendNow(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  const sent = await Promise.all(messages.map((message) => sendOne(ctx, message)));
  const faults = sent.filter((one) => one !== null);
  if (faults.length > 0) await queueAgain(ctx, faults);
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
