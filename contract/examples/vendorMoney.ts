import * as payoutAccounts from '../payoutAccounts';
import * as payoutStatements from '../payoutStatements';
import * as money from '../vendorMoney';
import { answered, example, found, PASSWORD } from './example';

const days = { from: '2026-11-01', to: '2026-11-30' };
const vendor = 'vendor.fashion';
const ofVendor = { params: { vendor: found('vendors', 'email', 'vendor.gadget@demo.test') } };
const part = { offset: 0, limit: 2 };

export const vendorMoneyExamples = [
  example(payoutAccounts.payoutAccountSave, vendor, {
    body: { method: 'bkash', number: '01712345678', holder: 'Rahima Khatun', current_password: PASSWORD },
  }),
  example(money.myMoney, vendor),
  example(payoutAccounts.payoutAccountWithdraw, vendor),
  example(money.myPayouts, vendor, { query: part }),
  example(payoutStatements.myPayoutStatement, vendor, {
    params: { id: answered(money.myPayouts, 'payouts.0.id') },
    query: part,
  }),
  example(money.myStatement, vendor, { query: { ...days, ...part } }),
  example(money.myStatementFile, vendor, { query: { ...days, lang: 'bn' } }),
  example(money.vendorMoney, 'admin', ofVendor),
  example(money.vendorPayouts, 'admin', { ...ofVendor, query: part }),
  example(payoutStatements.payoutStatement, 'admin', {
    params: { id: answered(money.myPayouts, 'payouts.0.id') },
    query: part,
  }),
  example(money.vendorStatement, 'admin', { ...ofVendor, query: { ...days, ...part } }),
  example(money.vendorStatementFile, 'admin', { ...ofVendor, query: { ...days, lang: 'en' } }),
];
