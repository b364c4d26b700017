/** Answers in the thread about a rejection: of a product, of a vendor's application or profile change, of a return. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { longestReason } from '../domain/products/changes';
import { partQuery, totalcount } from './listing';
import { reviewNoteShape } from './productShapes';
import { defineRoute, nothing } from './route';
import { id, instant, pathId, personName, requiredText, text } from './shapes';

const tag = 'Rejections';
const oneId = z.strictObject({ id: pathId });
const review = z.array(reviewNoteShape).describe('What was said, oldest first; the last 20.');
const answerInput = z.strictObject({ text: requiredText(longestReason).describe('The answer, for the admins.') });
const limits = [{ per: 'account', points: 10, perSeconds: 600 }] as const;

export const answerProductRejection = defineRoute({
  name: 'answerProductRejection',
  method: 'POST',
  path: '/answer-product-rejection/:id',
  who: ['vendor'],
  scope: 'catalogue:write',
  tag,
  summary: 'Answers the rejection of an own product, or of a change to it; 201 where nothing is rejected',
  params: oneId,
  body: answerInput,
  limits,
  fails: ['productNotFound', 'refused', 'answersFull'],
  answers: { 200: z.strictObject({ review }) },
});

export const answerRejection = defineRoute({
  name: 'answerRejection',
  method: 'POST',
  path: '/answer-rejection',
  who: 'signed-in',
  tag,
  summary: 'Answers the rejection of the caller’s own vendor application or profile change',
  body: answerInput,
  limits,
  fails: ['refused', 'answersFull'],
  answers: { 200: z.strictObject({ review }) },
});

export const answerReturnRejection = defineRoute({
  name: 'answerReturnRejection',
  method: 'POST',
  path: '/answer-return-rejection/:id',
  who: 'signed-in',
  tag,
  summary: 'Answers the rejection of the caller’s own return; 201 where it is not rejected',
  params: oneId,
  body: answerInput,
  limits,
  fails: ['notFound', 'refused', 'answersFull'],
  answers: { 200: z.strictObject({ review }) },
});

const waitingAnswerShape = z
  .strictObject({
    id,
    about: z
      .enum(['product', 'application', 'return'])
      .describe('Whether a product or a change to it was rejected, an application or profile change, or a return.'),
    record: z
      .strictObject({
        id: id.describe('The product, the person who applied, or the return.'),
        name: personName,
        name_bn: z.string(),
      })
      .nullable()
      .describe('What was rejected; null when it was deleted.'),
    returned: z
      .strictObject({ product_id: id.nullable(), order_id: z.int(), tracking_id: z.string() })
      .nullable()
      .describe('What a return is found by; null for everything else.'),
    text: z.string().describe('The answer.'),
    by_name: z.string().describe('Who wrote it.'),
    review,
    created_at: instant,
  })
  .meta({ id: 'WaitingAnswer', description: 'An answer to a rejection that no admin has dealt with.' });
export type WaitingAnswerShape = z.output<typeof waitingAnswerShape>;

export const waitingAnswers = defineRoute({
  name: 'waitingAnswers',
  method: 'GET',
  path: '/waiting-answers',
  who: admins,
  tag,
  summary: 'Answers to rejections that no admin has dealt with, the longest waiting first',
  query: partQuery,
  answers: { 200: z.strictObject({ answers: z.array(waitingAnswerShape).describe('The answers.'), totalcount }) },
});

export const settleWaitingAnswer = defineRoute({
  name: 'settleWaitingAnswer',
  method: 'POST',
  path: '/settle-waiting-answer/:id',
  who: admins,
  tag,
  summary: 'Replies to an answer in its thread and takes it off the list; without a text only takes it off',
  params: oneId,
  body: z.strictObject({
    text: text(longestReason).optional().describe('The reply, which the person reads; empty: none.'),
  }),
  fails: ['notFound'],
  answers: { 200: nothing },
});
