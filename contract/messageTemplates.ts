/** The texts of automatic messages: read, changed, tested and reset by admins. */
import { z } from 'zod';
import { messageLimits, messageNames } from '../domain/messages/templates';
import { admins } from '../domain/permissions';
import { defineRoute } from './route';
import { flag, flagInput, instant, requiredText, text } from './shapes';

const name = z
  .enum(messageNames)
  .describe('Which message: what it is about, and whether it is a text message or a mail.');

/** A mail needs both subjects; a text message has none. */
const words = {
  subject: text(messageLimits.subject)
    .default('')
    .describe('The subject of a mail in English; empty for a text message.'),
  subject_bn: text(messageLimits.subject)
    .default('')
    .describe('The subject of a mail in Bangla; empty for a text message.'),
  text: requiredText(messageLimits.text).describe(
    'The text in English; `{name}` is replaced by the value of that name.',
  ),
  text_bn: requiredText(messageLimits.text).describe(
    'The text in Bangla; `{name}` is replaced by the value of that name.',
  ),
};

export const messageTemplateShape = z
  .strictObject({
    name,
    channel: z.enum(['sms', 'mail']),
    subject: z.string().describe('The subject of a mail in English; empty for a text message.'),
    subject_bn: z.string().describe('The subject of a mail in Bangla; empty for a text message.'),
    text: z.string().describe('The text in English, with its placeholders.'),
    text_bn: z.string().describe('The text in Bangla, with its placeholders.'),
    placeholders: z.array(z.string()).describe('The names that may stand in the words, without their braces.'),
    required_placeholders: z.array(z.string()).describe('Those the text cannot do without.'),
    optional: flag.describe('1: it may be turned off, 0: it is always sent.'),
    is_on: flag.describe('1: it is sent, 0: it was turned off.'),
    changed_at: instant.nullable().describe('When an admin last changed it; null while it has its original words.'),
  })
  .meta({ id: 'MessageTemplate', description: 'The words of a message the shop sends by itself.' });
export type MessageTemplateShape = z.output<typeof messageTemplateShape>;

const tag = 'Communication';
const params = z.strictObject({ name });
const template = messageTemplateShape.describe('The message with the words it has now.');
const answers = { 200: z.strictObject({ template }) };

export const allMessageTemplates = defineRoute({
  name: 'allMessageTemplates',
  method: 'GET',
  path: '/all-message-template',
  who: admins,
  scope: 'site:read',
  tag,
  summary: 'The messages the shop sends by itself, with the words they have now',
  answers: {
    200: z.strictObject({
      templates: z.array(messageTemplateShape).describe('Every message that the shop sends automatically.'),
    }),
  },
});

export const saveMessageTemplate = defineRoute({
  name: 'saveMessageTemplate',
  method: 'POST',
  path: '/message-template-save/:name',
  who: admins,
  scope: 'site:write',
  tag,
  summary: 'Change the words of a message, or turn it on or off where that is allowed',
  params,
  body: z.strictObject({ ...words, is_on: flagInput.default(1).describe('1: send it, 0: do not.') }),
  answers,
});

export const resetMessageTemplate = defineRoute({
  name: 'resetMessageTemplate',
  method: 'POST',
  path: '/message-template-reset/:name',
  who: admins,
  scope: 'site:write',
  tag,
  summary: 'Put the original words of a message back',
  params,
  answers,
});

export const testMessageTemplate = defineRoute({
  name: 'testMessageTemplate',
  method: 'POST',
  path: '/message-template-test/:name',
  who: admins,
  scope: 'site:write',
  tag,
  summary: 'Send words, filled with examples, to the own mobile or e-mail; 201 in demo mode',
  params,
  body: z.strictObject({ ...words, language: z.enum(['en', 'bn']).describe('Which of the two to send.') }),
  answers: { 200: z.strictObject({ to: z.string().describe('The mobile or e-mail address it is sent to.') }) },
  fails: ['demoDisabled'],
  limits: [{ per: 'account', points: 10, perSeconds: 600 }],
});
