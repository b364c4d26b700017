/** Notices and text messages to an audience, and the progress of sending. In demo mode nothing is sent. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { smsFields } from '../domain/site/fields';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute, nothing } from './route';
import { listQuery, timeSorts, totalcount } from './listing';
import { noticeType } from './notifications';
import { flag, flagInput, id, instant, pathId, requiredText, wholeNumber } from './shapes';

export const audiences = ['customer', 'vendor', 'incharge', 'admin', 'everyone'] as const;
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
    status: z
      .enum(['queued', 'sending', 'finished', 'stopped'])
      .describe('The progress of sending; `stopped` by an admin.'),
    total: z.int().min(0).describe('The number of recipients.'),
    done: z.int().min(0).describe('How many people it has reached so far.'),
    sent: z.int().min(0).describe('How many of its texts and e-mails were sent.'),
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
  answers: {
    200: z.strictObject({ balance: z.number(), expire: z.string().nullable(), ...answerShape(smsFields) }),
  },
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
  query: listQuery.extend({ sort: z.enum(timeSorts).optional() }),
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
    sort: z.enum(timeSorts).optional(),
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
  answers: {
    200: z.strictObject({
      broadcast: broadcastShape,
      reasons: z
        .array(
          z.strictObject({
            error: z.string().describe('What the provider said; `stopped` when an admin stopped it.'),
            count: z.int().min(1).describe('How many failed for it.'),
          }),
        )
        .max(50)
        .describe('Why texts and e-mails were not sent, the most frequent first.'),
    }),
  },
  fails: ['notFound'],
});

export const broadcastPreview = defineRoute({
  name: 'broadcastPreview',
  method: 'POST',
  path: '/broadcast-preview',
  who: admins,
  scope: 'people:read',
  tag: 'Communication',
  summary: 'Who would get a notice or a text message, who is left out, and what it would cost; nothing is sent',
  body: z.strictObject({
    ...receiver,
    kind: z.enum(['notification', 'sms']).describe('A notice or a text message.'),
    text: requiredText(1000).describe('The text.'),
  }),
  answers: {
    200: z.strictObject({
      recipients: z.int().min(0).describe('How many people would get it.'),
      left_out: z
        .strictObject({
          suspended: z.int().min(0).describe('Suspended accounts.'),
          unverified: z.int().min(0).describe('Unverified mobiles; these people still get notices.'),
          no_number: z.int().min(0).describe('Accounts without a mobile.'),
        })
        .describe('Who of the audience would not get it, and why. Erased accounts belong to no audience.'),
      parts: z.int().min(0).describe('The parts in which the network sends the text to each person; 0 for a notice.'),
      cost_paisa: z.int().min(0).describe('The estimated cost, in paisa.'),
    }),
  },
  fails: ['invalid'],
});

export const broadcastStop = defineRoute({
  name: 'broadcastStop',
  method: 'POST',
  path: '/broadcast-stop/:id',
  who: admins,
  scope: 'people:write',
  tag: 'Communication',
  summary: 'Stop a broadcast: what has not been handed to the provider is not sent; 201 once it has ended',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});

export const broadcastRetry = defineRoute({
  name: 'broadcastRetry',
  method: 'POST',
  path: '/broadcast-retry/:id',
  who: admins,
  scope: 'people:write',
  tag: 'Communication',
  summary:
    'Send the failed texts and e-mails of a broadcast again, at most 500 at once; not those that may have arrived or were stopped. 201 when there are none',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});

export const updateSmsPrice = defineRoute({
  name: 'updateSmsPrice',
  method: 'POST',
  path: '/sms-price',
  who: admins,
  scope: 'site:write',
  tag: 'Communication',
  summary: 'Set the price of an SMS part',
  body: z.strictObject(inputShape(smsFields)),
  answers: { 200: nothing },
});
