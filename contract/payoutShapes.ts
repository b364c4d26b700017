/** What the calls about payouts have in common. Only people make these calls. */
import { z } from 'zod';
import { keysOf } from '../domain/fields/declare';
import { admins } from '../domain/permissions';
import { payoutMethods, payoutStatuses, type PayoutMethod, type PayoutStatus } from '../domain/payouts/statuses';
import { payoutLimits } from '../domain/payouts/limits';
import { leftOutReasons, type LeftOutReason } from '../domain/payouts/plan';
import { id, limit, offset, pathId, requiredText, taka } from './shapes';

export const tag = 'Payouts';
export const who = admins;
export const count = z.int().min(0);
export const name = z.string().nullable();
export const oneId = z.strictObject({ id: pathId });
export const payoutStatus = z.enum(keysOf(payoutStatuses) as [PayoutStatus, ...PayoutStatus[]]);
export const method = z.enum(keysOf(payoutMethods) as [PayoutMethod, ...PayoutMethod[]]);
export const leftOutReason = z.enum(keysOf(leftOutReasons) as [LeftOutReason, ...LeftOutReason[]]);
export const toWhere = method.describe('Where the money goes.');
export const part = { offset: offset.default(0), limit: limit.default(20) };
export const reference = (whose: string) => z.string().describe(whose);

export const sums = {
  balance: taka.describe('What was earned and not paid: available, pending, blocked and in payouts together.'),
  available: taka.describe('What may be paid out now.'),
  pending: taka.describe('What may be paid out when its goods can no longer be returned.'),
  blocked: taka.describe('What waits for a return that is not decided.'),
  in_payout: taka.describe('What is in payouts that are not sent yet.'),
};

export const payee = {
  vendor_id: id.describe('The vendor.'),
  business_name: z.string(),
};

export const linesOfPayout = z
  .int()
  .nullable()
  .describe(
    'How many lines of the vendor’s statement it was prepared for, which come to its amount; null for a payout of an early release.',
  );

/** Only a super admin, who approves payouts and sends the money, sees it whole; others prepare payouts and record what was sent. */
export const accountNumber = (whose: string) =>
  z.string().describe(`${whose} Other admins are shown its last four characters.`);

export const sentReference = requiredText(payoutLimits.reference).describe(
  'The number of the transfer at the bank or provider; of no other payout or refund.',
);
