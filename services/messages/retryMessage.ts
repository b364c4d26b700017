import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { HIDDEN } from './queueMessage';

/** Tries a failed message again. One that held a one-time code is not: the code is gone, and too old anyway. */
export async function retryMessage(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const message = await ctx.db.asActor.findById('messages', id);
    if (!message) throw new Failure('notFound');
    if (message.text?.includes(HIDDEN)) throw new Failure('refused');
    const claimed = await ctx.db.claim(
      'messages',
      { and: [{ id: { equals: message.id } }, { status: { equals: 'failed' } }] },
      { status: 'queued', tries: 0 },
    );
    if (!claimed) throw new Failure('refused');
    await ctx.db.enqueue('sendMessage', { message: String(message.id), sealed: '' });
  });
}
