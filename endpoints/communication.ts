import * as contract from '../contract/communication';
import { listBroadcasts } from '../services/messages/listBroadcasts';
import { listMessages } from '../services/messages/listMessages';
import { partPaisa, previewBroadcast } from '../services/messages/previewBroadcast';
import { readBroadcast } from '../services/messages/readBroadcast';
import { retryBroadcast } from '../services/messages/retryBroadcast';
import { readSmsBalance } from '../services/messages/readSmsBalance';
import { retryMessage } from '../services/messages/retryMessage';
import { startBroadcast } from '../services/messages/startBroadcast';
import { stopBroadcast } from '../services/messages/stopBroadcast';
import { updateSite } from '../services/site/updateSite';
import { implement, type Implementation } from './implement';
import { presentBroadcast, presentMessage } from './present/notification';

export const communicationEndpoints: Implementation[] = [
  implement(contract.smsBalance, async (ctx) => {
    const { balance, expire } = await readSmsBalance(ctx);
    return { status: 200, balance, expire, sms_part_paisa: await partPaisa(ctx) };
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
    return {
      status: 200,
      history: docs.map(({ broadcast, counts }) => presentBroadcast(broadcast, counts)),
      totalcount: total,
    };
  }),
  implement(contract.sentMessages, async (ctx, { query }) => {
    const { docs, total } = await listMessages(ctx, query);
    return { status: 200, messages: docs.map(presentMessage), totalcount: total };
  }),
  implement(contract.retryMessage, async (ctx, { params, body }) => {
    await retryMessage(ctx, params.id, { evenIfSent: body.even_if_sent === 1 });
    return { status: 200, message: 'messageRetried' };
  }),
  implement(contract.sendProgress, async (ctx, { params }) => {
    const { broadcast, counts, reasons } = await readBroadcast(ctx, params.id);
    return { status: 200, broadcast: presentBroadcast(broadcast, counts), reasons };
  }),
  implement(contract.broadcastPreview, async (ctx, { body }) => ({
    status: 200,
    ...(await previewBroadcast(ctx, body)),
  })),
  implement(contract.broadcastStop, async (ctx, { params }) => {
    await stopBroadcast(ctx, params.id);
    return { status: 200, message: 'broadcastStopped' };
  }),
  implement(contract.broadcastRetry, async (ctx, { params }) => {
    await retryBroadcast(ctx, params.id);
    return { status: 200, message: 'broadcastRetried' };
  }),
  implement(contract.updateSmsPrice, async (ctx, { body }) => {
    await updateSite(ctx, body);
    return { status: 200, message: 'smsPriceSaved' };
  }),
];
