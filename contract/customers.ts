/** A customer for admins: orders, money, refunds, questions, and staff notes. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { address } from './addresses';
import { orderRowShape } from './orderShapes';
import { questionShape } from './questions';
import { returnRowShape } from './returnShapes';
import { defineRoute } from './route';
import { id, instant, pathId, requiredText, taka } from './shapes';
import { staffNote } from './staffNotes';

const tag = 'Users';
const oneId = z.strictObject({ id: pathId });
const count = z.int().min(0);

export const customerFileShape = z
  .strictObject({
    addresses: z.array(address).describe('The addresses, newest first.'),
    orders: z.array(orderRowShape).describe('The last 20 orders.'),
    order_count: count.describe('How many orders there are altogether.'),
    packages: count.describe('How many packages these orders came to.'),
    completed: count.describe('How many of the packages are completed.'),
    canceled: count.describe('How many of the packages were canceled.'),
    canceled_share: z.int().min(0).max(100).describe('How many of a hundred packages were canceled.'),
    spent: taka.describe('What was paid for completed packages.'),
    returns: z.array(returnRowShape).describe('The last 5 return requests.'),
    return_count: count.describe('How many return requests there are altogether.'),
    coupons: z
      .array(
        z.strictObject({
          id,
          code: z.string().describe('The code; empty after the coupon was deleted.'),
          amount: taka.describe('How much less was paid.'),
          order_id: z.int().nullable().describe('The number of the order; null when it is not known.'),
          created_at: instant,
        }),
      )
      .describe('The last 20 coupons that were used.'),
    reviews: z
      .array(
        z.strictObject({
          id,
          product_name: z.string().describe('The product; empty after it was deleted.'),
          product_name_bn: z.string().describe('The product’s name in Bangla.'),
          slug: z.string(),
          star: z.int().min(1).max(5),
          details: z.string().describe('What was written.'),
          created_at: instant,
        }),
      )
      .describe('The last 5 reviews.'),
    review_count: count.describe('How many reviews there are altogether.'),
    questions: z.array(questionShape).describe('The last 5 questions.'),
    question_count: count.describe('How many questions there are altogether.'),
  })
  .meta({ id: 'CustomerFile', description: 'What the shop knows of a customer, for admins.' });
export type CustomerFileShape = z.output<typeof customerFileShape>;

export const customerNoteShape = staffNote('CustomerNote', 'A note of admins about a customer.');
export type CustomerNoteShape = z.output<typeof customerNoteShape>;
const notes = z.array(customerNoteShape).describe('The notes, oldest first.');

export const customerFile = defineRoute({
  name: 'customerFile',
  method: 'GET',
  path: '/customer-file/:id',
  who: admins,
  scope: 'people:read',
  tag,
  summary: 'What the shop knows of a customer: addresses, orders, money, returns, coupons, reviews, questions',
  params: oneId,
  fails: ['userNotFound'],
  answers: { 200: z.strictObject({ customer: customerFileShape }) },
});

export const notesOfCustomer = defineRoute({
  name: 'notesOfCustomer',
  method: 'GET',
  path: '/notes-of-customer/:id',
  who: admins,
  tag,
  summary: 'What admins noted about a customer',
  params: oneId,
  fails: ['userNotFound'],
  answers: { 200: z.strictObject({ notes }) },
});

export const addCustomerNote = defineRoute({
  name: 'addCustomerNote',
  method: 'POST',
  path: '/notes-of-customer/:id',
  who: admins,
  tag,
  summary: 'Adds a note about a customer, which only admins read; it cannot be changed or removed later',
  params: oneId,
  body: z.strictObject({ text: requiredText(1_000).describe('What the others should know.') }),
  limits: [{ per: 'account', points: 60, perSeconds: 300 }],
  fails: ['invalid', 'userNotFound'],
  answers: { 200: z.strictObject({ notes }) },
});
