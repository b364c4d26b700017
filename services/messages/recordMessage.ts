import type { Message } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

export type Outgoing = {
  channel: 'sms' | 'mail';
  /** A mobile or an e-mail address. */
  to: string;
  subject?: string;
  text: string;
  /** The purpose, for example `verify` or `broadcast`. */
  purpose: string;
  user?: Id;
  /** Groups the messages of one broadcast. */
  batch?: string;
};

/** Records a message: queued for its job, or being sent already. */
export function recordMessage(ctx: Ctx, outgoing: Outgoing, status: 'queued' | 'sending'): Promise<Message> {
  return ctx.db.insert('the record of what is sent is written by the shop itself', 'messages', {
    channel: outgoing.channel,
    to: outgoing.to,
    subject: outgoing.subject ?? '',
    text: outgoing.text,
    purpose: outgoing.purpose,
    batch: outgoing.batch ?? '',
    status,
    tries: status === 'sending' ? 1 : 0,
    ...(outgoing.user === undefined ? {} : { user: outgoing.user }),
  });
}
