/** Which lines of a vendor's statement a payout covers. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { partQuery, totalcount } from './listing';
import { tag } from './payoutAccounts';
import { oneId } from './payoutShapes';
import { defineRoute } from './route';
import { id } from './shapes';
import { movementShape, vendorPayoutShape } from './vendorMoney';

export const payoutStatementShape = z
  .strictObject({
    payout: vendorPayoutShape.describe('The payout.'),
    vendor_id: id.describe('Whose it is.'),
    business_name: z.string().describe('What that vendor is called; empty where the vendor is gone.'),
    run_id: id.describe('The run it was prepared in.'),
    movements: z
      .array(movementShape.omit({ balance: true }))
      .describe(
        'What it covers, the oldest first: together they come to its amount. Nothing of a payout that came to nothing, or that an early release prepared.',
      ),
    totalcount,
  })
  .meta({ id: 'PayoutStatement', description: 'The lines of a vendor’s statement that a payout covers.' });
export type PayoutStatementShape = z.output<typeof payoutStatementShape>;

const payoutStatementAnswer = z.strictObject({ statement: payoutStatementShape.describe('What the payout covers.') });

export const myPayoutStatement = defineRoute({
  name: 'myPayoutStatement',
  method: 'GET',
  path: '/my-payout-statement/:id',
  who: ['vendor'],
  scope: 'orders:read',
  tag,
  summary: 'Which lines of the statement a payout of the signed-in vendor covers',
  params: oneId,
  query: partQuery,
  answers: { 200: payoutStatementAnswer },
  fails: ['notFound'],
});

export const payoutStatement = defineRoute({
  name: 'payoutStatement',
  method: 'GET',
  path: '/payout-statement/:id',
  who: admins,
  scope: 'orders:read',
  tag,
  summary: 'Which lines of the vendor’s statement a payout covers',
  params: oneId,
  query: partQuery,
  answers: { 200: payoutStatementAnswer },
  fails: ['notFound'],
});
