/** Each payout of a run: the list, and how a person records that it was sent or failed. */
import { z } from 'zod';
import { handAccounts } from '../domain/ledger/events';
import { payoutLimits } from '../domain/payouts/limits';
import { totalcount } from './listing';
import {
  accountNumber,
  linesOfPayout,
  method,
  name,
  oneId,
  part,
  payee,
  payoutStatus,
  reference,
  sentReference,
  tag,
  toWhere,
  who,
} from './payoutShapes';
import { defineRoute, nothing } from './route';
import { id, instant, pathId, requiredText, taka } from './shapes';

export const payoutShape = z
  .strictObject({
    id,
    run_id: id.describe('Its run.'),
    ...payee,
    suspended: z.boolean().describe('Whether the vendor, or their account, is suspended by now.'),
    amount: taka.describe('What is paid.'),
    lines: linesOfPayout,
    status: payoutStatus.describe(
      '`approved`: to be sent; `sending`: bKash was asked for it and has not said how it ended; `failed` and `discarded` went back to the balance.',
    ),
    method: toWhere,
    number: accountNumber('The number of the wallet or the bank account.'),
    holder: z.string().describe('Whose account it is.'),
    bank: z.string().describe('The bank; empty for a wallet.'),
    branch: z.string().describe('Its branch; empty for a wallet.'),
    routing: z.string().describe('Its routing number; empty for a wallet.'),
    our_reference: reference('What we call the transfer, in files for the bank too.'),
    reference: reference('The number of the transfer at the bank or provider; empty before it was sent.'),
    by_bkash: z.boolean().describe('Whether it can be sent by bKash now.'),
    invoice: reference('Our number of the last attempt to send it by bKash; empty without one.'),
    sending_at: instant.nullable().describe('When bKash was last asked for it; null without that.'),
    said: z.string().describe('What bKash said of the last attempt where that was no success; empty otherwise.'),
    unknown_to_bkash: z
      .boolean()
      .describe('bKash says that it knows of no such payout: while it is `sending` it may be marked by hand then.'),
    sent_from: z.enum(handAccounts).nullable().describe('The account of ours it went out of; null before.'),
    sent_at: instant.nullable().describe('When it was marked as sent; null before.'),
    sent_by: name.describe('Who marked it as sent.'),
    failed_at: instant.nullable().describe('When it failed; null unless it has.'),
    failure: z.string().describe('Why it failed; empty unless it has.'),
    created_at: instant,
  })
  .meta({
    id: 'Payout',
    description: 'What a run pays to one vendor, with the account as it was when it was prepared.',
  });
export type PayoutShape = z.output<typeof payoutShape>;

export const payoutSorts = ['created_at', '-created_at', 'amount', '-amount'] as const;

export const allPayouts = defineRoute({
  name: 'allPayouts',
  method: 'GET',
  path: '/all-payout',
  who,
  tag,
  summary: 'Payouts, newest first unless sorted otherwise: of a run, of a vendor, or all',
  query: z.strictObject({
    ...part,
    run_id: pathId.optional().describe('Only payouts of this run.'),
    vendor_id: pathId.optional().describe('Only payouts of this vendor.'),
    status: payoutStatus.optional().describe('Only payouts in this state.'),
    method: method.optional().describe('Only payouts to this kind of account.'),
    sort: z.enum(payoutSorts).optional(),
  }),
  answers: {
    200: z.strictObject({
      payouts: z.array(payoutShape).describe('The payouts.'),
      totalcount,
      sum: taka.describe(
        'The sum of everything the filter finds, whatever its state; of very many it may be half a minute old.',
      ),
    }),
  },
});

export const sendPayout = defineRoute({
  name: 'sendPayout',
  method: 'POST',
  path: '/payout-sent/:id',
  who,
  tag,
  summary: 'Record that an approved payout was sent; done once, however often it is asked',
  params: oneId,
  body: z.strictObject({
    reference: sentReference,
    from: z.enum(handAccounts).describe('The account of ours it went out of.'),
  }),
  answers: { 200: nothing },
  fails: ['notFound', 'changedMeanwhile'],
});

export const failPayout = defineRoute({
  name: 'failPayout',
  method: 'POST',
  path: '/payout-failed/:id',
  who,
  tag,
  summary: 'Record that a payout failed before it was sent, or came back; its amount is available again',
  params: oneId,
  body: z.strictObject({
    seen: z
      .enum(['approved', 'sending', 'sent'])
      .describe(
        'How the sender saw it. When it stands otherwise by now, nothing is changed. `sending` counts only while bKash says that it knows of no such payout.',
      ),
    reason: requiredText(payoutLimits.reason).describe('Why; the vendor reads it.'),
  }),
  answers: { 200: nothing },
  fails: ['notFound', 'changedMeanwhile'],
});
