/** The figures of the back office's first page. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute } from './route';
import { packageStatus } from './orders';
import { id, image, taka, wholeNumber } from './shapes';

const count = z.int().min(0);

export const getAdminDashboardData = defineRoute({
  name: 'getAdminDashboardData',
  method: 'GET',
  path: '/get-admin-dashboard-data',
  who: ['superadmin', 'subadmin', 'vendor', 'incharge'],
  tag: 'Dashboard',
  summary: 'Figures of the dashboard: totals for admins, own ones for vendors; what does not concern the caller is 0',
  answers: {
    200: z.strictObject({
      data: z.strictObject({
        total_user: count,
        total_vendor: count,
        total_product: count,
        total_order: count,
        total_main_cat: count,
        total_brand: count,
        total_coupon: count,
        total_returns: count,
        total_new: count,
        total_shipped: count,
        total_completed: count,
        total_myproduct: count,
      }),
    }),
  },
});

export const salesDays = { least: 7, most: 90, usual: 14 } as const;

export const salesFiguresShape = z.strictObject({
  /** Each day in Dhaka, oldest first, days without an order included. Canceled packages count nowhere. */
  by_day: z.array(z.strictObject({ day: z.string(), orders: count, revenue: taka })),
  /** What sold best in these days, by revenue: at most ten. */
  top_products: z.array(
    z.strictObject({ id: id.nullable(), name: z.string(), name_bn: z.string(), slug: z.string(), thumbnail: image, pieces: count, revenue: taka }),
  ),
  /** Packages on their way, by stage; whenever they were ordered. */
  open_packages: z.array(z.strictObject({ status: packageStatus, count })),
  /** True: more products and cancellations than are looked at, so another one might belong among the best. The days are exact. */
  truncated: z.boolean(),
});
export type SalesFigures = z.output<typeof salesFiguresShape>;

export const getSalesFigures = defineRoute({
  name: 'getSalesFigures',
  method: 'GET',
  path: '/get-sales-figures',
  who: [...admins, 'vendor'],
  tag: 'Dashboard',
  summary: 'Orders and revenue by day, top products and open packages: of everybody for admins, the own ones for vendors',
  query: z.strictObject({ days: wholeNumber(salesDays.least, salesDays.most).optional() }),
  answers: { 200: z.strictObject({ figures: salesFiguresShape }) },
});
