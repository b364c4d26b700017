/** Order reports by month and by days, and the export of phone numbers. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { partQuery, totalcount } from './listing';
import { defineRoute } from './route';
import { packageStatus } from './orderShapes';
import { day, flag, id, instant, pathId, personName, switchInput, taka, wholeNumber } from './shapes';

/** The most rows of one report. */
export const REPORT_ROWS = 5_000;

export const reportRowShape = z
  .strictObject({
    order_id: z.int(),
    tracking_id: z.string(),
    status: packageStatus,
    created_at: instant,
    item: z.int(),
    price: taka.describe('The products of the package, before coupon and delivery.'),
  })
  .meta({ id: 'ReportRow', description: 'A package in a report.' });
export type ReportRowShape = z.output<typeof reportRowShape>;

const report = {
  order: z.array(reportRowShape).describe('The packages of the period.'),
  total_amount: taka,
  totalcount,
  truncated: flag,
};
const vendorReport = z.strictObject(report);
const adminReport = z.strictObject({
  ...report,
  vendor: z.strictObject({ id, name: personName, business_name: z.string() }),
});

const onlyDone = switchInput.describe('1: only delivered and completed packages, 0: all.');
const monthly = { month: wholeNumber(1, 12), year: wholeNumber(2021, 2030), status: onlyDone };
/** A day in Dhaka; a date that was not set arrives as `null` and leaves that end open. */
const openDay = z.union([day, z.enum(['null', 'undefined']).transform(() => null)]);
const dayRange = {
  from: openDay.describe('The first day in Dhaka; `null` leaves that end open.'),
  to: openDay.describe('The last day in Dhaka; `null` leaves that end open.'),
  status: onlyDone,
};

export const getVendorMonthlyOrderReport = defineRoute({
  name: 'getVendorMonthlyOrderReport',
  method: 'GET',
  path: '/get-vendor-monthly-order-report/:month/:year/:status',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Reports',
  summary: 'The signed-in vendor’s packages of a month in Dhaka; with status 1 only delivered and completed ones',
  params: z.strictObject(monthly),
  query: partQuery,
  answers: { 200: vendorReport },
});

export const getAdminMonthlyOrderReport = defineRoute({
  name: 'getAdminMonthlyOrderReport',
  method: 'GET',
  path: '/get-admin-monthly-order-report/:month/:year/:status/:vendor',
  who: admins,
  scope: 'orders:read',
  tag: 'Reports',
  summary: 'A vendor’s packages of a month in Dhaka',
  params: z.strictObject({ ...monthly, vendor: pathId }),
  query: partQuery,
  answers: { 200: adminReport },
  fails: ['notFound'],
});

export const getVendorDayRangeReport = defineRoute({
  name: 'getVendorDayRangeReport',
  method: 'GET',
  path: '/get-vendor-day-range-report/:from/:to/:status',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Reports',
  summary: 'The signed-in vendor’s packages of a range of days in Dhaka, both days included',
  params: z.strictObject(dayRange),
  query: partQuery,
  answers: { 200: vendorReport },
});

export const getAdminDayRangeReport = defineRoute({
  name: 'getAdminDayRangeReport',
  method: 'GET',
  path: '/get-admin-day-range-report/:from/:to/:status/:vendor',
  who: admins,
  scope: 'orders:read',
  tag: 'Reports',
  summary: 'A vendor’s packages of a range of days in Dhaka',
  params: z.strictObject({ ...dayRange, vendor: pathId }),
  query: partQuery,
  answers: { 200: adminReport },
  fails: ['notFound'],
});

export const mobileOwners = ['admin', 'vendor', 'customer', 'customervendor', 'all'] as const;
export type MobileOwners = (typeof mobileOwners)[number];

export const getAllUserMobile = defineRoute({
  name: 'getAllUserMobile',
  method: 'POST',
  path: '/get-all-user-mobile/:type/:verifiedOnly',
  who: admins,
  scope: 'people:read',
  tag: 'Reports',
  summary: 'The phone numbers of active accounts of a kind',
  params: z.strictObject({ type: z.enum(mobileOwners).describe('Whose numbers to list.'), verifiedOnly: switchInput }),
  answers: {
    200: z.strictObject({
      numbers: z.array(z.strictObject({ mobile: z.string() })),
      total: z.int().describe('How many numbers there are.'),
    }),
  },
});
