/** Where vendors are paid. */
import { z } from 'zod';
import { method } from './payoutShapes';
import { defineRoute, nothing } from './route';
import { anyPassword, instant, optionalText, requiredText } from './shapes';

/** Of all calls about a vendor's money. */
export const tag = 'Vendor money';
export const sentBy = method.describe('How the money is sent.');
const maskedNote = 'Of everybody but the vendor and the super admin only its last four characters are answered.';

export const payoutAccountShape = z
  .strictObject({
    method: sentBy,
    number: z.string().describe(`The mobile of the wallet, or the number of the bank account. ${maskedNote}`),
    holder: z.string().describe('Whose account it is.'),
    bank: z.string().describe('The bank; empty for a wallet.'),
    branch: z.string().describe('The branch of the bank; empty for a wallet.'),
    routing: z.string().describe('The bank’s routing number; empty for a wallet.'),
    valid_from: instant.describe('From when on it is used.'),
  })
  .meta({ id: 'PayoutAccount', description: 'Where a vendor is paid.' });
export type PayoutAccountShape = z.output<typeof payoutAccountShape>;

export const payoutAccountSave = defineRoute({
  name: 'payoutAccountSave',
  method: 'POST',
  path: '/payout-account-save',
  who: ['vendor'],
  tag,
  summary:
    'The signed-in vendor is paid elsewhere from 24 hours later on; needs the current password, and replaces a change that waits',
  body: z.strictObject({
    method: sentBy,
    number: requiredText(50).describe('The mobile of the wallet, or the number of the bank account.'),
    holder: requiredText(100).describe('Whose account it is.'),
    bank: optionalText(100).describe('The bank. Required with `bank`, as are branch and routing number.'),
    branch: optionalText(100).describe('The branch of the bank.'),
    routing: optionalText(20).describe('The bank’s routing number: nine digits.'),
    current_password: anyPassword,
  }),
  limits: [{ per: 'account', points: 10, perSeconds: 3_600 }],
  answers: { 200: nothing },
  fails: ['invalid', 'nothingChanged'],
});

export const payoutAccountWithdraw = defineRoute({
  name: 'payoutAccountWithdraw',
  method: 'POST',
  path: '/payout-account-withdraw',
  who: ['vendor'],
  tag,
  summary:
    'Take the change of the payout account back while it waits; the account before it stays in use; 201 when none waits',
  limits: [{ per: 'account', points: 20, perSeconds: 3_600 }],
  answers: { 200: nothing },
  fails: ['noAccountChange'],
});
