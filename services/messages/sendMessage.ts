import type { Ctx } from '../ctx';
import { unseal } from '../secrets/secrets';
import { isGatewayError } from '../../domain/gatewayError';
import { idFromText } from '../jobs/idFromText';

const MAX_TRIES = 5;

/**
 * Sends one recorded message, at most once: the record is claimed from `queued` to `sending` first. A temporary fault
 * puts it back and throws, so that the job is retried; any other fault marks it failed for a person to check.
 */
export async function sendMessage(ctx: Ctx, input: { message: string; sealed: string }): Promise<void> {
  const records = ctx.db.asSystem('the worker sends for everybody');
  const message = await records.findById('messages', idFromText(ctx, input.message));
  if (!message) return;
  const claimed = await ctx.db.claim('messages', waiting(message.id), { status: 'sending', tries: { $inc: 1 } });
  if (!claimed) return;
  const text = input.sealed ? unseal(ctx, input.sealed).text : (message.text ?? '');
  try {
    if (message.channel === 'sms') await ctx.gateways.sms.send({ to: message.to, text });
    else await ctx.gateways.mail.send({ to: message.to, subject: message.subject ?? '', text });
  } catch (error) {
    await keepFailure(ctx, message.id, (message.tries ?? 0) + 1, error);
    return;
  }
  await records.update('messages', message.id, { status: 'sent', error: '', sent_at: ctx.now.toISOString() });
}

const waiting = (id: number | string) => ({ and: [{ id: { equals: id } }, { status: { equals: 'queued' } }] });

async function keepFailure(ctx: Ctx, id: number | string, tries: number, error: unknown): Promise<void> {
  const records = ctx.db.asSystem('the worker sends for everybody');
  const again = isGatewayError(error) && error.retryable && tries < MAX_TRIES;
  const reason = isGatewayError(error) ? `${error.kind} ${error.code}` : 'internal';
  await records.update('messages', id, { status: again ? 'queued' : 'failed', error: reason });
  if (again) throw error;
  if (!isGatewayError(error)) throw error;
}
