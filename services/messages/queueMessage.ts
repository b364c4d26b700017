import type { Ctx, Id } from '../ctx';

/** Stands in the record where the secret part was. */
export const HIDDEN = '••••••';

type Outgoing = {
  channel: 'sms' | 'mail';
  /** A mobile or an e-mail address. */
  to: string;
  subject?: string;
  text: string;
  /** What it is for, for example `verify` or `broadcast`. */
  purpose: string;
  /** What of the text must not be kept readable: shown as dots in the record. */
  secretPart?: string;
  user?: Id;
  /** Joins the messages of one broadcast. */
  batch?: string;
};

/**
 * Records a message and queues its sending, both or neither: a record nobody works on would wait for ever. Inside a
 * transaction both belong to it: nothing is sent for what was undone.
 * The record never holds the secret part; the job carries the text sealed until it is sent.
 */
export async function queueMessage(ctx: Ctx, outgoing: Outgoing): Promise<void> {
  const { text, secretPart } = outgoing;
  const shown = secretPart ? text.replaceAll(secretPart, HIDDEN) : text;
  const sealed = secretPart ? ctx.gateways.ids.seal(text, ctx.secret) : '';
  await ctx.db.inTransaction(async () => {
    const record = await ctx.db
      .asSystem('the record of what is sent is written by the shop itself')
      .create('messages', {
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
