/** What vendors have earned and not been paid. */
import { z } from 'zod';
import { balanceSorts, balanceViews } from '../domain/payouts/balances';
import { totalcount } from './listing';
import { method, part, sums, tag, who } from './payoutShapes';
import { defineRoute } from './route';
import { id, text } from './shapes';

export const vendorBalanceShape = z
  .strictObject({
    vendor_id: id.describe('The vendor.'),
    business_name: z.string(),
    suspended: z.boolean().describe('Whether the vendor, or their account, is suspended; nothing is paid then.'),
    method: method.nullable().describe('Where the vendor is paid now; null without an account that counts.'),
    ...sums,
  })
  .meta({
    id: 'VendorBalance',
    description:
      'What a vendor has earned and not been paid. Below zero the vendor owes it, and the next payout is smaller.',
  });
export type VendorBalanceShape = z.output<typeof vendorBalanceShape>;

export const settlement = defineRoute({
  name: 'settlement',
  method: 'GET',
  path: '/settlement',
  who,
  tag,
  summary:
    'The vendors with what they have earned and not been paid, the largest balance first unless sorted otherwise',
  query: z.strictObject({
    ...part,
    search: text(60).optional().describe('A part of the vendor’s name.'),
    sort: z.enum(balanceSorts).optional().describe('The order; a leading minus reverses it.'),
    show: z.enum(balanceViews).optional().describe('`payable`: something is available, `negative`: below zero.'),
  }),
  answers: {
    200: z.strictObject({
      vendors: z.array(vendorBalanceShape).describe('The vendors of this part of the list.'),
      totalcount,
      totals: z.strictObject(sums).describe('The sums over all vendors that were found.'),
    }),
  },
});
