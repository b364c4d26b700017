/** Payouts by bank transfer: the file for the bank, and what the bank's own file says of them. */
import { z } from 'zod';
import { superAdmin } from '../domain/permissions';
import { payoutLimits } from '../domain/payouts/limits';
import { payoutShape } from './payouts';
import { count, name, oneId, reference, sentReference, tag, who } from './payoutShapes';
import { defineRoute } from './route';
import { id, requiredText, taka, takaInput, wholeNumber } from './shapes';

export const payoutBankFile = defineRoute({
  name: 'payoutBankFile',
  method: 'GET',
  path: '/payout-bank-file/:id',
  who: superAdmin,
  tag,
  summary:
    'The bank transfers of a run that are to be sent, for the bank’s bulk upload; suspended vendors are left out',
  params: oneId,
  answers: {
    200: z.strictObject({
      payouts: z.array(payoutShape).max(payoutLimits.payouts).describe('The payouts.'),
      left_out_count: count.describe('How many are left out because their vendor is suspended.'),
    }),
  },
  fails: ['notFound'],
});

const bankRow = {
  line: count.describe('The line of the file, its heading being 1.'),
  reference: reference('What the bank calls the transfer.'),
  number: z.string().describe('The number of the account, without blanks and hyphens.'),
};

export const bankRowShape = z
  .strictObject({
    ...bankRow,
    amount: taka.nullable().describe('What was paid; null where the file has no whole taka.'),
    result: z
      .enum(['matches', 'unknown', 'ambiguous', 'used', 'notPaid', 'wrong'])
      .describe(
        'Only `matches` can be applied: one approved payout has this number and amount, and no other row has. `used`: another payout, a refund or another row has the reference.',
      ),
    payout_id: id.nullable().describe('The payout it is about; null unless it matches.'),
    business_name: name.describe('The vendor of that payout.'),
  })
  .meta({ id: 'BankRow', description: 'A row of a bank’s file, with the payout it is about.' });
export type BankRowShape = z.output<typeof bankRowShape>;

export const previewPayoutImport = defineRoute({
  name: 'previewPayoutImport',
  method: 'POST',
  path: '/payout-import-preview',
  who,
  tag,
  summary:
    'Compare a bank’s CSV file (reference, account_number, amount, and status where there is one) with the approved bank transfers; nothing changes',
  body: z.strictObject({
    csv: z
      .string()
      .min(1)
      .max(payoutLimits.characters)
      .describe('The file as text; a heading and a line for each transfer.'),
  }),
  maxBodyBytes: payoutLimits.characters * 6,
  limits: [{ per: 'account', points: 60, perSeconds: 3_600 }],
  answers: {
    200: z.strictObject({
      rows: z.array(bankRowShape).max(payoutLimits.rows).describe('The rows in the order of the file.'),
    }),
  },
});

export const applyPayoutImport = defineRoute({
  name: 'applyPayoutImport',
  method: 'POST',
  path: '/payout-import',
  who,
  tag,
  summary: 'Mark the payouts of matching rows as sent from the bank account, each by itself',
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          line: wholeNumber(1, 1_000_000).describe('The line of the file.'),
          payout_id: id.describe('The payout of the preview.'),
          number: requiredText(40).describe('The number of the account as the row has it.'),
          amount: takaInput(1).describe('The amount as the row has it.'),
          reference: sentReference,
        }),
      )
      .min(1)
      .max(payoutLimits.rows)
      .describe('The rows of a preview that match.'),
  }),
  maxBodyBytes: 2 * 1024 * 1024,
  answers: {
    200: z.strictObject({
      results: z
        .array(
          z.strictObject({
            line: count.describe('The line of the file.'),
            payout_id: id.describe('The payout.'),
            sent: z.boolean().describe('False: it was sent, failed or changed before, and stays as it is.'),
            used: z
              .boolean()
              .describe('True: it was not marked, because another payout or a refund has the reference.'),
          }),
        )
        .describe('What became of each row.'),
    }),
  },
});
