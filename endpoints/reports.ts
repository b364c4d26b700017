import * as contract from '../contract/reports';
import { listMobiles } from '../services/reports/listMobiles';
import { readReport } from '../services/reports/readReport';
import { readReportVendor } from '../services/reports/readReportVendor';
import { ownVendor } from '../services/shops/ownVendor';
import type { Vendor } from '../payload-types';
import { implement, type Implementation } from './implement';
import { presentReport } from './present/report';

const presentReportVendor = (vendor: Vendor) => ({
  id: vendor.id,
  name: vendor.name,
  business_name: vendor.business_name,
});

export const reportEndpoints: Implementation[] = [
  implement(contract.getVendorMonthlyOrderReport, async (ctx, { params: { month, year, status }, query }) => {
    const vendor = await ownVendor(ctx);
    const report = await readReport(ctx, vendor.id, { month, year, onlyDone: status === 1 }, query);
    return { status: 200, ...presentReport(report) };
  }),
  implement(
    contract.getAdminMonthlyOrderReport,
    async (ctx, { params: { month, year, status, vendor: id }, query }) => {
      const vendor = await readReportVendor(ctx, id);
      const report = await readReport(ctx, vendor.id, { month, year, onlyDone: status === 1 }, query);
      return { status: 200, ...presentReport(report), vendor: presentReportVendor(vendor) };
    },
  ),
  implement(contract.getVendorDayRangeReport, async (ctx, { params: { from, to, status }, query }) => {
    const vendor = await ownVendor(ctx);
    const report = await readReport(ctx, vendor.id, { from, to, onlyDone: status === 1 }, query);
    return { status: 200, ...presentReport(report) };
  }),
  implement(contract.getAdminDayRangeReport, async (ctx, { params: { from, to, status, vendor: id }, query }) => {
    const vendor = await readReportVendor(ctx, id);
    const report = await readReport(ctx, vendor.id, { from, to, onlyDone: status === 1 }, query);
    return { status: 200, ...presentReport(report), vendor: presentReportVendor(vendor) };
  }),
  implement(contract.getAllUserMobile, async (ctx, { params }) => {
    const mobiles = await listMobiles(ctx, params.type, params.verifiedOnly === 1);
    return { status: 200, numbers: mobiles.map((mobile) => ({ mobile })), total: mobiles.length };
  }),
];
