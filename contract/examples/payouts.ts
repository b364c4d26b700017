import * as payoutBankFiles from '../payoutBankFiles';
import * as payoutRuns from '../payoutRuns';
import * as payoutSettings from '../payoutSettings';
import * as payouts from '../payouts';
import * as payoutsByBkash from '../payoutsByBkash';
import * as settlement from '../settlement';
import { answered, example, found, prepared } from './example';

const vendor_ids = [
  found('vendors', 'email', 'vendor.fashion@demo.test'),
  found('vendors', 'email', 'vendor.home@demo.test'),
];
const others = [found('vendors', 'email', 'vendor.gadget@demo.test')];
const run = { params: { id: answered(payoutRuns.preparePayoutRun, 'id') } };
const first = answered(payoutBankFiles.payoutBankFile, 'payouts.0.id');

export const payoutExamples = [
  example(settlement.settlement, 'admin', { query: { offset: 0, limit: 20, sort: '-available', show: 'payable' } }),
  example(payoutRuns.previewPayoutRun, 'subadmin', { body: { minimum: 100, vendor_ids: others } }),
  example(payoutRuns.preparePayoutRun, 'subadmin', { body: { minimum: 1, vendor_ids, note: 'Weekly payout' } }),
  example(payoutRuns.allPayoutRuns, 'subadmin', { query: { offset: 0, limit: 20, status: 'prepared' } }),
  example(payoutRuns.readPayoutRun, 'admin', run),
  example(payoutRuns.approvePayoutRun, 'admin', run),
  example(payoutBankFiles.payoutBankFile, 'admin', run),
  example(payouts.allPayouts, 'subadmin', {
    query: { offset: 0, limit: 20, run_id: answered(payoutRuns.preparePayoutRun, 'id'), status: 'approved' },
  }),
  example(payoutBankFiles.previewPayoutImport, 'subadmin', {
    body: { csv: 'reference,account_number,amount,status\nFT26112200017,9990001112223,1500,Success\n' },
  }),
  example(payoutBankFiles.applyPayoutImport, 'subadmin', {
    body: {
      rows: [{ line: 2, payout_id: first, number: '9990001112223', amount: 1_500, reference: 'FT26112200017' }],
    },
  }),
  example(payouts.sendPayout, 'subadmin', {
    params: { id: first },
    body: { reference: 'FT26112200018', from: 'bank' },
  }),
  example(payouts.failPayout, 'subadmin', {
    params: { id: first },
    body: { seen: 'sent', reason: 'The account is closed' },
  }),
  example(payoutsByBkash.sendPayoutByBkash, 'subadmin', { params: { id: prepared('bkashPayout') } }),
  example(payoutsByBkash.sendRunByBkash, 'subadmin', {
    params: { id: prepared('bkashRun') },
    body: { count: 1, total: 1_500 },
  }),
  example(payoutsByBkash.askAboutPayout, 'subadmin', { params: { id: prepared('openPayout') } }),
  example(payoutSettings.payoutSettings, 'admin'),
  example(payoutSettings.savePayoutSettings, 'admin', { body: { one_person: 0 } }),
  example(payoutRuns.discardPayoutRun, 'subadmin', { params: { id: prepared('payoutRun') } }),
];
