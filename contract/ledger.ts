/** The ledger: balances of accounts, their lines, corrections by two people, and the marketplace's income. */
import { z } from 'zod';
import { accountNames } from '../domain/ledger/accounts';
import { adjustable, adjustmentStatuses, largestAdjustment } from '../domain/ledger/adjustments';
import { ledgerEventNames } from '../domain/ledger/eventNames';
import { NOWHERE } from '../domain/ledger/events';
import { admins, superAdmin } from '../domain/permissions';
import { correctionFields } from '../domain/site/fields';
import { dayQuery, listQuery, totalcount } from './listing';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute, nothing } from './route';
import { day, handle, id, instant, pathId, personName, requiredText, taka } from './shapes';

const account = z.enum(accountNames).describe('An account of the chart.');
const balance = z.int().describe('Debits less credits, in whole taka; below zero where credits are more.');
const noOrder = z.int().nullable().describe('The number of its order; null where it belongs to none.');

const accountBalance = z
  .strictObject({
    account,
    number: z.int().describe('Its number in the chart of accounts.'),
    kind: z.enum(['asset', 'liability', 'income', 'expense']).describe('What it is a part of.'),
    debits: taka.describe('Everything debited so far.'),
    credits: taka.describe('Everything credited so far.'),
    balance,
  })
  .meta({ id: 'AccountBalance', description: 'What an account holds at the end of a day.' });
export type AccountBalance = z.output<typeof accountBalance>;

export const trialBalance = defineRoute({
  name: 'trialBalance',
  method: 'GET',
  path: '/trial-balance',
  who: admins,
  scope: 'orders:read',
  tag: 'Ledger',
  summary: 'What every account held at the end of a day in Dhaka; debits and credits are the same sum',
  query: z.strictObject({ day: day.optional().describe('The day in Dhaka; today without one.') }),
  answers: {
    200: z.strictObject({
      accounts: z.array(accountBalance).describe('Every account of the chart, by its number.'),
      debits: taka.describe('All debits.'),
      credits: taka.describe('All credits.'),
    }),
  },
});

const party = z
  .strictObject({
    id: z.string().describe('The id of a vendor, a warehouse or an order, or what is refunded.'),
    name: z.string().describe('What it is called; empty where it is gone.'),
  })
  .nullable()
  .describe('Whose balance of the account it is; null where the account has one.');

export const ledgerLineShape = z
  .strictObject({
    id,
    entry: id.describe('Its journal entry.'),
    at: instant.describe('When it happened.'),
    event: z.enum(ledgerEventNames).describe('What happened.'),
    subject: z.string().describe('What it happened to.'),
    order_number: noOrder,
    account,
    party,
    amount: balance.describe('Whole taka: a debit above zero, a credit below.'),
    available_at: instant.nullable().describe('From when on a vendor’s earning may be paid out.'),
    note: z.string().describe('What was said of it; empty where nothing was.'),
    actor_name: personName.nullable().describe('Who caused it; null: the system itself.'),
  })
  .meta({ id: 'LedgerLine', description: 'A line of a journal entry.' });
export type LedgerLineShape = z.output<typeof ledgerLineShape>;

export const ledgerLines = defineRoute({
  name: 'ledgerLines',
  method: 'GET',
  path: '/ledger-lines',
  who: admins,
  scope: 'orders:read',
  tag: 'Ledger',
  summary: 'What moved accounts, newest first; the search finds numbers of orders',
  query: z.strictObject({
    ...listQuery.shape,
    ...dayQuery.shape,
    account: account.optional().describe('Only this account.'),
    vendor: pathId.optional().describe('Only what this vendor is owed.'),
    warehouse: pathId.optional().describe('Only the cash of this warehouse.'),
    entry: handle.optional().describe('Only the lines of this journal entry.'),
  }),
  answers: {
    200: z.strictObject({
      lines: z.array(ledgerLineShape).describe('The lines.'),
      totalcount,
      opening: balance.describe('What they come to before the first day; 0 without one.'),
      debits: taka.describe('The debits of all that were found.'),
      credits: taka.describe('The credits of all that were found.'),
    }),
  },
});

const adjusted = z.enum(adjustable);
const adjustedParty = pathId.optional();
const adjustBody = z.strictObject({
  debit_account: adjusted.describe(
    'The account that is debited; those of orders and refunds follow from them and are not adjusted.',
  ),
  debit_party: adjustedParty.describe('The vendor or warehouse, for an account that is kept for each of them.'),
  credit_account: adjusted.describe('The account that is credited.'),
  credit_party: z
    .union([pathId, z.literal(NOWHERE)])
    .optional()
    .describe(
      'The vendor or warehouse, for an account that is kept for each of them; `none`: the cash of packages without a warehouse.',
    ),
  amount: z.int().min(1).max(largestAdjustment).describe('Whole taka.'),
  reason: requiredText(500, 5).describe('Why, for whoever reads the books later.'),
});
export type AdjustBody = z.output<typeof adjustBody>;

const adjustedSide = z.strictObject({
  account,
  party,
  desk: z
    .strictObject({
      holds: balance.describe('What the desk should hold now.'),
      after: balance.describe(
        'What it would hold afterwards; below zero the correction is refused if it takes cash there.',
      ),
    })
    .nullable()
    .describe('Of the cash of a warehouse, while the correction waits; null otherwise.'),
});
export const adjustmentShape = z
  .strictObject({
    id,
    debit: adjustedSide.describe('Where it is debited.'),
    credit: adjustedSide.describe('Where it is credited.'),
    amount: taka,
    reason: z.string(),
    status: z.enum(adjustmentStatuses).describe('`prepared`: waits to be posted; `posted` or `discarded` after that.'),
    prepared_by: personName.nullable().describe('Who prepared it.'),
    is_own: z.boolean().describe('Whether the caller prepared it.'),
    decided_by: personName.nullable().describe('Who posted or discarded it.'),
    created_at: instant,
    decided_at: instant.nullable().describe('When it was posted or discarded.'),
    decision_reason: z.string().describe('Why it was discarded; empty otherwise.'),
  })
  .meta({
    id: 'Adjustment',
    description: 'A correction between two accounts, prepared by one person and posted by another.',
  });
export type AdjustmentShape = z.output<typeof adjustmentShape>;

export const allAdjustments = defineRoute({
  name: 'allAdjustments',
  method: 'GET',
  path: '/all-adjustments',
  who: admins,
  scope: 'orders:read',
  tag: 'Ledger',
  summary: 'Corrections between accounts, newest first',
  query: z.strictObject({
    ...listQuery.pick({ offset: true, limit: true }).shape,
    status: z.enum(adjustmentStatuses).optional().describe('Only those that stand so.'),
    id: pathId.optional().describe('Only this one.'),
  }),
  answers: { 200: z.strictObject({ adjustments: z.array(adjustmentShape).describe('The corrections.'), totalcount }) },
});

export const adjustmentPrepare = defineRoute({
  name: 'adjustmentPrepare',
  method: 'POST',
  path: '/adjustment-prepare',
  who: admins,
  tag: 'Ledger',
  summary:
    'Prepare a correction between two accounts; another super admin posts it, or the same one where one is enough. A cash desk gives what it holds',
  body: adjustBody,
  answers: { 200: nothing },
  fails: ['deskHoldsLess'],
});

export const adjustmentPost = defineRoute({
  name: 'adjustmentPost',
  method: 'POST',
  path: '/adjustment-post/:id',
  who: superAdmin,
  tag: 'Ledger',
  summary:
    'Post a correction that another person has prepared; the own one only where one person is enough. A cash desk gives what it holds',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'doneAlready', 'samePerson', 'invalid', 'deskHoldsLess'],
});

export const adjustmentDiscard = defineRoute({
  name: 'adjustmentDiscard',
  method: 'POST',
  path: '/adjustment-discard/:id',
  who: admins,
  tag: 'Ledger',
  summary: 'Discard a correction that was not posted',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ reason: requiredText(500).describe('Why, for whoever prepared it.') }),
  answers: { 200: nothing },
  fails: ['notFound', 'doneAlready'],
});

export const adjustmentSettings = defineRoute({
  name: 'adjustmentSettings',
  method: 'GET',
  path: '/adjustment-settings',
  who: admins,
  scope: 'orders:read',
  tag: 'Ledger',
  summary: 'Whether a correction needs two people',
  answers: { 200: z.strictObject(answerShape(correctionFields)) },
});

export const updateAdjustmentSettings = defineRoute({
  name: 'updateAdjustmentSettings',
  shownBy: { call: 'adjustmentSettings' },
  method: 'POST',
  path: '/update-adjustment-settings',
  who: superAdmin,
  tag: 'Ledger',
  summary: 'Change whether a correction needs two people; the audit log keeps it',
  body: z.strictObject(inputShape(correctionFields)),
  answers: { 200: nothing },
});

const resultRow = z.strictObject({
  day: day.describe('A day in Dhaka.'),
  commission: balance.describe('Commission, less what returns took back.'),
  delivery: balance.describe('Delivery income.'),
  coupons: balance.describe('Coupons the marketplace bore.'),
  gateway: balance.describe('Fees of gateways.'),
  refunds: balance.describe('Refunds out of goodwill.'),
  cash_differences: balance.describe('Cash that was missing.'),
  write_offs: balance.describe('What was written off.'),
});
export type ResultRow = z.output<typeof resultRow>;

export const incomeReport = defineRoute({
  name: 'incomeReport',
  method: 'GET',
  path: '/income-report/:from/:to',
  who: admins,
  scope: 'orders:read',
  tag: 'Ledger',
  summary:
    'What the marketplace earned and spent by day in Dhaka, at most 366 days; incomes and costs are positive sums',
  params: z.strictObject({
    from: day.describe('The first day in Dhaka.'),
    to: day.describe('The last day in Dhaka.'),
  }),
  answers: {
    200: z.strictObject({
      days: z.array(resultRow).describe('The days on which something moved, oldest first.'),
      total: resultRow.omit({ day: true }).describe('All of them together.'),
      result: balance.describe('Incomes less costs.'),
    }),
  },
  fails: ['invalid'],
});
