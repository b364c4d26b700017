/**
 * Everything that is stuck and waits for a person: messages, payments, jobs, packages that no warehouse sees; and retrying
 * it, which does nothing twice.
 */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { sentMessageShape } from './communication';
import { totalcount } from './listing';
import { packageShape } from './orderShapes';
import { defineRoute, nothing } from './route';
import { flag, id, instant, limit, offset, pathId, taka } from './shapes';

const tag = 'Stuck';
const count = z.int().min(0);
const query = z.strictObject({ offset: offset.default(0), limit: limit.default(20) });
const oneId = z.strictObject({ id: pathId });

export const stuckPaymentShape = z
  .strictObject({
    id,
    order_number: z.int(),
    invoice: z.string(),
    customer: z.string().nullable().describe('The name of the payer; null when that account was deleted.'),
    amount: taka,
    status: z
      .enum(['started', 'executing', 'paid', 'failed', 'canceled', 'replaced', 'refunding', 'refunded', 'stuck'])
      .describe('Its details.'),
    refund_due: taka,
    refunded_amount: taka,
    trx_id: z.string(),
    detail: z.string(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'StuckPayment', description: 'A payment or refund whose end is not known.' });
export type StuckPaymentShape = z.output<typeof stuckPaymentShape>;

export const stuckJobShape = z
  .strictObject({
    id,
    task: z.string(),
    tries: count,
    error: z.string(),
    is_lost: flag,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'StuckJob', description: 'Background work that gave up or whose worker is gone.' });
export type StuckJobShape = z.output<typeof stuckJobShape>;

export const stuckCounts = defineRoute({
  name: 'stuckCounts',
  method: 'GET',
  path: '/stuck-counts',
  who: admins,
  tag,
  summary: 'How many messages, payments, payouts, jobs and packages are stuck',
  answers: {
    200: z.strictObject({
      messages: count.describe('How many messages are stuck.'),
      payments: count.describe('How many payments and refunds are stuck.'),
      payouts: count.describe('How many payouts bKash has not answered for ten minutes.'),
      jobs: count.describe('How many background jobs are stuck.'),
      packages: count.describe('How many unfinished packages have no warehouse, or one without an active incharge.'),
    }),
  },
});

export const stuckMessages = defineRoute({
  name: 'stuckMessages',
  method: 'GET',
  path: '/stuck-messages',
  who: admins,
  tag,
  summary:
    'Texts and e-mails that failed in the last week or have been waiting for more than ten minutes; sent again by retry-message',
  query,
  answers: { 200: z.strictObject({ messages: z.array(sentMessageShape), totalcount }) },
});

export const stuckPayments = defineRoute({
  name: 'stuckPayments',
  method: 'GET',
  path: '/stuck-payments',
  who: admins,
  tag,
  summary: 'Payments and refunds with an unknown outcome',
  query,
  answers: { 200: z.strictObject({ payments: z.array(stuckPaymentShape), totalcount }) },
});

export const askPaymentAgain = defineRoute({
  name: 'askPaymentAgain',
  method: 'POST',
  path: '/ask-payment-again/:id',
  who: admins,
  tag,
  summary:
    'Ask the gateway for the state of a payment or refund and continue from there; 201 when there is nothing to ask',
  params: oneId,
  answers: { 200: z.strictObject({ payment: stuckPaymentShape }) },
  fails: ['notFound', 'refused', 'askingAlready', 'refundWaits'],
});

export const stuckJobs = defineRoute({
  name: 'stuckJobs',
  method: 'GET',
  path: '/stuck-jobs',
  who: admins,
  tag,
  summary: 'Background jobs that failed for good or whose worker crashed',
  query,
  answers: { 200: z.strictObject({ jobs: z.array(stuckJobShape), totalcount }) },
});

export const stuckPackages = defineRoute({
  name: 'stuckPackages',
  method: 'GET',
  path: '/stuck-packages',
  who: admins,
  tag,
  summary:
    'Unfinished packages without a warehouse, or in one without an active incharge (`warehouse` names it); assign-package-warehouse gives them another',
  query,
  answers: {
    200: z.strictObject({
      packages: z.array(packageShape).describe('The packages of this part of the list.'),
      totalcount,
    }),
  },
});

export const retryJob = defineRoute({
  name: 'retryJob',
  method: 'POST',
  path: '/retry-job/:id',
  who: admins,
  tag,
  summary: 'Queue a stuck background job again',
  params: oneId,
  answers: { 200: nothing },
  fails: ['notFound'],
});
