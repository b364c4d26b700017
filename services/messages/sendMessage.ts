import type { Ctx, Id } from '../ctx';
import type { Message } from '../../payload-types';
import { unseal } from '../secrets/secrets';
import { isGatewayError } from '../../domain/gatewayError';
import { idFromText } from '../jobs/idFromText';

const MAX_TRIES = 5;
const why = 'the worker sends for everybody';

/**
 * Sends one recorded message, at most once: the record is claimed from `queued` to `sending` first. A temporary fault
 * puts it back and throws, so that the job is retried; any other fault marks it failed for a person to check.
 */
export async function sendMessage(ctx: Ctx, input: { message: string; sealed: string }): Promise<void> {
  const message = await ctx.db.row(why, 'messages', { where: { id: { equals: idFromText(ctx, input.message) } } });
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
  await note(ctx, message.id, { status: 'sent', error: '', sent_at: ctx.now.toISOString() });
}

/** Notes what has become of a message, without the rules for what people write. */
const note = (ctx: Ctx, id: Id, result: Pick<Message, 'status' | 'error'> & { sent_at?: string }) =>
  ctx.db.claim('messages', { id: { equals: id } }, result);

const waiting = (id: Id) => ({ and: [{ id: { equals: id } }, { status: { equals: 'queued' } }] });

async function keepFailure(ctx: Ctx, id: Id, tries: number, error: unknown): Promise<void> {
  const again = isGatewayError(error) && error.retryable && tries < MAX_TRIES;
  const reason = isGatewayError(error) ? `${error.kind} ${error.code}` : 'internal';
  await note(ctx, id, { status: again ? 'queued' : 'failed', error: reason });
  if (again) throw error;
  if (!isGatewayError(error)) throw error;
}
