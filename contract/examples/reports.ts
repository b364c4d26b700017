import * as reports from '../reports';
import { example, found } from './example';

const month = { month: 1, year: 2026, status: 0 } as const;
const days = { from: '2026-01-01', to: 'null', status: 1 } as const;
const vendor = found('vendors', 'business_name', 'Rong Dhonu');
const window = { query: { offset: 0, limit: 100 } };

export const reportExamples = [
  example(reports.getVendorMonthlyOrderReport, 'vendor.fashion', { params: month, ...window }),
  example(reports.getAdminMonthlyOrderReport, 'admin', { params: { ...month, vendor }, ...window }),
  example(reports.getVendorDayRangeReport, 'vendor.fashion', { params: days, ...window }),
  example(reports.getAdminDayRangeReport, 'admin', { params: { ...days, vendor }, ...window }),
  example(reports.getAllUserMobile, 'admin', { params: { type: 'vendor', verifiedOnly: 1 } }),
];
