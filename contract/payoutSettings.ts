/** The settings of payouts. */
import { z } from 'zod';
import { superAdmin } from '../domain/permissions';
import { payoutFields } from '../domain/payouts/settings';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { tag, who } from './payoutShapes';
import { defineRoute, nothing } from './route';

export const payoutSettings = defineRoute({
  name: 'payoutSettings',
  method: 'GET',
  path: '/get-payout-settings',
  who,
  tag,
  summary: 'The settings of payouts',
  answers: { 200: z.strictObject(answerShape(payoutFields)) },
});

export const savePayoutSettings = defineRoute({
  name: 'savePayoutSettings',
  shownBy: { call: 'payoutSettings' },
  method: 'POST',
  path: '/save-payout-settings',
  who: superAdmin,
  tag,
  summary: 'Change the settings of payouts',
  body: z.strictObject(inputShape(payoutFields)),
  answers: { 200: nothing },
});
