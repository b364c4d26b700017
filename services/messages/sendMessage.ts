import type { Ctx } from '../ctx';
import { idFromText } from '../jobs/idFromText';
import { unseal } from '../secrets/secrets';
import { deliver, putBack } from './deliver';

/**
 * Sends one recorded message, at most once: the record is claimed from `queued` to `sending` first. A temporary fault
 * puts it back and throws, so that the job is retried.
 */
export async function sendMessage(ctx: Ctx, input: { message: string; sealed: string }): Promise<void> {
  const waiting = { and: [{ id: { equals: idFromText(ctx, input.message) } }, { status: { equals: 'queued' } }] };
  const message = await ctx.db.claim('messages', waiting, { status: 'sending', tries: { $inc: 1 } });
  if (!message) return;
  const fault = await deliver(ctx, message, input.sealed ? unseal(ctx, input.sealed).text : (message.text ?? ''));
  if (!fault) return;
  await putBack(ctx, message, fault);
  throw fault;
}
