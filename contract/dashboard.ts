/** The figures of the back office's first page. */
import { z } from 'zod';
import { defineRoute } from './route';

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
