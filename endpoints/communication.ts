import * as contract from '../contract/communication';
import { listBroadcasts } from '../services/messages/listBroadcasts';
import { listMessages } from '../services/messages/listMessages';
import { readBroadcast } from '../services/messages/readBroadcast';
import { readSmsBalance } from '../services/messages/readSmsBalance';
import { retryMessage } from '../services/messages/retryMessage';
import { startBroadcast } from '../services/messages/startBroadcast';
import { implement, type Implementation } from './implement';
import { presentBroadcast, presentMessage } from './present/notification';

export const communicationEndpoints: Implementation[] = [
  implement(contract.smsBalance, async (ctx) => {
    const { balance, expire } = await readSmsBalance(ctx);
    return { status: 200, balance, expire };
  }),
  implement(contract.sendNotification, async (ctx, { body }) => {
    const { audience, user_id, notification_message: text, type, link, email } = body;
    const sent = await startBroadcast(ctx, {
      kind: 'notification',
      audience,
      user_id,
      text,
      type,
      link,
      also_email: email,
    });
    return { status: 200, message: 'notificationSending', broadcast: presentBroadcast(sent) };
  }),
  implement(contract.sendSms, async (ctx, { body }) => {
    const { audience, user_id, text_message: text } = body;
    const sent = await startBroadcast(ctx, { kind: 'sms', audience, user_id, text });
    return { status: 200, message: 'smsSending', broadcast: presentBroadcast(sent) };
  }),
  implement(contract.sendHistory, async (ctx, { query }) => {
    const { docs, total } = await listBroadcasts(ctx, query);
    return { status: 200, history: docs.map(presentBroadcast), totalcount: total };
  }),
  implement(contract.sentMessages, async (ctx, { query }) => {
    const { docs, total } = await listMessages(ctx, query);
    return { status: 200, messages: docs.map(presentMessage), totalcount: total };
  }),
  implement(contract.retryMessage, async (ctx, { params, body }) => {
    await retryMessage(ctx, params.id, { evenIfSent: body.even_if_sent === 1 });
    return { status: 200, message: 'messageRetried' };
  }),
  implement(contract.sendProgress, async (ctx, { params }) => ({
    status: 200,
    broadcast: presentBroadcast(await readBroadcast(ctx, params.id)),
  })),
];
