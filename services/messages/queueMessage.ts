import type { Ctx } from '../ctx';
import { recordMessage, type Outgoing } from './recordMessage';

/** Replaces the secret part in the record. */
export const HIDDEN = '••••••';

type Secret = {
  /** The part of the text that must not stay readable: shown as dots in the record. */
  secretPart?: string;
};

/**
 * Records a message and queues its sending, both or neither: a record without a job would wait for ever. Inside a
 * transaction both belong to it: nothing is sent after a rollback. The record never contains the secret part; the job
 * carries the text encrypted until it is sent.
 */
export async function queueMessage(ctx: Ctx, { secretPart, ...outgoing }: Outgoing & Secret): Promise<void> {
  const { text } = outgoing;
  const shown = secretPart ? text.replaceAll(secretPart, HIDDEN) : text;
  const sealed = secretPart ? ctx.gateways.ids.seal(text, ctx.secret) : '';
  await ctx.db.inTransaction(async () => {
    const record = await recordMessage(ctx, { ...outgoing, text: shown }, 'queued');
    await ctx.db.enqueue('sendMessage', { message: String(record.id), sealed });
  });
}
