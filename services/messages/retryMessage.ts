import { Failure } from '../../domain/failure';
import type { Message } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { HIDDEN } from './queueMessage';

/** A message whose sending was interrupted. */
const SILENT_MS = 10 * 60 * 1_000;

/**
 * Retries a message that failed or that has not been worked on for long. One that contained a one-time code is refused:
 * the code is gone, and expired anyway. One that may have arrived (the provider never answered) is retried only when
 * the admin confirms it.
 */
export async function retryMessage(ctx: Ctx, id: Id, options: { evenIfSent: boolean }): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const message = await ctx.db.asActor.findById('messages', id);
    if (!message) throw new Failure('notFound');
    if (message.text?.includes(HIDDEN)) throw new Failure('refused');
    const silent = new Date(ctx.now.getTime() - SILENT_MS).toISOString();
    const isFree = message.status === 'failed' || (message.status !== 'sent' && message.updatedAt < silent);
    if (!isFree) throw new Failure('refused');
    if (mayHaveArrived(message) && !options.evenIfSent) throw new Failure('mayHaveArrived');
    const free = {
      or: [
        { status: { equals: 'failed' } },
        { and: [{ status: { in: ['queued', 'sending'] } }, { updatedAt: { less_than: silent } }] },
      ],
    };
    const claimed = await ctx.db.claim(
      'messages',
      { and: [{ id: { equals: message.id } }, free] },
      { status: 'queued', tries: 0 },
    );
    if (!claimed) throw new Failure('refused');
    await ctx.db.enqueue('sendMessage', { message: String(message.id), sealed: '' });
  });
}

/** `sending`: the process ended in between. */
const mayHaveArrived = (message: Message): boolean =>
  message.status === 'sending' || /^noAnswer\b/.test(message.error ?? '');
