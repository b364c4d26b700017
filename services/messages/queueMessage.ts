import type { Ctx, Id } from '../ctx';

/** Replaces the secret part in the record. */
export const HIDDEN = '••••••';

type Outgoing = {
  channel: 'sms' | 'mail';
  /** A mobile or an e-mail address. */
  to: string;
  subject?: string;
  text: string;
  /** The purpose, for example `verify` or `broadcast`. */
  purpose: string;
  /** The part of the text that must not stay readable: shown as dots in the record. */
  secretPart?: string;
  user?: Id;
  /** Groups the messages of one broadcast. */
  batch?: string;
};

/**
 * Records a message and queues its sending, both or neither: a record without a job would wait for ever. Inside a
 * transaction both belong to it: nothing is sent after a rollback. The record never contains the secret part; the job
 * carries the text encrypted until it is sent.
 */
export async function queueMessage(ctx: Ctx, outgoing: Outgoing): Promise<void> {
  const { text, secretPart } = outgoing;
  const shown = secretPart ? text.replaceAll(secretPart, HIDDEN) : text;
  const sealed = secretPart ? ctx.gateways.ids.seal(text, ctx.secret) : '';
  await ctx.db.inTransaction(async () => {
    const record = await ctx.db.insert('the record of what is sent is written by the shop itself', 'messages', {
      channel: outgoing.channel,
      to: outgoing.to,
      subject: outgoing.subject ?? '',
      text: shown,
      purpose: outgoing.purpose,
      batch: outgoing.batch ?? '',
      status: 'queued',
      tries: 0,
      ...(outgoing.user === undefined ? {} : { user: outgoing.user }),
    });
    await ctx.db.enqueue('sendMessage', { message: String(record.id), sealed });
  });
}
