import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { batchOf } from './batch';

/** Why a message that was never handed to a provider is not sent. */
export const STOPPED = 'stopped';

/**
 * Stops a broadcast: no further recipients are reached, and messages waiting for a provider are not sent. Messages
 * being sent at this moment arrive.
 */
export async function stopBroadcast(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const broadcast = await ctx.db.asActor.findById('broadcasts', id);
    if (!broadcast) throw new Failure('notFound');
    const waiting = { and: [{ batch: { equals: batchOf(broadcast.id) } }, { status: { equals: 'queued' } }] };
    const left = await ctx.db.countRows('whether anything is left to stop', 'messages', waiting);
    const isOpen = broadcast.status === 'queued' || broadcast.status === 'sending';
    if (!isOpen && left === 0) throw new Failure('refused');
    // The step that runs now claims the broadcast by its former status; that claim now fails.
    await ctx.db.claim('broadcasts', { id: { equals: broadcast.id } }, { status: 'stopped' });
    await ctx.db.setWhere('messages', waiting, { status: 'failed', error: STOPPED });
  });
}
