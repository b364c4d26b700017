/** Questions of customers to vendors, about a product or a package: asking, answering, reading, closing. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { questionLimits, questionSides } from '../domain/questions/rules';
import { defineRoute, nothing } from './route';
import { listQuery, partQuery, totalcount } from './listing';
import { flag, handle, id, image, instant, pathId, picture, pictureSize, requiredText } from './shapes';

const tag = 'Questions';
const pictures = ['image1', 'image2', 'image3'] as const;
const side = z.enum(questionSides);
const pictureSlot = picture(questionLimits.megabytes);
const files = { image1: pictureSlot, image2: pictureSlot, image3: pictureSlot };
const text = requiredText(questionLimits.text).describe(
  'What is written. Mobile numbers and e-mail addresses in it are replaced by dots before it is stored.',
);

export const questionShape = z
  .strictObject({
    id,
    product: z
      .strictObject({ id, name: z.string(), name_bn: z.string(), slug: z.string(), thumbnail: image })
      .nullable()
      .describe('The product it is about; null when it is about a package, or the product is gone.'),
    tracking_id: z.string().describe('The package it is about; empty when it is about a product.'),
    customer_name: z.string().describe('The name of the customer.'),
    shop_name: z.string().describe('The vendor’s business name.'),
    shop_name_bn: z.string().describe('The shop’s name in Bangla; empty when it has none.'),
    closed: flag.describe('1: the vendor answers no more until the customer writes again, 0: open.'),
    last_text: z.string().describe('How the last message begins.'),
    last_by: side.describe('Who wrote the last message.'),
    last_at: instant.describe('When the last message was written.'),
    unread: z.int().min(0).describe('Messages the caller has not read; for admins, those the vendor has not read.'),
    created_at: instant,
  })
  .meta({ id: 'Question', description: 'A conversation between a customer and a vendor.' });
export type QuestionShape = z.output<typeof questionShape>;

export const questionMessageShape = z
  .strictObject({
    id,
    by: side.describe('Who wrote it.'),
    text: z.string().describe('The message, with dots where a mobile number or an e-mail address was.'),
    image1: image,
    image2: image,
    image3: image,
    created_at: instant,
  })
  .meta({ id: 'QuestionMessage', description: 'A message of a conversation.' });
export type QuestionMessageShape = z.output<typeof questionMessageShape>;

const part = z.strictObject({
  questions: z.array(questionShape).describe('The conversations of this part of the list.'),
  totalcount,
});

const questionLists = ['all', 'unread', 'unanswered', 'open', 'closed'] as const;
export type QuestionList = (typeof questionLists)[number];
export const questionSorts = ['last_at', '-last_at'] as const;
const questionQuery = listQuery.extend({
  sort: z.enum(questionSorts).optional(),
  list: z
    .enum(questionLists)
    .optional()
    .describe(
      'Which of them: all, those the vendor has not read, open ones whose last message is the customer’s, open or closed ones. All by default.',
    ),
});

export const askQuestion = defineRoute({
  name: 'askQuestion',
  method: 'POST',
  path: '/ask-question',
  who: 'signed-in',
  tag,
  summary: 'Asks the vendor of a product or of an own package, with up to three pictures; asked again it continues',
  body: z.strictObject({
    product_id: id.optional().describe('The product; either this or `tracking_id`.'),
    tracking_id: handle.optional().describe('The caller’s own package; either this or `product_id`.'),
    text,
  }),
  files,
  idempotent: true,
  limits: [
    { per: 'address', points: 60, perSeconds: 3_600 },
    { per: 'account', points: 30, perSeconds: 86_400 },
  ],
  answers: { 200: z.strictObject({ question_id: id.describe('The conversation.') }) },
  fails: ['invalid', 'mobileNotVerified', 'productNotFound', 'notFound'],
});

export const replyQuestion = defineRoute({
  name: 'replyQuestion',
  method: 'POST',
  path: '/question-reply/:id',
  who: 'signed-in',
  tag,
  summary: 'Writes in an own conversation, as its customer or vendor; 201 when that is not possible now',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ text }),
  files,
  idempotent: true,
  limits: [
    { per: 'address', points: 600, perSeconds: 3_600 },
    { per: 'account', points: 120, perSeconds: 3_600 },
  ],
  answers: { 200: nothing },
  fails: ['invalid', 'notFound', 'forbidden', 'refused'],
});

export const closeQuestion = defineRoute({
  name: 'closeQuestion',
  method: 'POST',
  path: '/question-close/:id',
  who: 'signed-in',
  tag,
  summary: 'Closes an own conversation; 201 when it is closed already',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'forbidden', 'refused'],
});

export const myQuestions = defineRoute({
  name: 'myQuestions',
  method: 'GET',
  path: '/my-questions',
  who: 'signed-in',
  tag,
  summary: "The caller's questions, the last written first",
  query: partQuery,
  answers: { 200: part },
});

export const vendorQuestions = defineRoute({
  name: 'vendorQuestions',
  method: 'GET',
  path: '/vendor-questions',
  who: ['vendor'],
  tag,
  summary: 'Questions to the signed-in vendor, unread ones first; searched by tracking id',
  query: questionQuery,
  answers: { 200: part },
});

export const adminQuestions = defineRoute({
  name: 'adminQuestions',
  method: 'GET',
  path: '/admin-questions',
  who: admins,
  scope: 'people:read',
  tag,
  summary: 'All questions, the last written first; searched by tracking id',
  query: questionQuery,
  answers: { 200: part },
});

export const getQuestion = defineRoute({
  name: 'getQuestion',
  method: 'GET',
  path: '/question/:id',
  who: 'signed-in',
  scope: 'people:read',
  tag,
  summary: 'A conversation, for its customer, its vendor and admins; read by customer or vendor it counts as read',
  params: z.strictObject({ id: pathId }),
  query: partQuery,
  answers: {
    200: z.strictObject({
      question: questionShape.describe('The conversation.'),
      messages: z
        .array(questionMessageShape)
        .describe('Its newest messages in the order they were written; `offset` skips as many of the newest.'),
      totalcount,
      viewer: z.enum([...questionSides, 'admin']).describe('As whom the caller reads it.'),
      may_write: flag.describe('1: the caller may write now, 0: not.'),
      may_close: flag.describe('1: the caller may close it now, 0: not.'),
    }),
  },
  fails: ['notFound'],
});

export const questionPicture = defineRoute({
  name: 'questionPicture',
  method: 'GET',
  path: '/question-picture/:messageId/:which',
  who: 'signed-in',
  scope: 'people:read',
  tag,
  summary: 'A picture of a message, for customer and vendor of the conversation and admins, in one of three sizes',
  params: z.strictObject({ messageId: pathId.describe('The message.'), which: z.enum(pictures) }),
  query: pictureSize,
  fails: ['notFound'],
  answersWith: 'picture',
  answers: { 200: nothing },
});
