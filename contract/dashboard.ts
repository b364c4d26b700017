/** The figures of the back office's dashboard. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute } from './route';
import { packageStatus } from './orderShapes';
import { id, image, taka, wholeNumber } from './shapes';

const count = z.int().min(0);

export const getAdminDashboardData = defineRoute({
  name: 'getAdminDashboardData',
  method: 'GET',
  path: '/get-admin-dashboard-data',
  who: ['superadmin', 'subadmin', 'vendor', 'incharge'],
  scope: 'orders:read',
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

export const salesFiguresShape = z
  .strictObject({
    by_day: z.array(
      z.strictObject({ day: z.string(), orders: count.describe('How many orders were placed.'), revenue: taka }),
    ),
    top_products: z.array(
      z.strictObject({
        id: id.nullable(),
        name: z.string(),
        name_bn: z.string(),
        slug: z.string(),
        thumbnail: image,
        pieces: count,
        revenue: taka,
      }),
    ),
    open_packages: z.array(z.strictObject({ status: packageStatus, count })),
    truncated: z
      .boolean()
      .describe(
        'True: there were more products and cancellations than are looked at, so another product might belong among the best. The days are exact.',
      ),
  })
  .meta({ id: 'SalesFigures', description: 'Orders and revenue by day, what sold best, and what is on its way.' });
export type SalesFigures = z.output<typeof salesFiguresShape>;

export const getSalesFigures = defineRoute({
  name: 'getSalesFigures',
  method: 'GET',
  path: '/get-sales-figures',
  who: [...admins, 'vendor'],
  scope: 'orders:read',
  tag: 'Dashboard',
  summary:
    'Orders and revenue by day, top products and open packages: of everybody for admins, the own ones for vendors',
  query: z.strictObject({ days: wholeNumber(salesDays.least, salesDays.most).optional() }),
  answers: { 200: z.strictObject({ figures: salesFiguresShape }) },
});
