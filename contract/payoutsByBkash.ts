/** Payouts that bKash is asked for, and asked about. */
import { z } from 'zod';
import { payoutLimits } from '../domain/payouts/limits';
import { payoutShape } from './payouts';
import { oneId, tag, who } from './payoutShapes';
import { defineRoute, nothing } from './route';
import { takaInput, wholeNumber } from './shapes';

export const sendPayoutByBkash = defineRoute({
  name: 'sendPayoutByBkash',
  method: 'POST',
  path: '/payout-bkash-send/:id',
  who,
  tag,
  summary:
    'Send an approved payout by bKash, once, however often it is asked; without an answer of bKash it stays `sending`',
  params: oneId,
  answers: { 200: z.strictObject({ payout: payoutShape.describe('The payout as it stands then.') }) },
  fails: ['notFound', 'changedMeanwhile', 'payoutsOff', 'notByBkash'],
});

export const sendRunByBkash = defineRoute({
  name: 'sendRunByBkash',
  method: 'POST',
  path: '/payout-run-bkash-send/:id',
  who,
  tag,
  summary: 'Send all payouts of a run that bKash can send, one after another',
  params: oneId,
  body: z.strictObject({
    count: wholeNumber(1, payoutLimits.payouts).describe('How many the sender was told. Otherwise nothing is sent.'),
    total: takaInput(1).describe('What they come to, as the sender was told. Otherwise nothing is sent.'),
  }),
  answers: { 200: nothing },
  fails: ['notFound', 'changedMeanwhile', 'payoutsOff'],
});

export const askAboutPayout = defineRoute({
  name: 'askAboutPayout',
  method: 'POST',
  path: '/payout-ask-again/:id',
  who,
  tag,
  summary: 'Ask bKash what became of a payout it was asked for; nothing is sent',
  params: oneId,
  answers: { 200: z.strictObject({ payout: payoutShape.describe('The payout as it stands then.') }) },
  fails: ['notFound', 'changedMeanwhile', 'askingAlready'],
});
