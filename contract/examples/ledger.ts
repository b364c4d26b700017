import {
  adjustmentDiscard,
  adjustmentPost,
  adjustmentPrepare,
  adjustmentSettings,
  allAdjustments,
  incomeReport,
  ledgerLines,
  trialBalance,
  updateAdjustmentSettings,
} from '../ledger';
import { answered, example, found } from './example';

const vendor = found('vendors', 'email', 'vendor.gadget@demo.test');

export const ledgerExamples = [
  example(trialBalance, 'admin', { query: { day: '2026-11-23' } }),
  example(ledgerLines, 'admin', { query: { vendor, limit: 2 } }),
  example(incomeReport, 'admin', { params: { from: '2026-11-01', to: '2026-11-30' } }),
  example(adjustmentPrepare, 'subadmin', {
    body: {
      debit_account: 'cost_gateway',
      credit_account: 'wallet_bkash',
      amount: 185,
      reason: 'Fees of November, by the statement of the gateway',
    },
  }),
  example(allAdjustments, 'admin', { query: { status: 'prepared', limit: 1 } }),
  example(adjustmentPost, 'admin', { params: { id: answered(allAdjustments, 'adjustments.0.id') } }),
  example(adjustmentDiscard, 'admin', {
    params: { id: found('ledger-adjustments', 'reason', 'Fees of the gateway, third month') },
    body: { reason: 'The fees of that month were posted already' },
  }),
  example(adjustmentSettings, 'subadmin'),
  example(updateAdjustmentSettings, 'admin', { body: { two_person_corrections: 1 } }),
];
