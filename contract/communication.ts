/** Notices and text messages to an audience, and the progress of sending. In demo mode nothing is sent. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { listQuery, totalcount } from './listing';
import { noticeType } from './notifications';
import { flag, flagInput, id, instant, pathId, requiredText, wholeNumber } from './shapes';

export const audiences = ['customer', 'vendor', 'admin', 'everyone'] as const;
export type Audience = (typeof audiences)[number];

/** An audience, or one person by id. */
const receiver = {
  audience: z.enum(audiences).optional().describe('Who gets it; instead of `user_id`.'),
  user_id: id.optional().describe('The only recipient; instead of `audience`.'),
};

export const broadcastShape = z
  .strictObject({
    id,
    kind: z.enum(['notification', 'sms']).describe('A notice or a text message.'),
    audience: z.enum([...audiences, 'one']),
    text: z.string().describe('The text.'),
    type: noticeType,
    link: z.string(),
    also_email: flag,
    status: z.enum(['queued', 'sending', 'finished']).describe('The progress of sending.'),
    total: z.int().min(0).describe('The number of recipients.'),
    done: z.int().min(0).describe('How many people it has reached so far.'),
    failed: z.int().min(0).describe('How many people could not be reached.'),
    created_by: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'Broadcast', description: 'A notice or text message to an audience, and how far sending it has come.' });
export type BroadcastShape = z.output<typeof broadcastShape>;

export const smsBalance = defineRoute({
  name: 'smsBalance',
  method: 'GET',
  path: '/sms-balance',
  who: admins,
  scope: 'people:read',
  tag: 'Communication',
  summary: 'The balance for text messages, and when it expires',
  answers: { 200: z.strictObject({ balance: z.number(), expire: z.string().nullable() }) },
  fails: ['smsUnreachable'],
});

export const sendNotification = defineRoute({
  name: 'sendNotification',
  method: 'POST',
  path: '/send-notification',
  who: admins,
  scope: 'people:write',
  tag: 'Communication',
  summary: 'Send a notice to an audience or to one person, optionally by e-mail too; 201 in demo mode',
  body: z.strictObject({
    ...receiver,
    notification_message: requiredText(1000),
    type: wholeNumber(1, 5).pipe(noticeType).describe('Its colour: 1 primary, 2 info, 3 success, 4 warning, 5 danger.'),
    link: z
      .union([
        z.literal(''),
        z
          .string()
          .max(500)
          .regex(/^(?:#|\/(?!\/)[^\s\\]*|https:\/\/[^\s]+)$/),
      ])
      .optional()
      .transform((value) => value || '#'),
    email: flagInput.default(0).describe('1: send it by e-mail too, 0: not.'),
  }),
  answers: { 200: z.strictObject({ broadcast: broadcastShape }) },
  fails: ['demoDisabled'],
});

export const sendSms = defineRoute({
  name: 'sendSms',
  method: 'POST',
  path: '/send-sms',
  who: admins,
  scope: 'people:write',
  tag: 'Communication',
  summary: 'Send a text message to an audience or to one person; 201 in demo mode',
  body: z.strictObject({ ...receiver, text_message: requiredText(1000) }),
  answers: { 200: z.strictObject({ broadcast: broadcastShape }) },
  fails: ['demoDisabled'],
});

export const sendHistory = defineRoute({
  name: 'sendHistory',
  method: 'GET',
  path: '/send-history',
  who: admins,
  scope: 'people:read',
  tag: 'Communication',
  summary: 'What was sent to audiences, newest first, with progress',
  query: listQuery,
  answers: {
    200: z.strictObject({
      history: z.array(broadcastShape).describe('The broadcasts of this part of the list, newest first.'),
      totalcount,
    }),
  },
});

export const sentMessageShape = z
  .strictObject({
    id,
    channel: z.enum(['sms', 'mail']),
    to: z.string().describe('The mobile or e-mail address it is sent to.'),
    text: z.string().describe('The text; one-time codes are shown as dots.'),
    purpose: z.string(),
    status: z.enum(['queued', 'sending', 'sent', 'failed']).describe('The progress of sending.'),
    tries: z.int(),
    error: z.string(),
    created_at: instant,
    sent_at: instant.nullable(),
  })
  .meta({ id: 'Message', description: 'A text message or mail that was sent or is still to be sent.' });
export type SentMessageShape = z.output<typeof sentMessageShape>;

export const sentMessages = defineRoute({
  name: 'sentMessages',
  method: 'GET',
  path: '/sent-messages',
  who: admins,
  scope: 'people:read',
  tag: 'Communication',
  summary: 'Every text and e-mail that was sent or is still to be sent, newest first; searched by recipient',
  query: z.strictObject({
    ...listQuery.shape,
    status: z.enum(['queued', 'sending', 'sent', 'failed']).optional().describe('Only messages in this state.'),
  }),
  answers: { 200: z.strictObject({ messages: z.array(sentMessageShape), totalcount }) },
});

export const retryMessage = defineRoute({
  name: 'retryMessage',
  method: 'POST',
  path: '/retry-message/:id',
  who: admins,
  scope: 'people:write',
  tag: 'Communication',
  summary:
    'Try a message again that failed or waits too long; 201 when it did not, when it held a one-time code, and 409 when it may have arrived and `even_if_sent` does not say to send it all the same',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ even_if_sent: flagInput.default(0) }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused', 'mayHaveArrived'],
});

export const sendProgress = defineRoute({
  name: 'sendProgress',
  method: 'GET',
  path: '/send-history/:id',
  who: admins,
  scope: 'people:read',
  tag: 'Communication',
  summary: 'The progress of one broadcast',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ broadcast: broadcastShape }) },
  fails: ['notFound'],
});
