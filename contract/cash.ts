/** The cash of warehouses: the expected sum, counts, deposits. */
import { z } from 'zod';
import { mostPieces } from '../domain/cash/count';
import { MOST_OF_REASON } from '../domain/cash/deposit';
import { admins } from '../domain/permissions';
import {
  house,
  difference,
  atBank,
  piecesOf,
  cashCountShape,
  cashDepositShape,
  cashDeskShape,
  cashSheetRow,
} from './cashShapes';
import { dayQuery, listQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { day, flag, flagInput, id, optionalText, pathId, requiredText, taka, takaInput, wholeNumber } from './shapes';

const tag = 'Cash desks';
const seenBy = [...admins, 'incharge'] as const;

export const cashDesks = defineRoute({
  name: 'cashDesks',
  method: 'GET',
  path: '/cash-desks',
  who: seenBy,
  scope: 'orders:read',
  tag,
  summary: 'The cash desks of the caller’s own warehouses; all of them for admins',
  answers: {
    200: z.strictObject({
      desks: z.array(cashDeskShape).describe('The desks, by the names of their warehouses.'),
      nowhere: taka.describe('Cash of packages without a warehouse, which no desk shows; for admins.'),
    }),
  },
});

export const cashSheet = defineRoute({
  name: 'cashSheet',
  method: 'GET',
  path: '/cash-sheet/:warehouse_id',
  who: seenBy,
  scope: 'orders:read',
  tag,
  summary: 'What came to a cash desk and went from it on a day in Dhaka',
  params: z.strictObject({ warehouse_id: pathId }),
  query: z.strictObject({ day: day.optional().describe('The day in Dhaka; today without one.') }),
  answers: {
    200: z.strictObject({
      warehouse: house,
      day: day.describe('The day in Dhaka.'),
      opening: taka.describe('What was there when the day began.'),
      collected: taka.describe('What packages completed on the day brought.'),
      closing: taka.describe('What was there when it ended; today: what should be there now.'),
      rows: z.array(cashSheetRow).describe('What moved, in the order in which it did.'),
      truncated: flag.describe('1: there was more than fits; the sums are whole, 0: everything is here.'),
    }),
  },
  fails: ['notFound'],
});

const cashListQuery = z.strictObject({
  ...listQuery.omit({ search: true }).shape,
  ...dayQuery.shape,
  warehouse: pathId.optional().describe('Only of this warehouse.'),
  differs: flagInput.optional().describe('1: only those that differed, 0: only those that did not.'),
});

export const cashCountList = defineRoute({
  name: 'cashCountList',
  method: 'GET',
  path: '/cash-count-list',
  who: seenBy,
  scope: 'orders:read',
  tag,
  summary: 'Counts of the desks the caller may see, newest first',
  query: cashListQuery,
  answers: {
    200: z.strictObject({
      counts: z.array(cashCountShape).describe('The counts.'),
      totalcount,
      sum: taka.describe('The sum of the differences of everything the filter finds, without counts taken back.'),
    }),
  },
  fails: ['notFound'],
});

export const cashDepositList = defineRoute({
  name: 'cashDepositList',
  method: 'GET',
  path: '/cash-deposit-list',
  who: seenBy,
  scope: 'orders:read',
  tag,
  summary: 'Deposits of the desks the caller may see, newest first',
  query: cashListQuery,
  answers: {
    200: z.strictObject({
      deposits: z.array(cashDepositShape).describe('The deposits.'),
      totalcount,
      sum: taka.describe('What everything the filter finds took from desks, without deposits taken back.'),
      difference: taka.describe('What banks counted more, or below zero less, than was taken for these.'),
    }),
  },
  fails: ['notFound'],
});

export const cashDifferences = defineRoute({
  name: 'cashDifferences',
  method: 'GET',
  path: '/cash-differences',
  who: seenBy,
  scope: 'orders:read',
  tag,
  summary:
    'What counts and deposits differed in sum, day by day, the latest first: of the last 90 days unless a first day is asked for, of 366 at most',
  query: cashListQuery.omit({ offset: true, limit: true, differs: true }),
  answers: {
    200: z.strictObject({
      days: z
        .array(
          z.strictObject({
            day,
            counts: z.int().min(0).describe('How many counts.'),
            deposits: z.int().min(0).describe('How many deposits that the bank counted differently.'),
            difference,
          }),
        )
        .describe('Days in Dhaka on which something was counted, or the bank counted a deposit differently.'),
    }),
  },
  fails: ['notFound'],
});

export const cashCount = defineRoute({
  name: 'cashCount',
  method: 'POST',
  path: '/cash-count/:warehouse_id',
  who: ['incharge'],
  tag,
  summary: 'Keep a count of the cash of a warehouse of the caller; 409 when another sum is expected by now',
  params: z.strictObject({ warehouse_id: pathId }),
  body: z.strictObject({
    expected: wholeNumber(-1_000_000_000, 1_000_000_000).describe(
      'What the caller was told should be there, in whole taka.',
    ),
    pieces: piecesOf((value) =>
      wholeNumber(0, mostPieces).optional().describe(`Notes or coins of ${value} taka; absent: none.`),
    ).describe('How many of each note and coin were counted.'),
    reason: optionalText(500).describe('Why it differs from what is expected, required then.'),
  }),
  idempotent: true,
  answers: {
    200: z.strictObject({
      id,
      expected: taka.describe('What should have been there.'),
      counted: taka.describe('What was counted.'),
      difference,
    }),
  },
  fails: ['invalid', 'notFound', 'cashChanged'],
});
export type CashPieces = NonNullable<z.output<typeof cashCountShape>['pieces']>;

export const cashDeposit = defineRoute({
  name: 'cashDeposit',
  method: 'POST',
  path: '/cash-deposit/:warehouse_id',
  who: ['incharge'],
  tag,
  summary:
    'Keep that cash of a warehouse of the caller was taken to the bank, and what the bank counted: no more than is there, and a slip once',
  params: z.strictObject({ warehouse_id: pathId }),
  body: z.strictObject({
    amount: takaInput(1).describe('What was taken from the desk, at most what should be there.'),
    counted: takaInput().nullish().describe('What the bank counted, as its slip says; without it: the amount.'),
    reason: optionalText(MOST_OF_REASON).describe('Why the bank counted differently, required then.'),
    slip: requiredText(60).describe('The number of the bank’s slip.'),
    bank: optionalText(100).describe('Which bank.'),
    branch: optionalText(100).describe('Which branch.'),
  }),
  idempotent: true,
  answers: {
    200: z.strictObject({
      id,
      left: taka.describe('What should be there afterwards.'),
      counted: taka.describe('What the bank counted.'),
      difference: atBank,
    }),
  },
  fails: ['invalid', 'notFound'],
});

const reverse = {
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ reason: requiredText(500, 3).describe('Why it was wrong.') }),
  answers: { 200: nothing },
  fails: ['notFound', 'doneAlready'],
} as const;

export const cashCountReverse = defineRoute({
  name: 'cashCountReverse',
  method: 'POST',
  path: '/cash-count-reverse/:id',
  who: admins,
  tag,
  summary:
    'Take a wrong count back: what it posted is undone, unless the desk no longer holds that surplus or was counted again since; 201 when it was taken back already',
  ...reverse,
  fails: [...reverse.fails, 'deskHoldsLess', 'countedSince'],
});

export const cashDepositReverse = defineRoute({
  name: 'cashDepositReverse',
  method: 'POST',
  path: '/cash-deposit-reverse/:id',
  who: admins,
  tag,
  summary:
    'Take a wrong deposit back, with its difference: the cash counts as being at the warehouse; 201 when it was taken back already',
  ...reverse,
});
