/** The refund desk: refunds that are owed, refunds that two admins decide, and sent ones. */
import { z } from 'zod';
import { handAccounts } from '../domain/ledger/events';
import { admins, superAdmin } from '../domain/permissions';
import { refundAges } from '../domain/refunds/ageing';
import { handMethodNames } from '../domain/refunds/handMethods';
import { refundStates, type RefundState } from '../domain/refunds/statuses';
import { refundFields } from '../domain/site/fields';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { dayQuery, listQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { flag, id, instant, optionalText, pathId, personName, requiredText, taka, takaInput } from './shapes';

const tag = 'Refund desk';
const kind = z
  .enum(['bkash', 'return'])
  .describe(
    '`bkash`: a bKash payment goes back, by an admin where bKash refuses; `return`: an admin sends money for what came back.',
  );
const customer = z.strictObject({ id, name: personName, mobile: z.string() }).nullable().describe('Whose money it is.');
const account = z
  .string()
  .describe('The number of that account; empty where bKash sends it, which is to the account that paid.');
const method = z.string().describe('Where it goes: the kind of account.');
const from = z.enum(handAccounts).describe('The account of the marketplace that the money was sent from.');

export const deskRefundShape = z
  .strictObject({
    kind,
    id: id.describe('Of the payment, or of the return.'),
    order_id: z.int(),
    tracking_id: z.string().describe('The package that came back; empty for a payment.'),
    product_id: id.nullable(),
    customer,
    amount: taka.describe('What is owed, or what may be refunded.'),
    worth: taka.describe('The most that may be refunded.'),
    method,
    account,
    trx_id: z
      .string()
      .describe('The transaction of the prepared refund, or of the payment that goes back; empty without.'),
    since: instant.describe('Since when it is owed.'),
    days: z.int().min(0).describe('Days in Dhaka since then.'),
    state: z
      .enum(Object.keys(refundStates) as [RefundState, ...RefundState[]])
      .describe(
        '`waiting`, `asked`, `stuck`: bKash will be asked, has been asked, refuses; `owed`: to be sent by hand; `may`: the goods are back and it may be refunded; `prepared`: waits for a super admin to confirm it.',
      ),
    request: z
      .strictObject({
        id,
        amount: taka.describe('What was prepared.'),
        reason: z.string().describe('Why not all of it, empty when it is; of a payment, why it was sent by hand.'),
        from,
        prepared_by: z.string().describe('The name of the admin who has prepared it.'),
        prepared_at: instant.describe('When it was prepared.'),
        is_own: flag.describe('1: the caller has prepared it, 0: somebody else.'),
      })
      .nullable()
      .describe('The prepared refund; null when there is none.'),
  })
  .meta({ id: 'DeskRefund', description: 'A refund that was not sent.' });
export type DeskRefundShape = z.output<typeof deskRefundShape>;

export const deskSorts = ['age', '-age', 'amount', '-amount'] as const;

export const refundDesk = defineRoute({
  name: 'refundDesk',
  method: 'GET',
  path: '/refund-desk',
  who: admins,
  scope: 'orders:read',
  tag,
  summary: 'What customers are owed and was not sent, oldest first, with how long it has been waiting',
  query: z.strictObject({
    ...listQuery.shape,
    kind: kind.optional(),
    age: z.enum(refundAges).optional().describe('Only those that have been waiting for so many days.'),
    vendor: pathId
      .optional()
      .describe('Only those of goods of this vendor: returned ones, or packages of the order that was paid.'),
    sort: z.enum(deskSorts).optional(),
  }),
  answers: {
    200: z.strictObject({
      refunds: z.array(deskRefundShape).describe('The refunds of this part of the list.'),
      totalcount,
      sum: taka.describe('The sum of everything the filter finds.'),
      owed: taka.describe('The sum of everything that is owed.'),
      may: taka.describe('The sum of what may be refunded because the goods are back.'),
      journal: taka.describe(
        'What the journal holds as owed to customers: the same as `owed`, unless a refund is missing here.',
      ),
      ageing: z
        .array(
          z.strictObject({
            age: z.enum(refundAges).describe('For how many days.'),
            count: z.int().min(0).describe('How many refunds.'),
            sum: taka.describe('Their sum.'),
          }),
        )
        .describe('How long what is owed has been waiting, whatever the list is narrowed to.'),
      truncated: flag.describe('1: there are more than the desk shows, 0: this is everything.'),
    }),
  },
});

export const sentRefundShape = z
  .strictObject({
    id: id.describe('Of the journal’s entry.'),
    kind,
    order_id: z.int().nullable(),
    customer,
    amount: taka.describe('What was sent; below zero it was taken back.'),
    at: instant.describe('When that was.'),
    by: z.string().describe('The name of the admin who marked it; empty where bKash has sent it.'),
    from: z.string().describe('The account of the marketplace that it was sent from.'),
    method,
    account,
    trx_id: z.string().describe('The proof: its transaction number; empty when none was written down.'),
    request: id
      .nullable()
      .describe(
        'What `/refund-take-back` takes back: a refund of a payment that was sent by hand; null for any other.',
      ),
  })
  .meta({ id: 'SentRefund', description: 'A refund that was sent.' });
export type SentRefundShape = z.output<typeof sentRefundShape>;

export const sentSorts = ['at', '-at'] as const;

export const sentRefunds = defineRoute({
  name: 'sentRefunds',
  method: 'GET',
  path: '/sent-refunds',
  who: admins,
  scope: 'orders:read',
  tag,
  summary: 'Refunds that were sent, with their proof, latest first; searched by order number',
  query: z.strictObject({
    ...listQuery.shape,
    ...dayQuery.shape,
    kind: kind.optional(),
    sort: z.enum(sentSorts).optional(),
  }),
  answers: {
    200: z.strictObject({
      refunds: z.array(sentRefundShape).describe('The refunds of this part of the list.'),
      totalcount,
      sum: z
        .int()
        .describe('The sum of everything the filter finds, less what was taken back; whole taka, may be below zero.'),
    }),
  },
});

export const refundSettings = defineRoute({
  name: 'refundSettings',
  method: 'GET',
  path: '/refund-settings',
  who: admins,
  scope: 'orders:read',
  tag,
  summary: 'From which amount on two admins decide a refund by hand',
  answers: { 200: z.strictObject(answerShape(refundFields)) },
});

export const updateRefundSettings = defineRoute({
  name: 'updateRefundSettings',
  shownBy: { call: 'refundSettings' },
  method: 'POST',
  path: '/update-refund-settings',
  who: superAdmin,
  tag,
  summary: 'Change from which amount on two admins decide a refund by hand; the audit log keeps it',
  body: z.strictObject(inputShape(refundFields)),
  answers: { 200: nothing },
});

export const refundPrepare = defineRoute({
  name: 'refundPrepare',
  method: 'POST',
  path: '/refund-prepare/:return_id',
  who: admins,
  tag,
  summary:
    'Prepare the refund of a return for another super admin to confirm, or for the same one where one is enough; one at a time for a return',
  params: z.strictObject({ return_id: pathId.describe('The return.') }),
  body: z.strictObject({
    amount: takaInput()
      .nullish()
      .describe('What is refunded, at most what was paid for the pieces; absent: all of it.'),
    reason: optionalText(500).describe('Why less than all of it is refunded, required then; for the customer.'),
    trx_id: requiredText(60).describe('The transaction number: its proof.'),
    from,
  }),
  answers: { 200: z.strictObject({ id: id.describe('Of the prepared refund.') }) },
  fails: ['invalid', 'notFound', 'refused', 'packageSettled', 'refundWaits'],
});

const ofPayment = z.strictObject({ payment_id: pathId.describe('The payment whose refund bKash has refused.') });

export const refundByHandCheck = defineRoute({
  name: 'refundByHandCheck',
  method: 'POST',
  path: '/refund-by-hand-check/:payment_id',
  who: admins,
  tag,
  summary:
    'Ask bKash a last time what became of a refund that it has refused, before it is sent by hand; what it has sent meanwhile is recorded',
  params: ofPayment,
  answers: { 200: z.strictObject({ amount: taka.describe('What is still owed: all of it is sent at once.') }) },
  fails: ['notFound', 'refundNotStuck', 'refundWaits', 'bkashSendsIt', 'bkashSilent'],
});

export const refundByHand = defineRoute({
  name: 'refundByHand',
  method: 'POST',
  path: '/refund-by-hand/:payment_id',
  who: admins,
  tag,
  summary:
    'Record that a refund that bKash has refused was sent by hand, all that is owed at once; above the limit it waits for another super admin. bKash is asked first what became of it, and never again afterwards',
  params: ofPayment,
  body: z.strictObject({
    amount: takaInput(1).describe('What was sent: exactly what is still owed.'),
    method: z.enum(handMethodNames).describe('Where it was sent: the kind of account.'),
    account: requiredText(50).describe(
      'The number of the customer’s account there: a Bangladeshi mobile number, or a bank account of 5 to 34 letters and digits.',
    ),
    trx_id: requiredText(60).describe('The transaction number: its proof, of no other refund or payout.'),
    reason: requiredText(500).describe('Why it was sent by hand; for admins.'),
    from,
  }),
  answers: {
    200: z.strictObject({
      id: id.describe('Of what was recorded.'),
      prepared: flag.describe('1: it waits for a second person, 0: the payment is refunded.'),
    }),
  },
  fails: ['invalid', 'notFound', 'refundNotStuck', 'refundWaits', 'bkashSendsIt', 'bkashSilent', 'changedMeanwhile'],
});

export const refundConfirm = defineRoute({
  name: 'refundConfirm',
  method: 'POST',
  path: '/refund-confirm/:id',
  who: superAdmin,
  tag,
  summary:
    'Confirm what another admin has prepared, or the own where one is enough: the return or payment is marked as refunded; 201 when it was decided already',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['invalid', 'notFound', 'refused', 'doneAlready', 'packageSettled', 'ownRefund', 'changedMeanwhile'],
});

export const refundWithdraw = defineRoute({
  name: 'refundWithdraw',
  method: 'POST',
  path: '/refund-withdraw/:id',
  who: admins,
  tag,
  summary: 'Withdraw a prepared refund: nothing was sent; 201 when it was decided already',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ reason: optionalText(500).describe('Why it is withdrawn.') }),
  answers: { 200: nothing },
  fails: ['notFound', 'doneAlready'],
});

export const refundTakeBack = defineRoute({
  name: 'refundTakeBack',
  method: 'POST',
  path: '/refund-take-back/:id',
  who: admins,
  tag,
  summary:
    'Take back what was recorded as sent by hand for a payment and was not: it is owed again; above the limit of the refund rules by a super admin; 201 when it was taken back already',
  params: z.strictObject({ id: pathId.describe('`request` of a sent refund.') }),
  body: z.strictObject({ reason: requiredText(500).describe('Why it is taken back; for admins.') }),
  answers: { 200: nothing },
  fails: [
    'invalid',
    'notFound',
    'refused',
    'superAdminOnly',
    'doneAlready',
    'refundWaits',
    'askingAlready',
    'changedMeanwhile',
  ],
});
