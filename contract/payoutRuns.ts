/** Payout runs: what one would pay, preparing it, and its approval by another person. */
import { z } from 'zod';
import { keysOf } from '../domain/fields/declare';
import { superAdmin } from '../domain/permissions';
import { payoutLimits } from '../domain/payouts/limits';
import { runStatuses, type RunStatus } from '../domain/payouts/statuses';
import { totalcount } from './listing';
import {
  accountNumber,
  count,
  leftOutReason,
  name,
  oneId,
  part,
  payee,
  payoutStatus,
  sums,
  tag,
  toWhere,
  who,
} from './payoutShapes';
import { defineRoute, nothing } from './route';
import { id, instant, momentOrNone, optionalText, taka, wholeNumber } from './shapes';

const runStatus = z.enum(keysOf(runStatuses) as [RunStatus, ...RunStatus[]]);

export const payoutPreviewShape = z
  .strictObject({
    total: taka.describe('What all payouts come to.'),
    payouts: z
      .array(
        z.strictObject({
          ...payee,
          amount: taka.describe('What is paid.'),
          method: toWhere,
          number: accountNumber('The number of its account.'),
        }),
      )
      .max(payoutLimits.payouts)
      .describe('Who would be paid, the largest amount first.'),
    left_out: z
      .array(
        z.strictObject({
          ...payee,
          available: sums.available,
          balance: sums.balance,
          reason: leftOutReason.describe('Why nothing is paid.'),
        }),
      )
      .max(payoutLimits.leftOut)
      .describe('Who is left out, and why; vendors who have nothing are told only when they were chosen.'),
    left_out_count: count.describe('How many are left out altogether.'),
  })
  .meta({ id: 'PayoutPreview', description: 'Whom a payout run pays, and whom it leaves out.' });
export type PayoutPreviewShape = z.output<typeof payoutPreviewShape>;

const wish = z.strictObject({
  until: momentOrNone.describe('Earnings that were available then are paid; now without it. Never in the future.'),
  minimum: wholeNumber(1, 100_000_000).describe('The least that is worth a payout. Whole taka.'),
  vendor_ids: z
    .array(id)
    .max(payoutLimits.chosen)
    .optional()
    .describe('Only these vendors; all without it, or when it is empty.'),
});
export type PayoutWish = z.output<typeof wish>;

export const previewPayoutRun = defineRoute({
  name: 'previewPayoutRun',
  method: 'POST',
  path: '/payout-run-preview',
  who,
  tag,
  summary: 'What a payout run would be; nothing is prepared',
  body: wish,
  answers: { 200: z.strictObject({ preview: payoutPreviewShape.describe('The run as it would be.') }) },
});

export const preparePayoutRun = defineRoute({
  name: 'preparePayoutRun',
  method: 'POST',
  path: '/payout-run-prepare',
  who,
  tag,
  summary:
    'Prepare a payout run: one payout for each vendor with enough available, frozen until it is approved or discarded',
  body: wish.extend({ note: optionalText(payoutLimits.note).describe('What the next person should know.') }),
  answers: {
    200: z.strictObject({
      id: id.describe('The new run.'),
      preview: payoutPreviewShape.describe('Whom it pays and whom it leaves out.'),
    }),
  },
  fails: ['nothingToPay'],
});

export const payoutRunShape = z
  .strictObject({
    id,
    status: runStatus.describe(
      '`prepared`: waits for another person, `approved`: payouts of it are open, `done`, `discarded`.',
    ),
    until: instant.describe('Earnings that were available then are paid.'),
    minimum: taka.describe('The least that was worth a payout.'),
    total: taka.describe('What its payouts come to, those that failed or were discarded included.'),
    payouts: count.describe('How many payouts it has.'),
    note: z.string().describe('What the next person should know.'),
    prepared_by: name.describe('Who prepared it.'),
    approved_by: name.describe('Who approved it; null before.'),
    approved_at: instant.nullable().describe('When it was approved; null before.'),
    discarded_by: name.describe('Who discarded it; null unless somebody has.'),
    created_at: instant,
  })
  .meta({ id: 'PayoutRun', description: 'Payouts that were prepared and are approved together.' });
export type PayoutRunShape = z.output<typeof payoutRunShape>;

export const payoutRunSorts = ['created_at', '-created_at', 'amount', '-amount'] as const;

export const allPayoutRuns = defineRoute({
  name: 'allPayoutRuns',
  method: 'GET',
  path: '/all-payout-run',
  who,
  tag,
  summary: 'Payout runs, newest first unless sorted otherwise',
  query: z.strictObject({
    ...part,
    status: runStatus.optional().describe('Only runs in this state.'),
    sort: z.enum(payoutRunSorts).optional().describe('By the day it was prepared, or by what it pays.'),
  }),
  answers: { 200: z.strictObject({ runs: z.array(payoutRunShape).describe('The runs.'), totalcount }) },
});

export const readPayoutRun = defineRoute({
  name: 'readPayoutRun',
  method: 'GET',
  path: '/payout-run/:id',
  who,
  tag,
  summary: 'A payout run, how its payouts stand, and whether the caller may approve it',
  params: oneId,
  answers: {
    200: z.strictObject({
      run: payoutRunShape.describe('The run.'),
      states: z
        .array(
          z.strictObject({
            status: payoutStatus.describe('The state of these payouts.'),
            count: count.describe('How many payouts are in it.'),
            amount: taka.describe('What they come to.'),
          }),
        )
        .describe('Its payouts by state.'),
      bkash: z
        .strictObject({
          on: z.boolean().describe('Whether payouts can be sent by bKash at all.'),
          count: count.describe('How many of its payouts bKash can be asked for now.'),
          total: taka.describe('What they come to.'),
          sending: z.boolean().describe('They are being sent one after another.'),
        })
        .describe('What of it can be sent by bKash.'),
      cannot_approve: z
        .enum(['superAdminOnly', 'ownRun'])
        .nullable()
        .describe(
          'Why the caller may not approve it: only a super admin may, and not the one who prepared it; null: they may.',
        ),
    }),
  },
  fails: ['notFound'],
});

export const approvePayoutRun = defineRoute({
  name: 'approvePayoutRun',
  method: 'POST',
  path: '/payout-run-approve/:id',
  who: superAdmin,
  tag,
  summary: 'Approve a payout run that somebody else has prepared; payouts of vendors suspended since are given back',
  params: oneId,
  answers: { 200: nothing },
  fails: ['notFound', 'ownRun', 'changedMeanwhile'],
});

export const discardPayoutRun = defineRoute({
  name: 'discardPayoutRun',
  method: 'POST',
  path: '/payout-run-discard/:id',
  who,
  tag,
  summary: 'Discard a payout run that is not approved; everything is available again',
  params: oneId,
  answers: { 200: nothing },
  fails: ['notFound', 'changedMeanwhile'],
});
