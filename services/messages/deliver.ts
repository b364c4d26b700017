import { isGatewayError } from '../../domain/gatewayError';
import type { Message } from '../../payload-types';
import type { Ctx } from '../ctx';
import { markSent } from './markSent';

const MAX_TRIES = 5;

/**
 * Hands a message marked as `sending` to its gateway, once, and stores the result. A temporary fault is returned: the
 * caller queues the message again. Any other fault marks it failed for a person to check.
 */
export async function deliver(ctx: Ctx, message: Message, text: string): Promise<Error | null> {
  try {
    if (message.channel === 'sms') await ctx.gateways.sms.send({ to: message.to, text });
    else await ctx.gateways.mail.send({ to: message.to, subject: message.subject ?? '', text });
  } catch (error) {
    if (isGatewayError(error) && error.retryable && (message.tries ?? 0) < MAX_TRIES) return error;
    await ctx.db.claim('messages', own(message), { status: 'failed', error: reasonOf(error) });
    if (isGatewayError(error)) return null;
    throw error;
  }
  await markSent(ctx, message.id);
  return null;
}

/** Queues a message again after a temporary fault, to be sent by a job. */
export const putBack = (ctx: Ctx, message: Message, fault: Error) =>
  ctx.db.claim('messages', own(message), { status: 'queued', error: reasonOf(fault) });

const own = ({ id }: Message) => ({ id: { equals: id } });

const reasonOf = (error: unknown): string => (isGatewayError(error) ? `${error.kind} ${error.code}` : 'internal');
