/** What is answered about the cash of warehouses: counts, deposits, desks, and what came and went. */
import { z } from 'zod';
import { denominations } from '../domain/cash/count';
import { ledgerEventNames } from '../domain/ledger/eventNames';
import { flag, id, instant, taka } from './shapes';

const who = z.string().describe('The name of the person who did it; empty if unknown.');
export const house = z.strictObject({ id, name: z.string() }).describe('The warehouse.');
export const difference = taka.describe('Counted less expected: below zero cash is missing.');
export const atBank = taka.describe('What the bank counted less the amount: below zero cash is missing.');

const reversal = z
  .strictObject({ at: instant.describe('When it was taken back.'), by: who, reason: z.string() })
  .nullable()
  .describe('When, by whom and why an admin has taken it back; null: it stands.');

export const piecesOf = <S extends z.ZodType>(shape: (value: number) => S) =>
  z.strictObject(
    Object.fromEntries(denominations.map((value) => [String(value), shape(value)])) as Record<
      `${(typeof denominations)[number]}`,
      S
    >,
  );

export const cashCountShape = z
  .strictObject({
    id,
    warehouse: house,
    expected: taka.describe('What should have been there when it was counted.'),
    counted: taka.describe('What was counted.'),
    difference,
    pieces: piecesOf((value) => z.int().min(0).describe(`Notes or coins of ${value} taka.`)).describe(
      'How many of each note and coin were counted.',
    ),
    reason: z.string().describe('Why it differs; empty when it does not.'),
    by: who,
    at: instant.describe('When that was.'),
    reversal,
  })
  .meta({ id: 'CashCount', description: 'A count of the cash of a warehouse.' });
export type CashCountShape = z.output<typeof cashCountShape>;

export const cashDepositShape = z
  .strictObject({
    id,
    warehouse: house,
    amount: taka.describe('What was taken from the desk.'),
    counted: taka.describe('What the bank counted.'),
    difference: atBank,
    reason: z.string().describe('Why it differs; empty when it does not.'),
    slip: z.string().describe('The number of the bank’s slip.'),
    bank: z.string().describe('Which bank; empty when it was not written down.'),
    branch: z.string().describe('Which branch; empty when it was not written down.'),
    by: who,
    at: instant.describe('When that was.'),
    reversal,
  })
  .meta({ id: 'CashDeposit', description: 'Cash of a warehouse that was taken to the bank.' });
export type CashDepositShape = z.output<typeof cashDepositShape>;

export const cashDeskShape = z
  .strictObject({
    warehouse: house,
    is_own: flag.describe('1: the caller is in charge of it and may count and deposit, 0: not.'),
    expected: taka.describe('What should be there now.'),
    collected_packages: z.int().min(0).describe('How many packages completed today were paid in cash.'),
    collected: taka.describe('What they brought.'),
    last_count: cashCountShape.nullable().describe('The last count that was not taken back; null without one.'),
    last_deposit: cashDepositShape.nullable().describe('The last deposit; null before the first.'),
    days_since_deposit: z
      .int()
      .min(0)
      .nullable()
      .describe('Days in Dhaka since the last deposit; null before the first.'),
    difference_counts: z.int().min(0).describe('How many counts of the last 30 days stand.'),
    difference_deposits: z
      .int()
      .min(0)
      .describe('How many deposits of the last 30 days that stand the bank counted differently.'),
    differences: taka.describe('What these counts and deposits differed in sum.'),
  })
  .meta({ id: 'CashDesk', description: 'The cash desk of a warehouse as it stands.' });
export type CashDeskShape = z.output<typeof cashDeskShape>;

export const cashSheetRow = z
  .strictObject({
    id,
    at: instant.describe('When that was.'),
    event: z.enum(ledgerEventNames).describe('What moved it, as the journal names it.'),
    amount: taka.describe('What came; below zero it went.'),
    order_id: z.int().nullable().describe('The number of the order it is of; null when it is of none.'),
    tracking_id: z.string().describe('The package whose cash it is; empty when it is of none.'),
    by: who,
    counted: taka.nullable().describe('Of a deposit: what the bank counted; null of anything else.'),
    note: z
      .string()
      .describe(
        'The reason of a difference, or the number of a slip, with the reason if the bank counted differently; empty without.',
      ),
  })
  .meta({ id: 'CashSheetRow', description: 'What came to a cash desk or went from it.' });
export type CashSheetRow = z.output<typeof cashSheetRow>;
