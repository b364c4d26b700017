import {
  broadcastPreview,
  broadcastRetry,
  broadcastStop,
  updateSmsPrice,
  retryMessage,
  sendHistory,
  sendNotification,
  sendProgress,
  sendSms,
  sentMessages,
} from '../communication';
import { answered, example, found, prepared } from './example';

export const communicationExamples = [
  example(sendNotification, 'admin', {
    body: {
      audience: 'customer',
      notification_message: 'Eid offers start on Friday',
      type: 2,
      link: '/flash-sell',
      email: 0,
    },
  }),
  example(sendSms, 'admin', {
    body: { user_id: found('users', 'email', 'customer@demo.test'), text_message: 'Your parcel waits at the gate.' },
  }),
  example(broadcastPreview, 'admin', {
    body: { audience: 'vendor', kind: 'sms', text: 'ঈদ মোবারক' },
  }),
  example(broadcastStop, 'admin', { params: { id: prepared('sendingBroadcast') } }),
  example(broadcastRetry, 'admin', { params: { id: prepared('failedBroadcast') } }),
  example(updateSmsPrice, 'admin', { body: { sms_part_paisa: 35 } }),
  example(sendProgress, 'admin', { params: { id: answered(sendNotification, 'broadcast.id') } }),
  example(sendHistory, 'admin', { query: { offset: 0, limit: 20 } }),
  example(sentMessages, 'admin', { query: { search: '018', offset: 0, limit: 20 } }),
  example(retryMessage, 'admin', { params: { id: prepared('failedMessage') }, body: { even_if_sent: 0 } }),
];
