/** Lists and statements of money, with filters and days that the other requests do not use. */
import { addDays, dhakaDay } from '../../domain/time/dhaka';
import type { Asked, Values } from './types';

const days = (back: number): string => {
  const now = new Date();
  return `from=${dhakaDay(addDays(now, -back))}&to=${dhakaDay(now)}`;
};
const page = 'offset=0&limit=20';

export function moneyCalls({ vendor, warehouse, run, entry, order_number: order }: Values): Asked[] {
  const lines = (name: string, query: string): Asked => ({
    name: `ledgerLines, ${name}`,
    path: `/api/ledger-lines?${page}&${query}`,
    as: 'admin',
  });
  const statement = (name: string, query: string): Asked[] => [
    { name: `myStatement, ${name}`, path: `/api/my-statement?${query}`, as: 'vendor' },
    { name: `vendorStatement, ${name}`, path: `/api/vendor-statement/${vendor}?${query}`, as: 'admin' },
  ];
  return [
    ...['held', 'owed_vendor', 'cash_warehouse', 'income_commission', 'bank'].map((account) =>
      lines(`of ${account}`, `account=${account}`),
    ),
    lines('of a vendor', `vendor=${vendor}`),
    lines('of a warehouse', `warehouse=${warehouse}`),
    lines('of an entry', `entry=${entry}`),
    lines('of an order', `search=${order}`),
    lines('of a month', days(30)),
    lines('of an account in a month', `account=owed_vendor&${days(30)}`),
    lines('of a vendor in a year', `vendor=${vendor}&${days(365)}`),
    {
      name: 'trialBalance, a month ago',
      path: `/api/trial-balance?day=${dhakaDay(addDays(new Date(), -30))}`,
      as: 'admin',
    },
    { name: 'allAdjustments, prepared', path: `/api/all-adjustments?${page}&status=prepared`, as: 'admin' },
    { name: 'settlement, payable', path: `/api/settlement?${page}&show=payable&sort=-available`, as: 'admin' },
    { name: 'allPayouts, of a run', path: `/api/all-payout?${page}&run_id=${run}`, as: 'admin' },
    { name: 'allPayouts, of a vendor', path: `/api/all-payout?${page}&vendor_id=${vendor}`, as: 'admin' },
    { name: 'allPayouts, sent', path: `/api/all-payout?${page}&status=sent`, as: 'admin' },
    { name: 'refundDesk, of returns', path: `/api/refund-desk?${page}&kind=return`, as: 'admin' },
    ...statement('of a month', `${days(30)}&${page}`),
    ...statement('of a year', `${days(365)}&${page}`),
    ...statement('page 2', `${days(365)}&offset=2&limit=2`),
    { name: 'myStatementFile, of a week', path: `/api/my-statement-file?${days(7)}`, as: 'vendor' },
    { name: 'vendorStatementFile, of a week', path: `/api/vendor-statement-file/${vendor}?${days(7)}`, as: 'admin' },
    {
      name: 'cashSheet, of a day',
      path: `/api/cash-sheet/${warehouse}?day=${dhakaDay(addDays(new Date(), -1))}`,
      as: 'admin',
    },
    { name: 'cashCountList, of a warehouse', path: `/api/cash-count-list?${page}&warehouse=${warehouse}`, as: 'admin' },
    {
      name: 'cashDepositList, of a warehouse',
      path: `/api/cash-deposit-list?${page}&warehouse=${warehouse}`,
      as: 'admin',
    },
    { name: 'cashDifferences, of a year', path: `/api/cash-differences?${days(365)}`, as: 'admin' },
    { name: 'sentRefunds, of a month', path: `/api/sent-refunds?${page}&${days(30)}`, as: 'admin' },
  ];
}
