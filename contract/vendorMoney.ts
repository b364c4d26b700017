/** A vendor's money: what is available, and what happened. Vendors by their session, admins by a vendor's id. */
import { z } from 'zod';
import { commissionScopes } from '../domain/commissions/rules';
import { ledgerEventNames } from '../domain/ledger/eventNames';
import { payoutStatuses, type PayoutStatus } from '../domain/payouts/statuses';
import { admins } from '../domain/permissions';
import { movementKinds } from '../domain/vendorMoney/movements';
import { movementsOnPaper } from '../domain/vendorMoney/papers';
import { longestStatement } from '../domain/vendorMoney/periods';
import { partQuery, totalcount } from './listing';
import { payoutAccountShape, sentBy, tag } from './payoutAccounts';
import { leftOutReason, linesOfPayout } from './payoutShapes';
import { defineRoute, nothing } from './route';
import { day, id, instant, pathId, taka, wholeNumber } from './shapes';

const statuses = Object.keys(payoutStatuses) as [PayoutStatus, ...PayoutStatus[]];

const earned = taka.describe('What orders brought.');
const returned = taka.describe('What returns took back; below zero.');
const paid_out = taka.describe('Payouts, less those that came back; below zero.');
const adjusted = taka.describe('Adjustments by the marketplace.');

export const vendorMoneyShape = z
  .strictObject({
    available: taka.describe('May be paid out.'),
    pending: taka.describe('Earned with goods that may still be returned.'),
    blocked: taka.describe('Earned with packages of which a return is not decided.'),
    in_payout: taka.describe('In payouts that are prepared and not sent.'),
    owed_back: taka.describe('What the vendor owes: the next payouts are smaller by it.'),
    weeks: z
      .array(
        z.strictObject({
          week: z.string().describe('The first day of the week, a Sunday: YYYY-MM-DD in Dhaka.'),
          ...{ earned, returned, paid_out, adjusted },
        }),
      )
      .describe('The last twelve weeks, the running one last.'),
    next_payout: z
      .strictObject({
        amount: taka.describe('What it would come to; 0 where there would be none.'),
        reason: leftOutReason
          .nullable()
          .describe('Why there would be none; `belowMinimum`: nothing is available. Null where there would be one.'),
      })
      .describe('The payout of a run that is prepared now for whatever is available.'),
    account: payoutAccountShape.nullable().describe('Where the vendor is paid now; null: nowhere yet.'),
    waiting: payoutAccountShape.nullable().describe('The account from `valid_from` on; null: no change waits.'),
  })
  .meta({ id: 'VendorMoney', description: 'How the money of a vendor stands.' });
export type VendorMoneyShape = z.output<typeof vendorMoneyShape>;

const moneyAnswer = z.strictObject({ money: vendorMoneyShape.describe('How the vendor’s money stands.') });
const ofVendor = z.strictObject({ vendor: pathId });

export const myMoney = defineRoute({
  name: 'myMoney',
  method: 'GET',
  path: '/my-money',
  who: ['vendor'],
  tag,
  summary: 'What the signed-in vendor has earned and not been paid, the last weeks, and where it is paid',
  answers: { 200: moneyAnswer },
});

export const vendorMoney = defineRoute({
  name: 'vendorMoney',
  method: 'GET',
  path: '/vendor-money/:vendor',
  who: admins,
  tag,
  summary: 'The same of a vendor',
  params: ofVendor,
  answers: { 200: moneyAnswer },
  fails: ['vendorNotFound'],
});

export const vendorPayoutShape = z
  .strictObject({
    id,
    amount: taka.describe('How much.'),
    status: z.enum(statuses).describe('How far it is: prepared, approved, being sent, sent, failed or discarded.'),
    method: sentBy,
    number: z.string().describe('The last four characters of the account’s number.'),
    reference: z.string().describe('The provider’s or the bank’s number of the transfer; empty until it is sent.'),
    failure: z.string().describe('Why it failed; empty otherwise.'),
    lines: linesOfPayout,
    created_at: instant,
    sent_at: instant.nullable().describe('When it was sent; null until then.'),
  })
  .meta({ id: 'VendorPayout', description: 'A payout as its vendor sees it.' });
export type VendorPayoutShape = z.output<typeof vendorPayoutShape>;

const payoutsAnswer = z.strictObject({
  payouts: z.array(vendorPayoutShape).describe('The payouts of this part of the list.'),
  totalcount,
});

export const myPayouts = defineRoute({
  name: 'myPayouts',
  method: 'GET',
  path: '/my-payouts',
  who: ['vendor'],
  tag,
  summary: 'The signed-in vendor’s payouts, newest first',
  query: partQuery,
  answers: { 200: payoutsAnswer },
});

export const vendorPayouts = defineRoute({
  name: 'vendorPayouts',
  method: 'GET',
  path: '/vendor-money-payouts/:vendor',
  who: admins,
  tag,
  summary: 'The payouts of a vendor, newest first',
  params: ofVendor,
  query: partQuery,
  answers: { 200: payoutsAnswer },
  fails: ['vendorNotFound'],
});

const part = (meaning: string) => taka.describe(meaning);
export const movementShape = z
  .strictObject({
    id,
    at: instant.describe('When it happened.'),
    event: z.enum(ledgerEventNames).describe('What happened, as the journal names it.'),
    kind: z.enum(movementKinds).describe('What kind of movement it is.'),
    order_id: z.int().nullable().describe('The number of the order; null where it belongs to none.'),
    tracking_id: z.string().describe('The tracking id of the package; empty without one.'),
    reference: z.string().describe('Of a payout: the number of the transfer.'),
    note: z.string().describe('What was written down with it.'),
    lines: z
      .array(
        z.strictObject({
          name: z.string().describe('The product when it was bought.'),
          name_bn: z.string().describe('The same in Bangla.'),
          price: taka.describe('What one piece was sold for.'),
          qty: z.int().describe('How many pieces were sold, or came back.'),
          total: taka.describe('The price of these pieces.'),
          commission: taka.describe('Their commission.'),
          rate: z.int().describe('The commission in hundredths of a per cent.'),
          scope: z
            .enum([...commissionScopes, ''])
            .describe('What the rule was for that gave the commission; empty: no rule.'),
        }),
      )
      .describe('The goods it is about.'),
    goods: part('The goods of a completed package.'),
    coupon: part('The vendor’s share of a coupon; below zero.'),
    commission: part('What the marketplace keeps, below zero; above zero what it gave back of it.'),
    returned: part('What customers got back; below zero.'),
    payout: part('A payout, below zero; above zero one that came back.'),
    adjustment: part('An adjustment by the marketplace.'),
    amount: part('The sum of these parts: what the balance changed by.'),
    payout_id: id.nullable().describe('The payout that covers it; null: none does yet.'),
    balance: part('The balance after it.'),
  })
  .meta({ id: 'VendorMovement', description: 'What moved a vendor’s balance, and how the amount came about.' });
export type MovementShape = z.output<typeof movementShape>;

export const statementShape = z
  .strictObject({
    opening: taka.describe('The balance before the first day.'),
    closing: taka.describe('The balance after the last day.'),
    totals: z
      .strictObject({ earned, returned, paid_out, adjusted })
      .describe('Of the whole period. Opening and these sum to closing.'),
    movements: z.array(movementShape).describe('The movements of this part, oldest first.'),
    totalcount,
  })
  .meta({ id: 'VendorStatement', description: 'What moved a vendor’s balance in a period.' });
export type StatementShape = z.output<typeof statementShape>;

const days = {
  from: day.describe('The first day in Dhaka.'),
  to: day.describe(`The last day in Dhaka; ${longestStatement} days at the most.`),
};
const statementQuery = z.strictObject({ ...days, ...partQuery.shape });
const statementAnswer = z.strictObject({ statement: statementShape.describe('The statement.') });

export const myStatement = defineRoute({
  name: 'myStatement',
  method: 'GET',
  path: '/my-statement',
  who: ['vendor'],
  scope: 'orders:read',
  tag,
  summary: 'What moved the signed-in vendor’s balance between two days, with the balance before, after and between',
  query: statementQuery,
  answers: { 200: statementAnswer },
});

export const vendorStatement = defineRoute({
  name: 'vendorStatement',
  method: 'GET',
  path: '/vendor-statement/:vendor',
  who: admins,
  scope: 'orders:read',
  tag,
  summary: 'The same of a vendor',
  params: ofVendor,
  query: statementQuery,
  answers: { 200: statementAnswer },
  fails: ['vendorNotFound'],
});

const paper = {
  query: z.strictObject({
    ...days,
    lang: z
      .enum(['en', 'bn'])
      .optional()
      .describe('The language of the paper. Without it that of the request (`Accept-Language`).'),
    part: wholeNumber(1, 100_000)
      .optional()
      .describe(
        `Which part of a long statement, from 1: each has ${movementsOnPaper} movements, and the last one the sums. Without it the whole, or 409 where that is several parts.`,
      ),
  }),
  // Drawing one takes up to a second of CPU time.
  limits: [
    { per: 'account', points: 20, perSeconds: 300 },
    { per: 'address', points: 60, perSeconds: 300 },
  ],
  answersWith: 'pdf',
  answers: { 200: nothing },
} as const;

export const myStatementFile = defineRoute({
  name: 'myStatementFile',
  method: 'GET',
  path: '/my-statement-file',
  who: ['vendor'],
  scope: 'orders:read',
  tag,
  summary: 'The signed-in vendor’s statement as a PDF file',
  ...paper,
  fails: ['statementTooLong'],
});

export const vendorStatementFile = defineRoute({
  name: 'vendorStatementFile',
  method: 'GET',
  path: '/vendor-statement-file/:vendor',
  who: admins,
  scope: 'orders:read',
  tag,
  summary: 'The statement of a vendor as a PDF file',
  params: ofVendor,
  ...paper,
  fails: ['vendorNotFound', 'statementTooLong'],
});
